"""The games that the tour shows: played ahead by machines, or described card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from random import Random
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import CHOOSING_FIRST
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, PlaceArtifact, UsePower, UseReact
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.setup_events import GameWon
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from tools.chosen_game import quick_agent
from tools.headless_client import HeadlessClient
from tools.tour.stop import screen_of
from tools.transient_matches import BUDGET

SEED: Final = 11
MOST: Final = 3000
"""More answers than any game needs."""
BUSY: Final = (UsePower, UseReact, Claim, PlaceArtifact)


def new(stage: HeadlessClient, seats: int, options: Mapping[str, object], people: int = 1, seed: int = SEED) -> Match:
    """Return a match with this many seats, the first of which are people's."""
    kind = quick_agent(stage.plugin)
    players = tuple(PlayerSpec(name, None if at < people else kind) for at, name in enumerate(stage.names[:seats]))
    return stage.shell.matches.new(MatchPlan(stage.game, options, players, seed))


class MachineGame:
    """A game between machines, played ahead as far as it is iterated."""

    def __init__(self, seats: int, setup: str, seed: int) -> None:
        stage = HeadlessClient((16, 9))
        kind = quick_agent(stage.plugin)
        self._match: Final = new(stage, seats, stage.plugin.setups()[setup], seed=seed)
        self._agents: Final = [stage.plugin.agent(kind, seat) for seat in range(seats)]

    def __iter__(self) -> Iterator[Step]:
        """Yield every command and its events, from the beginning."""
        for at in count():
            if at == len(self._match.history.steps) and not self._go_on():
                return
            yield self._match.history.steps[at]

    def _go_on(self) -> bool:
        pending = self._match.pending
        if pending is None:
            return False
        self._match.submit(self._agents[pending.seat].choose(self._match.view(pending.seat), pending, BUDGET))
        return True


ahead: Final = cache(MachineGame)
"""A cache of games that all stops share: most are on the way to others."""


def played(
    stage: HeadlessClient, seats: int, rounds: int, setup: str = "first", *, seed: int = SEED, hand: int = 0
) -> Match:
    """Return a game at the first seat's turn in a round, with this many cards in hand; the finished game if that
    never happens."""
    match = new(stage, seats, stage.plugin.setups()[setup], seed=seed)
    for step in ahead(seats, setup, seed):
        if _arrived(match, rounds, hand):
            break
        match.submit(step.command)
    return match


def _arrived(match: Match, rounds: int, hand: int) -> bool:
    pending = match.pending
    assert isinstance(pending, Question)
    if match.progress()["rounds"] < rounds or pending.seat != 0 or not isinstance(pending, AskTurn):
        return False
    view = match.view(0)
    assert isinstance(view, State)
    return len(view.hand[0]) >= hand


def decided(stage: HeadlessClient, seed: int = SEED, game: int = 1) -> tuple[Match, Command]:
    """Return a match of three games between two people, just before that game of it is decided, and the command that
    decides it."""
    match = new(stage, 2, stage.plugin.setups()["match"], people=2, seed=seed)
    for step in ahead(2, "match", seed):
        game -= any(isinstance(event, GameWon) for event in step.events)
        if not game:
            return match, step.command
        match.submit(step.command)
    raise AssertionError("no game is won")


def before_play(
    stage: HeadlessClient, seats: int, setup: str, phase: int, kept: int, game: int = 1, seed: int = SEED
) -> Match:
    """Return a match in a phase before the first round of its game with this number, once the first seat has kept or
    picked this many artifacts and is asked. Who goes first is asked of the seat that the rules name."""
    match = new(stage, seats, stage.plugin.setups()[setup], people=1 if phase != CHOOSING_FIRST else seats, seed=seed)
    for step in ahead(seats, setup, seed):
        if _begins(match, phase, kept, game):
            break
        match.submit(step.command)
    return match


def _begins(match: Match, phase: int, kept: int, game: int) -> bool:
    if match.pending is None or (match.pending.seat != 0 and phase != CHOOSING_FIRST):
        return False
    view = match.view(0)
    assert isinstance(view, State)
    return (view.phase, view.game_number) == (phase, game) and len(view.deck[0]) >= kept


def reached(stage: HeadlessClient, scenario: Mapping[str, object], kind: str, uses: tuple[str, ...]) -> Match:
    """Return a described table at which a kind of question is asked, after using the components in `uses`."""
    seats = scenario["seats"]
    assert isinstance(seats, list)
    match = new(stage, len(seats), {"scenario": scenario}, people=len(seats))
    numbers = {stage.plugin.game().cards.numbers[slug] for slug in uses}  # type: ignore[attr-defined]
    dice = Random(4)
    for _ in range(MOST):
        pending = match.pending
        assert isinstance(pending, Question), f"the game is over, and {kind} was not asked"
        if kind == pending.KIND:
            return match
        match.submit(_wished([answer for answer in match.legal() if isinstance(answer, Answer)], numbers, dice))
    raise AssertionError(f"{kind} is not asked")


def _wished(legal: list[Answer], uses: set[int], dice: Random) -> Answer:
    busy = [answer for answer in legal if isinstance(answer, BUSY)]
    wished = [answer for answer in busy if answer.component in uses]
    return dice.choice(wished or busy or legal)


def table_of(stage: HeadlessClient) -> ResArcanaTable:
    """Return the table that is shown."""
    view = screen_of(stage).view
    assert isinstance(view, ResArcanaTable)
    return view
