"""What several windows write into one file is there in the end, and what is damaged costs only itself."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.salvage import JsonObject, salvaged
from resarcana_gui.shared_file import SharedFile, copy_of, merged
from tests.system_limits import no_new_descriptors

MANY: JsonObject = {"solved": {f"puzzle {at}": at % 3 + 1 for at in range(90)}, "days": ["2026-11-22", "2026-11-23"]}


def numbers(data: JsonObject) -> JsonObject:
    """Numbers by name can be used, and everything of other kinds is left in."""
    return {name: value for name, value in data.items() if name != "wrong"}


def shared(path: Path | None) -> SharedFile:
    return SharedFile(path, numbers)


def put(file: SharedFile, name: str, value: object) -> None:
    file.update(lambda data: data.update({name: value}))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "file.json"


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def test_what_two_windows_have_changed_is_all_there(path: Path) -> None:
    one, other = shared(path), shared(path)
    put(one, "a", 1)
    put(one, "b", 2)
    put(other, "z", 9)
    assert other.data == shared(path).data == {"a": 1, "b": 2, "z": 9}
    put(one, "a", 3)
    assert one.data == {"a": 3, "b": 2, "z": 9}
    assert names(path) == ["file.json", "file.json.bak", "lock"]


def test_without_a_path_it_lasts_while_the_program_runs() -> None:
    file = shared(None)
    put(file, "a", 1)
    put(file, "b", 2)
    assert file.data == {"a": 1, "b": 2}


def test_what_could_not_be_written_is_written_with_the_next(path: Path) -> None:
    file = shared(path)
    put(file, "a", 1)
    for name in ("b", "c"):
        with no_new_descriptors(), pytest.raises(OSError, match="open files"):
            put(file, name, 2)
    assert file.data == {"a": 1, "b": 2, "c": 2} and shared(path).data == {"a": 1}
    put(shared(path), "z", 9)
    put(file, "d", 3)
    assert shared(path).data == file.data == {"a": 1, "b": 2, "c": 2, "d": 3, "z": 9}
    assert file.damage is None


def test_a_file_that_is_damaged_is_put_aside_and_what_can_be_read_is_kept_without_a_copy(path: Path) -> None:
    path.parent.mkdir()
    for again, damaged in enumerate((b'{"a": 1, "b": 2', b'{"c": 3, "d": [1', b'{"e": 5}}')):
        path.write_bytes(damaged)
        copy_of(path).unlink(missing_ok=True)
        file = shared(path)
        assert file.data == ({"a": 1}, {"c": 3}, {"e": 5})[again]
        assert file.damage is not None and file.damage.aside is not None
        assert file.damage.aside.read_bytes() == damaged
        assert json.loads(path.read_bytes()) == file.data
        assert shared(path).damage is None, "it is told once"
    assert [name for name in names(path) if "damaged" in name] == [
        "file.json-1.damaged",
        "file.json-2.damaged",
        "file.json.damaged",
    ]


def test_what_a_damaged_file_has_lost_is_in_the_copy(path: Path) -> None:
    file = shared(path)
    put(file, "a", 1)
    put(file, "b", {"c": [1, 2]})
    for damaged in (b"", b"\0" * 100, b'{"a": 1}}', b'{"a": 1, "b": {"c": [1', b'{"wrong": 7, "a": 1}', b"[]"):
        path.write_bytes(damaged)
        found = shared(path)
        assert found.data == {"a": 1, "b": {"c": [1, 2]}} and found.damage is not None
    path.unlink()
    assert shared(path).data == {"a": 1, "b": {"c": [1, 2]}}
    copy_of(path).write_bytes(b'{"a": 1, "b"')
    assert shared(path).data == {"a": 1}


def test_a_sound_copy_counts_more_than_what_is_left_of_a_file_and_less_than_what_was_written_by_hand(
    path: Path,
) -> None:
    put(shared(path), "a", 1)
    path.write_bytes(b'{"a": 2, "b": 3, "c')
    assert shared(path).data == {"a": 1, "b": 3}
    path.write_bytes(b'{"a": 2, "wrong": 3}')
    assert shared(path).data == {"a": 2, "b": 3}


def test_lists_to_which_entries_are_added_have_those_of_a_damaged_file_and_of_its_copy(path: Path) -> None:
    def read() -> JsonObject:
        return SharedFile(path, numbers, collecting=["days"]).data

    put(shared(path), "days", ["1", "2"])
    put(shared(path), "keys", ["a"])
    path.write_bytes(b'{"days": ["2", "3", "4"], "keys": ["b"], "c')
    assert read() == {"days": ["1", "2", "3", "4"], "keys": ["a"]}
    path.write_bytes(b'{"days": ["5"], "keys": ["b"], "wrong": 1}')
    assert read() == {"days": ["5", "1", "2", "3", "4"], "keys": ["b"]}


def test_what_is_damaged_while_a_window_is_open_loses_nothing_when_it_writes(path: Path) -> None:
    file = shared(path)
    put(file, "a", 1)
    path.write_bytes(b"\0\0\0")
    put(file, "b", 2)
    assert shared(path).data == file.data == {"a": 1, "b": 2}
    assert file.damage is not None and file.damage.aside is not None


def test_an_older_file_gets_a_copy_when_it_is_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"a": 1}')
    shared(path)
    path.write_bytes(b"")
    assert shared(path).data == {"a": 1}


def test_a_copy_that_is_as_damaged_as_the_file_gives_what_both_have(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"a": 1, "b": 2, "c"')
    copy_of(path).write_bytes(b'"b": 2, "c": 3}')
    assert shared(path).data == {"a": 1, "b": 2, "c": 3}


def test_what_cannot_be_read_now_is_neither_put_aside_nor_written_over(path: Path) -> None:
    put(shared(path), "a", 1)
    with no_new_descriptors():
        file = shared(path)
    assert file.damage is not None and file.damage.reason and file.damage.aside is None
    put(file, "b", 2)
    assert shared(path).data == {"a": 1, "b": 2}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_stays_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    file = shared(path)
    assert file.data == {} and file.damage is not None
    with pytest.raises(OSError, match="pipe"):
        put(file, "a", 1)
    assert path.is_fifo() and file.data == {"a": 1}


def test_a_file_that_is_far_too_large_is_put_aside_when_something_is_to_be_written(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"{}" + b" " * 100)
    file = SharedFile(path, numbers, most=100)
    assert file.data == {} and file.damage is not None and path.stat().st_size == 102
    put(file, "a", 1)
    assert SharedFile(path, numbers, most=100).data == {"a": 1}
    assert file.damage.aside is not None and file.damage.aside.stat().st_size == 102


def test_of_ninety_puzzles_none_is_lost_when_the_last_bracket_is_gone() -> None:
    content = json.dumps({"game": MANY}).encode()
    for lost in (1, 2):
        assert salvaged(content[:-lost]) == {"game": MANY}
    assert salvaged(content[: content.index(b"puzzle 50")])["game"]["solved"] == {
        f"puzzle {at}": at % 3 + 1 for at in range(50)
    }


@pytest.mark.parametrize(
    ("damaged", "left"),
    [
        (b"", {}),
        (b'"a": 1', {}),
        (b'"a": 1}', {"a": 1}),
        (b'{"a": 12', {}),
        (b'{"a": "12"', {"a": "12"}),
        (b'{"a": "12', {}),
        (b'{"a": x, "b": 2}', {"b": 2}),
        (b'{"a": 1 "b": 2, "c": 3}', {"b": 2, "c": 3}),
        (b'{"a": ["x", "y"?, "b": 2, "c": 3}', {"a": ["x"], "b": 2, "c": 3}),
        (b'{"a": [{"b": 1}, x], "c": 3}', {"c": 3}),
        (b'{"a": [' + b"[" * 100_000, {}),
        (b'{"a": {"b": x}, "c": 3}', {"a": {}, "c": 3}),
        (b'{?a": "x", "b": 2}', {"b": 2}),
        (b'{"a?: "x", "b": 2}', {"b": 2}),
        (b'{"a": "x?, "b": "y", "c": 3}', {"b": "y", "c": 3}),
        (b'{"a": ["x", "y", "z', {"a": ["x", "y"]}),
        (b'{"a": ["x", 3, "z', {}),
        (b'{"a": [{"b": 1}, {"c": 2', {}),
        (b'{"a\xff": 1, "b": "\xff", "c": ["x", "\xff"], "d": 4}', {"d": 4}),
        (b"\xef\xbb\xbf{}", {}),
        (b'{"a": 1, "b": "\\u00', {"a": 1}),
        (b'{"a": null, "b": true}', {"a": None, "b": True}),
        (b'{"a": nul, "b": null', {}),
        (b'{"a":' * 1000, {}),
    ],
)
def test_of_a_damaged_object_every_whole_entry_is_read_and_no_other(damaged: bytes, left: JsonObject) -> None:
    found = salvaged(damaged)
    while found != left and list(found) == ["a"] and isinstance(found["a"], dict):
        found = found["a"]  # what is nested without end has nothing in it
    assert found == left


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
OBJECTS = st.dictionaries(st.text(max_size=5), VALUES, max_size=4)


@given(OBJECTS, st.data())
def test_a_truncated_object_gives_only_what_was_in_it(data: JsonObject, draw: st.DataObject) -> None:
    content = json.dumps(data).encode()
    cut = draw.draw(st.integers(0, len(content)))
    assert merged(data, salvaged(content[:cut])) == data


@given(OBJECTS)
def test_a_whole_object_is_read_whole(data: JsonObject) -> None:
    plain = json.dumps(data, indent=2, ensure_ascii=False)
    if "\ufffd" not in plain:
        for written in (json.dumps(data), plain):
            assert salvaged(written.encode("utf-8", "replace")) == json.loads(written.encode("utf-8", "replace"))


@given(st.binary(max_size=200))
def test_reading_anything_ends(content: bytes) -> None:
    salvaged(content)
    salvaged(b'{"a": ["' + content)
