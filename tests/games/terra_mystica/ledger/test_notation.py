"""Every word of the notation that records of leagues use, beside those that other tests use: other words for the same,
each action by its name, what is forfeited, and lines and options that change nothing."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.ledger.heading import KNOWN, SPADES_USED
from resarcana_gui.games.terra_mystica.ledger.notation import LedgerError
from resarcana_gui.games.terra_mystica.ledger.reader import Replay, figures_of
from tests.for_each import for_each
from tests.games.terra_mystica.ledger.test_commands import GIANTS, NOMADS, SCORE, WITCHES, give, replayed, rich, stock

TEMPLE = "upgrade C3 to TP. done. upgrade C3 to TE. +fav10"


def terrain(replay: Replay, name: str) -> int:
    return replay.state.terrain[replay.state.parts.board.numbers[name]]


def built(replay: Replay, name: str) -> int:
    return replay.state.structure[replay.state.parts.board.numbers[name]]


@for_each("usual, other", [
    ("upgrade C3 to TP", "upgrade C3 to trading post"), ("upgrade C3 to TP", "upgrade C3 to trading house"),
    (TEMPLE, TEMPLE.replace("TE.", "temple.")),
    (f"{TEMPLE}. done. upgrade C3 to SA. +fav1", f"{TEMPLE}. done. upgrade C3 to sanctuary. +1fav1"),
    ("upgrade C3 to TP. done. upgrade C3 to SH", "upgrade C3 to TP. done. upgrade C3 to stronghold"),
    ("advance ship", "advance shipping"), ("advance dig", "advance digging"),
    ("send p to fire", "send priest to fire for 3"), ("dig 1. transform E7", "dig 1. transform E7 to green"),
    ("convert 2w to 2c", "convert 2 workers to 2 coins"), ("convert pw to c", "convert 1power to 1coin"),
    ("convert 1p to 1w", "convert priest to worker"), ("wait", "done"),
    ("dig 1. transform G2 to gray", "dig 1. transform G2 to grey"),
])  # fmt: skip
def test_there_are_several_words_for_the_same(usual: str, other: str) -> None:
    one, two = (give(rich(WITCHES, GIANTS), each) for each in (usual, other))
    assert figures_of(one.state, 0) == figures_of(two.state, 0)
    assert (one.state.structure, one.state.terrain) == (two.state.structure, two.state.terrain)


@for_each("command, coins, workers, priests, bowls", [
    ("action ACT2", 30, 20, 4, (3, 0, 9)), ("action ACT3", 30, 22, 3, (4, 0, 8)), ("action ACT4", 37, 20, 3, (4, 0, 8)),
])  # fmt: skip
def test_power_actions_bring_what_they_do(
    command: str, coins: int, workers: int, priests: int, bowls: tuple[int, ...]
) -> None:
    assert stock(give(rich(WITCHES, GIANTS), command))[1:] == (coins, workers, priests, *bowls)


def test_two_spades_of_a_power_action_may_be_used_on_two_hexes() -> None:
    replay = give(rich("witches:F4 C3", GIANTS), "action ACT6. transform E7 to green. transform E6 to black")
    assert (terrain(replay, "E7"), terrain(replay, "E6"), replay.dues(0)["spade"]) == (4, 2, 0)


def test_actions_of_factions_are_called_by_their_names() -> None:
    giants = give(
        rich("giants:I1 A6", WITCHES), "upgrade I1 to TP. done. upgrade I1 to SH. done. action ACTG. transform I2"
    )
    assert terrain(giants, "I2") == giants.state.parts.factions[giants.state.faction[0]].home
    nomads = give(
        rich(NOMADS, GIANTS), "upgrade F3 to TP. done. upgrade F3 to SH. done. action ACTN. transform G2. build G2"
    )
    assert terrain(nomads, "G2") == 0 and built(nomads, "G2") == 1
    swarmlings = give(
        rich("swarmlings:E4 D5", GIANTS),
        "upgrade E4 to TP. done. upgrade E4 to SH. done. action ACTS. upgrade D5 to TP",
    )
    assert built(swarmlings, "D5") == 2
    witches = give(rich(WITCHES, GIANTS), "upgrade C3 to TP. done. upgrade C3 to SH. done. action ACTW. build I6")
    assert built(witches, "I6") == 1


def test_actions_of_tiles_are_called_by_their_names() -> None:
    passes = "witches: pass {}\ngiants: pass BON9\nwitches: action {}"
    spade = replayed(passes.format("BON1", "BON1. transform E7"), WITCHES, GIANTS)
    assert terrain(spade, "E7") == 4
    cult = replayed(passes.format("BON2", "BON2. +earth"), WITCHES, GIANTS)
    assert cult.state.cults[:4] == [0, 0, 1, 2]
    favour = give(rich(WITCHES, GIANTS), TEMPLE.replace("fav10", "fav6"))
    assert give(favour, "done. action FAV6. +air").state.cults[3] == 3


def test_two_steps_on_one_track_may_be_one_word() -> None:
    replay = give(
        rich("auren:A3", GIANTS), "upgrade A3 to TP. done. upgrade A3 to SH. +fav7. done. action ACTA. +2fire"
    )
    assert replay.state.cults[0] == 2


@for_each("seat, deed, forfeited, due", [
    (WITCHES, "action ACT6", "-2spade", "spade"), (WITCHES, "action ACT1", "-bridge", "bridge"),
    ("darklings:E5 B3", "upgrade E5 to TP. done. upgrade E5 to SH", "-3convert_w_to_p", "ordination"),
    ("swarmlings:E4 D5", "upgrade E4 to TP. done. upgrade E4 to SH. done. action ACTS", "-free_tp", "trading_house"),
    (WITCHES, "upgrade C3 to TP. done. upgrade C3 to SH. done. action ACTW", "-free_d", "dwelling"),
    (NOMADS, "upgrade F3 to TP. done. upgrade F3 to SH. done. action ACTN", "-free_tf", "sandstorm"),
    (WITCHES, "upgrade C3 to TP. done. upgrade C3 to TE", "-gain_favor", "favour"),
    ("auren:A3", "upgrade A3 to TP. done. upgrade A3 to SH. +fav7. done. action ACTA", "-2cult", "cult"),
])  # fmt: skip
def test_whatever_is_due_can_be_forfeited(seat: str, deed: str, forfeited: str, due: str) -> None:
    replay = give(rich(seat, GIANTS), deed)
    assert replay.dues(0)[due] > 0
    assert give(replay, forfeited).dues(0)[due] == 0
    with pytest.raises(ValueError, match="this is not due"):
        give(replay, forfeited)


def test_alchemists_trade_points_and_coins_both_ways() -> None:
    replay = give(rich("alchemists:E5 B3", GIANTS), "convert 2vp to 2c. convert 4c to 2vp")
    assert stock(replay)[:2] == (20, 28)


ADMIN = """
    player Ada email ada@example.org username ada
    player Ben username ben
    order ada, ben
    player-count 2
    randomize v1 seed abc
    map 126fe960806d587c78546b30f1a90853b1ada468
    income
    start
    finish
    Player 1: Ada
    Round 1 income
    Round 1, turn 1
    """


def test_lines_of_the_administrator_that_change_nothing_are_passed_over() -> None:
    bare = replayed("witches: burn 1", WITCHES, GIANTS)
    told = replayed(f"{ADMIN}\nwitches: burn 1\n{ADMIN}", WITCHES, GIANTS)
    assert bare.state.facts() == told.state.facts()


def test_what_the_site_adds_after_the_end_is_passed_over() -> None:
    bare = replayed("witches: burn 1", WITCHES, GIANTS)
    assert (
        replayed("witches: burn 1. +8vp for fire. +18vp for network", WITCHES, GIANTS).state.facts()
        == bare.state.facts()
    )


@for_each("option", sorted(KNOWN - {"variable-turn-order", "mini-expansion-1", "shipping-bonus", SPADES_USED}))
def test_options_that_say_what_the_rules_say_anyway_change_nothing(option: str) -> None:
    told = replayed("witches: burn 1", WITCHES, GIANTS, score=f"option {option}\n{SCORE}")
    assert told.state.facts() == replayed("witches: burn 1", WITCHES, GIANTS).state.facts()


@for_each("option", ["loose-dig", "loose-cultist-ordering", "fire-and-ice-final-scoring", "fire-and-ice-factions"])
def test_an_option_that_changes_the_rules_is_refused(option: str) -> None:
    with pytest.raises(LedgerError, match=f"the option '{option}' cannot be read"):
        replayed("", WITCHES, GIANTS, score=f"option {option}\n{SCORE}")


@for_each("removing", ["Removing tile BON1", "delete BON1"])
def test_bonus_cards_that_are_not_in_play_cannot_be_taken(removing: str) -> None:
    with pytest.raises(LedgerError, match="this bonus card is not free"):
        replayed("witches: pass BON1", WITCHES, GIANTS, score=f"{removing}\n{SCORE}")


def test_commands_may_be_in_capitals_with_blanks_and_a_remark_at_the_end() -> None:
    replay = replayed("WITCHES :  BURN   1 .  Convert 1PW  to 1C  .  # a word to all", WITCHES, GIANTS)
    assert stock(replay) == stock(replayed("witches: burn 1. convert 1pw to 1c", WITCHES, GIANTS))
