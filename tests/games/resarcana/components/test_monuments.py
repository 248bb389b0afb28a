"""The Obelisk when it is claimed, the Golden Statue at victory checks, and claiming from the deck."""

from __future__ import annotations

from tests.games.resarcana.components.playing import mixes, pass_turn, seat_with, solo
from tests.games.resarcana.table import Table, lying, seat

FIVE: dict[str, object] = {"display": ["obelisk", "temple"], "deck": ["colossus", "library"]}


# Obelisk


def test_who_claims_the_obelisk_gains_any_six_essences_but_gold() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "obelisk")
    assert (table.asked, table.amounts()) == ("gain_for_claim", mixes(6))
    assert len(table.session.legal()) == 84
    table.do("gain", essences="3E 1L 2D")
    assert (table.asked, table.pool(), table.zone("obelisk")) == ("turn", "3E 1L 2D", "play")
    assert table.on("obelisk") == "0"


def test_the_essences_of_the_obelisk_are_chosen_before_the_display_is_refilled() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "obelisk")
    assert table.names(table.state.display) == ["temple"]
    assert table.zone("colossus") == "monument_deck"
    table.do("gain", essences="6E")
    assert set(table.names(table.state.display)) == {"temple", "colossus"}


def test_the_obelisk_from_the_top_of_the_deck_gives_six_essences_and_leaves_the_display() -> None:
    table = solo(pool="4G", monuments={"display": ["temple", "colossus"], "deck": ["obelisk", "library"]})
    table.do("claim", "monument_deck")
    assert (table.asked, table.amounts(), table.pool()) == ("gain_for_claim", mixes(6), "0")
    table.do("gain", essences="6L")
    assert (table.asked, table.pool()) == ("turn", "6L")
    assert table.names(table.state.display) == ["temple", "colossus"]
    assert table.names(table.state.monument_deck) == ["library"]


def test_the_last_obelisk_on_display_leaves_a_gap() -> None:
    table = solo(pool="4G", monuments={"display": ["obelisk", "temple"], "deck": []})
    table.do("claim", "obelisk")
    table.do("gain", essences="6C")
    assert table.names(table.state.display) == ["temple"]


def test_the_obelisk_gives_its_essences_once_and_not_in_collect() -> None:
    table = Table(seat_with("obelisk", mage="scholar"), seat(), phase="collect")
    assert (table.asked, table.pool()) == ("turn", "0")


def test_an_ordinary_monument_on_display_is_replaced_at_once() -> None:
    table = solo(pool="4G", monuments=FIVE)
    table.do("claim", "temple")
    assert table.asked == "turn"
    assert set(table.names(table.state.display)) == {"obelisk", "colossus"}


def test_an_unseen_monument_is_paid_before_it_is_seen() -> None:
    table = Table(seat(pool="4G"), seat(), monuments=FIVE)
    assert table.view(0).monument_deck == [-1, -1]
    table.do("claim", "monument_deck")
    assert (table.zone("colossus"), table.pool(), table.asked_seat) == ("play", "0", 1)
    assert table.names(table.state.display) == ["obelisk", "temple"]


def test_nothing_is_claimed_from_an_empty_monument_deck() -> None:
    table = solo(pool="4G", monuments={"display": ["temple"], "deck": []})
    assert table.why_not("claim", "monument_deck").code == "monument_deck_empty"


# Golden Statue


def owner_of_the_statue(pool: str, *more: object, turned: bool = False, **rest: object) -> Table:
    """Two seats that pass; the owner of the statue has 1 point for it and 6 for two more monuments."""
    statue = lying("golden_statue", turned=turned)
    mine = (statue, "great_pyramid", lying("alchemists_tower", on="2G"), *more)
    return Table(seat_with(*mine, pool=pool, mage="scholar"), seat(), **rest)  # type: ignore[arg-type]


def both_pass(table: Table) -> None:
    pass_turn(table)
    pass_turn(table)


def test_the_golden_statue_asks_its_owner_at_the_check_although_they_have_passed() -> None:
    table = owner_of_the_statue("3G")
    both_pass(table)
    assert (table.asked, table.asked_seat, table.phase) == ("victory_check", 0, "checking")
    assert {str(command["kind"]) for command in table.session.legal_data()} == {"react", "decline"}


def test_the_golden_statue_wins_with_three_points_for_three_gold() -> None:
    table = owner_of_the_statue("E 3G")
    both_pass(table)
    table.do("react", "golden_statue", 0)
    assert table.phase == "game_over"
    assert table.session.outcome is not None
    assert (table.session.outcome.winners, table.session.outcome.points) == ((0,), (10, 0))
    assert (table.pool(), table.turned("golden_statue")) == ("1E", True)


def test_the_golden_statue_may_be_left_alone() -> None:
    table = owner_of_the_statue("3G")
    both_pass(table)
    table.do("decline")
    assert (table.phase, table.state.round, table.pool()) == ("collecting", 2, "3G")


def test_the_points_of_the_golden_statue_last_for_this_check_alone() -> None:
    table = Table(seat_with("golden_statue", pool="3G", mage="scholar"), seat())
    both_pass(table)
    assert table.points() == 2
    table.do("react", "golden_statue", 0)
    assert table.state.counted[0] == 5
    assert (table.points(), table.state.round, table.pool()) == (2, 2, "0")
    assert not table.turned("golden_statue")


def test_without_three_gold_the_owner_of_the_golden_statue_is_not_asked() -> None:
    table = owner_of_the_statue("9E 9L 9C 9D 2G")
    both_pass(table)
    assert (table.state.round, table.pool()) == (2, "9E 9L 9C 9D 2G")


def test_a_turned_golden_statue_is_not_asked_about() -> None:
    table = owner_of_the_statue("3G", turned=True)
    both_pass(table)
    assert (table.state.round, table.pool()) == (2, "3G")


def test_the_golden_statue_cannot_be_used_as_an_action() -> None:
    table = owner_of_the_statue("3G")
    assert table.why_not("use", "golden_statue", 0).code == "only_reacts"


def test_a_rivals_statue_is_asked_about_at_a_check_in_mid_round() -> None:
    table = Table(seat_with("coral_castle"), seat_with("golden_statue", pool="3G"), token=0)
    table.do("use", "coral_castle", 0)
    assert (table.asked, table.asked_seat, table.phase) == ("victory_check", 1, "checking_now")
    table.do("react", "golden_statue", 0)
    assert table.state.counted == [4, 4]
    assert (table.asked, table.asked_seat, table.phase) == ("turn", 1, "acting")
    assert (table.turned("golden_statue"), table.pool(1), table.points(1)) == (True, "0", 1)


def test_an_owner_of_the_statue_who_has_passed_is_asked_at_a_check_in_mid_round_too() -> None:
    table = Table(seat_with("coral_castle"), seat(), seat_with("golden_statue", pool="3G", passed=True))
    table.do("use", "coral_castle", 0)
    assert (table.asked, table.asked_seat) == ("victory_check", 2)
    table.do("decline")
    assert (table.asked, table.asked_seat, table.pool(2)) == ("turn", 1, "3G")


def test_a_statue_used_in_mid_round_is_still_turned_at_the_end_of_the_round() -> None:
    table = Table(seat_with("coral_castle", "golden_statue", pool="6G", mage="scholar"), seat(), seat())
    table.do("use", "coral_castle", 0)
    table.do("react", "golden_statue", 0)
    assert table.asked == "turn"
    for _ in range(3):
        pass_turn(table)
    assert (table.state.round, table.pool()) == (2, "3G")


def test_a_straightened_statue_adds_its_points_at_the_next_check_again() -> None:
    table = Table(seat_with("coral_castle", "golden_statue", "reanimate", pool="6G E"), seat(passed=True))
    table.do("use", "coral_castle", 0)
    table.do("react", "golden_statue", 0)
    table.do("use", "reanimate", 0)
    table.do("pay", essences="1E")
    table.do("choose", "golden_statue")
    pass_turn(table)
    assert table.asked == "victory_check"


def test_the_points_of_the_statue_may_bring_a_tie_which_the_pool_decides() -> None:
    rival = seat_with("great_pyramid", "oracle", "temple", lying("catacombs_of_the_dead", on="3D"), pool="3E")
    mine = seat_with("golden_statue", "coral_castle", lying("alchemists_tower", on="2G"), pool="4G", mage="scholar")
    table = Table(mine, rival)
    both_pass(table)
    table.do("react", "golden_statue", 0)
    assert table.state.counted == [10, 10]
    assert table.session.outcome is not None and table.session.outcome.winners == (1,)
