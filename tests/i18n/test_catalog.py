"""Texts come in the player's language, with English behind it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from resarcana_gui.i18n import Catalog, I18nError
from resarcana_gui.i18n.catalog import placeholders

ENGLISH = """
actions:
  pass: "{player} passes"
  draw: {one: "{player} draws a card", other: "{player} draws {number} cards"}
braces: "{{not a name}}"
only: here
"""
SPANISH = """
actions:
  pass: "{player} pasa"
  draw: {one: "{player} roba una carta", other: "{player} roba {number} cartas"}
braces: "{{no}}"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.yaml").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "es.yaml").write_text(SPANISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def forgiving(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the program, where no missing text ends anything (tests/conftest.py)."""
    monkeypatch.setattr(logging.getLogger("resarcana_gui.i18n.catalog"), "handlers", [])


def test_a_text_has_its_placeholders_filled_in(folder: Path) -> None:
    assert Catalog.load(folder, language="es").text("actions.pass", player="Ana") == "Ana pasa"
    assert Catalog.load(folder, language="en").text("braces") == "{not a name}"


@pytest.mark.parametrize(
    ("number", "text"), [(0, "Ana roba 0 cartas"), (1, "Ana roba una carta"), (2, "Ana roba 2 cartas")]
)
def test_the_plural_form_goes_with_the_number(folder: Path, number: int, text: str) -> None:
    assert Catalog.load(folder, language="es").plural("actions.draw", number, player="Ana") == text


def test_a_missing_text_is_taken_from_english_with_one_warning(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    spanish = Catalog.load(folder, language="es")
    with caplog.at_level(logging.WARNING):
        assert [spanish.text("only"), spanish.text("only")] == ["here", "here"]
    assert [record.getMessage() for record in caplog.records] == ["no text for 'only' in 'es', taken from 'en'"]


def test_a_catalog_knows_what_it_has(folder: Path) -> None:
    spanish = Catalog.load(folder, language="es")
    assert spanish.has("only") and spanish.has("braces") and not spanish.has("actions")
    assert spanish.keys() == {"actions.pass", "actions.draw.one", "actions.draw.other", "braces"}


def test_a_damaged_language_speaks_english_and_one_warning_names_the_file(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "es.yaml").write_text("actions: [")
    spanish = Catalog.load(folder, language="es")
    assert spanish.text("only") == "here"
    assert sum(str(folder / "es.yaml") in record.getMessage() for record in caplog.records) == 1
    (folder / "en.yaml").write_text("actions: [")
    with pytest.raises(I18nError):
        Catalog.load(folder, language="es")


def test_a_text_with_a_damaged_placeholder_is_taken_from_english(folder: Path) -> None:
    (folder / "es.yaml").write_text('actions: {pass: "{jugador} pasa"}')
    spanish = Catalog.load(folder, language="es")
    assert spanish.text("actions.pass", player="Ana") == Catalog.load(folder, language="en").text(
        "actions.pass", player="Ana"
    )


def test_to_a_strict_catalog_an_unknown_text_and_a_missing_value_are_errors(folder: Path) -> None:
    spanish = Catalog.load(folder, language="es").strictly()
    assert spanish.language == "es" and spanish.text("only") == "here"
    with pytest.raises(I18nError, match=r"There is no text for 'nothing' in 'es'\."):
        spanish.text("nothing")
    with pytest.raises(I18nError, match=r"The text 'actions\.pass' needs a value for 'player'\."):
        spanish.text("actions.pass")


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("event.turn", {"items": "", "number": 0, "card": "Egg"}, "turn: Egg"),
        ("event.put_here.other", {"who": "Ana", "what": 3}, "put here: Ana, 3"),
        ("nothing", {}, "nothing"),
        ("other", {}, "other"),
        ("", {}, ""),
    ],
)
@pytest.mark.usefixtures("forgiving")
def test_an_unknown_text_is_said_plainly_with_one_line_in_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture, key: str, values: dict[str, object], said: str
) -> None:
    spanish = Catalog.load(folder, language="es")
    assert [spanish.text(key, **values) for _ in range(3)] == [said] * 3
    assert [record.getMessage() for record in caplog.records] == [f"There is no text for {key!r} in 'es'."]


@pytest.mark.usefixtures("forgiving")
def test_a_value_that_is_missing_is_left_open_with_one_line_in_the_log(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spanish = Catalog.load(folder, language="es")
    assert [spanish.text("actions.draw.other", number=2) for _ in range(3)] == ["… draws 2 cards"] * 3
    assert sum(record.levelname == "ERROR" for record in caplog.records) == 1


def test_a_value_is_never_looked_into_and_never_filled_again() -> None:
    assert Catalog("en", {"a": "{name}"}).text("a", name="{secret}", secret="no") == "{secret}"


@pytest.mark.parametrize("text", ["{a.b}", "{a[0]}", "{a!r}", "{a:>9}", "{", "}", "{}", "{A}"])
def test_a_text_with_anything_but_plain_placeholders_is_refused(folder: Path, text: str) -> None:
    (folder / "en.yaml").write_text(f"a: {{b: '{text}'}}", encoding="utf-8")
    with pytest.raises(I18nError, match=r"en\.yaml: a\.b: expected placeholders like '\{name\}'"):
        Catalog.load(folder, language="en")


def test_catalogs_of_a_language_can_be_merged(folder: Path) -> None:
    merged = Catalog.load(folder, language="es").merged(Catalog("es", {"more": "más"}, {"only": "there"}))
    assert [merged.text("more"), merged.text("only")] == ["más", "there"]
    with pytest.raises(I18nError, match="cannot be merged"):
        merged.merged(Catalog("en", {}))


def test_a_later_folder_comes_before_an_earlier_one(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    later = tmp_path_factory.mktemp("later")
    (later / "en.yaml").write_text("only: there", encoding="utf-8")
    (later / "es.yaml").write_text("", encoding="utf-8")
    assert Catalog.load(folder, later, language="es").text("only") == "there"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"\xff", "it is not in UTF-8"),
        (b"a: c\nd: &d {e: *d}", "line 2: the alias 'd' is undefined or refers to itself"),
        (b"a: " + b"[" * 60_000, "line 1: lists and mappings are nested more than 50 deep"),
        (b"a: [", "line 2: did not find"),
        (b"a: 2001-99-99", "this is not YAML"),
        (b"[a]", "the file: expected keys with texts, found"),
        (b"a: " + b"{" + b"k" * 900 + b": 3}", r"a\.kkk.*kkk\.\.\.: expected"),
        (b"a: {b: 3}", r"a\.b: expected keys with texts, found 3"),
        (None, "the file cannot be read"),
    ],
)
def test_a_file_that_is_no_catalog_is_refused(folder: Path, data: bytes | None, problem: str) -> None:
    path = folder / "en.yaml"
    path.unlink()
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(I18nError, match=problem):
        Catalog.load(folder, language="en")


def test_the_placeholders_of_a_text_can_be_told() -> None:
    assert placeholders("{a} {{b}} {c_1}") == {"a", "c_1"}
