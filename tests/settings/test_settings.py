from __future__ import annotations

import json
import os
import plistlib
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from resarcana_gui.settings import LoadedSettings, Settings, Trouble, load, save, system_language
from resarcana_gui.settings.field_readers import READERS
from resarcana_gui.shared_file import copy_of
from tests.system_limits import no_new_descriptors

CHANGED = Settings(
    language="es",
    speed="instant",
    second_thought="long",
    music=0,
    effects=100,
    text_scale=200,
    high_contrast=True,
    reduced_motion=True,
    pass_alone=True,
    remarks=False,
    chances=True,
    full_screen=True,
    forced_choices=False,
    keys={"undo": ("ctrl+z", "u"), "pass": ()},
    player_name="Íñigo",
    people=("Íñigo", "Zoë"),
    played=("toy", "fair"),
    window=(1920, 1080),
    window_at=(-1280, 40),
    last_setup={"setup": "draft"},
    at_tables={"2026-11-28 toy/0": "2"},
)

WRONG = [
    ("language", "de"),
    ("speed", 1),
    ("second_thought", "for ever"),
    ("music", 101),
    ("music", "60"),
    ("effects", True),
    ("effects", 1e400),
    ("text_scale", 105),
    ("text_scale", 110.0),
    ("high_contrast", 1),
    ("forced_choices", "true"),
    ("keys", ["z"]),
    ("keys", {"undo": "z"}),
    ("keys", {"undo": ["z"] * 11}),
    ("keys", {str(number): [] for number in range(201)}),
    ("player_name", "Ana\nBen"),
    ("people", ["Ana"] * 9),
    ("people", [1]),
    ("player_name", "A" * 61),
    ("window", [1280]),
    ("window_at", [1]),
    ("window_at", [0, 100_000]),
    ("window_at", "0,0"),
    ("window", []),
    ("window", [1280, 0]),
    ("window", "1280x720"),
    ("last_setup", {"seed": 3}),
    ("last_setup", None),
    ("at_tables", {"a/0": 2}),
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in system_language.VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "not there yet" / "settings.json"


def written(path: Path, content: bytes) -> LoadedSettings:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return load(path, ("en", "es"))


def test_without_a_file_everything_is_as_it_is_at_first(path: Path) -> None:
    assert load(path, ("en", "es")) == LoadedSettings(Settings())


def test_settings_come_back_as_they_were_saved(path: Path) -> None:
    save(CHANGED, path)
    assert load(path, ("en", "es")) == LoadedSettings(CHANGED)
    save(Settings(), path)
    assert load(path, ("en", "es")) == LoadedSettings(Settings())


def test_every_setting_can_be_read() -> None:
    assert set(READERS) == {field.name for field in fields(Settings)}


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_setting_is_as_at_first_and_the_others_count(path: Path, name: str, value: object) -> None:
    save(CHANGED, path)
    data = {**json.loads(path.read_text(encoding="utf-8")), name: value}
    copy_of(path).unlink()
    found = written(path, json.dumps(data).encode())
    assert found.settings == replace(CHANGED, **{name: getattr(Settings(), name)})
    assert found.trouble == Trouble("wrong_values", {"path": str(path), "names": name})


def test_all_wrong_settings_are_named_together(path: Path) -> None:
    found = written(path, b'{"speed": 3, "music": -1, "effects": 7}')
    assert found.settings == Settings(effects=7)
    assert found.trouble is not None and found.trouble.values["names"] == "music, speed"


def test_a_setting_of_another_version_is_passed_over(path: Path) -> None:
    assert written(path, b'{"music": 5, "smell": 7}') == LoadedSettings(Settings(music=5))


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"music": 5}' + b" " * (1 << 20)])
def test_a_file_that_holds_something_else_gives_the_first_settings(path: Path, content: bytes) -> None:
    assert written(path, content) == LoadedSettings(Settings(), Trouble("damaged", {"path": str(path)}))


def test_a_file_that_cannot_be_read_gives_the_first_settings_and_the_reason(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    found = load(loop, ("en", "es"))
    assert found.settings == Settings()
    assert found.trouble is not None and found.trouble.code == "unreadable" and found.trouble.values["reason"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_gives_the_first_settings_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        assert load(path, ("en", "es")) == LoadedSettings(Settings(), Trouble("damaged", {"path": str(path)}))


def test_saving_where_it_cannot_be_raises_and_leaves_the_old_file(path: Path) -> None:
    save(CHANGED, path)
    with no_new_descriptors(), pytest.raises(OSError, match="open files"):
        save(Settings(), path)
    assert load(path, ("en", "es")) == LoadedSettings(CHANGED)
    assert sorted(file.name for file in path.parent.iterdir()) == ["lock", "settings.json", "settings.json.bak"]


def test_of_two_windows_each_writes_only_what_was_changed_in_it(path: Path) -> None:
    save(CHANGED, path)
    begun = load(path, ("en", "es")).settings
    one = replace(begun, music=30, keys={**begun.keys, "undo": ("y",), "log": ("k",)}, hints_seen=("toy/a", "toy/b"))
    other = replace(begun, effects=7, keys={"undo": begun.keys["undo"]}, hints_seen=("toy/c",), people=("Ben", "Zoë"))
    save(one, path, begun)
    save(other, path, begun)
    save(replace(one, speed="fast", last_setup={"toy/seats": "3"}), path, one)
    assert load(path, ("en", "es")).settings == replace(
        begun, music=30, effects=7, speed="fast", keys={"undo": ("y",), "log": ("k",)},
        hints_seen=("toy/c", "toy/a", "toy/b"), people=("Ben", "Zoë"), last_setup={"toy/seats": "3"},
    )  # fmt: skip


def test_lists_that_windows_add_to_keep_what_others_added_up_to_their_length(path: Path) -> None:
    begun = replace(CHANGED, people=("Ana", "Ben"), hints_seen=("toy/a", "toy/b"))
    save(begun, path)
    save(replace(begun, people=("Cai", "Ana", "Ben")), path, begun)
    again = replace(begun, people=("Dee", "Ana"), hints_seen=())
    save(again, path, begun)
    assert load(path, ("en", "es")).settings.people == ("Dee", "Ana", "Cai")
    assert load(path, ("en", "es")).settings.hints_seen == ()
    save(replace(again, people=tuple("12345678")), path, again)
    assert load(path, ("en", "es")).settings.people == tuple("12345678")


def test_what_other_versions_have_written_stays(path: Path) -> None:
    written(path, b'{"music": 5, "smell": 7}')
    save(Settings(music=5, effects=7), path, Settings(music=5))
    assert json.loads(path.read_text()) == {"music": 5, "smell": 7, "effects": 7}


def test_damaged_settings_keep_what_can_be_read_and_are_told_once(path: Path) -> None:
    found = written(path, b'{"music": 5, "text_scale": 150, "keys": {"undo": ["u"')
    assert found.settings == Settings(music=5, text_scale=150, keys={"undo": ("u",)})
    assert found.trouble == Trouble("damaged", {"path": str(path)})
    assert load(path, ("en", "es")) == LoadedSettings(found.settings)
    assert next(path.parent.glob("*.damaged")).read_bytes().startswith(b'{"music": 5')


def test_settings_that_are_wrong_are_as_in_the_copy_of_the_last_good_ones(path: Path) -> None:
    save(CHANGED, path)
    found = written(path, b'{"music": -1, "effects": 7, "speed": "slow"}')
    assert found == LoadedSettings(replace(CHANGED, effects=7), Trouble("damaged", {"path": str(path)}))


def test_a_text_that_no_file_can_hold_does_not_keep_the_rest_from_being_saved(path: Path) -> None:
    save(Settings(music=5, player_name="\ud800"), path)
    assert load(path, ("en", "es")).settings == Settings(music=5, player_name="?")


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "es_AR.UTF-8", "es"),
        ("LC_ALL", "es", "es"),
        ("LANG", "C.UTF-8", "en"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANGUAGE", "ca:es:en", "es"),
    ],
)
def test_the_first_language_is_the_systems(
    path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert load(path, ("en", "es")).settings.language == language


def test_what_the_player_has_chosen_counts_more_than_the_systems_language(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    save(Settings(language="en"), path)
    assert load(path, ("en", "es")).settings.language == "en"


def test_on_a_mac_the_preferences_name_the_language(tmp_path: Path) -> None:
    preferences = tmp_path / "preferences.plist"
    assert list(system_language._mac_names(preferences)) == []
    preferences.write_bytes(b"something else")
    assert list(system_language._mac_names(preferences)) == []
    preferences.write_bytes(plistlib.dumps({"AppleLanguages": ["es-419", "en"]}))
    assert list(system_language._mac_names(preferences)) == ["es-419", "en"]
