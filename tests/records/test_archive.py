from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import SavedMatch, load
from resarcana_gui.records.archive import DELETED, Archive
from resarcana_gui.records.archive_index import FORM, INDEX
from resarcana_gui.records.bin import Bin
from resarcana_gui.records.game_statistics import PlainStatistics
from resarcana_gui.records.match_record import MatchRecord
from tests.match.sealing import objects, sealed
from tests.match.stall import GAMES, ending, finished, stall


class Reading:
    """Reads saves, and counts them."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, path: Path) -> SavedMatch:
        self.read.append(path.name)
        return load(path, GAMES)


def archive(folder: Path, reading: Callable[[Path], SavedMatch] | None = None) -> Archive:
    return Archive(folder, reading or Reading(), lambda _: PlainStatistics())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    saves = tmp_path / "saves"
    for number in range(3):
        with ending(1_000_000.0 + number):
            finished(saves / f"toy-{number}.jsonl", seed=number)
    stall(path=saves / "going-on.jsonl")
    return saves


def all_of(found: Archive) -> list[MatchRecord]:
    found.catch_up()
    return found.records("toy")


def names(found: Archive) -> list[str]:
    return [record.file for record in all_of(found)]


def test_finished_games_are_listed_the_latest_first_and_those_that_go_on_are_not(folder: Path) -> None:
    assert names(archive(folder)) == ["toy-2.jsonl", "toy-1.jsonl", "toy-0.jsonl"]
    assert archive(folder).records("chess") == []


def test_a_record_says_who_played_who_won_and_how_long_it_took(folder: Path) -> None:
    record = all_of(archive(folder))[0]
    match = load(folder / record.file, GAMES)
    outcome = match.history.game.outcome(match.history.state())
    assert outcome is not None
    assert [player.name for player in record.players] == ["Machine 0", "Machine 1"]
    assert [player.kind for player in record.players] == ["random", "random"]
    assert [player.points for player in record.players] == list(outcome.points)
    assert tuple(seat for seat, player in enumerate(record.players) if player.won) == outcome.winners
    measured = [player.measures["coins"] for player in record.players]
    assert [player.place for player in record.players] == list(outcome.places)
    assert measured == list(outcome.measures["coins"]) and record.progress == {"rounds": 9}
    assert record.stages == 9 and record.seconds > 0 and record.ended == 1_000_002 and record.people == []


def test_files_are_read_a_few_at_a_time_and_none_of_them_twice(folder: Path) -> None:
    reading = Reading()
    found = archive(folder, reading)
    assert found.unread_count() == 4 and found.catch_up(1) == 3
    all_of(found)
    assert sorted(reading.read) == ["toy-0.jsonl", "toy-1.jsonl", "toy-2.jsonl"]
    again = Reading()
    assert names(archive(folder, again)) == ["toy-2.jsonl", "toy-1.jsonl", "toy-0.jsonl"] and again.read == []


def test_one_that_changes_is_read_again_and_one_that_goes_is_forgotten(folder: Path) -> None:
    all_of(archive(folder))
    (folder / "toy-0.jsonl").unlink()
    os.utime(folder / "toy-1.jsonl", (2_000_000, 2_000_000))
    reading = Reading()
    assert names(archive(folder, reading)) == ["toy-2.jsonl", "toy-1.jsonl"] and reading.read == ["toy-1.jsonl"]


def test_the_date_of_a_game_is_its_own_and_only_of_an_old_save_that_of_the_file(folder: Path) -> None:
    old = folder / "toy-0.jsonl"
    lines = objects(old.read_bytes())
    assert lines[-1].pop("ended") == 1_000_000
    old.write_bytes(sealed(json.dumps(line, separators=(",", ":")).encode() for line in lines))
    for number in range(3):
        os.utime(folder / f"toy-{number}.jsonl", (3_000_000, 3_000_000))
    assert [record.ended for record in all_of(archive(folder))] == [3_000_000, 1_000_002, 1_000_001]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"no json",
        b"[]",
        b'{"form": 99}',
        b'{"form": %d, "files": {"toy-0.jsonl": {"stamp": [1], "record": null}}}' % FORM,
        b'{"form": %d, "files": {"toy-0.jsonl": {"stamp": [1, 2], "record": {"file": 3}}}}' % FORM,
        b'{"form": %d, "files": {"toy-0.jsonl": 7}}' % FORM,
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_whatever_is_wrong_with_the_index_the_records_are_made_again_from_the_saves(
    folder: Path, damage: bytes
) -> None:
    before = all_of(archive(folder))
    (folder / INDEX).write_bytes(damage)
    assert all_of(archive(folder)) == before


def test_what_is_in_the_index_is_what_was_read(folder: Path) -> None:
    found = archive(folder)
    before = all_of(found)
    assert json.loads((folder / INDEX).read_text())["form"] == FORM
    assert all_of(archive(folder)) == before


@pytest.mark.parametrize("named", ["../outside.jsonl", "toy-1.jsonl"])
def test_a_record_in_the_index_that_names_another_file_is_made_again(folder: Path, named: str) -> None:
    before = all_of(archive(folder))
    index = (folder / INDEX).read_text()
    (folder / INDEX).write_text(index.replace('"file": "toy-0.jsonl"', f'"file": "{named}"'))
    assert (folder / INDEX).read_text() != index
    assert all_of(archive(folder)) == before


def test_a_damaged_save_is_passed_over_and_harms_no_other(folder: Path) -> None:
    content = (folder / "toy-1.jsonl").read_bytes()
    (folder / "toy-1.jsonl").write_bytes(content.replace(b"Machine", b"Nachine", 1))
    assert names(archive(folder)) == ["toy-2.jsonl", "toy-0.jsonl"]


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert names(archive(tmp_path / "nowhere")) == []


def test_what_is_deleted_comes_back_until_the_program_is_started_again(folder: Path) -> None:
    found = archive(folder)
    record = all_of(found)[1]
    found.delete(record)
    assert names(found) == ["toy-2.jsonl", "toy-0.jsonl"] and not (folder / record.file).exists()
    found.restore(record)
    assert all_of(found)[1] == record
    found.delete(record)
    found._bin = Bin(folder / DELETED)  # type: ignore[misc] # as if the window were closed
    archive(folder).clean_up()
    assert not (folder / DELETED).exists()
    with pytest.raises(SaveError, match="cannot be brought back"):
        found.restore(record)


def test_a_second_window_leaves_what_the_first_has_deleted(folder: Path) -> None:
    first, second = archive(folder), archive(folder)
    one, other = all_of(first)[0], all_of(second)[1]
    first.delete(one)
    second.clean_up()
    second.delete(other)
    first.clean_up()
    first.restore(one)
    second.restore(other)
    assert names(first) == names(second) == ["toy-2.jsonl", "toy-1.jsonl", "toy-0.jsonl"]


def test_what_a_killed_window_has_left_is_removed(folder: Path, tmp_path: Path) -> None:
    (folder / DELETED / "0123456789abcdef").mkdir(parents=True)
    for name in ("0123456789abcdef/toy-7.jsonl", "0123456789abcdef.lock", "fedcba.lock", "toy-8.jsonl"):
        (folder / DELETED / name).write_text("deleted")
    for name in ("writing-0123456789abcdef.new", "toy-2.jsonl.new", "young.jsonl.new"):
        (folder / name).write_text("half")
        if name != "young.jsonl.new":
            os.utime(folder / name, (1_000, 1_000))
    (folder / "mine.new").write_text("precious")
    os.utime(folder / "mine.new", (1_000, 1_000))
    archive(folder).clean_up()
    assert not (folder / DELETED).exists()
    assert sorted(path.name for path in folder.glob("*.new")) == ["mine.new", "young.jsonl.new"]


def test_what_is_brought_back_never_takes_the_place_of_another(folder: Path, tmp_path: Path) -> None:
    first, second = archive(folder), archive(folder)
    record = all_of(first)[2]
    first.delete(record)
    finished(tmp_path / record.file, seed=99)
    assert second.bring_in(tmp_path / record.file).file == record.file
    first.restore(record)
    assert len(all_of(first)) == 4 and (folder / "toy-0-1.jsonl").exists()


def test_of_two_windows_each_keeps_in_the_index_what_the_other_has_read(folder: Path) -> None:
    first, second = archive(folder), archive(folder)
    assert second.records("toy") == []
    all_of(first)
    with ending(1_000_003.0):
        finished(folder / "toy-3.jsonl", seed=3)
    second._take(folder / "toy-3.jsonl")
    second._save()
    again = Reading()
    assert len(all_of(archive(folder, again))) == 4 and again.read == []


@pytest.mark.parametrize("name", ["n" * 249 + ".jsonl", "a\nb.jsonl", "\udcff.jsonl", "ñ.jsonl", " .jsonl"])
def test_a_file_with_a_long_or_odd_name_costs_no_other_its_record(folder: Path, name: str) -> None:
    before = all_of(archive(folder))
    finished(folder / "fine.jsonl", seed=7)
    (folder / "fine.jsonl").rename(folder / name)
    with_it = all_of(archive(folder))
    again = Reading()
    assert all_of(archive(folder, again)) == with_it and again.read == []
    assert [record for record in with_it if record.file != name] == before and len(with_it) == 4


def test_a_damaged_entry_of_the_index_costs_only_itself(folder: Path) -> None:
    before = all_of(archive(folder))
    index = folder / INDEX
    for old, new in (
        (b'"file": "toy-1.jsonl"', b'"file": 7'),
        (b'"toy-1.jsonl": {', b'"toy-1.jsonl": 7{'),
        (b"}}}}", b"}"),
    ):
        content = index.read_bytes()
        index.write_bytes(content.replace(old, new, 1))
        again = Reading()
        assert all_of(archive(folder, again)) == before and len(again.read) <= 1


def test_deleting_what_is_gone_already_is_refused_in_a_sentence(folder: Path) -> None:
    found = archive(folder)
    record = all_of(found)[0]
    found.path(record).unlink()
    with pytest.raises(SaveError, match="cannot be deleted"):
        found.delete(record)


def test_a_game_is_exported_as_one_file_under_a_free_name(folder: Path, tmp_path: Path) -> None:
    found, record = archive(folder), all_of(archive(folder))[0]
    first, second = found.export(record, tmp_path / "out"), found.export(record, tmp_path / "out")
    assert (first.name, second.name) == ("toy-2.jsonl", "toy-2-1.jsonl")
    assert first.read_bytes() == second.read_bytes() == found.path(record).read_bytes()


def test_where_nothing_can_be_written_exporting_says_so(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with pytest.raises(SaveError, match="cannot be exported"):
        archive(folder).export(all_of(archive(folder))[0], tmp_path / "out")


def test_an_exported_game_comes_in_elsewhere_with_its_date_and_only_once(folder: Path, tmp_path: Path) -> None:
    found, record = archive(folder), all_of(archive(folder))[2]
    carried = found.export(record, tmp_path / "stick")
    other = archive(tmp_path / "elsewhere")
    came = other.bring_in(carried)
    assert came == record and other.bring_in(carried) == came
    assert names(other) == [record.file]
    assert found.bring_in(carried) == record and len(all_of(found)) == 3


def test_another_game_of_the_same_name_gets_a_name_of_its_own(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "toy-0.jsonl"
    finished(path, seed=99)
    assert archive(folder).bring_in(path).file == "toy-0-1.jsonl"


def test_what_goes_on_or_is_no_save_is_not_taken_in(folder: Path, tmp_path: Path) -> None:
    found = archive(folder)
    with pytest.raises(SaveError, match="not over"):
        found.bring_in(folder / "going-on.jsonl")
    (tmp_path / "song.jsonl").write_text("la la la\n")
    with pytest.raises(SaveError, match="not a saved game"):
        found.bring_in(tmp_path / "song.jsonl")
    with pytest.raises(SaveError, match="cannot be read"):
        found.bring_in(tmp_path / "nothing.jsonl")
    assert len(all_of(found)) == 3


def test_where_the_index_cannot_be_written_it_is_made_again_next_time(folder: Path) -> None:
    (folder / INDEX).mkdir()
    assert len(all_of(archive(folder))) == 3
