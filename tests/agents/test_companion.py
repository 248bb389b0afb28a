from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.agents.companion import Advice, Adviser, Calibration, Insight, Line, Reason, TreeAdviser
from resarcana_gui.agents.companion.advice import CERTAIN
from resarcana_gui.agents.companion.calibration import brier, fitted, log_odds, reliability, sigmoid
from resarcana_gui.agents.companion.reasons import FREE, PROVED, Facts, Stance, reason_for, telling
from resarcana_gui.agents.search.limits import FOREVER, Limits
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from tests.agents.nim import Clueless, Heap, Nim, Take, heap

GAME = Nim()


class Stones(Insight):
    """Whoever has won is what matters."""

    def facts(self, state: State, seat: int) -> Facts:
        assert isinstance(state, Heap)
        return {"won": float(state.winner == seat), "stones": state.stones}

    def weight(self, fact: str) -> float:
        return {"won": 1.0, "stones": 0.0}[fact]


def adviser(iterations: int = 400, calibration: Calibration | None = None, insight: Insight | None = None) -> Adviser:
    return TreeAdviser(GAME, Clueless(), Limits(iterations, horizon=FOREVER), calibration, insight)


def advised(truth: Heap, by: Adviser | None = None) -> Advice:
    view, pending = GAME.observe(truth, truth.turn), GAME.pending(truth)
    assert pending is not None
    advice = (by or adviser()).advise(view, pending)
    assert advice is not None
    return advice


def taken(line: Line) -> int:
    assert isinstance(line.answer, Take)
    return line.answer.stones


# ---------------------------------------------------------------------------------------------------------- advice


@pytest.mark.parametrize("stones", [5, 6, 7, 9])
def test_the_best_answer_is_the_one_that_wins(stones: int) -> None:
    advice = advised(heap(stones))
    assert taken(advice.best) == stones % 4
    assert advice.best.chance > 0.7 and advice.best.behind == 0.0
    assert [line.as_good for line in advice.lines] == [True, False, False]


def test_lines_are_told_from_the_best_to_the_worst() -> None:
    chances = [line.chance for line in advised(heap(7)).lines]
    assert chances == sorted(chances, reverse=True) and len(chances) == 3


def test_the_chances_of_all_seats_sum_to_one_and_the_best_line_is_the_asked_seat_s() -> None:
    advice = advised(heap(9, turn=1, seats=3))
    assert sum(advice.chances) == pytest.approx(1.0) and len(advice.chances) == 3
    assert advice.chances[1] == pytest.approx(advice.best.chance, abs=0.02)


def test_answers_that_come_to_the_same_are_about_equal() -> None:
    class Blind(Clueless):
        def shares(self, state: State) -> list[float]:
            assert isinstance(state, Heap)
            return [0.9, 0.1] if (state.stones * 7919 + state.marked) % 2 else [0.1, 0.9]

    advice = advised(heap(9), TreeAdviser(GAME, Blind(), Limits(60, horizon=FOREVER)))
    assert all(line.as_good for line in advice.lines)


def test_what_is_hidden_does_not_change_the_advice() -> None:
    told = [advised(heap(9, turn=1, marked=marked)) for marked in (0, 1)]
    assert told[0].lines == told[1].lines and told[0].chances == told[1].chances


def test_the_same_view_gets_the_same_advice_again() -> None:
    assert advised(heap(9)) == advised(heap(9))


def test_advice_is_broken_off_when_nobody_wants_it_any_more() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 5

    view = GAME.observe(heap(9), 0)
    pending = GAME.pending(view)
    assert pending is not None
    assert adviser().advise(view, pending, stop=stop) is None and len(asked) == 6


def test_a_victory_that_nobody_can_prevent_is_certain_and_its_reason_says_so() -> None:
    advice = advised(heap(3), adviser(60, Calibration({2: [(0.5, -1.0)]}), Stones()))
    assert (taken(advice.best), advice.best.chance, advice.best.error) == (3, CERTAIN, 0.0)
    assert advice.chances == (1.0, 0.0)
    assert [line.reason and line.reason.fact for line in advice.lines] == [PROVED, FREE, FREE]
    assert not any(line.as_good for line in advice.lines[1:])


def test_what_was_only_looked_at_is_never_certain() -> None:
    class Hopeful(Clueless):
        def shares(self, state: State) -> list[float]:
            return [1.0, 0.0]

    advice = advised(heap(30), TreeAdviser(GAME, Hopeful(), Limits(60, horizon=0)))
    assert all(0.99 < line.chance < CERTAIN for line in advice.lines) and advice.chances[1] > 0.0


# ----------------------------------------------------------------------------------------------------- calibration


def test_without_corrections_a_chance_is_what_is_expected() -> None:
    assert Calibration().chances([3.0, 1.0], 0, 5) == pytest.approx([0.75, 0.25])


def test_corrections_go_by_seats_and_stage_and_the_last_stage_goes_on() -> None:
    known = Calibration({2: [(1.0, 0.0), (3.0, 0.0)]})
    assert known.chance(0.7, 2, 0) == pytest.approx(0.7)
    assert known.chance(0.7, 2, 1) == known.chance(0.7, 2, 9) > 0.9
    assert known.chance(0.7, 3, 1) == pytest.approx(0.7)


@pytest.mark.parametrize("shares", [[0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0], [0.2, 0.3, 0.1, 0.4]])
def test_corrected_chances_still_sum_to_one(shares: list[float]) -> None:
    known = Calibration({len(shares): [(2.5, -0.3)]})
    for seat in range(len(shares)):
        chances = known.chances(shares, seat, 0)
        assert sum(chances) == pytest.approx(1.0) and min(chances) >= 0.0
        assert chances[seat] == pytest.approx(known.chance(shares[seat] / (sum(shares) or 1.0), len(shares), 0))


def test_a_correction_that_is_fitted_makes_what_is_said_come_true() -> None:
    said = [at / 20 for at in range(1, 20)]
    pairs = [(share, sigmoid(2.0 * (4 * share - 2) - 0.5)) for share in said for _ in range(30)]
    slope, offset = fitted(pairs)
    known = [(sigmoid(slope * log_odds(share) + offset), true) for share, true in pairs]
    assert brier(known) < brier(pairs) and offset < 0 and slope > 1


def test_reliability_is_told_by_parts_and_leaves_out_the_empty_ones() -> None:
    parts = reliability([(0.05, 0.0), (0.07, 1.0), (0.95, 1.0), (1.0, 1.0)])
    assert [(round(said, 3), true, count) for said, true, count in parts] == [(0.06, 0.5, 2), (0.975, 1.0, 2)]
    assert brier([(0.5, 1.0), (0.5, 0.0)]) == 0.25


# --------------------------------------------------------------------------------------------------------- reasons


def test_the_reason_is_what_differs_most_as_its_game_weighs_it() -> None:
    here: list[Facts] = [{"won": 1.0, "stones": 9.0}] * 8
    elsewhere: list[Facts] = [{"stones": float(at % 2)} for at in range(8)]
    assert reason_for(Stones(), here, elsewhere) == Reason("won", 1.0, 0.0)
    assert reason_for(Stones(), here, elsewhere, said=("won",)) is None


def test_what_differs_by_chance_only_is_no_reason() -> None:
    here: list[Facts] = [{"won": float(at % 2)} for at in range(8)]
    elsewhere: list[Facts] = [{"won": float(at % 3 == 0)} for at in range(8)]
    assert reason_for(Stones(), here, elsewhere) is None
    assert reason_for(Stones(), here, here) is None


class Houses(Insight):
    """Red and blue ones, of which one is built instead of another, and a garden."""

    def facts(self, state: State, seat: int) -> Facts:
        return {}

    def weight(self, fact: str) -> float:
        return 1.0

    def kind(self, fact: str) -> str:
        return "house" if fact in {"red", "blue"} else ""


def test_one_thing_instead_of_another_of_its_kind_is_no_reason() -> None:
    red: list[Facts] = [{"red": 1.0}] * 12
    blue: list[Facts] = [{"blue": 1.0}] * 12
    assert reason_for(Houses(), red, blue) is None
    assert reason_for(Houses(), red, [{}] * 12) == Reason("red", 1.0, 0.0)
    assert reason_for(Houses(), red, [{"garden": 1.0}] * 12) == Reason("red", 1.0, 0.0)


def test_where_one_thing_stands_instead_of_another_what_matters_less_is_the_reason() -> None:
    here: list[Facts] = [{"red": 1.0, "garden": 0.5}] * 12
    assert reason_for(Houses(), here, [{"blue": 1.0}] * 12) == Reason("garden", 0.5, 0.0)


def test_a_reason_tells_how_much_there_is_already() -> None:
    reason = reason_for(Houses(), [{"garden": 2.0}] * 12, [{}] * 12, now={"garden": 1.0})
    assert reason is not None and reason.now == 1.0


def test_what_differs_by_two_standard_errors_may_be_chance() -> None:
    here: list[Facts] = [{"garden": float(at < 5)} for at in range(40)]
    elsewhere: list[Facts] = [{"garden": 0.0}] * 40
    assert reason_for(Houses(), here, elsewhere) is None
    more: list[Facts] = [{"garden": float(at < 12)} for at in range(40)]
    assert reason_for(Houses(), more, elsewhere) == Reason("garden", 0.3, 0.0)


def test_the_winning_answer_has_its_reason() -> None:
    reason = advised(heap(5), adviser(insight=Stones())).best.reason
    assert reason is not None and reason.fact == "won" and reason.difference > 0.2


# ----------------------------------------------------------------------------------------------------------- notes


def noted(fact: str, here: float = 1.0) -> Reason:
    return Reason(fact, here, stance=Stance.NOTED)


def test_a_note_that_another_answer_has_as_well_tells_nothing() -> None:
    notes = [noted("garden"), noted("red", 3.0)]
    assert telling(Stones(), notes, [noted("garden")]) == notes[1]
    assert telling(Stones(), notes, [noted("garden"), noted("red", 2.0)]) == notes[1]
    assert telling(Stones(), notes, [noted("garden"), noted("red", 3.0)]) is None
    assert telling(Stones(), notes, (), said=["garden"]) == notes[1]


def test_notes_of_one_kind_are_compared_with_each_other() -> None:
    assert telling(Houses(), [noted("red", 8.0)], [noted("blue", 9.0)]) is None
    assert telling(Houses(), [noted("red", 8.0)], [noted("blue", 7.0)]) == noted("red", 8.0)


def test_a_loss_counts_only_beside_a_larger_one() -> None:
    assert telling(Stones(), [noted("points", -4.0)], [noted("points", -9.0)]) == noted("points", -4.0)
    assert telling(Stones(), [noted("points", -4.0)], [noted("points", -2.0)]) is None
    assert telling(Stones(), [noted("points", -4.0)], ()) is None


class Marked(Stones):
    """Notes the stones that are taken, and that one is little."""

    def notes(self, view: State, answer: Command) -> Sequence[Reason]:
        assert isinstance(answer, Take)
        return [noted("little")] if answer.stones == 1 else [noted(f"takes {answer.stones}")]


def test_what_is_noted_of_an_answer_is_its_reason_and_a_lesser_one_has_its_own() -> None:
    advice = advised(heap(9), adviser(insight=Marked()))
    best = advice.best.reason
    assert best is not None and (best.fact, best.stance) == ("little", Stance.NOTED)
    assert all(line.reason and line.reason.fact != "little" for line in advice.lines[1:])


def test_it_is_too_early_for_numbers_as_long_as_a_game_says_so() -> None:
    by = TreeAdviser(GAME, Clueless(), Limits(20, horizon=FOREVER), early=lambda view: True)
    assert advised(heap(9), by).early and by.is_early(heap(9))
    assert not advised(heap(9), adviser(20)).early and not adviser().is_early(heap(9))
