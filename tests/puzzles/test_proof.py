from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.lines import ENDED, WON, Lines, Position, UnprovenError
from resarcana_gui.puzzles.proof import NEVER, Proof
from tests.puzzles.posed import StallPuzzler
from tests.toy.game import Toy


@dataclass
class Drawn:
    """Lines drawn by hand: what is won, what has ended, and then position by position."""

    positions: list[Position] = field(
        default_factory=lambda: [Position(opens=False, mine=True, points=0) for _ in (WON, ENDED)]
    )
    start: int = 2

    def turn(self, *after: int, points: int = 0) -> Drawn:
        return self._add(Position(opens=True, mine=True, points=points), after)

    def question(self, *after: int) -> Drawn:
        return self._add(Position(opens=False, mine=True, points=0), after)

    def rival(self, *after: int) -> Drawn:
        return self._add(Position(opens=False, mine=False, points=0), after)

    def proof(self, points: int = 0) -> Proof:
        return Proof(cast(Lines, self), points)

    def _add(self, position: Position, after: tuple[int, ...]) -> Drawn:
        position.answers[:] = [cast(Command, f"{len(self.positions)} to {each}") for each in after]
        position.after[:] = after
        self.positions.append(position)
        return self


def told(answers: Any) -> list[str]:
    return [str(answer) for answer in answers]


def test_the_shortest_solution_is_found_and_only_actions_count() -> None:
    proof = Drawn().turn(3, 5).question(4).turn(WON, ENDED).turn(6).turn(7).turn(WON).proof()
    assert proof.length == 2
    assert told(proof.solution() or ()) == ["2 to 3", "3 to 4", "4 to 0"]


def test_where_every_line_ends_without_it_there_is_no_solution() -> None:
    assert Drawn().turn(ENDED, 3).turn(2, ENDED).proof().length == NEVER


def test_what_comes_back_to_where_it_was_is_no_way() -> None:
    proof = Drawn().turn(3).turn(2, 4).turn(WON).proof()
    assert proof.length == 3 and proof.ways() == 1


def test_a_rival_that_has_one_answer_against_it_refutes_a_line() -> None:
    assert Drawn().turn(3).rival(WON, ENDED).proof().length == NEVER
    assert Drawn().turn(3).rival(WON, WON).proof().length == 1


def test_a_line_is_as_long_as_the_rivals_best_answer_makes_it_and_no_plain_solution_leads_through_it() -> None:
    proof = Drawn().turn(3).rival(WON, 4).turn(WON).proof()
    assert proof.length == 2
    assert proof.solution() is None


def test_points_count_at_the_end_of_an_action_and_a_victory_is_always_enough() -> None:
    lines = Drawn().turn(3, 4).question(5).turn(WON).turn(ENDED, points=7)
    assert lines.proof(7).length == 1
    assert lines.proof(8).length == 2
    assert told(lines.proof(7).solution() or ()) == ["2 to 3", "3 to 5"]


def test_ways_differ_in_what_is_done_not_in_how_a_question_is_answered() -> None:
    same_deed = Drawn().turn(3).question(4, 5).turn(WON).turn(WON)
    assert same_deed.proof().ways() == 2
    paid_alike = Drawn().turn(3).question(4, 4).turn(WON)
    assert paid_alike.proof().ways() == 1


def test_along_the_solution_it_is_known_which_answers_lead_to_one() -> None:
    proof = Drawn().turn(ENDED, 3).turn(WON, ENDED, 2).proof()
    assert [right for _, right in proof.solved()] == [[False, True], [True, False, True]]


def stall(cards: int = 3) -> State:
    """A stall at which the solver begins."""
    game = Toy()
    states = (Session.start(game, {"cards": cards}, seed).state for seed in range(9))
    return next(state for state in states if game.waiting(state) == (0,) or game.waiting(state) == [0])


def test_all_lines_of_a_round_are_followed_to_its_end_whatever_the_rival_answers() -> None:
    lines = Lines(Toy(), StallPuzzler(), stall(), 1000)
    others = lines.positions[2:]
    assert lines.positions[lines.start].opens and any(not position.mine for position in others)
    assert all(position.after for position in others)
    assert ENDED in {after for position in others for after in position.after}


def test_the_game_says_how_far_lines_are_followed() -> None:
    near, far = Lines(Toy(), StallPuzzler(), stall(), 1000), Lines(Toy(), EndlessPuzzler(), stall(), 1000)
    assert len(near.positions) < len(far.positions)


def test_too_many_lines_prove_nothing() -> None:
    with pytest.raises(UnprovenError):
        Lines(Toy(), StallPuzzler(), stall(), 3)


class Lottery(Toy):
    """A stall where every answer is followed by a draw."""

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        chance.below(2)
        super().apply(state, command, chance)


class EndlessPuzzler(StallPuzzler):
    """The game itself is the horizon."""

    def horizon(self, state: State) -> int:
        return 0


def test_a_line_in_which_chance_has_a_say_before_the_solvers_next_turn_proves_nothing() -> None:
    with pytest.raises(UnprovenError):
        Lines(Lottery(), EndlessPuzzler(), stall(), 1000)
    assert Dice(0).mark() == 0
