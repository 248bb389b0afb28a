"""Every command of the notation, as players type it: what it does, and why it is refused."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, DWELLING, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.engine import read_ledger
from resarcana_gui.games.terra_mystica.ledger.notation import LedgerError
from resarcana_gui.games.terra_mystica.ledger.reader import Replay, figures_of
from resarcana_gui.games.terra_mystica.rules.state import State
from tests.for_each import for_each

SCORE = "score SCORE2, SCORE4, SCORE3, SCORE6, SCORE7, SCORE8\n"


def replayed(text: str, *setups: str, score: str = SCORE) -> Replay:
    """A ledger of input lines, carried out: the factions, each with its starting dwellings after a colon."""
    factions = [each.partition(":")[0] for each in setups]
    lines = [score, *(f"setup {faction}" for faction in factions)]
    for each in setups:
        faction, _, hexes = each.partition(":")
        lines += [f"{faction}: build {at}" for at in hexes.split()]
    lines += [f"{faction}: pass {card}" for faction, card in zip(factions, ("BON3", "BON5", "BON8"), strict=False)]
    replay = read_ledger("\n".join([*lines, *map(str.strip, text.strip().splitlines())]))
    for _ in replay.play():
        pass
    return replay


def rich(*setups: str) -> Replay:
    """The first round, with the first seat rich."""
    replay = replayed("", *setups)
    replay._begin_round()
    replay.state.set_stock(0, 30, 20, 3, 0, 0, 12, 20, 0, replay.state.ship[0], 0)
    return replay


def settle(state: State, structures: dict[str, int]) -> None:
    """Put structures of the first seat on hexes, which become its home terrain."""
    home = state.parts.factions[state.faction[0]].home
    for name, kind in structures.items():
        at = state.parts.board.numbers[name]
        if state.terrain[at] != home:
            state.transform(0, at, home)
        state.build(0, at, kind)


def give(replay: Replay, commands: str, seat: int = 0) -> Replay:
    """Carry out a row of a seat."""
    replay._reader.begin_row()
    for command in commands.lower().split(". "):
        replay._command(seat, command)
    return replay


def stock(replay: Replay, seat: int = 0) -> tuple[int, ...]:
    """Points, coins, workers, priests and bowls of a seat."""
    return figures_of(replay.state, seat)[:7]


def steps(state: State, seat: int = 0) -> list[int]:
    return state.cults[seat * CULT_COUNT : seat * CULT_COUNT + CULT_COUNT]


WITCHES, NOMADS, GIANTS = "witches:F4 C3", "nomads:F3 I7 E8", "giants:I1 A6"


def test_income_comes_by_itself_when_the_setup_is_over() -> None:
    replay = replayed("witches: wait", WITCHES, GIANTS)
    assert replay.state.round == 0
    assert stock(replayed("witches: burn 1", WITCHES, GIANTS)) == (20, 21, 6, 0, 5, 5, 1)


def test_digging_transforming_and_building_go_together() -> None:
    replay = replayed("witches: dig 1. build E7", WITCHES, GIANTS)
    assert stock(replay) == (20, 19, 2, 0, 5, 7, 0)
    free = give(rich(WITCHES, GIANTS), "action ACT5. transform E6")
    assert free.state.terrain[free.state.parts.board.numbers["E6"]] == 2


@for_each("spades, at, terrain", [(1, "E6", 2), (1, "E7", 4), (1, "G2", 5), (2, "G2", 4)])
def test_a_transformation_without_colour_goes_as_near_to_home_as_the_spades_do(
    spades: int, at: str, terrain: int
) -> None:
    replay = give(rich(WITCHES, GIANTS), f"dig {spades}. transform {at}")
    assert replay.state.terrain[replay.state.parts.board.numbers[at]] == terrain


def test_the_long_way_round_is_meant_when_exactly_so_many_spades_are_in_hand() -> None:
    replay = give(rich("halflings:E6 F5", GIANTS), "dig 6. transform E5 to brown")
    assert replay.state.points[0] == 26 and replay.dues(0)["spade"] == 0
    short = give(rich("halflings:E6 F5", GIANTS), "dig 2. transform E5 to brown")
    assert short.dues(0)["spade"] == 1


@for_each("command, figures", [
    ("convert 1w to 1c", (20, 22, 5, 0, 5, 7, 0)), ("burn 2. convert 2pw to 2c", (20, 23, 6, 0, 7, 3, 0)),
    ("burn 3. convert 3pw to w", (20, 21, 7, 0, 8, 1, 0)), ("burn 3. convert power to coin", (20, 22, 6, 0, 6, 1, 2)),
    ("advance dig", None),
    ("send p to fire", None), ("burn 3. action ACT2. send priest to fire", (20, 21, 6, 0, 7, 2, 0)),
])  # fmt: skip
def test_conversions_and_tracks(command: str, figures: tuple[int, ...] | None) -> None:
    if figures is None:
        with pytest.raises(LedgerError):
            replayed(f"witches: {command}", WITCHES, GIANTS)
    else:
        assert stock(replayed(f"witches: {command}", WITCHES, GIANTS)) == figures


def test_a_priest_may_be_made_a_coin_in_one_word() -> None:
    replay = replayed("witches: burn 3. action ACT2. convert 1p to 1c", WITCHES, GIANTS)
    assert stock(replay) == (20, 22, 6, 0, 8, 1, 0)


def test_priests_go_to_the_best_space_or_the_one_named() -> None:
    text = "darklings: send p to fire. done. send p to fire"
    with pytest.raises(LedgerError, match="no priest to send"):
        replayed(text, "darklings:E5 B3", GIANTS)
    replay = replayed("darklings: send p to fire for 2", "darklings:E5 B3", GIANTS)
    assert steps(replay.state) == [2, 1, 1, 0]
    one = replayed("darklings: send p to fire for 1", "darklings:E5 B3", GIANTS)
    assert steps(one.state) == [1, 1, 1, 0] and one.state.sent == [0, 0]


def test_income_is_given_once_however_often_a_ledger_names_it() -> None:
    replay = replayed("witches: other_income_for_faction. income_for_faction. income", WITCHES, GIANTS)
    assert stock(replay)[:3] == (20, 21, 6)
    text = "witches: pass BON1\ngiants: pass BON2\nwitches: cult_income_for_faction. cult_income_for_faction"
    assert stock(replayed(text, WITCHES, GIANTS))[:3] == (20, 21 + 1, 6)


def test_spades_score_when_they_are_used_if_a_ledger_says_so() -> None:
    for option, points in (("", 23), ("option score-used-spades\n", 21)):
        score = option + "score SCORE1, SCORE4, SCORE3, SCORE6, SCORE7, SCORE8\n"
        replay = replayed("halflings: dig 1", "halflings:E6 F5", GIANTS, score=score)
        assert replay.state.points[0] == points
        used = replayed("halflings: dig 1. transform E5", "halflings:E6 F5", GIANTS, score=score)
        assert used.state.points[0] == 23


def test_special_actions_make_due_what_follows() -> None:
    replay = replayed("witches: burn 3. action ACT1. bridge C3:A7", WITCHES, GIANTS)
    assert replay.state.bridges_left[0] == 2
    engineers = replayed("engineers: action ACTE. bridge C2:D3", "engineers:C2 E7", GIANTS)
    assert engineers.state.workers[0] == 2
    with pytest.raises(LedgerError, match="no bridge was paid"):
        replayed("witches: bridge C3:A7", WITCHES, GIANTS)
    with pytest.raises(LedgerError, match="no bridge can be built there"):
        replayed("witches: burn 3. action ACT1. bridge A1:A2", WITCHES, GIANTS)
    with pytest.raises(LedgerError, match="no own structure is at an end"):
        replayed("witches: burn 3. action ACT1. bridge F1:H1", WITCHES, GIANTS)
    forfeited = replayed("witches: burn 3. action ACT1. -bridge", WITCHES, GIANTS)
    assert forfeited.state.bridges_left[0] == 3
    with pytest.raises(LedgerError, match="this is not due"):
        replayed("witches: -bridge", WITCHES, GIANTS)


def test_temples_make_a_favour_tile_due() -> None:
    temple = "upgrade C3 to TP. done. upgrade C3 to TE"
    replay = give(rich(WITCHES, GIANTS), f"{temple}. +fav10")
    assert steps(replay.state) == [0, 1, 0, 2]
    with pytest.raises(ValueError, match="no favour tile is due"):
        give(replay, "+fav11")
    with pytest.raises(ValueError, match="no town tile is due"):
        give(replay, "+2tw1")
    assert give(rich(WITCHES, GIANTS), f"{temple}. -gain_favor").state.favours[0] == 0
    chaos = give(rich("chaosmagicians:I1", NOMADS), "upgrade I1 to TP. done. upgrade I1 to TE. +fav1")
    with pytest.raises(ValueError, match="cannot be taken"):
        give(chaos, "+fav1")
    assert give(chaos, "+fav2").dues(0)["favour"] == 0


def test_strongholds_make_due_what_they_bring() -> None:
    auren = give(rich("auren:A3", GIANTS), "upgrade A3 to TP. done. upgrade A3 to SH. +fav7. action ACTA. +air. +air")
    assert steps(auren.state) == [0, 1, 2, 3]
    halflings = give(
        rich("halflings:E6", GIANTS), "upgrade E6 to TP. done. upgrade E6 to SH. -2spade. transform E5 to brown"
    )
    assert halflings.state.points[0] == 23
    mermaids = give(rich("mermaids:E4", GIANTS), "upgrade E4 to TP. done. upgrade E4 to SH")
    assert mermaids.state.ship[0] == 2
    chaos = give(
        rich("chaosmagicians:I1", NOMADS),
        "upgrade I1 to TP. done. upgrade I1 to SH. done. action ACTC. advance ship. advance ship",
    )
    assert chaos.state.ship[0] == 2


@for_each("command, problem", [
    ("fly E6", "'fly e6' is not a command of the notation"),
    ("build Z9", "is not a command"), ("build A14", "there is no hex A14"),
    ("build E6", "spades are needed"), ("build F4", "this hex is occupied"), ("build A3", "this hex is not reached"),
    ("transform F4", "this hex is occupied"), ("transform E6 to brown", "has that terrain already"),
    ("dig 4", "these spades cannot be paid"), ("upgrade F4 to SH", "nothing to upgrade so"),
    ("action ACT7", "there is no action ACT7"),
    ("action BON1", "does not have that action"), ("action ACT4", "cannot be paid"),
    ("burn 9", "too few tokens to burn"), ("convert 2w to 1c", "the exchange has another rate"),
    ("convert 1c to 1w", "c does not become w"), ("convert 99w to 99c", "too little to convert"),
    ("pass BON77", "there is no bonus card BON77"),
    ("pass BON5", "this bonus card is not free"), ("+fav77", "there is no tile FAV77"),
    ("connect r99", "there is no river hex r99"), ("connect A3:C3", "this connection founds no town"),
    ("-9fire", "no such steps to go back"),
    ("convert 1w to 1p", "no ordination is due"), ("convert 3w to 2p", "the exchange has another rate"),
    ("+spade", r"'\+spade' is not due"), ("-3vp for a bid", "'-3vp for a bid' is not due"),
    ("+BON1", "no bonus card is due"), ("+BON77", "there is no bonus card BON77"),
    ("advance ship", "shipping cannot be advanced"),
    ("send p to fire for 3", "no priest to send"),
])  # fmt: skip
def test_what_cannot_be_done_is_told_with_its_line(command: str, problem: str) -> None:
    with pytest.raises(LedgerError, match=problem) as caught:
        replayed(f"witches: {command}", WITCHES, GIANTS)
    assert str(caught.value).startswith("Line ") and "witches: " in str(caught.value)


def test_darklings_ordain_when_their_stronghold_stands_and_lose_what_the_supply_lacks() -> None:
    stronghold = "upgrade E5 to TP. done. upgrade E5 to SH"
    replay = give(rich("darklings:E5 B3", GIANTS), f"{stronghold}. convert 2w to 2p")
    assert stock(replay)[2:4] == (20 - 2 - 4 - 2, 5)
    with pytest.raises(ValueError, match="no ordination is due"):
        give(replay, "convert 2w to 2p")
    full = give(rich("darklings:E5 B3", GIANTS), stronghold)
    full.state.gain(0, 0, 0, 3, 0)
    assert stock(give(full, "convert 3w to 3p"))[2:4] == (20 - 2 - 4 - 3, 7)
    poor = give(rich("darklings:E5 B3", GIANTS), f"{stronghold}. convert 12w to 12c")
    with pytest.raises(ValueError, match="not so many workers"):
        give(poor, "convert 3w to 3p")


def test_the_sandstorm_the_flight_and_the_free_trading_house_are_due_once() -> None:
    replay = replayed("nomads: wait", NOMADS, GIANTS)
    table, state, numbers = replay._table, replay.state, replay.state.parts.board.numbers
    table.dues[0].add("sandstorm", 2)
    table.transform(0, numbers["G2"], None)
    table.build(0, numbers["E6"])
    assert state.terrain[numbers["G2"]] == state.terrain[numbers["E6"]] == 0
    table.dues[0].add("sandstorm")
    with pytest.raises(ValueError, match="no own structure is beside"):
        table.transform(0, numbers["A1"], None)
    witches = replayed("witches: wait", WITCHES, GIANTS)
    witches._table.dues[0].add("dwelling", 2)
    witches._table.build(0, numbers["I6"])
    with pytest.raises(ValueError, match="not the faction's home terrain"):
        witches._table.build(0, numbers["A1"])
    swarmlings = replayed("swarmlings: wait", "swarmlings:E4 D5", GIANTS)
    swarmlings._table.dues[0].add("trading_house")
    swarmlings._table.upgrade(0, numbers["E4"], 2)
    assert swarmlings.state.workers[0] == 8


def test_a_tunnel_is_paid_silently_and_once_for_a_hex() -> None:
    replay = give(rich("dwarves:E7 A2", GIANTS), "action ACT5. build G2")
    assert replay.state.points[0] == 24 and replay.state.workers[0] == 20 - 2 - 1
    with pytest.raises(ValueError, match="the way there cannot be paid"):
        give(rich("dwarves:E7 A2", GIANTS), "convert 19w to 19c. action ACT5. build G2")
    with pytest.raises(ValueError, match="the dwelling cannot be paid"):
        give(rich("dwarves:E7 A2", GIANTS), "convert 20w to 20c. action ACT5. build D4")
    twice = give(rich("dwarves:E7 A2", GIANTS), "action ACT6. transform G2. build G2")
    assert twice.state.points[0] == 24


def test_a_tunnel_is_paid_once_in_a_turn_also_if_its_row_is_split_and_again_in_the_next_turn() -> None:
    split = give(give(rich("dwarves:E7 A2", GIANTS), "dig 1. transform G2. wait"), "build G2")
    assert split.state.points[0] == 24
    alone = give(rich("dwarves:E7 A2", GIANTS), "pass BON1", seat=1)
    assert give(give(alone, "dig 1. transform G2"), "build G2").state.points[0] == 28


def test_spades_of_the_first_of_two_actions_may_be_used_in_the_next_row() -> None:
    replay = give(rich("chaosmagicians:I1", NOMADS), "upgrade I1 to TP. done. upgrade I1 to SH")
    give(give(replay, "action ACTC. dig 1"), "transform I2. advance ship")
    assert replay.state.ship[0] == 1 and not replay.dues(0)["spade"]


def test_giants_transform_with_two_spades_into_whatever_a_record_names() -> None:
    """J. (In our game they transform into wasteland only.)"""
    replay = replayed("giants: dig 2. transform I2", GIANTS, WITCHES)
    assert replay.state.terrain[replay.state.parts.board.numbers["I2"]] == 6
    named = replayed("giants: dig 2. transform I2 to yellow", GIANTS, WITCHES)
    assert named.state.terrain[named.state.parts.board.numbers["I2"]] == 0
    with pytest.raises(LedgerError, match="2 spades are needed"):
        replayed("giants: dig 1. transform I2", GIANTS, WITCHES)


def test_a_priest_beyond_the_supply_is_lost_also_for_power() -> None:
    replay = rich(WITCHES, GIANTS)
    replay.state.gain(0, 0, 0, 4, 0)
    assert stock(give(replay, "convert 5pw to 1p"))[3:] == (7, 5, 0, 7)
    with pytest.raises(ValueError, match="too little to convert"):
        give(replay, "convert 10pw to 2p")


def test_a_step_lost_before_a_connection_is_made_up_in_the_same_turn() -> None:
    replay = rich("mermaids:E4 D5", GIANTS)
    state = replay.state
    settle(state, {"E3": TRADING_HOUSE, "G1": TRADING_HOUSE, "F2": TRADING_HOUSE})
    for cult in (0, 1):
        state.advance_cult(0, cult, 9 - state.cults[cult])
    give(replay, "connect r20. -fire. +tw5. send p to fire")
    assert steps(state)[:2] == [9, 10] and state.blocked
    state.found_town(0, ())
    give(replay, "+tw1")
    assert steps(state)[:2] == [10, 10]


def test_mermaids_connect_by_hexes_or_by_a_river_hex() -> None:
    other = replayed("mermaids: wait", "mermaids:E4 D5", GIANTS)
    numbers = other.state.parts.board.numbers
    for command in ("connect r20", "connect E4:G1", "connect E4:E3:G1"):
        replay = replayed("mermaids: wait", "mermaids:E4 D5", GIANTS)
        state = replay.state
        settle(state, {"E4": TRADING_HOUSE, "E3": TRADING_HOUSE, "G1": TRADING_HOUSE, "F2": DWELLING})
        give(replay, f"{command}. +tw1")
        assert state.keys[0] == 1
    assert other._table.rivers_between(0, [numbers["A1"], numbers["E4"]]) == []


def test_a_connection_after_the_action_belongs_to_the_same_turn() -> None:
    replay = rich("mermaids:E4 D5", GIANTS)
    state = replay.state
    settle(state, {"E3": TRADING_HOUSE, "G1": TRADING_HOUSE, "F2": TRADING_HOUSE})
    give(replay, "advance ship. connect r20. +tw2")
    assert state.keys[0] == 1 and state.left == 0


def test_a_town_tile_may_be_forfeited_and_figures_say_which_track_gets_the_key() -> None:
    replay = replayed("giants: wait", GIANTS, WITCHES)
    state, table = replay.state, replay._table
    table._begin_turn(0)
    state.found_town(0, ())
    replay._reader.carry_out(0, "-gain_tw")
    assert state.towns_due == 0
    for cult in (0, 1):
        state.advance_cult(0, cult, 9 - state.cults[cult])
    state.found_town(0, ())
    table.wanted = (9, 10, 1, 2)
    table.town(0, 4)
    assert steps(state) == [9, 10, 1, 2]
    state.found_town(0, ())
    with pytest.raises(ValueError, match="not left"):
        table.town(0, 7)


def test_a_step_back_before_the_tile_leaves_the_key_to_another_track() -> None:
    replay = replayed("giants: wait", GIANTS, WITCHES)
    state, table = replay.state, replay._table
    table._begin_turn(0)
    for cult in (0, 1):
        state.advance_cult(0, cult, 9 - state.cults[cult])
    state.found_town(0, ())
    replay._reader.carry_out(0, "-fire")
    replay._reader.carry_out(0, "+tw5")
    assert steps(state) == [9, 10, 1, 2]


def test_who_passes_without_naming_a_bonus_card_takes_one_then() -> None:
    usual, other = (replayed(f"witches: {each}", WITCHES, GIANTS) for each in ("pass BON1", "pass. +BON1"))
    assert usual.state.facts() == other.state.facts()
    with pytest.raises(LedgerError, match="no bonus card is due"):
        replayed("witches: pass BON1. +BON2", WITCHES, GIANTS)


def test_a_last_step_that_cultists_lose_in_anothers_turn_costs_that_seat_no_key() -> None:
    replay = replayed("cultists: upgrade E6 to TP\nwitches: leech 1 from cultists", "cultists:E6 A1", WITCHES)
    replay.state.advance_cult(0, 1, 9)
    give(replay, "burn 1. dig 1. transform E7", seat=1)
    give(replay, "+water", seat=0)
    assert steps(replay.state) == [1, 9, 1, 0] and not replay.state.blocked
    replay.state.found_town(1, ())
    give(replay, "+tw1", seat=1)
    assert replay.state.keys[1] == 1 and steps(replay.state, 1)[1] == 0


def test_spades_that_are_left_may_be_used_in_the_next_row_of_the_same_seat() -> None:
    replay = give(give(rich(WITCHES, GIANTS), "action ACT6"), "build E7")
    assert replay.state.structure[replay.state.parts.board.numbers["E7"]] == 1
    lost = give(give(give(rich(WITCHES, GIANTS), "action ACT6. transform E7"), "dig 1", seat=1), "advance ship")
    assert lost.dues(0)["spade"] == 0


def test_a_seat_that_resigns_takes_no_more_turns_and_gains_no_power() -> None:
    text = "nomads: resign\nwitches: upgrade F4 to TP. done. convert 1w to 1c"
    replay = replayed(text, WITCHES, NOMADS)
    assert replay.state.offers == [] and replay.state.dropped == 2 and replay.state.coins[0] == 21 - 3 + 1
    later = replayed("witches: upgrade F4 to TP\ndrop-faction nomads\nwitches: pass BON1", WITCHES, NOMADS)
    assert later.state.phase == 5 and later.state.offers == []
