"""The guide of the tree search for Seasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.agents.learned.net import Net
from resarcana_gui.agents.search.guide import NOBODY, Guide
from resarcana_gui.games.seasons.ai.evaluation import MARGIN, shares_of
from resarcana_gui.games.seasons.ai.facts import facts
from resarcana_gui.games.seasons.ai.feature_counts import count_features
from resarcana_gui.games.seasons.ai.policy import Policy
from resarcana_gui.games.seasons.ai.situation import is_last_round
from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, total
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import extra_worth, spendable
from resarcana_gui.games.seasons.rules.commands import Answer, EndTurn, UseBonus
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskDie, AskTurn
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
        margin: float = MARGIN,
        likes: Mapping[str, float] | None = None,
        seat: int = NOBODY,
        *,
        sparing: bool = False,
    ) -> None:
        """`margin` is the weight of the lead in points (see shares_of). `likes` are those of the guided seat, by
        feature (see count_features). `sparing`: bonuses are kept for later years (see is_hasty)."""
        self._policy: Final = policy
        self._net: Final = net
        self._margin: Final = margin
        self._likes: Final[Mapping[str, float]] = {} if likes is None else likes
        self._seat: Final = seat
        self._sparing: Final = sparing

    def seen_from(self, view: KernelState) -> PolicyGuide:
        if not self._likes:
            return self
        return PolicyGuide(self._policy, self._net, self._margin, self._likes, view.viewer, sparing=self._sparing)

    def with_margin(self, margin: float) -> PolicyGuide:
        """Return a guide that gives the lead in points this weight; with 0 it judges by victory alone."""
        return PolicyGuide(self._policy, self._net, margin, self._likes, sparing=self._sparing)

    def worthwhile(self, state: KernelState, answers: Sequence[Command]) -> Sequence[Command]:
        assert isinstance(state, State)
        kept: list[Command] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            if not (is_foolish(state, answer) or (self._sparing and is_hasty(state, answer))):
                kept.append(answer)
        return kept

    def logits(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[float]:
        return self._policy.logits(state, pending, answers)

    def is_over(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return state.phase == codes.GAME_OVER

    def shares(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return shares_of(state, self._margin)

    def nearness(self, state: KernelState, seat: int) -> float:
        assert isinstance(state, State)
        return float(points_of(state, seat))

    def outlook(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return shares_of(state, self._margin) if self._net is None else self._net.expectations(facts(state))

    def follow(self, world: KernelState) -> None:
        if self._likes:
            world.watch()

    def pleasure(self, world: KernelState) -> float:
        if not self._likes:
            return 0.0
        assert isinstance(world, State)
        worth = 0.0
        for count in count_features(world, world.recorded()):
            if count.seat == self._seat:
                worth += self._likes.get(count.feature, 0.0) * count.number
        return max(-MOST_PLEASED, min(MOST_PLEASED, worth))

    def clock(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def is_turn(self, pending: Pending) -> bool:
        """Return whether a seat begins something: it chooses its die, or an action of its turn."""
        return isinstance(pending, AskDie | AskTurn)

    def is_weighty(self, pending: Pending) -> bool:
        return isinstance(pending, AskDie | AskTurn | AskDraft | AskLibrary)


def wastes_energies(state: State, seat: int) -> bool:
    """Return whether a seat that ends its turn loses energies at the end of the game that it could crystallise now."""
    if not (state.may_crystallise and state.reserve[seat] and is_last_round(state)):
        return False
    ends = [state.cards.copies[copy].end for copy in state.play[seat]]
    return tables.PER_ENERGY not in ends


def is_foolish(state: State, answer: Answer) -> bool:
    """Return whether an answer can lead to nothing good; there is always another one then."""
    if isinstance(answer, EndTurn):
        return wastes_energies(state, answer.seat)
    return isinstance(answer, UseBonus) and is_wasted(state, answer)


def is_hasty(state: State, answer: Answer) -> bool:
    """Return whether an answer uses more bonuses than years have begun; there is always another one then."""
    return isinstance(answer, UseBonus) and state.bonuses[answer.seat] >= max(1, codes.year_of(state.p))


def is_wasted(state: State, answer: UseBonus) -> bool:
    """Return whether a bonus brings nothing, or in the last round less than it costs."""
    seat, bonus, last = answer.seat, answer.bonus, is_last_round(state)
    if bonus == codes.GAUGE_BONUS:
        has_room = len(state.play[seat]) < state.gauge[seat]
        return (has_room and len(state.hand[seat]) < 2) or (last and not state.hand[seat])
    if bonus == codes.EXCHANGE_BONUS:
        return last and not state.hand[seat]
    return bonus == codes.CRYSTALLISE_BONUS and (
        not spendable(state, seat) or (last and crystallising_worth(state, seat) <= next_penalty(state, seat))
    )


def next_penalty(state: State, seat: int) -> int:
    """Return the points that one more bonus costs."""
    used = state.bonuses[seat]
    return codes.PENALTIES[used + 1] - codes.PENALTIES[used]


def crystallising_worth(state: State, seat: int) -> int:
    """Return the crystals that a crystallising bonus adds to what a seat can get for its energies now."""
    amount = spendable(state, seat)
    if state.may_crystallise:
        return total(amount)
    row, extra = state.cards.worth[codes.season_of(state.p)], extra_worth(state, seat) + 1
    return sum([count_of(amount, energy) * (row[energy] + extra) for energy in range(ENERGIES)])
