"""The stops at finished games: their list, one of them, statistics, achievements."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import Advice, Adviser, Line
from resarcana_gui.agents.companion.adviser import AdvisingAgent
from resarcana_gui.agents.worker import Reply
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.screens.records.achievements_page import AchievementsPage
from resarcana_gui.screens.records.records_page import RecordPage, RecordsPage
from resarcana_gui.screens.records.replay_table import ReplayTable
from resarcana_gui.screens.records.statistics_page import StatisticsPage
from resarcana_gui.screens.review.review_page import ReviewPage
from resarcana_gui.screens.reviewer import Reviewer
from tools.headless_client import HeadlessClient
from tools.tour.sample_games import SampleArchive, played, samples
from tools.tour.stop import Stop

ENOUGH: Final = 3
"""A question with more answers than this is worth some advice."""
MakeCompanion: TypeAlias = "Callable[[Match], SampleCompanion]"


def records(stage: HeadlessClient) -> None:
    """The list of finished games."""
    _keep(stage)
    stage.shell.show(RecordsPage(stage.shell))


def no_records(stage: HeadlessClient) -> None:
    """The list before the first game is over."""
    stage.shell.show(RecordsPage(stage.shell))


def record(stage: HeadlessClient) -> None:
    """A finished game."""
    shown = next(iter(samples(stage.game)))
    stage.shell.show(RecordPage(stage.shell, shown, played(stage.game, 1), lambda _: None))
    stage.rest()


class SampleCompanion:
    """Answers like a companion, from the number of the position alone: a chance that rises and falls, and ends as
    the match ended. For tests of what is drawn, which cannot wait for a real one."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._whole: Final = len(match.history.steps)
        self._at = self._seat = 0

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self._at, self._seat = at, seat

    def poll(self) -> Reply | None:
        at, history = self._at, self._match.history
        view = history.state(at, viewer=self._seat)
        legal = self._match.game.legal_for(view, self._seat)
        played = history.steps[at].command if at < len(history.steps) else legal[-1]
        other = next(each for each in legal if each != played)
        best = self._chance(at)
        behind = 0.09 + 0.04 * (at % 5) if at % 17 == 5 else 0.004
        lines = (Line(other, best, 0.01), Line(played, best - behind, 0.01, behind, 0.01))
        return Reply(other, advice=Advice(lines, (best, 1 - best)))

    def _chance(self, at: int) -> float:
        """Return the chance of the seat that was asked about last, at its best."""
        outcome = self._match.outcome
        goal = 0.5 if outcome is None else 0.9 * (self._seat in outcome.winners) + 0.05
        along = min(1.0, at / max(1, self._whole))
        return (1 - along) * (0.5 + 0.2 * math.sin(at / 9)) + along * goal

    def close(self) -> None:
        """Do nothing."""

    drop = reset = close


class InnerCompanion(SampleCompanion):
    """The game's own companion, in this process, with its real advice."""

    def __init__(self, adviser: Adviser, match: Match) -> None:
        super().__init__(match)
        self._adviser: Final = adviser

    def poll(self) -> Reply | None:
        at, history = self._at, self._match.history
        view = history.state(at, viewer=self._seat)
        pending = self._match.game.pending_for(view, self._seat)
        assert pending is not None
        given = history.steps[at].command if at < len(history.steps) else None
        agent = AdvisingAgent(self._match.game, self._adviser, given)
        return Reply(agent.choose(view, pending, Budget()), advice=agent.advice)


def review(stage: HeadlessClient, companion: MakeCompanion) -> None:
    """A reviewed game."""
    match = played(stage.game, 1)
    page = ReviewPage(stage.shell, stage.game, Reviewer(match, 0, partial(companion, match)))
    stage.shell.show(page)
    while not page.reviewed:
        page.update(0)


def review_begun(stage: HeadlessClient, companion: MakeCompanion) -> None:
    """A review that has just begun."""
    match = played(stage.game, 1)
    page = ReviewPage(stage.shell, stage.game, Reviewer(match, 0, partial(companion, match)))
    stage.shell.show(page)
    for _ in range(16):
        page.update(0)


def replay(stage: HeadlessClient) -> None:
    """A finished game being replayed."""
    match = played(stage.game, 1)
    stage.shell.show(ReplayTable(stage.shell, stage.game, match, len(match.history.steps) // 2))
    stage.rest()


def advice(stage: HeadlessClient, companion: MakeCompanion) -> None:
    """The companion's advice at the table."""
    screen = stage.table(next(iter(stage.plugin.setups())), seed=11)
    stage.matches.companion = companion  # type: ignore[method-assign, assignment]
    for _ in range(600):
        stage.tick()
        if screen.question_timing.shown and len(screen.match.history.steps) > 12 and len(screen.match.legal()) > ENOUGH:
            break
        if screen.question_timing.shown:
            screen.controller.submit(screen.match.legal()[-1])
    screen.advice.toggle()
    stage.rest()


def statistics(stage: HeadlessClient) -> None:
    """The statistics over all finished games."""
    _keep(stage)
    stage.shell.show(StatisticsPage(stage.shell))


def achievements(stage: HeadlessClient) -> None:
    """The achievements."""
    _keep(stage)
    stage.shell.show(AchievementsPage(stage.shell))


def _keep(stage: HeadlessClient) -> None:
    stage.matches.kept = SampleArchive(list(samples(stage.game)))


def stops(plugin: Plugin, *, advised: bool = False) -> tuple[Stop, ...]:
    """Return the stops at a game's finished games, and at its companion's advice if it has one. The real companion,
    which takes its time, is asked only if `advised`."""
    adviser = plugin.adviser(2) if advised else None
    companion = SampleCompanion if adviser is None else partial(InnerCompanion, adviser)
    said = tuple(
        Stop(name, partial(show, companion=companion))
        for name, show in (("advice", advice), ("review", review), ("review-begun", review_begun))
    )
    return (
        Stop("records", records),
        Stop("records-none", no_records),
        Stop("record", record),
        Stop("replay", replay),
        *(said if plugin.advises(2) else ()),
        Stop("statistics", statistics),
        Stop("achievements", achievements),
    )
