from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.plain_tree import PlainTree
from resarcana_gui.agents.search.answer_selection import preferred, surest, taken_first
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import drawn, softmax
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.agents.search.tree_node import Node
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import EVERYONE, State
from tests.agents.nim import Asleep, Clueless, Heap, Nim, Take

Make = Callable[[Nim, Clueless, int], Agent]


def searcher(game: Nim, guide: Clueless, seed: int) -> Agent:
    return Searcher(game, guide, Limits(400), seed)


def plain_tree(game: Nim, guide: Clueless, seed: int) -> Agent:
    return PlainTree(game, guide, seed)


BOTH = pytest.mark.parametrize("make", [searcher, plain_tree])


def taken(make: Make, stones: int, budget: Budget, *, seed: int = 1, seats: int = 2) -> int:
    game = Nim()
    view = game.observe(Heap(EVERYONE, seats, stones), 0)
    pending = game.pending(view)
    assert pending is not None
    command = make(game, Clueless(), seed).choose(view, pending, budget)
    assert isinstance(command, Take) and game.refusal(view, command) is None
    return command.stones


@BOTH
@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_a_game_small_enough_is_played_as_well_as_can_be(make: Make, stones: int) -> None:
    assert taken(make, stones, Budget(1500)) == stones % 4


@BOTH
def test_the_same_seed_and_iterations_give_the_same_answer_and_the_same_work(make: Make) -> None:
    works = []
    for _ in range(2):
        game = Nim()
        view = game.observe(Heap(EVERYONE, 3, 12), 0)
        pending = game.pending(view)
        assert pending is not None
        works.append((make(game, Clueless(), 5).choose(view, pending, Budget(80)), game.applied))
    assert works[0] == works[1]


@BOTH
def test_nobody_who_searches_ever_holds_the_truth(make: Make) -> None:
    game, guide = Nim(), Clueless()
    truth = Heap(EVERYONE, 2, 9)
    truth.turn = 1
    view = game.observe(truth, 1)
    pending = game.pending(view)
    assert pending is not None
    make(game, guide, 1).choose(view, pending, Budget(40))
    assert all(state is not truth for state in guide.seen)
    assert truth.stones == 9 and game.observe(truth, 1).facts() == view.facts()


@BOTH
def test_what_one_does_not_see_does_not_change_the_answer(make: Make) -> None:
    given = []
    for marked in (0, 1):
        game = Nim()
        truth = Heap(EVERYONE, 2, 11)
        truth.turn, truth.marked = 1, marked
        pending = game.pending(truth)
        assert pending is not None
        given.append(make(game, Clueless(), 3).choose(game.observe(truth, 1), pending, Budget(60)))
    assert given[0] == given[1]


def test_three_can_play() -> None:
    assert taken(searcher, 3, Budget(200), seats=3) == 3


def test_a_budget_of_iterations_is_kept_to() -> None:
    game = Nim()
    agent = Searcher(game, Clueless(), Limits(400), 1)
    view = game.observe(Heap(EVERYONE, 2, 20), 0)
    pending = game.pending(view)
    assert pending is not None
    agent.choose(view, pending, Budget(50))
    assert 0 < agent.iterations <= 50


def test_who_is_given_no_time_looks_once_at_least() -> None:
    assert 1 <= taken(searcher, 20, Budget(seconds=0.0)) <= 3
    assert 1 <= taken(plain_tree, 20, Budget(seconds=0.0)) <= 3


def test_a_question_that_is_decided_is_not_thought_about_any_longer() -> None:
    game = Nim()
    agent = Searcher(game, Clueless(), Limits(5000), 1)
    view = game.observe(Heap(EVERYONE, 2, 3), 0)
    pending = game.pending(view)
    assert pending is not None
    agent.choose(view, pending, Budget())
    assert agent.iterations < 4000


def question(*tried: tuple[int, float]) -> Node:
    """A question of which each answer was tried so often, and was worth so much on average."""
    root = Node(0)
    root.counts = [number for number, _ in tried]
    root.totals = [number * worth for number, worth in tried]
    return root


def test_an_answer_found_better_is_given_though_another_was_tried_more_often() -> None:
    assert surest(question((300, 0.4), (120, 0.5), (3, 0.2)), [0, 1, 2]) == 1
    assert surest(question((300, 0.4), (120, 0.5), (3, 0.2)), [0, 2]) == 0


def test_an_answer_that_was_lucky_a_few_times_is_not_taken_for_the_best() -> None:
    assert surest(question((300, 0.4), (20, 1.0)), [0, 1]) == 0
    assert surest(question((30, 0.4), (4, 0.6)), [0, 1]) == 0
    assert surest(question((0, 0.0), (0, 0.0)), [0, 1]) == 0


class Tidy(Clueless):
    """Leaves no two stones undone."""

    def is_at_hand(self, state: State, answer: Command) -> bool:
        return isinstance(answer, Take) and answer.stones == 2


def of_stones(*tried: tuple[int, float]) -> Node:
    """A question whose answers are to take 1, 2 ... stones."""
    root = question(*tried)
    root.answers = [Take(0, number + 1) for number in range(len(tried))]
    root.weights = [1.0] * len(tried)
    return root


def test_what_is_at_hand_is_done_before_nothing_even_if_it_was_never_tried() -> None:
    view = Heap(EVERYONE, 2, 9)
    for tried in (0, 4):
        assert taken_first(Tidy(), view, of_stones((4, 0.5), (tried, 0.2), (4, 0.9)), [0, 1, 2], 0) == 1
    assert taken_first(Clueless(), view, of_stones((4, 0.5), (4, 0.2)), [0, 1], 0) == 0


def test_what_is_wanted_is_done_unless_it_is_clearly_worse_or_hardly_known() -> None:
    wanted = Take(0, 1)
    for worth, chosen in ((0.48, 0), (0.45, 1)):
        assert preferred(of_stones((9, worth), (9, 0.49)), [0, 1], 1, wanted, 0.02) == chosen
    assert preferred(of_stones((2, 0.49), (9, 0.49)), [0, 1], 1, wanted, 0.02) == 1


class Idler(Clueless):
    """Likes to take a single stone, which is as much as nothing; 28 stones are nearer to victory, and worth so much."""

    def __init__(self, worth: float) -> None:
        super().__init__()
        self.worth = worth

    def logits(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[float]:
        return [1.0] + [0.0] * (len(answers) - 1)

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, Heap)
        mine = self.worth if state.stones == 28 else 0.5
        return [mine, 1.0 - mine]

    def nearness(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        return float(state.stones == 28)

    def idle(self, answers: Sequence[Command]) -> Command:
        return answers[0]

    def clock(self, state: State) -> int:
        return 0


@pytest.mark.parametrize(("thrift", "worth", "taken"), [(0.0, 0.5, 1), (0.02, 0.49, 2), (0.02, 0.0, 1)])
def test_what_brings_nearer_is_done_before_nothing_unless_it_is_worth_less(
    thrift: float, worth: float, taken: int
) -> None:
    game = Asleep()
    view = game.observe(Heap(EVERYONE, 2, 30), 0)
    pending = game.pending(view)
    assert pending is not None
    command = Searcher(game, Idler(worth), Limits(40, thrift=thrift), 1).choose(view, pending, Budget())
    assert isinstance(command, Take) and command.stones == taken


def test_behind_the_horizon_the_outlook_counts() -> None:
    class Gloomy(Clueless):
        """Takes the far future for lost for whoever moves first."""

        asked = 0

        def outlook(self, state: object) -> list[float]:
            Gloomy.asked += 1
            return [0.0, 1.0]

    game = Nim()
    view = game.observe(Heap(EVERYONE, 2, 30), 0)
    pending = game.pending(view)
    assert pending is not None
    Searcher(game, Gloomy(), Limits(40, horizon=4), 1).choose(view, pending, Budget())
    assert Gloomy.asked > 20


@pytest.mark.parametrize(("trust", "least", "most"), [(1.0, 0.0, 0.0), (0.5, 1.0, 19.0), (0.0, 2.0, 38.0)])
def test_as_little_as_the_outlook_is_trusted_so_much_counts_how_the_game_ends(
    trust: float, least: float, most: float
) -> None:
    class Gloomy(Clueless):
        """Takes the far future for lost for whoever moves first."""

        def outlook(self, state: object) -> list[float]:
            return [0.0, 1.0]

    game = Nim()
    view = game.observe(Heap(EVERYONE, 2, 30), 0)
    pending = game.pending(view)
    assert pending is not None
    tree = Searcher(game, Gloomy(), Limits(40, trust=trust), 1).searched(view, pending, Budget())
    assert least <= tree.shares[0] <= most and sum(tree.shares) == pytest.approx(sum(tree.root.counts))


def test_probabilities_follow_the_logits() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    assert softmax([0.0, 100.0])[1] == pytest.approx(1.0)
    dice = Dice(1)
    counts = [0, 0]
    for _ in range(400):
        counts[drawn([0.0, 1.0986], dice)] += 1
    assert 250 < counts[1] < 350
    assert drawn([0.0, 0.1], dice, 0.001) == 1


def confidence_with(stones: int) -> float | None:
    game = Nim()
    view = game.observe(Heap(EVERYONE, 2, stones), 0)
    pending = game.pending(view)
    assert pending is not None
    agent = searcher(game, Clueless(), 1)
    agent.choose(view, pending, Budget(400))
    return agent.confidence()


def test_who_searches_is_surer_where_one_answer_wins_than_where_all_lose() -> None:
    sure, unsure = confidence_with(5), confidence_with(8)
    assert sure is not None and unsure is not None
    assert 0.0 <= unsure < 0.5 < sure <= 1.0


def test_who_has_nothing_to_weigh_has_no_confidence_to_tell() -> None:
    assert confidence_with(1) is None
