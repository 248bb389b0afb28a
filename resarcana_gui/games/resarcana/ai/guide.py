"""The guide of the tree search for Res Arcana."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.agents.learned.net import Net
from resarcana_gui.agents.search.guide import NOBODY, Guide
from resarcana_gui.games.resarcana.ai.evaluation import MARGIN, is_decided, shares_of
from resarcana_gui.games.resarcana.ai.facts import facts
from resarcana_gui.games.resarcana.ai.feature_counts import count_features
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.ai.priors import is_at_hand, straightens_itself
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.commands import Answer, Choose, Claim, Leave, Pass, Take, UsePower
from resarcana_gui.games.resarcana.rules.no_op_actions import is_no_op
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.scoring import formula_points, points_of
from resarcana_gui.games.resarcana.rules.setup_questions import AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

MOST_PLEASED: Final = 0.25
"""The most that a character gives up of the victory for what it likes: a quarter of a game."""


class PolicyGuide(Guide):
    """A policy, and a net that judges positions. Without a net, positions are judged by points."""

    def __init__(
        self,
        policy: Policy,
        net: Net | None = None,
        wins: list[int] | None = None,
        margin: float = MARGIN,
        likes: Mapping[str, float] | None = None,
        seat: int = -1,
        pools: list[int] | None = None,
    ) -> None:
        """`wins` are the wins of the match so far, by which its current game is known. `margin` is the weight of the
        lead in points (see shares_of). `likes` are those of the guided seat, by feature (see count_features). `pools`
        are the pools by seat before the answer."""
        self._policy: Final = policy
        self._net: Final = net
        self._wins: Final[list[int]] = [] if wins is None else wins
        self._margin: Final = margin
        self._likes: Final[Mapping[str, float]] = {} if likes is None else likes
        self._seat: Final = seat
        self._pools: Final[list[int]] = [] if pools is None else pools

    def seen_from(self, view: KernelState) -> PolicyGuide:
        assert isinstance(view, State)
        return PolicyGuide(self._policy, self._net, view.wins[:], self._margin, self._likes, view.viewer, view.pool[:])

    def with_margin(self, margin: float) -> PolicyGuide:
        """Return a guide that gives the lead in points this weight; with 0 it judges by victory alone."""
        return PolicyGuide(self._policy, self._net, self._wins[:], margin, self._likes)

    def worthwhile(self, state: KernelState, answers: Sequence[Command]) -> Sequence[Command]:
        assert isinstance(state, State)
        kept: list[Command] = []
        wins = claims_victory(state, answers)
        for answer in answers:
            assert isinstance(answer, Answer)
            if not (is_foolish(state, answer) or (wins and isinstance(answer, Pass))):
                kept.append(answer)
        return kept

    def logits(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[float]:
        assert isinstance(state, State)
        assert isinstance(pending, Question)
        return self._policy.logits(state, pending, answers)

    def is_at_hand(self, state: KernelState, answer: Command) -> bool:
        assert isinstance(state, State)
        assert isinstance(answer, Answer)
        return is_at_hand(state, answer)

    def is_over(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return is_decided(state, self._wins)

    def shares(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return shares_of(state, self._wins, self._margin)

    def nearness(self, state: KernelState, seat: int) -> float:
        assert isinstance(state, State)
        return float(points_of(state, seat))

    def outlook(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return shares_of(state, self._wins, self._margin) if self._net is None else self._net.expectations(facts(state))

    def follow(self, world: KernelState) -> None:
        if self._likes:
            world.watch()

    def pleasure(self, world: KernelState) -> float:
        if not self._likes:
            return 0.0
        assert isinstance(world, State)
        worth = 0.0
        for count in count_features(world, world.recorded(), self._pools):
            if count.seat == self._seat:
                worth += self._likes.get(count.feature, 0.0) * count.number
        return max(-MOST_PLEASED, min(MOST_PLEASED, worth))

    def clock(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def alone(self, state: KernelState) -> int:
        assert isinstance(state, State)
        found = NOBODY
        for seat, passed in enumerate(state.passed):
            if not passed:
                if found != NOBODY:
                    return NOBODY
                found = seat
        return found

    def undisturbed(self, world: KernelState, seat: int) -> KernelState:
        assert isinstance(world, State)
        alone = world.clone()
        for other in range(alone.seats):
            if other != seat and not alone.passed[other]:
                alone.pass_turn(other)
        return alone

    def is_turn(self, pending: Pending) -> bool:
        return isinstance(pending, AskTurn)

    def is_weighty(self, pending: Pending) -> bool:
        """Return whether a question gets the whole budget: turns, what is chosen before the first turn, and items,
        which decide whole games."""
        return isinstance(pending, AskTurn | AskMage | AskKeep | AskPick | AskItem)


def claims_victory(state: State, answers: Sequence[Command]) -> bool:
    """Return whether a claim is possible that brings enough points to win; then passing is not considered."""
    for answer in answers:
        if isinstance(answer, Claim) and answer.component >= 0:
            component = state.cards.components[answer.component]
            if points_of(state, answer.seat) + component.points >= codes.WINNING_POINTS:
                return True
    return False


def is_foolish(state: State, answer: Answer) -> bool:
    """Return whether an answer can lead to nothing good; there is always another one then."""
    if isinstance(answer, Leave):
        return leaves_for_nothing(state, answer)
    if isinstance(answer, Choose):
        return straightens_itself(state, answer)
    return is_no_op(state, answer) or draws_to_discard(state, answer) or takes_points(state, answer)


def takes_points(state: State, answer: Answer) -> bool:
    """Return whether an answer takes essences off a component on which each of them may be a lasting point."""
    if not isinstance(answer, Take):
        return False
    component = state.cards.components[answer.component]
    return component.per_essence > 0 and formula_points(state, answer.seat, component) > 0


def leaves_for_nothing(state: State, answer: Leave) -> bool:
    """Return whether essences are left on a component without a use: no points, no interest, no power. They are
    safer there than in the pool only if a rival's component attacks or counts what a pool holds."""
    component = state.cards.components[answer.component]
    if component.per_essence or component.collect.kind in (tables.COLLECT_INTEREST, tables.COLLECT_GROWTH):
        return False
    for power in component.powers:
        if power.from_this:
            return False
    return not has_effect(state, rivals(state, answer.seat), (tables.ATTACK, tables.MATCH_RIVAL))


def has_effect(state: State, seats: Sequence[int], kinds: tuple[int, ...]) -> bool:
    """Return whether one of these seats has a component in play with a power that has such an effect."""
    for seat in seats:
        for number in state.play[seat]:
            for power in state.cards.components[number].powers:
                for effect in power.effects:
                    if effect.kind in kinds:
                        return True
    return False


def draws_to_discard(state: State, answer: Answer) -> bool:
    """Return whether a power only draws cards into an empty hand and discards them all."""
    if not isinstance(answer, UsePower) or state.hand[answer.seat]:
        return False
    effects = state.cards.components[answer.component].powers[answer.power].effects
    return len(effects) == 2 and effects[0].kind == tables.DRAW and effects[1].kind == tables.DISCARD_DRAWN
