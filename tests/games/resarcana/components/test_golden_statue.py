"""The Golden Statue at victory checks."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import pass_turn, seat_with
from tests.games.resarcana.described_table import Table, lying, seat


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
