"""Files that players give to the program are taken as finished games or refused with a sentence, and nothing is left
half copied."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.load import load
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.game_statistics import PlainStatistics
from resarcana_gui.records.match_record import MatchRecord, SeatStatistics
from tests.match.sealing import objects, sealed
from tests.match.stall import GAMES, ending, finished, stall
from tests.system_limits import files_of_at_most


def archive(folder: Path) -> Archive:
    return Archive(folder, lambda path: load(path, GAMES), lambda _: PlainStatistics())


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A finished game, with its closing line."""
    path = tmp_path_factory.mktemp("game") / "game.jsonl"
    with ending(1_700_000_000):
        finished(path)
    return path.read_bytes()


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """Where the file lies that is given."""
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick" / "game.jsonl"


def left(folder: Path) -> list[str]:
    """What is in the folder of saves besides the index and what is locked to write it."""
    found = {path.name for path in folder.iterdir()} if folder.exists() else set()
    return sorted(found - {"records.json", "lock"})


def brought(given: Path, content: bytes) -> MatchRecord:
    """The record of a file that is taken: it is there once, as the program writes it, today and after a restart."""
    given.write_bytes(content)
    os.utime(given, (1_600_000_000, 1_600_000_000))
    folder = given.parent.parent / "saves"
    found = archive(folder)
    record = found.bring_in(given)
    assert found.bring_in(given) == record, "it is there already"
    assert given.read_bytes() == content, "it is left as it was"
    assert left(folder) == [record.file] and found.unread_count() == 0
    saved = load(folder / record.file, GAMES)
    assert saved.closed and saved.torn == 0
    (folder / "records.json").unlink()
    again = archive(folder)
    again.catch_up()
    assert again.records("toy") == [record]
    return record


def refused(given: Path, content: bytes) -> str:
    """Why a file is refused; then nothing is left of it."""
    given.write_bytes(content)
    folder = given.parent.parent / "saves"
    with pytest.raises(SaveError) as caught:
        archive(folder).bring_in(given)
    assert left(folder) == []
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence.replace(str(given), "FILE")


def lines(content: bytes) -> list[bytes]:
    return content.splitlines(keepends=True)


TAKEN: dict[str, tuple[Callable[[bytes], bytes], int]] = {
    "as it is": (lambda game: game, 1_700_000_000),
    "without its closing line": (lambda game: b"".join(lines(game)[:-1]), 1_600_000_000),
    "without its last line end": (lambda game: game[:-1], 1_700_000_000),
    "cut within its closing line": (lambda game: game[:-9], 1_600_000_000),
    "with bytes after the end": (lambda game: game + b"\0\0\0", 1_700_000_000),
    "with many bytes after the end": (lambda game: game + b"\0" * 20_000, 1_700_000_000),
    "with half a line after the end": (lambda game: game + b'{"command":{', 1_700_000_000),
    "without its closing line, with bytes after the end": (
        lambda game: b"".join(lines(game)[:-1]) + b'{"outcome":garbage',
        1_600_000_000,
    ),
    "without its closing line and the line end before": (
        lambda game: b"".join(lines(game)[:-1]) + b'{"outcome":{"winners":[0]},"check":"00000000"}',
        1_600_000_000,
    ),
}


@pytest.mark.parametrize("way", TAKEN)
def test_a_finished_game_is_taken_however_its_file_ends(given: Path, game: bytes, way: str) -> None:
    spoilt, ended = TAKEN[way]
    assert brought(given, spoilt(game)).ended == ended


REFUSED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda game: b"", "FILE is empty."),
    "an empty line": (lambda game: b"\n", "FILE is not a saved game."),
    "something else": (lambda game: b"\x89PNG\r\n\x1a\n\0", "FILE is not a saved game."),
    "its first line": (lambda game: lines(game)[0], "FILE ends before the game begins."),
    "its first half": (lambda game: b"".join(lines(game)[:9]), "FILE is a game that is not over."),
    "cut in its last answer": (lambda game: b"".join(lines(game)[:-1])[:-4], "FILE is a game that is not over."),
    "a line twice": (
        lambda game: b"".join(lines(game)[:5] + lines(game)[4:]),
        "FILE, line 6: the line is damaged, or one before it is missing.",
    ),
    "its closing line twice": (lambda game: game + lines(game)[-1], "the line is damaged, or one before it is missing"),
    "two games": (lambda game: game + game, "the line is damaged, or one before it is missing"),
    "an empty line after the end": (lambda game: game + b"\n", "the line is damaged, or one before it is missing"),
    "line ends of another system": (lambda game: game.replace(b"\n", b"\r\n"), "FILE, line 1: the line is damaged."),
    "a mark in front": (lambda game: b"\xef\xbb\xbf" + game, "FILE is not a saved game."),
}


@pytest.mark.parametrize("way", REFUSED)
def test_what_is_no_finished_game_is_refused_with_a_sentence(given: Path, game: bytes, way: str) -> None:
    spoilt, why = REFUSED[way]
    assert why in refused(given, spoilt(game))


def test_a_game_cut_anywhere_is_taken_or_refused(given: Path, game: bytes) -> None:
    for end in range(0, len(game), 211):
        given.write_bytes(game[:end])
        folder = given.parent.parent / f"saves {end}"
        try:
            archive(folder).bring_in(given)
        except SaveError:
            assert left(folder) == []


NAMES = ["game", ".jsonl", "Spiel für zwei.jsonl", "ñ" * 120 + ".jsonl", "a b\tc\n.jsonl", "%41%zz.jsonl", "-rf.jsonl"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_taken_whatever_its_file_is_called(given: Path, game: bytes, name: str) -> None:
    record = brought(given.with_name(name), game)
    assert record.file.endswith(".jsonl") and len(record.file.encode()) < 250


def test_a_name_that_is_no_text_harms_nothing(given: Path, game: bytes) -> None:
    try:
        given.with_name(os.fsdecode(b"\xff\xfe.jsonl")).touch()
    except OSError:
        pytest.skip("this system has no such names")
    brought(given.with_name(os.fsdecode(b"\xff\xfe.jsonl")), game)


@pytest.mark.parametrize("seconds", [1e300, 1e18, 0.0])
def test_a_forged_time_is_no_reason_to_stumble(given: Path, game: bytes, seconds: float) -> None:
    forged: list[dict[str, Any]] = objects(game)
    for line in forged[2:-1]:
        line["seconds"] = seconds
    record = brought(given, sealed(json.dumps(line).encode() for line in forged))
    assert record.seconds < 1_000_000


class Stumbling(PlainStatistics):
    """A game that cannot count what happened."""

    def seat_statistics(self, history: object) -> list[SeatStatistics]:
        return self._fail()

    def _fail(self) -> NoReturn:
        raise KeyError("component")


def test_a_game_that_cannot_be_told_is_refused_and_in_the_folder_passed_over(given: Path, game: bytes) -> None:
    given.write_bytes(game)
    folder = given.parent.parent / "saves"
    stumbling = Archive(folder, lambda path: load(path, GAMES), lambda _: Stumbling())
    with pytest.raises(SaveError) as caught:
        stumbling.bring_in(given)
    assert caught.value.fault is SaveFault.DAMAGED and left(folder) == []
    (folder / "other.jsonl").write_bytes(game)
    assert stumbling.catch_up() == 0 and stumbling.records("toy") == []


def test_where_the_folder_cannot_be_made_nothing_is_taken(given: Path, game: bytes) -> None:
    given.write_bytes(game)
    (given.parent.parent / "saves").write_text("a file")
    with pytest.raises(SaveError) as caught:
        archive(given.parent.parent / "saves").bring_in(given)
    assert caught.value.fault is SaveFault.NOT_TAKEN


def test_a_folder_and_a_game_that_goes_on_are_refused(given: Path, tmp_path: Path) -> None:
    found = archive(tmp_path / "saves")
    with pytest.raises(SaveError, match="it is a folder"):
        found.bring_in(given.parent)
    stall(path=given)
    with pytest.raises(SaveError, match="not over"):
        found.bring_in(given)
    assert left(tmp_path / "saves") == []


def test_a_copy_that_cannot_be_finished_leaves_nothing_behind(given: Path, game: bytes, tmp_path: Path) -> None:
    record = brought(given, game)
    with files_of_at_most(100), pytest.raises(SaveError, match="cannot be exported"):
        archive(tmp_path / "saves").export(record, tmp_path / "out")
    assert left(tmp_path / "out") == []
