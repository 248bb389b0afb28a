from __future__ import annotations

from resarcana_gui.agents.search.ending import EndSolver
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import EVERYONE, State
from tests.agents.nim import Asleep, Clueless, Heap, Nim, Take


class Cursed(Clueless):
    """Whoever takes the last stone has lost."""

    def shares(self, state: State) -> list[float]:
        return [1.0 - share for share in super().shares(state)]


class Counting(Clueless):
    """Knows that fewer stones are nearer to the end."""

    def nearness(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        return -float(state.stones)


class Slippery(Asleep):
    """In every other world there is a stone less than one sees."""

    worlds = 0

    def sample(self, view: State, chance: Chance) -> State:
        self.worlds += 1
        assert isinstance(view, Heap)
        return Heap(EVERYONE, 2, view.stones - self.worlds % 2)


def ending(game: Nim, guide: Clueless, stones: int) -> EndSolver:
    return EndSolver(game, guide, game.observe(Heap(EVERYONE, 2, stones), 0), 0, Dice(1))


def stones_of(command: Command | None) -> int:
    return command.stones if isinstance(command, Take) else 0


def test_a_victory_at_hand_is_seen_and_one_that_a_rival_may_prevent_is_not() -> None:
    assert stones_of(ending(Nim(), Clueless(), 3).victory(1)) == 3
    assert stones_of(ending(Nim(), Clueless(), 5).victory(3)) == 0


def test_while_no_rival_has_a_turn_a_victory_is_seen_so_many_turns_ahead() -> None:
    assert ending(Asleep(), Clueless(), 6).victory(1) is None
    assert stones_of(ending(Asleep(), Clueless(), 6).victory(2)) > 0
    assert ending(Asleep(), Clueless(), 9).victory(2) is None
    assert stones_of(ending(Asleep(), Clueless(), 9).victory(3)) > 0


def test_answers_that_come_to_the_same_in_any_order_are_tried_in_one() -> None:
    game = Asleep()
    assert ending(game, Clueless(), 20).victory(5) is None
    in_every_order = sum(3**turns for turns in range(1, 6))
    assert game.applied < in_every_order / 2


def test_a_way_too_long_to_be_tried_is_not_taken_for_certain() -> None:
    game = Asleep()
    assert ending(game, Clueless(), 60).victory(5) is None and ending(game, Clueless(), 90).victory(50) is None
    assert game.applied < 3 * 2200


def test_whoever_plays_on_alone_plans_a_way_of_any_length_by_what_comes_nearer() -> None:
    game = Asleep()
    assert stones_of(ending(game, Counting(), 60).victory(6)) == 3 and game.applied < 3000
    assert ending(Nim(), Counting(), 60).victory(6) is None
    for stones in (1, 2, 3):
        assert ending(game, Counting(), 60).wins(Take(0, stones), 6)
    assert not ending(Nim(), Counting(), 60).wins(Take(0, 3), 6)


def test_a_plan_that_does_not_hold_in_every_world_is_not_certain() -> None:
    assert ending(Slippery(), Counting(), 60).victory(6) is None


def test_where_rivals_move_next_every_answer_is_tried_once() -> None:
    game = Nim()
    far = ending(game, Clueless(), 30)
    assert far.victory(3) is None and far.lost() == []
    assert game.applied == len(game.legal(Heap(EVERYONE, 2, 30)))


def test_what_ends_the_game_with_a_defeat_is_told_apart() -> None:
    close = ending(Nim(), Cursed(), 2)
    assert stones_of(close.victory(1)) == 1
    assert [stones_of(answer) for answer in close.lost()] == [2]
