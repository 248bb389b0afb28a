from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from resarcana_gui.files import MIB
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import load
from tests.match.sealing import objects, resealed, sealed
from tests.match.stall import GAMES, finished, loaded
from tests.toy.game import Toy

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("saved") / "game.jsonl"
    finished(path)
    return path.read_bytes()


def refused(path: Path, content: bytes) -> str:
    """The error of a file, which stays as it is."""
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        loaded(path)
    assert path.read_bytes() == content
    message = str(caught.value)
    assert message.endswith(".") and "\n" not in message and len(message) < 500
    return message.replace(str(path), "FILE")


FOREIGN = {
    b"": "FILE is empty.",
    b"\n": "FILE is not a saved game.",
    b"hello\nworld\n": "FILE is not a saved game.",
    b"\x89PNG\r\n\x1a\n\0\0\0": "FILE is not a saved game.",
    b"{}": "FILE is not a saved game.",
    b"[1, 2]\n[3]\n": "FILE is not a saved game.",
    b'{"format": "something else"}\n{}\n': "FILE is not a saved game.",
    b"[" * 200_000 + b"\n{}\n": "FILE is not a saved game.",
    b'{"format": ' + b"9" * 5000 + b"}\n{}\n": "FILE is not a saved game.",
    b"\xff\xfe\n\n": "FILE is not a saved game.",
}


@pytest.mark.parametrize(("content", "message"), FOREIGN.items(), ids=range(len(FOREIGN)))
def test_a_foreign_file_is_not_a_saved_game(tmp_path: Path, content: bytes, message: str) -> None:
    assert refused(tmp_path / "file", content) == message


def test_a_missing_file_or_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="No such file"):
        loaded(tmp_path / "nothing")
    with pytest.raises(SaveError, match="cannot be read"):
        loaded(tmp_path)


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resarcana_gui.match.sealed_lines.LARGEST_FILE", MIB)
    assert refused(tmp_path / "file", b"x" * (MIB + 1)) == "FILE cannot be read: it is larger than 1 MiB."


@pytest.mark.parametrize("content", [b"\n" * 300_000, b"x" * MIB, b"[1]\n" * 100_000])
def test_what_is_no_save_is_refused_after_its_first_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    read: list[int] = []

    class Watched(BufferedReader):
        def readline(self, size: int | None = -1, /) -> bytes:
            line = super().readline(size)
            read.append(len(line))
            return line

    monkeypatch.setattr("resarcana_gui.match.sealed_lines.opened", lambda path: Watched(FileIO(path)))
    refused(tmp_path / "file", content)
    assert len(read) == 1


def test_a_huge_line_is_not_read(tmp_path: Path, saved: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resarcana_gui.match.parse.LONGEST_LINE", 1000)
    damaged = saved.replace(b'"mark"', b'"m' + b"a" * 1000 + b'rk"', 3)
    assert refused(tmp_path / "file", resealed(damaged)) == "FILE, line 2: the line is too long."


def test_a_save_that_ends_before_the_setup_has_no_game(tmp_path: Path, saved: bytes) -> None:
    header = saved.split(b"\n")[0]
    for content in (header, header + b"\n", header + b"\n" + b'{"setup"'):
        assert refused(tmp_path / "file", content) == "FILE ends before the game begins."


def header(**changes: object) -> Callable[[Lines], None]:
    return lambda lines: lines[0].update(changes)


def at(number: int, **changes: object) -> Callable[[Lines], None]:
    return lambda lines: lines[number - 1].update(changes)


def without(number: int, name: str) -> Callable[[Lines], None]:
    return lambda lines: lines[number - 1].pop(name)


def swapped(number: int, line: object) -> Callable[[Lines], None]:
    return lambda lines: lines.__setitem__(number - 1, line)  # type: ignore[call-overload]


def inserted(number: int, line: dict[str, Any]) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(number - 1, line)


SEATS = [{"name": "A", "agent": None}, {"name": "B", "agent": None}]
DAMAGE: list[tuple[Callable[[Lines], object], str]] = [
    (header(format_version=3), "FILE was saved by a newer version of this program."),
    (header(format_version="1"), "FILE, line 1: the field 'format_version' must be a number from 1 to 1000000."),
    (header(format_version=True), "FILE, line 1: the field 'format_version' must be a number from 1 to 1000000."),
    (header(game="chess"), "FILE is a saved game of 'chess', which is not installed."),
    (header(game=["toy"]), "FILE, line 1: the field 'game' must be a text of at most 60 characters."),
    (header(game_version=5), "FILE was saved by a newer version of this program."),
    (header(game_version=3), "FILE was saved by an older version of this program, which this one cannot read."),
    (header(options={"seats": 9}), "FILE, line 1: The market stall needs seats from 2 to 4, not 9."),
    (header(options={"seats": []}), "FILE, line 1: The market stall needs seats from 2 to 4, not []."),
    (header(options=[]), "FILE, line 1: the field 'options' must hold objects."),
    (header(seats=SEATS[:1]), "FILE, line 1: 1 players do not fit the table."),
    (header(seats={}), "FILE, line 1: the field 'seats' must be a list."),
    (header(seats=["A", "B"]), "FILE, line 1: the field 'seats' must hold objects."),
    (header(seats=[{}, {}]), "FILE, line 1, seats: the field 'name' is missing."),
    (
        header(seats=[{"name": "\x1b[31m", "agent": None}] * 2),
        "FILE, line 1, seats: the field 'name' must be a text of at most 60 characters.",
    ),
    (
        header(seats=[{"name": "A", "agent": 3}] * 2),
        "FILE, line 1, seats: the field 'agent' must be a text of at most 60 characters.",
    ),
    (header(seed=[1]), "FILE, line 1: the field 'seed' must be a number or a short text."),
    (header(seed=None), "FILE, line 1: the field 'seed' must be a number or a short text."),
    (header(seed="x" * 201), "FILE, line 1: the field 'seed' must be a number or a short text."),
    (header(floor=-1), "FILE, line 1: the field 'floor' must be a number from 0 to 1000000."),
    (header(extra=1), "FILE, line 1: unknown field 'extra'."),
    (without(1, "seed"), "FILE, line 1: the field 'seed' is missing."),
    (at(2, setup={}), "FILE, line 2: the field 'setup' must be a list."),
    (at(2, setup=["x"]), "FILE, line 2: event: expected an object, found 'x'."),
    (at(2, mark=1 << 60), "FILE, line 2: the field 'mark' must be a number from 0 to 1099511627776000."),
    (at(2, mark=(1 << 40) - 1), "FILE, line 2: the field 'mark' is larger than any game makes it."),
    (header(seed="\ud800"), "FILE, line 1: the field 'seed' must be a number or a short text."),
    (header(seed=10**200), "FILE, line 1: the field 'seed' must be a number or a short text."),
    (swapped(3, "text"), "FILE, line 3: this is not JSON."),
    (swapped(3, {"mark": 1}), "FILE, line 3: the field 'command' is missing."),
    (at(3, command={"kind": "draw"}), "FILE, line 3: command draw: field 'seat' is missing."),
    (at(3, command={"kind": "draw", "seat": 2}), "FILE, line 3: there is no seat 2."),
    (
        at(3, command={"kind": "draw", "seat": "0"}),
        "FILE, line 3: command draw, field 'seat': expected a number, found '0'.",
    ),
    (at(3, opens=1), "FILE, line 3: the field 'opens' must be true or false."),
    (at(3, seconds="1"), "FILE, line 3: the field 'seconds' must be a number of seconds."),
    (at(3, seconds=-1), "FILE, line 3: the field 'seconds' must be a number of seconds."),
    (at(3, extra="1"), "FILE, line 3: unknown field 'extra'."),
    (at(4, events=[{"event": "Stolen"}]), "FILE, line 4: unknown event 'Stolen'."),
    (at(4, events=[{"event": ["Drawn"]}]), "FILE, line 4: unknown event ['Drawn']."),
    (
        at(4, events=[{"event": "Shown", "seat": 7, "card": "card 1"}]),
        "FILE, line 4: what happened here does not fit the game (IndexError).",
    ),
    (
        at(2, setup=[{"event": "Answered", "seat": 0}]),
        "FILE, line 2: what happened here does not fit the game (ValueError).",
    ),
    (inserted(5, {"undo": 2}), "FILE, line 5: the field 'undo' must be a number from 0 to 1."),
    (inserted(5, {"undo": "1"}), "FILE, line 5: the field 'undo' must be a number from 0 to 1."),
    (inserted(5, {"undo": 1, "redo": 1}), "FILE, line 5: unknown field 'redo'."),
    (inserted(5, {"outcome": 1}), "FILE, line 6: something follows the end of the game."),
    (at(39, ended="today"), "FILE, line 39: the field 'ended' must be a number of seconds."),
    (at(39, ended=1e12), "FILE, line 39: the field 'ended' is later than any calendar."),
    (header(floor=1000), "FILE, line 38: the file ends before the game it branched from."),
]


@pytest.mark.parametrize(("damage", "message"), DAMAGE, ids=range(len(DAMAGE)))
def test_a_damaged_save_is_refused_with_one_sentence(
    tmp_path: Path, saved: bytes, damage: Callable[[Lines], object], message: str
) -> None:
    lines = objects(saved)
    damage(lines)
    content = sealed(json.dumps(line).encode() for line in lines)
    assert refused(tmp_path / "file", content) == message


def test_a_game_that_is_said_to_be_over_must_be(tmp_path: Path, saved: bytes) -> None:
    lines = saved.splitlines(keepends=True)
    message = refused(tmp_path / "file", resealed(b"".join([*lines[:10], lines[-1]])))
    assert message == "FILE, line 11: the game is said to be over, but it is not."


def test_a_line_that_is_missing_anywhere_but_at_the_end_is_missed(tmp_path: Path, saved: bytes) -> None:
    lines = saved.splitlines(keepends=True)
    for gone in range(1, len(lines) - 1):
        message = refused(tmp_path / "file", b"".join(lines[:gone] + lines[gone + 1 :]))
        assert message == f"FILE, line {gone + 1}: the line is damaged, or one before it is missing."


def test_lines_in_another_order_or_twice_are_noticed(tmp_path: Path, saved: bytes) -> None:
    lines = saved.splitlines(keepends=True)
    swapped_lines = [*lines[:4], lines[5], lines[4], *lines[6:]]
    assert refused(tmp_path / "file", b"".join(swapped_lines)).startswith("FILE, line 5: the line is damaged")
    doubled_line = [*lines[:5], *lines[4:]]
    assert refused(tmp_path / "file", b"".join(doubled_line)).startswith("FILE, line 6: the line is damaged")


def test_a_line_that_was_changed_is_noticed_however_well_it_fits(tmp_path: Path, saved: bytes) -> None:
    for number, (old, new) in {1: (b"Machine 1", b"Machine 2"), 17: (b'"seconds":1.5', b'"seconds":1.6')}.items():
        lines = saved.split(b"\n")
        lines[number - 1] = lines[number - 1].replace(old, new)
        path = tmp_path / "file"
        assert refused(path, b"\n".join(lines)).startswith(f"FILE, line {number}: the line is damaged")
        path.write_bytes(resealed(b"\n".join(lines)))
        assert loaded(path).closed


def test_every_changed_byte_is_noticed(tmp_path: Path, saved: bytes) -> None:
    header_end = saved.index(b"\n")
    for at in range(header_end + 1, len(saved) - 1, 31):
        content = saved[:at] + bytes([saved[at] ^ 1]) + saved[at + 1 :]
        assert refused(tmp_path / "file", content).endswith("the line is damaged, or one before it is missing.")


def test_a_newer_version_is_named_whatever_seal_it_has(tmp_path: Path, saved: bytes) -> None:
    newer = saved.replace(b'"format_version":2', b'"format_version":3')
    assert refused(tmp_path / "file", newer) == "FILE was saved by a newer version of this program."
    lines = objects(newer)
    plain = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    assert refused(tmp_path / "file", plain) == "FILE was saved by a newer version of this program."


def test_a_save_of_the_first_version_is_still_read(tmp_path: Path, saved: bytes) -> None:
    lines = objects(saved)
    lines[0]["format_version"] = 1
    for line in lines:
        line.pop("progress", None)
    path = tmp_path / "file"
    path.write_bytes(sealed(json.dumps(line).encode() for line in lines))
    old = loaded(path)
    path.write_bytes(saved)
    assert old.history == loaded(path).history and old.closed


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        (b"[" * 200_000, "this is nested too deeply"),
        (b'{"a": ' * 100_000, "this is nested too deeply"),
        (b'{"mark": NaN}', "this is not JSON"),
        (b"\xff", "this is not text"),
        (b"", "this is not JSON"),
        (b"9" * 5000, "this is not JSON"),
    ],
)
def test_a_line_that_is_no_json_is_named(tmp_path: Path, saved: bytes, raw: bytes, what: str) -> None:
    lines = saved.split(b"\n")
    lines[4] = raw
    assert refused(tmp_path / "file", resealed(b"\n".join(lines))) == f"FILE, line 5: {what}."


def test_a_long_detail_is_cut_short(tmp_path: Path, saved: bytes) -> None:
    lines = saved.split(b"\n")
    lines[4] = json.dumps({"x" * 9999: 1}).encode()
    assert refused(tmp_path / "file", resealed(b"\n".join(lines))).endswith("is missing.")
    lines[4] = lines[5].replace(b'"mark"', b'"' + b"y" * 9999 + b'":1,"mark"')
    assert "yyy..." in refused(tmp_path / "file", resealed(b"\n".join(lines)))


def test_text_that_cannot_be_shown_does_not_break_the_message(tmp_path: Path, saved: bytes) -> None:
    lines = saved.split(b"\n")
    lines[3] = lines[3].replace(b'"mark"', b'"\\ud800":1,"mark"')
    assert "line 4: unknown field" in refused(tmp_path / "file", resealed(b"\n".join(lines)))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_file_with_random_damage_loads_or_is_refused_but_never_worse(
    tmp_path: Path, saved: bytes, data: st.DataObject
) -> None:
    content = bytearray(saved)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 40))
        content[start : start + length] = data.draw(
            st.binary(max_size=6) | st.sampled_from([b"9", b"-1", b"[", b"null"])
        )
    path = tmp_path / "file"
    written = resealed(bytes(content)) if data.draw(st.booleans()) else bytes(content)
    path.write_bytes(written)
    with suppress(SaveError):
        load(path, GAMES)
    assert path.read_bytes() == written


@pytest.mark.parametrize("broken", ["complete", "blank"])
def test_options_that_the_game_stumbles_over_are_damage(
    tmp_path: Path, saved: bytes, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def stumble(*_: object) -> None:
        raise TypeError

    monkeypatch.setattr(Toy, broken, stumble)
    assert refused(tmp_path / "file", saved) == "FILE, line 1: the options do not fit the game (TypeError)."
