"""Victory: checks at the end of a round and in the middle of one, ties, and points that do not last."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.resarcana.rules.flow_events import PointsCounted
from resarcana_gui.games.resarcana.rules.scoring import score_sheet
from resarcana_gui.kernel.game import Outcome
from tests.games.resarcana.described_table import Table, lying, seat

CHECKERS = ["coral_castle", "sorcerers_bestiary"]


def pass_round(table: Table, *, raises: bool = False) -> None:
    """Everybody passes and swaps; nobody uses a power that reacts to the check, or everybody does."""
    number = table.state.round
    while table.asked is not None and table.state.round == number:
        if table.asked == "victory_check":
            table.session.submit(table.session.legal()[0 if raises else -1])
        else:
            table.session.submit(table.session.legal()[-1 if table.asked == "turn" else 0])


def ended(table: Table) -> Outcome:
    outcome = table.session.outcome
    assert outcome is not None and table.asked is None and table.phase == "game_over"
    return outcome


def reef(points: int) -> dict[str, object]:
    """A place worth this many points."""
    return lying("sunken_reef", f"{points}C")


def tomb(points: int) -> dict[str, object]:
    """Another place worth this many points."""
    return lying("catacombs_of_the_dead", f"{points}D")


# At the end of a round


def test_ten_points_end_the_game_when_all_have_passed() -> None:
    table = Table(seat(reef(10)), seat(), token=1, first=1)
    pass_round(table)
    assert (ended(table).winners, ended(table).points) == ((0,), (10, 1))


def test_fewer_than_ten_points_do_not() -> None:
    table = Table(seat(), seat(reef(9)), first=0)
    pass_round(table)
    assert table.session.outcome is None and table.state.round == 2


def test_the_token_is_worth_a_point_at_the_check() -> None:
    table = Table(seat(reef(9)), seat())
    assert table.points() == 10
    pass_round(table)
    assert ended(table).winners == (0,)


def test_the_token_counts_for_whoever_holds_it_then() -> None:
    table = Table(seat(reef(9)), seat(), active=1)
    assert table.points(0) == 10
    table.do("pass")
    assert (table.points(0), table.points(1)) == (9, 1)
    pass_round(table)
    assert table.session.outcome is None and table.state.counted == [9, 1]


def test_nobody_wins_before_the_round_is_over() -> None:
    table = Table(seat(reef(21), "solomons_mine"), seat())
    table.do("use", "solomons_mine", 0)
    assert table.asked == "turn"


def test_the_most_points_win() -> None:
    table = Table(seat(reef(12)), seat(tomb(14)), seat())
    pass_round(table)
    assert (ended(table).winners, ended(table).points) == ((1,), (13, 14, 0))


def test_turned_components_count() -> None:
    table = Table(seat(lying("great_pyramid", turned=True), lying("sunken_reef", "7C", turned=True)), seat())
    assert table.points() == 11


def test_dragons_artifacts_monuments_and_places_count() -> None:
    play = ["nightingale", "sea_serpent", "great_pyramid", "sorcerers_bestiary"]
    table = Table(seat(*play), seat(), token=1, first=1)
    assert table.points() == 1 + 1 + 3 + (2 + 1 + 1)


def test_the_serpent_counts_both_as_dragon_and_as_creature() -> None:
    assert Table(seat("sorcerers_bestiary", "sea_serpent"), seat(), first=1).points() == 4


def test_a_rivals_dragons_count_for_nobody_else() -> None:
    assert Table(seat("sorcerers_bestiary"), seat("sea_serpent", "fire_dragon"), first=1).points() == 0


def test_cards_in_hand_and_discards_count_nothing() -> None:
    assert Table(seat(hand=["nightingale"], discards=["fire_dragon"]), seat(), first=1).points() == 0


def test_the_score_sheet_lists_what_the_points_are_made_of() -> None:
    table = Table(seat("nightingale", reef(4), "prism"), seat())
    sheet = score_sheet(table.state, 0)
    assert sheet == [(-1, 1), (table.number("nightingale"), 1), (table.number("sunken_reef"), 4)]
    assert sum(points for _, points in sheet) == table.points()
    assert score_sheet(table.state, 1) == []


# Ties


def tied(first: str, second: str, third: str | None = None) -> Outcome:
    """Seats with eleven points each and these pools; the last one holds the token, so one point less on its place."""
    seats = [seat(reef(11), pool=first), seat(tomb(10), pool=second, passed=True)]
    if third is not None:
        seats.append(seat(lying("great_pyramid"), lying("sacred_grove", "6L"), pool=third))
    table = Table(*seats, token=1, active=0)
    assert len({table.points(at) for at in range(len(seats))}) == 1
    while table.asked is not None:
        table.session.submit(table.session.legal()[-1 if table.asked == "turn" else 0])
    return ended(table)


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("5E", "4E", (0,)),
        ("4E", "5E", (1,)),
        ("E", "E L", (1,)),
        ("2E", "G", (0, 1)),
        ("E", "G", (1,)),
        ("3E", "G", (0,)),
        ("G L", "3E", (0, 1)),
        ("0", "0", (0, 1)),
        ("3G", "5E", (0,)),
    ],
)
def test_a_tie_goes_to_the_fuller_pool_with_gold_counting_double(
    first: str, second: str, winners: tuple[int, ...]
) -> None:
    assert tied(first, second).winners == winners


def test_essences_on_components_do_not_settle_a_tie() -> None:
    table = Table(seat(reef(11), lying("mausoleum", "9D")), seat(tomb(12), pool="E", passed=True), token=1, active=0)
    assert table.points(0) == table.points(1) == 13
    table.do("pass")
    table.session.submit(table.session.legal()[0])
    assert ended(table).winners == (1,)


def test_three_can_share_the_victory() -> None:
    assert tied("2E", "G", "L D").winners == (0, 1, 2)


def test_two_of_three_can_share_the_victory() -> None:
    assert tied("2E", "E", "G").winners == (0, 2)


def test_only_those_with_the_most_points_take_part_in_the_tie() -> None:
    table = Table(seat(reef(11), pool="E"), seat(tomb(11), passed=True), seat(lying("vault"), pool="99G"), token=2)
    pass_round(table)
    assert ended(table).winners == (0,)


# In the middle of a round


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_check_in_mid_round_can_win_at_once(checker: str) -> None:
    table = Table(seat(checker, tomb(12)), seat("solomons_mine"))
    table.do("use", checker, 0)
    assert ended(table).winners == (0,)


@pytest.mark.parametrize("checker", CHECKERS)
def test_somebody_else_can_win_at_my_check(checker: str) -> None:
    table = Table(seat(checker), seat(tomb(12)), seat())
    table.do("use", checker, 0)
    assert ended(table).winners == (1,)


def test_who_has_passed_can_win_at_a_check_in_mid_round() -> None:
    table = Table(seat("coral_castle"), seat(tomb(12), passed=True))
    table.do("use", "coral_castle", 0)
    assert ended(table).winners == (1,)


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_check_that_ends_nothing_goes_on_with_the_next_player(checker: str) -> None:
    table = Table(seat(checker), seat(), seat())
    events = table.do("use", checker, 0)
    assert [event.points for event in events if isinstance(event, PointsCounted)] == [(table.points(0), 0, 0)]
    assert (table.asked, table.asked_seat, table.state.round) == ("turn", 1, 1)
    assert table.turned(checker)


def test_a_check_that_ends_nothing_straightens_nothing_and_leaves_who_has_passed_out() -> None:
    table = Table(seat("coral_castle", lying("vault", turned=True)), seat(passed=True), seat(), token=1)
    table.do("use", "coral_castle", 0)
    assert table.turned("vault") and table.state.passed == [False, True, False]
    assert (table.asked_seat, table.state.token) == (2, 1)


def test_after_such_a_check_the_last_one_in_goes_on_alone() -> None:
    table = Table(seat("coral_castle"), seat(passed=True))
    table.do("use", "coral_castle", 0)
    assert (table.asked, table.asked_seat) == ("turn", 0)


def test_the_token_counts_at_a_check_in_mid_round_too() -> None:
    table = Table(seat("coral_castle", tomb(6)), seat(), first=0)
    table.do("use", "coral_castle", 0)
    assert ended(table).points == (10, 0)


# The Golden Statue


def statue_round(mine: dict[str, object], yours: dict[str, object], **scenario: Any) -> Table:
    """All but the first seat have passed; then that one passes as well."""
    table = Table(mine, {**yours, "passed": True}, token=1, active=0, **scenario)
    table.do("pass")
    table.do("choose", "protection")
    return table


def test_the_statue_raises_its_owners_points_by_three_for_a_check() -> None:
    table = statue_round(seat("golden_statue", tomb(6), pool="3G"), seat())
    assert (table.asked, table.asked_seat) == ("victory_check", 0)
    table.do("react", "golden_statue", 0)
    assert (ended(table).winners, ended(table).points) == ((0,), (10, 1))
    assert table.pool() == "0"


def test_its_owner_may_decline() -> None:
    table = statue_round(seat("golden_statue", tomb(6), pool="3G"), seat())
    table.do("decline")
    assert table.state.round == 2 and table.state.counted == [7, 1]


def test_the_points_of_the_statue_do_not_last() -> None:
    table = statue_round(seat("golden_statue", pool="3G"), seat())
    table.do("react", "golden_statue", 0)
    assert table.state.counted == [4, 1] and table.points() == 1 and table.state.round == 2


@pytest.mark.parametrize("pool", ["2G", "9E 9L 9C 9D 2G", "0"])
def test_who_cannot_pay_the_statue_is_not_asked(pool: str) -> None:
    assert statue_round(seat("golden_statue", pool=pool), seat()).asked == "turn"


def test_a_turned_statue_is_not_asked() -> None:
    assert statue_round(seat(lying("golden_statue", turned=True), pool="3G"), seat()).asked == "turn"


def test_the_owner_of_the_statue_is_asked_at_a_rivals_check_passed_or_not() -> None:
    for passed in (False, True):
        table = Table(seat("coral_castle"), seat("golden_statue", tomb(6), pool="3G", passed=passed), token=0)
        table.do("use", "coral_castle", 0)
        assert (table.asked, table.asked_seat) == ("victory_check", 1)
        table.do("react", "golden_statue", 0)
        assert ended(table).winners == (1,)


def test_the_owner_of_the_statue_is_asked_at_an_own_check_too() -> None:
    table = Table(seat("coral_castle", "golden_statue", tomb(3), pool="3G"), seat(), first=1, active=0)
    table.do("use", "coral_castle", 0)
    table.do("react", "golden_statue", 0)
    assert ended(table).points == (10, 1)


def test_the_statue_can_be_used_once_a_round_and_again_in_the_next() -> None:
    table = Table(seat("coral_castle", "golden_statue", pool="9G"), seat(passed=True), token=1)
    table.do("use", "coral_castle", 0)
    table.do("react", "golden_statue", 0)
    table.do("pass")
    table.do("choose", "protection")
    assert (table.asked, table.state.round) == ("turn", 2)
    while table.asked != "victory_check":
        table.session.submit(table.session.legal()[-1 if table.asked == "turn" else 0])
    assert table.asked_seat == 0


def test_a_statue_may_be_turned_even_when_it_changes_nothing() -> None:
    table = statue_round(seat("golden_statue", tomb(20), pool="3G"), seat())
    assert table.asked == "victory_check"


def test_gold_spent_on_the_statue_is_gone_when_a_tie_is_settled() -> None:
    table = statue_round(seat("golden_statue", tomb(7), pool="4G"), seat(reef(10), pool="3E"))
    table.do("react", "golden_statue", 0)
    assert ended(table).points == (11, 11) and ended(table).winners == (1,)


def test_a_finished_game_asks_nothing_more() -> None:
    table = Table(seat("coral_castle", tomb(12)), seat())
    table.do("use", "coral_castle", 0)
    assert table.session.legal() == [] and table.why_not("pass", seat=1).code == "game_over"


def test_an_outcome_ranks_all_seats_and_says_what_broke_the_tie() -> None:
    outcome = tied("4E", "5E", "G")
    assert (outcome.places, outcome.points) == ((2, 1, 3), (11, 11, 11))
    assert outcome.measures == {"pool": (4, 5, 2)}
