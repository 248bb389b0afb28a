from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget, RandomAgent
from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE, State
from tests.toy.game import Stall, Toy
from tests.toy.records import Bid, Pay, Sell

BUDGET = Budget(iterations=2)


class Rich(Evaluation):
    """Likes coins and points; knows nothing else. Remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.framed = 0

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Stall)
        self.seen.append(state.viewer)
        return float(state.coins[seat] + 2 * state.points[seat])

    def seen_from(self, view: State, seat: int) -> Evaluation:
        assert view.viewer == seat
        self.framed += 1
        return self


class Indifferent(Evaluation):
    """Finds everything equally good, but for its prior: it likes high bids."""

    def value(self, state: State, seat: int) -> float:
        return 0.0

    def prior(self, state: State, command: Command) -> float:
        return float(command.coins) if isinstance(command, Pay) else 0.0


class Watched(Toy):
    """Remembers who was shown what was sampled."""

    def __init__(self) -> None:
        self.sampled: list[int] = []

    def sample(self, view: State, chance: Chance) -> State:
        self.sampled.append(view.viewer)
        return super().sample(view, chance)


def table(seed: int = 1) -> Session:
    return Session.start(Toy(), {"seats": 3, "cards": 12}, seed)


def play(agents: list[Greedy | RandomAgent], session: Session, budget: Budget = BUDGET) -> list[Command]:
    given: list[Command] = []
    while (pending := session.pending) is not None:
        given.append(agents[pending.seat].choose(session.observe(pending.seat), pending, budget))
        session.submit(given[-1])
    return given


def greedy(seed: int | str, game: Game | None = None, evaluation: Evaluation | None = None) -> Greedy:
    return Greedy(game or Toy(), evaluation or Rich(), seed)


def asked_for_a_bid(session: Session) -> Pending:
    while (pending := session.pending) is not None and not isinstance(pending, Bid):
        session.submit(next(c for c in session.legal() if isinstance(c, Sell) or session.legal()[0] == c))
    assert pending is not None
    return pending


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    games = [play([greedy(f"{seat}") for seat in range(3)], table()) for _ in range(2)]
    assert games[0] == games[1]


def test_it_gives_the_answer_that_leads_to_the_best_position() -> None:
    session = table()
    pending = asked_for_a_bid(session)
    answer = greedy(1).choose(session.observe(pending.seat), pending, BUDGET)
    assert isinstance(answer, Pay) and answer.coins == 1


def test_the_prior_decides_between_answers_that_lead_to_the_same() -> None:
    session = table()
    pending = asked_for_a_bid(session)
    answer = greedy(1, evaluation=Indifferent()).choose(session.observe(pending.seat), pending, BUDGET)
    assert isinstance(answer, Pay) and answer.coins == max(c.coins for c in session.legal() if isinstance(c, Pay))


def test_it_judges_possible_truths_and_is_never_shown_the_real_one() -> None:
    game, evaluation = Watched(), Rich()
    session = Session.start(game, {"seats": 2, "cards": 8}, 3)
    play([greedy(0, game, evaluation), greedy(1, game, evaluation)], session)
    assert EVERYONE not in game.sampled and game.sampled
    assert set(evaluation.seen) == {EVERYONE}


def test_it_does_not_think_about_a_question_with_one_answer() -> None:
    evaluation = Rich()
    session = Session.start(Toy(), {"seats": 2, "cards": 1}, 3)
    pending = session.pending
    assert pending is not None and len(session.legal()) == 1
    greedy(1, evaluation=evaluation).choose(session.observe(pending.seat), pending, BUDGET)
    assert not evaluation.seen and not evaluation.framed


@pytest.mark.parametrize("iterations", [1, 3, None])
def test_iterations_are_the_number_of_possible_truths(iterations: int | None) -> None:
    game = Watched()
    session = Session.start(game, {"seats": 2, "cards": 8}, 3)
    pending = asked_for_a_bid(session)
    greedy(1, game).choose(session.observe(pending.seat), pending, Budget(iterations))
    assert len(game.sampled) == (iterations or 1)


def test_a_budget_meant_for_deep_searchers_does_not_make_it_slow() -> None:
    game = Watched()
    session = Session.start(game, {"seats": 2, "cards": 8}, 3)
    pending = asked_for_a_bid(session)
    greedy(1, game).choose(session.observe(pending.seat), pending, Budget(100_000))
    assert len(game.sampled) < 20


def test_the_view_it_is_given_is_left_as_it_is() -> None:
    session = table()
    pending = asked_for_a_bid(session)
    view = session.observe(pending.seat)
    before = view.facts()
    greedy(1).choose(view, pending, BUDGET)
    assert view.facts() == before


def test_a_base_evaluation_frames_nothing_and_has_no_priors() -> None:
    evaluation = Indifferent()
    session = table()
    pending = session.pending
    assert pending is not None
    view = session.observe(pending.seat)
    assert evaluation.seen_from(view, 0) is evaluation
    assert Evaluation.prior(evaluation, view, session.legal()[0]) == 0.0
    assert not evaluation.unsettled(pending)
