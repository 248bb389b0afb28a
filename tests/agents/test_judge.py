from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from resarcana_gui.agents.companion import Advice, Adviser, Calibration, Insight, TreeAdviser
from resarcana_gui.agents.companion.advice import CERTAIN, Line
from resarcana_gui.agents.companion.answered_question import AnsweredQuestion
from resarcana_gui.agents.companion.reasons import PROVED, Facts
from resarcana_gui.agents.companion.review import Moment, Position, Review, in_hindsight, moments_of
from resarcana_gui.agents.companion.trials import Trial
from resarcana_gui.agents.search.limits import FOREVER, Limits
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from tests.agents.nim import Asleep, Clueless, Heap, Nim, Take, heap

GAME = Nim()


class Stones(Insight):
    """Whoever has won is what matters."""

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, Heap)
        return {"won": float(state.winner == seat)}

    def weight(self, fact: str) -> float:
        return 1.0


def adviser(guide: Clueless | None = None, calibration: Calibration | None = None, foresight: int = 3) -> Adviser:
    limits = Limits(400, horizon=FOREVER, foresight=foresight)
    return TreeAdviser(GAME, guide or Clueless(), limits, calibration, Stones())


def judged(stones: int, took: int, by: Adviser | None = None, *, turn: int = 0, marked: int = 0) -> Advice | None:
    truth = heap(stones, turn=turn, marked=marked)
    return (by or adviser()).judge(GAME.observe(truth, turn), Pending(turn), Take(turn, took))


def taken(line: Line) -> int:
    assert isinstance(line.answer, Take)
    return line.answer.stones


# ----------------------------------------------------------------------------------------------------- one answer


def test_what_throws_the_game_away_is_told_beside_what_was_better_and_why() -> None:
    advice = judged(5, 3)
    assert advice is not None
    best, given = advice.lines
    assert (taken(best), taken(given)) == (1, 3)
    assert given.behind > 0.3 and given.behind == pytest.approx(best.chance - given.chance)
    assert best.reason is not None and best.reason.fact == "won"


def test_the_best_answer_stands_alone_and_nobody_asks_why() -> None:
    advice = judged(7, 3)
    assert advice is not None
    assert [taken(line) for line in advice.lines] == [3]
    assert advice.best.as_good and advice.best.reason is None


def test_where_there_was_one_answer_there_is_nothing_to_judge() -> None:
    assert judged(1, 1) is None


def test_an_answer_that_no_player_would_give_is_judged_all_the_same() -> None:
    class Sensible(Clueless):
        def worthwhile(self, state: State, answers: Sequence[Command]) -> Sequence[Command]:
            return [answer for answer in answers if answer != Take(0, 1)] or answers

    advice = judged(6, 1, adviser(Sensible()))
    assert advice is not None and [taken(line) for line in advice.lines] == [2, 1]
    assert not advice.lines[1].as_good


def test_one_sensible_answer_among_foolish_ones_is_no_choice() -> None:
    class Certain(Clueless):
        def worthwhile(self, state: State, answers: Sequence[Command]) -> Sequence[Command]:
            return answers[-1:]

    assert judged(7, 3, adviser(Certain())) is None
    assert judged(7, 1, adviser(Certain())) is not None


def test_a_certain_victory_that_was_missed_is_told_as_one() -> None:
    advice = judged(3, 1)
    assert advice is not None
    best, given = advice.lines
    assert (taken(best), best.chance) == (3, CERTAIN) and given.chance < 0.7
    assert best.reason is not None and best.reason.fact == PROVED


def test_whoever_wins_for_certain_either_way_has_lost_nothing() -> None:
    game, slow = Asleep(), Take(0, 1)
    by = TreeAdviser(game, Clueless(), Limits(60, horizon=FOREVER, foresight=3))
    advice = by.judge(game.observe(heap(3), 0), Pending(0), slow)
    assert advice is not None and advice.best.answer == slow
    assert advice.best.chance == CERTAIN and advice.best.as_good


def test_what_is_hidden_does_not_change_the_judgement_nor_does_asking_twice() -> None:
    told = [judged(9, 2, turn=1, marked=marked) for marked in (0, 1, 0)]
    assert told[0] == told[1] == told[2]


def test_what_a_choice_cost_is_the_difference_of_the_two_chances_that_are_told() -> None:
    advice = judged(5, 3, adviser(calibration=Calibration({2: [(3.0, 0.4)]})))
    assert advice is not None
    for line in advice.lines:
        assert line.behind == pytest.approx(advice.best.chance - line.chance)


def test_what_only_seems_better_until_one_looks_further_ahead_is_no_turning_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def even(case: AnsweredQuestion, trials: Sequence[Trial], worlds: int, insight: object) -> list[list[Facts]]:
        for trial in trials:
            for _ in range(worlds):
                trial.add([0.5, 0.5], case.seat)
        return [[{"won": 1.0}] * worlds, [{"won": 0.0}] * worlds]

    monkeypatch.setattr(AnsweredQuestion, "look_further", even)
    advice = judged(5, 3)
    assert advice is not None and [taken(line) for line in advice.lines] == [3]
    assert advice.best.reason is None


def test_answers_that_come_to_the_same_are_soon_told_to() -> None:
    class Even(Clueless):
        def shares(self, state: State) -> list[float]:
            return [0.5, 0.5]

    def looks(guide: Clueless) -> int:
        before = GAME.applied
        judged(9, 2, adviser(guide, foresight=1))
        return GAME.applied - before

    assert looks(Even()) < looks(Clueless()) / 3


# ------------------------------------------------------------------------------------------------------ hindsight


def moment(at: int, best: float, played: float) -> Moment:
    return Moment(at, Line(Take(0, 1), played, 0.01, best - played, 0.01), Line(Take(0, 2), best, 0.01))


def hindsight(moments: Iterable[Moment], alone: Iterable[tuple[int, int]], result: float = 0.0) -> list[Moment]:
    known = set(alone)
    return list(in_hindsight(moments, lambda start, end: (start, end) in known, 9, result))


def chances(moments: Iterable[Moment]) -> list[tuple[float, float]]:
    return [(round(each.best.chance, 2), round(each.played.chance, 2)) for each in moments]


def test_what_others_or_chance_did_between_two_choices_changes_neither() -> None:
    apart = [moment(0, 0.7, 0.4), moment(1, 0.6, 0.6)]
    assert hindsight(apart, []) == apart


def test_a_way_that_led_further_than_was_seen_at_its_beginning_was_no_mistake() -> None:
    seen = hindsight([moment(0, 0.7, 0.4), moment(1, 0.8, 0.8)], [(0, 1)])
    assert chances(seen) == [(0.8, 0.8), (0.8, 0.8)] and not seen[0].is_turning_point


def test_what_is_lost_within_an_action_is_the_fault_of_the_choice_at_which_it_was_lost() -> None:
    seen = hindsight([moment(0, 0.6, 0.6), moment(1, 0.6, 0.3)], [(0, 1)])
    assert [each.is_turning_point for each in seen] == [False, True]


def test_what_was_hoped_of_one_way_for_too_much_was_hoped_of_the_other_too() -> None:
    assert chances(hindsight([moment(0, 0.7, 0.6), moment(1, 0.4, 0.4)], [(0, 1)])) == [(0.5, 0.4), (0.4, 0.4)]


def test_a_certain_victory_stays_certain_in_hindsight() -> None:
    assert chances(hindsight([moment(0, 1.0, 0.6), moment(1, 0.4, 0.4)], [(0, 1)])) == [(1.0, 0.4), (0.4, 0.4)]


def test_a_choice_that_ends_the_game_led_to_its_result() -> None:
    assert chances(hindsight([moment(0, 0.7, 0.4)], [(0, 9)], result=1.0)) == [(1.0, 1.0)]


# --------------------------------------------------------------------------------------------------------- review


def game_of(*stones: tuple[int, int]) -> list[Position]:
    """Turns of seat 0: how many stones there were, and how many it took."""
    return [
        Position(2 * at, GAME.observe(heap(left), 0), Pending(0), Take(0, took))
        for at, (left, took) in enumerate(stones)
    ]


def review_of(*stones: tuple[int, int], result: float) -> Review:
    return Review(0, tuple(moments_of(adviser(), game_of(*stones))), result)


def test_a_choice_that_throws_the_game_away_is_a_turning_point() -> None:
    review = review_of((10, 2), (5, 2), (5, 3), result=0.0)
    assert [moment.at for moment in review.turning_points] == [2, 4]
    assert taken(review.turning_points[0].best) == 1
    assert review.moments[1].loss > 0.3 and review.well_chosen == 1


def test_who_plays_as_well_as_can_be_has_no_turning_point() -> None:
    review = review_of((10, 2), (7, 3), result=1.0)
    assert review.turning_points == [] and review.well_chosen == len(review.moments)


def test_what_choice_and_luck_made_of_a_game_comes_to_its_result() -> None:
    review = review_of((10, 2), (7, 1), (5, 3), result=0.0)
    whole = review.moments[0].best.chance + sum(swing.gain for swing in review.swings)
    whole += sum(moment.played.chance - moment.best.chance for moment in review.moments)
    assert whole == pytest.approx(review.result)


def review_at(*found: float, result: float) -> Review:
    """A review in which a seat found these chances before its choices, all of them good."""
    return Review(0, tuple(moment(at, chance, chance) for at, chance in enumerate(found)), result)


def test_the_largest_rise_is_from_a_low_chance_to_a_later_high_one() -> None:
    rise = review_at(0.4, 0.1, 0.3, 0.6, 0.05, 0.4, result=0.0).best_rise
    assert rise is not None and rise.last is not None
    assert (rise.first.at, rise.before, rise.last.at, rise.after) == (1, 0.1, 3, 0.6)


def test_who_wins_from_the_lowest_point_rose_to_the_end() -> None:
    rise = review_at(0.4, 0.1, 0.3, result=1.0).best_rise
    assert rise is not None and rise.last is None and (rise.before, rise.after) == (0.1, 1.0)


def test_where_a_chance_only_fell_or_hardly_grew_there_is_no_rise() -> None:
    assert review_at(0.6, 0.4, 0.45, result=0.0).best_rise is None
    assert review_at(result=1.0).best_rise is None


def test_a_turn_without_a_choice_is_passed_over() -> None:
    assert [moment.at for moment in review_of((5, 1), (1, 1), result=1.0).moments] == [0]
