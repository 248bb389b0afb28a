"""Dice, turns, crystallising, bonuses, the reserve."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.waiting import RoundEnding
from resarcana_gui.kernel.chance import Dice
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, kinds, seat

# Taking dice.


def test_dice_of_the_season_are_rolled_one_more_than_players_and_taken_from_the_first_player_on() -> None:
    for players in (2, 3, 4):
        table = Table.dealt(seats=players, level="apprentice", first=1)
        while table.asked == "library":
            table.session.submit(table.session.legal()[0])
        assert len(table.state.rolled) == players + 1
        order = []
        while table.asked == "take_die":
            order.append(table.asked_seat)
            table.session.submit(table.session.legal()[-1])
        assert order == [(1 + step) % players for step in range(players)] and len(table.state.rolled) == 1


def test_a_die_that_another_seat_has_taken_cannot_be_taken() -> None:
    table = Table(seat(), seat(), phase="dice", rolled=["winter1/1", "winter2/2", "winter3/3"])
    assert [each["die"] for each in table.session.legal_data()] == ["winter1/1", "winter2/2", "winter3/3"]
    table.do("take_die", die="winter2/2")
    assert table.why_not("take_die", die="winter2/2").code == "not_an_answer"
    table.do("take_die", die="winter3/3")
    assert (table.asked, table.asked_seat, table.reserve(0)) == ("turn", 0, "2W")


@for_each(
    "face, reserve, crystals, gauge, rings",
    [
        ("winter1/1", "1F", 0, 1, True),
        ("winter2/2", "2W", 1, 0, False),
        ("winter4/5", "0", 6, 0, False),
        ("winter5/1", "2A", 0, 0, True),
    ],
)
def test_a_die_gives_what_its_face_shows(face: str, reserve: str, crystals: int, gauge: int, rings: bool) -> None:
    table = Table(seat(die=face, gauge=0), phase="die")
    assert (table.reserve(), table.crystals(), table.gauge()) == (reserve, crystals, gauge)
    assert table.state.may_crystallise == rings and table.asked == "turn"


def test_what_can_only_be_discarded_in_one_way_is_not_asked_about() -> None:
    table = Table(seat(die="winter4/4", reserve="7W"), phase="die")
    assert (table.asked, table.reserve()) == ("turn", "7W")


def test_a_star_at_fifteen_is_lost_and_the_limit_is_looked_at_after_the_die() -> None:
    table = Table(seat(die="winter1/2", gauge=15, reserve="6A"), phase="die")
    assert (table.gauge(), table.asked, table.question["number"]) == (15, "excess", 1)
    table.do("discard_energies", energies="1W")
    assert table.reserve() == "6A 1W"


def test_the_marker_moves_by_the_die_that_is_left_and_the_next_seat_is_first() -> None:
    table = Table(seat(), seat(), active=1, rolled=["winter3/6"])
    table.end_turn()
    assert (table.state.p, table.state.first, table.state.round, table.asked) == (4, 1, 2, "take_die")
    assert table.asked_seat == 1
    assert all(str(each["die"]).startswith("spring") for each in table.session.legal_data())


def test_whole_turns_are_taken_clockwise_from_the_first_player() -> None:
    table = Table(seat(), seat(), seat(), first=2, active=2)
    order = []
    while table.asked == "turn" or table.asked == "excess":
        order.append(table.asked_seat)
        table.session.submit(table.session.legal()[-1])
    assert order == [2, 0, 1]


# A draw face.


def drawing(**more: object) -> Table:
    return Table(seat(die="winter1/5", **more), phase="die", pile=["purse_of_io", "beggars_horn", "die_of_malice"])


def test_a_draw_face_draws_a_card_to_keep_or_discard() -> None:
    table = drawing()
    assert table.session.legal_data() == [
        {"kind": "draw", "seat": 0}, {"kind": "use_bonus", "seat": 0, "bonus": "draw"},
    ]  # fmt: skip
    table.do("draw")
    assert (table.asked, table.names(table.view(0).drawn), table.view(1).drawn) == ("keep_drawn", ["purse_of_io"], [-2])
    table.do("keep", "purse_of_io")
    assert table.hand() == ["purse_of_io"]
    table = drawing()
    table.do("draw")
    table.do("discard", "purse_of_io")
    assert (table.hand(), table.discards()) == ([], ["purse_of_io"])
    assert table.view(1).seen_discards[1] == () and len(table.view(0).seen_discards[0]) == 1


def test_the_draw_bonus_draws_two_one_is_kept_the_other_discarded_unseen() -> None:
    table = drawing()
    table.do("use_bonus", bonus="draw")
    assert (table.asked, table.state.bonuses[0]) == ("keep", 1)
    table.do("keep", "beggars_horn")
    assert (table.hand(), table.discards(), table.asked) == (["beggars_horn"], ["purse_of_io"], "turn")
    assert table.view(1).seen_discards[1] == ()


def test_without_a_bonus_left_the_card_is_drawn_without_asking() -> None:
    table = drawing(bonuses=3)
    assert (table.asked, table.names(table.state.drawn)) == ("keep_drawn", ["purse_of_io"])


def test_the_draw_bonus_belongs_to_a_draw_face() -> None:
    table = Table(seat())
    assert table.why_not("use_bonus", bonus="draw").code == "only_for_draw"


def test_without_any_card_left_a_draw_face_does_nothing() -> None:
    table = Table(seat(die="winter1/5"), phase="die", pile=[])
    assert table.asked == "turn"
    one = Table(seat(die="winter1/5"), phase="die", pile=[], discards=["purse_of_io"])
    one.do("use_bonus", bonus="draw")
    assert (one.asked, one.hand()) == ("turn", ["purse_of_io"])


# Crystallising.

PRICES = {"winter": "AWFE 1123", "spring": "AWFE 2131", "summer": "AWFE 3211", "autumn": "AWFE 1312"}


@for_each("p, prices", [(1, "1123"), (4, "2131"), (9, "3211"), (12, "1312"), (13, "1123")])
def test_each_energy_brings_the_crystals_of_the_season(p: int, prices: str) -> None:
    for energy, price in zip("AWFE", prices, strict=True):
        table = Table(seat(reserve=f"2{energy}"), may_crystallise=True, p=p)
        table.do("crystallise", energies=f"1{energy}")
        assert table.crystals() == int(price)
        table.do("crystallise", energies=f"1{energy}")
        assert table.crystals() == 2 * int(price)


def test_crystallising_needs_a_permission_that_lasts_for_the_whole_turn_and_not_longer() -> None:
    table = Table(
        seat(die="winter1/1", reserve="3E", hand=["die_of_malice"]), seat(reserve="E", die="winter2/4"), phase="die"
    )
    table.do("crystallise", energies="1E")
    table.summon("die_of_malice")
    table.do("crystallise", energies="2E")
    assert table.crystals() == 9
    table.end_turn()
    table.do("draw")
    table.session.submit(table.session.legal()[0])
    assert table.why_not("crystallise", energies="1E").code == "no_permission"


def test_only_what_is_there_is_crystallised_one_type_at_a_time() -> None:
    table = Table(seat(reserve="A F"), may_crystallise=True)
    assert table.why_not("crystallise", energies="2A").details == {"missing": 1}
    assert table.why_not("crystallise", energies="1A 1F").code == "one_type_at_a_time"
    assert table.why_not("crystallise", "purse_of_io", energies="1A").code == "not_on_card"


# Bonuses.


def test_three_bonuses_may_be_used_in_any_mix_and_cost_points() -> None:
    """[F] The crystallising bonus is cumulative."""
    table = Table(seat(reserve="2E 2A"))
    points = [table.points()]
    table.do("use_bonus", bonus="crystallise")
    points.append(table.points())
    table.do("crystallise", energies="1E")
    table.do("use_bonus", bonus="crystallise")
    table.do("crystallise", energies="1E")
    assert table.crystals() == 4 + 5
    points.append(table.points() - 9)
    table.do("use_bonus", bonus="gauge")
    points.append(table.points() - 9)
    assert (points, table.gauge()) == ([0, -5, -12, -20], 11)
    refusal = table.why_not("use_bonus", bonus="exchange")
    assert (refusal.code, refusal.details) == ("no_bonus_left", {"number": 3})


def test_the_crystallising_bonus_permits_for_the_rest_of_the_turn_only() -> None:
    """[B]"""
    table = Table(seat(reserve="3E"), seat(reserve="3E"), active=0)
    table.do("use_bonus", bonus="crystallise")
    table.do("crystallise", energies="1E")
    table.do("crystallise", energies="1E")
    assert table.crystals() == 8
    table.end_turn()
    assert (table.state.may_crystallise, table.state.bonus_worth) == (False, 0) or table.asked != "turn"


def test_the_exchange_bonus_is_exactly_two_for_two_the_same_type_allowed() -> None:
    """[!]"""
    table = Table(seat(reserve="2A 1W"))
    table.do("use_bonus", bonus="exchange")
    assert (table.asked, table.amounts()) == ("pay", {"2A", "1A 1W"})
    table.pay("1A 1W")
    assert len(table.session.legal()) == 10
    table.gain("2A")
    assert table.reserve() == "3A"


def test_with_exactly_two_energies_it_is_not_asked_which_and_with_one_it_is_refused() -> None:
    table = Table(seat(reserve="A W"))
    table.do("use_bonus", bonus="exchange")
    assert (table.asked, table.reserve()) == ("gain", "0")
    refusal = Table(seat(reserve="A")).why_not("use_bonus", bonus="exchange")
    assert (refusal.code, refusal.details) == ("needs_energies", {"short": 1, "number": 2})


def test_the_gauge_bonus_is_refused_at_fifteen() -> None:
    """[B]"""
    table = Table(seat(gauge=15))
    assert table.why_not("use_bonus", bonus="gauge").details == {"gauge": 15}
    assert not any(each.get("bonus") == "gauge" for each in table.session.legal_data())


# The end.


def test_the_end_counts_crystals_prestige_the_hand_and_bonuses_and_may_be_below_nothing() -> None:
    """[J] [!] No floor on the total."""
    one = seat("purse_of_io", crystals=10, hand=["die_of_malice"], bonuses=2)
    other = seat("cursed_treatise_of_arus", bonuses=3, hand=["die_of_malice"])
    table = Table(one, other, p=36, active=1)
    events = table.end_turn()
    assert kinds(events)[-1] == "GameEnded"
    assert table.session.outcome is not None
    assert table.session.outcome.points == (10 + 6 - 5 - 12, -10 - 5 - 20)
    assert table.session.outcome.winners == (0,)


@for_each("cards, winners", [(("purse_of_io", "potion_of_life"), (0,)), (("purse_of_io",), (0, 1))])
def test_a_tie_goes_to_who_has_more_cards_in_play_and_else_is_shared(
    cards: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    """[J] Still tied: a shared victory."""
    table = Table(seat(*cards), seat("purse_of_io"), seat(), p=36, active=2)
    table.end_turn()
    assert table.session.outcome is not None and table.session.outcome.winners == winners
    assert table.session.outcome.measures["cards"] == (len(cards), 1, 0)


def test_energies_are_worth_nothing_and_the_game_goes_on_below_the_end() -> None:
    assert Table(seat(reserve="7A")).points() == 0
    table = Table(seat(), seat(), p=33, active=1, rolled=["autumn5/2"])
    table.end_turn()
    assert (table.state.p, table.asked) == (36, "take_die")
    assert table.session.outcome is None


def test_what_a_card_that_has_left_play_had_set_off_does_not_happen() -> None:
    table = Table(seat("wondrous_chest", reserve="4A"), seat(), active=1)
    state = table.state.clone()
    state.queue_effect(RoundEnding(0, 0, Table.copy("beggars_horn")))
    table.session.game.apply(state, table.session.find_one(kind="end_turn"), Dice(1))
    assert state.crystals[0] == 3 and not state.effects and state.stack[-1].KIND == "take_die"
