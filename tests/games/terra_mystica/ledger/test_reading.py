"""Reading whole ledgers: rows and remarks, figures that differ, rounds that begin by themselves, options."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.terra_mystica.engine import read_ledger
from resarcana_gui.games.terra_mystica.ledger.notation import LedgerError, Remark, Row, leeches_first, read_lines
from resarcana_gui.games.terra_mystica.ledger.reader import Replay
from tests.for_each import for_each
from tests.games.terra_mystica.ledger.test_commands import GIANTS, NOMADS, SCORE, WITCHES, replayed, steps, stock

GAME = (Path(__file__).parent / "games" / "2p-2001.tsv").read_text(encoding="utf-8")
LEAGUE = "option mini-expansion-1\noption shipping-bonus\noption temple-scoring-tile\noption variable-turn-order\n"


FIGURES = "\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2"


def read(text: str) -> Replay:
    replay = read_ledger(text)
    for _ in replay.play():
        pass
    return replay


def test_rows_have_fifteen_columns_and_all_other_lines_are_remarks() -> None:
    lines = list(
        read_lines(
            "option X\nRound 2 scoring: SCORE7, SA\nnonsense\n\n# witches: done\n" + GAME, ["alchemists", "engineers"]
        )
    )
    assert [each.kind for each in lines if isinstance(each, Remark)][:3] == ["option", "round", "option"]
    row = next(each for each in lines if isinstance(each, Row))
    assert (row.commands, row.figures) == (["setup"], (20, 10, 2, 0, 3, 9, 0, 0, 0, 0, 0))


def test_commands_are_split_at_stops_and_answers_come_first_on_a_line_that_was_typed() -> None:
    assert leeches_first(["build e6", "leech 1 from x", "done"]) == ["leech 1 from x", "build e6", "done"]
    (row,) = read_lines("Witches:  Burn  3. ACTION ACT5.  # a comment", ["witches"])
    assert isinstance(row, Row) and row.commands == ["burn 3", "action act5"]


@for_each("wrong, problem", [
    ("witches\t20 VP", "expected 15 columns, found 2"),
    ("trolls" + FIGURES, "there is no faction 'trolls' in this game"),
    ("witches" + FIGURES.replace("20 VP", "VP"), "the figures are not like"),
    ("witches" + FIGURES + "\t\tburn 1\tburn 2", "expected 15 columns, found 16"),
    ("icemaidens: build E6", "there is no faction 'icemaidens' in this game"),
    ("map 95a66999127893f5925a5f591d54f8bcb9a670e6", "only games on the original map can be read"),
])  # fmt: skip
def test_a_row_that_is_none_is_told(wrong: str, problem: str) -> None:
    with pytest.raises(LedgerError, match=problem):
        list(read_lines(wrong, ["witches"]))


@for_each("line", ["witches" + FIGURES, "Witches" + FIGURES + "\t", "WITCHES " + FIGURES + "\t\t"])
def test_the_last_columns_of_a_row_may_be_empty_or_missing(line: str) -> None:
    (row,) = read_lines(line, ["witches"])
    assert isinstance(row, Row) and (row.faction, row.commands, row.offers) == ("witches", [], "")


def test_a_talk_with_colons_is_no_row() -> None:
    talk = "Ada: pass me the salt\nPlayer 1: witches\nRound 1, turn 1\nnote:"
    assert list(read_lines(talk, ["witches"])) == []


def test_a_game_agrees_in_all_rows_and_ends() -> None:
    replay = read(GAME)
    assert (replay.mistakes, replay.rows, replay.state.points) == ([], 107, [68, 76])
    assert replay.state.winners == 2


def test_figures_and_offers_that_differ_are_told_with_their_line() -> None:
    changed = GAME.replace("20 VP\t\t15 C\t\t3 W", "20 VP\t\t14 C\t\t3 W", 1)
    assert read(changed).mistakes == ["Line 16, alchemists: 15 C, expected 14."]
    lines = GAME.splitlines()
    at = next(at for at, line in enumerate(lines) if line.split("\t")[13:14] not in ([], [""]))
    lines[at] = "\t".join([*lines[at].split("\t")[:13], "9", lines[at].split("\t")[14]])
    assert "offers" in read("\n".join(lines)).mistakes[0]


SIX = "setup witches\nsetup giants\nsetup nomads\nsetup halflings\nsetup dwarves\nsetup mermaids"


@for_each("text, problem", [
    ("setup witches", "a game has 2 to 5 different factions"),
    ("setup witches\nsetup witches", "Line 2: a game has 2 to 5 different"),
    (6 * "setup witches\n", "Line 2: a game has"), (SIX, "Line 6: a game has 2 to 5 different factions"),
    ("option fire-and-ice-factions\nsetup icemaidens", "Line 1: the option 'fire-and-ice-factions' cannot be read"),
    ("setup witches\nsetup giants", "expected a scoring tile for each of 6 rounds"),
    (SCORE + "setup witches\nsetup trolls", "there is no faction 'trolls'"),
    (SCORE + "option loose-dig\nsetup witches\nsetup giants", "the option 'loose-dig' cannot be read"),
    (SCORE + "setup witches\nsetup giants\nnomads: build F3", "nobody plays 'nomads'"),
    (SCORE + "setup witches\nsetup auren", "'auren' and 'witches' have the same home terrain"),
    ("randomize v1 seed abc\nsetup witches\nsetup giants", "Line 1: tiles drawn by 'randomize' must be told"),
    (SCORE + "delete FAV5\nsetup witches\nsetup giants", "there is no bonus card FAV5 to take out"),
    (SCORE + "setup witches\nsetup giants\nwitches: build F4\nwitches: build C3. build D1", "all starting dwellings"),
    ("score SCORE2, SCORE99, SCORE3, SCORE6, SCORE7, SCORE8\nsetup witches\nsetup giants", "expected a scoring tile"),
])  # fmt: skip
def test_what_cannot_be_read_is_told(text: str, problem: str) -> None:
    with pytest.raises(LedgerError, match=problem):
        read(text)


def test_the_options_of_leagues_bring_more_tiles() -> None:
    text = (
        LEAGUE
        + "score SCORE9, SCORE4, SCORE3, SCORE6, SCORE7, SCORE8\ndelete BON1\nsetup witches for Ada\nsetup giants"
    )
    replay = read(text + "\nwitches: +BON10")
    assert replay.state.town_stock[5:] == [1, 2, 1] and replay.state.card == [9, -1]
    assert replay.state.on_card[0] == -1


def test_other_points_at_the_start_are_taken_from_the_row_of_the_setup() -> None:
    lines = GAME.splitlines()
    last = max(at for at, line in enumerate(lines) if line.endswith("setup"))
    assert read("\n".join(lines[: last + 1]).replace("20 VP", "15 VP")).state.points == [15, 15]


PASSES = "witches: pass BON1\ngiants: pass BON2"


def test_rounds_begin_by_themselves_and_the_first_to_pass_is_first() -> None:
    replay = replayed("giants: pass BON1\nwitches: pass BON2\nwitches: burn 1\n", WITCHES, GIANTS)
    assert (replay.state.round, replay.state.order) == (2, [1, 0])


def test_in_leagues_the_order_of_passing_is_the_next_turn_order() -> None:
    text = "nomads: pass BON1\ngiants: pass BON2\nwitches: pass BON4\nwitches: burn 1"
    usual, league = (replayed(text, WITCHES, GIANTS, NOMADS, score=each) for each in (SCORE, LEAGUE + SCORE))
    assert usual.state.order == [2, 0, 1] and league.state.order == [2, 1, 0]


def test_spades_of_the_cult_bonus_are_used_or_forfeited_between_rounds() -> None:
    score = "score SCORE8, SCORE4, SCORE3, SCORE6, SCORE7, SCORE2\n"
    before = f"witches: burn 3. action ACT2. send p to air\n{PASSES}\n"
    used = replayed(f"{before}witches: transform E7\nwitches: burn 1", WITCHES, GIANTS, score=score)
    assert used.state.terrain[used.state.parts.board.numbers["E7"]] == 4 and used.state.round == 2
    lost = replayed(f"{before}witches: -spade\nwitches: burn 1", WITCHES, GIANTS, score=score)
    assert lost.state.round == 2


def test_leeches_after_the_last_pass_do_not_begin_the_next_round() -> None:
    text = "witches: pass BON1\nnomads: upgrade F3 to TP. done. pass BON2\nwitches: leech 1 from nomads"
    replay = replayed(text, WITCHES, NOMADS)
    assert replay.state.round == 1 and stock(replay)[4:] == (4, 8, 0)


def test_a_game_of_input_lines_is_scored_at_its_end() -> None:
    cards = [("BON1", "BON2"), ("BON3", "BON5"), ("BON1", "BON2"), ("BON3", "BON5"), ("BON1", "BON2")]
    rounds = [f"witches: pass {one}\ngiants: pass {other}" for one, other in cards]
    replay = replayed("\n".join([*rounds, "witches: pass\ngiants: pass"]), WITCHES, GIANTS)
    assert replay.state.winners and replay.state.coins[0] < 3
    assert sum(replay.state.points) > 40


def test_who_drops_out_between_rounds_gets_nothing_more_and_the_game_goes_on() -> None:
    text = f"{PASSES}\ngiants dropped from the game\nwitches: burn 1\nnobody dropped from the game"
    replay = replayed(text, WITCHES, GIANTS)
    assert replay.state.order == [0] and replay.state.workers[1] == 3 + 3 + 1
    middle = replayed("witches: pass BON1\ndrop-faction giants\nwitches: burn 1", WITCHES, GIANTS)
    assert middle.state.round == 2
    alone = [f"witches: pass {card}" for card in ("BON1", "BON2", "BON1", "BON2", "BON1")]
    end = replayed("\n".join(["drop-faction giants", *alone, "witches: pass"]), WITCHES, GIANTS)
    assert end.state.winners == 1
    assert steps(end.state) == [0, 0, 0, 2]


def test_records_write_the_names_of_some_who_drop_out_in_two_words() -> None:
    text = "chaosmagicians: pass BON1\nwitches: pass BON2\nChaos Magicians dropped from the game\nwitches: burn 1"
    assert replayed(text, "chaosmagicians:I1", WITCHES).state.dropped == 1


def test_who_drops_out_twice_has_dropped_out_once_and_somebody_must_be_left() -> None:
    twice = replayed("giants: resign\ngiants dropped from the game\nwitches: burn 1", WITCHES, GIANTS)
    assert twice.state.dropped == 2 and twice.state.round == 1
    with pytest.raises(LedgerError, match="giants: this seat has dropped out"):
        replayed("giants: resign\ngiants: burn 1", WITCHES, GIANTS)
    with pytest.raises(LedgerError, match="witches: nobody is left to play"):
        replayed("giants: resign\ndrop-faction witches\nwitches: income_for_faction", WITCHES, GIANTS)


def test_who_drops_out_before_the_first_round_is_not_waited_for() -> None:
    setup = f"{SCORE}setup witches\nsetup giants\nwitches: build F4. build C3. pass BON1\ngiants: resign"
    replay = read(f"{setup}\nwitches: burn 1")
    assert replay.state.round == 1 and replay.state.coins == [15 + 2, 15]


def test_neighbours_who_dropped_out_may_be_told_among_the_offers_or_not() -> None:
    start = f"{SCORE}setup witches\nsetup nomads\nwitches: build F4. build C3\nnomads: build F3. build I7. build E8"
    text = f"{start}\nnomads: pass BON1\nwitches: pass BON2\nnomads: resign\n"
    row = "witches\t\t20 VP\t\t16 C\t\t4 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t{}\tupgrade F4 to TP"
    assert [len(read(text + row.format(offers)).mistakes) for offers in ("", "1", "2")] == [0, 0, 1]


LAST = [f"witches: pass {one}\ngiants: pass {other}" for one, other in [("BON1", "BON2"), ("BON3", "BON5")] * 3][:5]


def test_what_brings_points_at_the_end_is_scored_once_whether_remarks_or_rows_tell_it() -> None:
    usual = replayed("\n".join([*LAST, "witches: pass\ngiants: pass"]), WITCHES, GIANTS)
    rows = "witches: +8vp for AIR\ngiants: +4vp for AIR"
    for end in (rows, f"Scoring AIR cult\n{rows}", "Scoring network\nwitches: +12vp for network. score_resources"):
        told = replayed("\n".join([*LAST, "witches: pass\ngiants: pass", end]), WITCHES, GIANTS)
        assert told.state.points == usual.state.points
    early = replayed("\n".join([*LAST, "witches: +8vp for AIR. pass\ngiants: pass"]), WITCHES, GIANTS)
    assert early.state.points == usual.state.points


@for_each("points, wrong", [(28, 0), (20, 0), (24, 1)])
def test_a_record_may_give_who_dropped_out_final_points_or_not(points: int, wrong: int) -> None:
    alone = [f"witches: pass {card}" for card in ("BON1", "BON2", "BON1", "BON2", "BON1")]
    end = f"Scoring AIR cult\nwitches\t\t{points} VP\t\t0 C\t\t0 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t\t"
    replay = replayed("\n".join(["giants: resign", *alone, "witches: pass", "witches: resign", end]), WITCHES, GIANTS)
    assert len([told for told in replay.mistakes if "VP" in told]) == wrong
    assert replay.state.points[0] == 20 + 8 * (points != 20) + 15
