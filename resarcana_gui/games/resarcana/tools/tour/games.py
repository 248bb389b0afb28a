"""The games that the tour shows: played ahead by machines, or described card by card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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
from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.tools.headless_client import BUDGET, HeadlessClient, quick_agent
from resarcana_gui.tools.tour.stop import screen_of

SEED: Final = 11
MOST: Final = 3000
"""More answers than any game needs."""
BUSY: Final = (UsePower, UseReact, Claim, PlaceArtifact)


def new(stage: HeadlessClient, seats: int, options: Mapping[str, object], people: int = 1, seed: int = SEED) -> Match:
    """A match with this many seats, the first of which are people's."""
    kind = quick_agent(stage.plugin)
    players = tuple(PlayerSpec(name, None if at < people else kind) for at, name in enumerate(stage.names[:seats]))
    return stage.shell.matches.new(MatchPlan(stage.game, options, players, seed))


def played(
    stage: HeadlessClient, seats: int, rounds: int, setup: str = "first", *, seed: int = SEED, hand: int = 0
) -> Match:
    """A game at the first seat's turn in a round, with this many cards in hand; the finished game if that never
    happens."""
    match = new(stage, seats, stage.plugin.setups()[setup], seed=seed)
    for command in _commands(seats, rounds, setup, seed, hand):
        match.submit(command)
    return match


@cache
def _commands(seats: int, rounds: int, setup: str, seed: int, hand: int) -> tuple[Command, ...]:
    stage = HeadlessClient()
    match = new(stage, seats, stage.plugin.setups()[setup], seed=seed)
    agents = [stage.plugin.agent(quick_agent(stage.plugin), seat) for seat in range(seats)]
    while (pending := match.pending) is not None and not _arrived(match, rounds, hand):
        match.submit(agents[pending.seat].choose(match.view(pending.seat), pending, BUDGET))
    return tuple(step.command for step in match.history.steps)


def decided(stage: HeadlessClient, seed: int = SEED) -> tuple[Match, Command]:
    """A match of three games between two people, just before its first game is decided, and the command that decides
    it."""
    match = new(stage, 2, stage.plugin.setups()["match"], people=2, seed=seed)
    *before, last = _first_game(seed)
    for command in before:
        match.submit(command)
    return match, last


@cache
def _first_game(seed: int) -> tuple[Command, ...]:
    stage = HeadlessClient()
    match = new(stage, 2, stage.plugin.setups()["match"], people=2, seed=seed)
    agents = [stage.plugin.agent(quick_agent(stage.plugin), seat) for seat in range(2)]
    while not any(isinstance(event, GameWon) for event in match.history.events()):
        assert match.pending is not None
        seat = match.pending.seat
        match.submit(agents[seat].choose(match.view(seat), match.pending, BUDGET))
    return tuple(step.command for step in match.history.steps)


def before_play(
    stage: HeadlessClient, seats: int, setup: str, phase: int, kept: int, game: int = 1, seed: int = SEED
) -> Match:
    """A game in a phase before its first round, or that game of a match, when the first seat has kept or picked so many
    artifacts and is asked; who goes first is asked of whom the rules say."""
    match = new(stage, seats, stage.plugin.setups()[setup], people=1 if phase != CHOOSING_FIRST else seats, seed=seed)
    for command in _opening(seats, setup, phase, kept, game, seed):
        match.submit(command)
    return match


@cache
def _opening(seats: int, setup: str, phase: int, kept: int, game: int, seed: int) -> tuple[Command, ...]:
    stage = HeadlessClient()
    match = new(stage, seats, stage.plugin.setups()[setup], seed=seed)
    agents = [stage.plugin.agent(quick_agent(stage.plugin), seat) for seat in range(seats)]
    while (pending := match.pending) is not None:
        view = match.view(0)
        assert isinstance(view, State)
        asked = pending.seat == 0 or phase == CHOOSING_FIRST
        if asked and (view.phase, view.game_number) == (phase, game) and len(view.deck[0]) >= kept:
            break
        match.submit(agents[pending.seat].choose(match.view(pending.seat), pending, BUDGET))
    return tuple(step.command for step in match.history.steps)


def _arrived(match: Match, rounds: int, hand: int) -> bool:
    pending = match.pending
    assert isinstance(pending, Question)
    if match.progress()["rounds"] < rounds or pending.seat != 0 or not isinstance(pending, AskTurn):
        return False
    view = match.view(0)
    assert isinstance(view, State)
    return len(view.hand[0]) >= hand


def reached(stage: HeadlessClient, scenario: Mapping[str, object], kind: str, uses: tuple[str, ...]) -> Match:
    """A described table at which a kind of question is asked, after using the components in `uses`."""
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
    """The table that is shown."""
    view = screen_of(stage).view
    assert isinstance(view, ResArcanaTable)
    return view
