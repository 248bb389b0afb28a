"""A robot that uses the whole program at a person's pace: every page, games of every kind, lessons, puzzles, records,
demos; in windows of several sizes, in every language.

It is a generator of pauses: each `yield` gives the seconds that pass until it goes on.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import languages
from resarcana_gui.match.match import Match
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings.values import TEXT_SCALES
from tools.chosen_game import quick_agent
from tools.headless_client import NAMES

Pauses = Iterator[float]

SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440), (1920, 1080))
KEYS: Final = ("tab", "tab", "down", "down", "right", "page down", "left", "up")
GAME_KEYS: Final = "alviahr?"
"""The keys pressed during a game, which open what lies beside a table."""
HESITATION: Final = 4.0
"""Seconds without any event until the robot presses Enter."""
PATIENCE: Final = 180.0
"""Seconds until an opponent that has not answered is given up."""
NOTED_AFTER: Final = 20.0
"""Seconds of waiting after which it is noted."""


class Robot:
    """Visits everything in the program, again and again."""

    def __init__(self, shell: Shell, plugin: Plugin, note: Callable[[str], object], seed: int = 5) -> None:
        """`note` writes one line about something that is wrong or took long."""
        self._shell: Final = shell
        self._plugin: Final = plugin
        self._note: Final = note
        self._chance: Final = random.Random(seed)
        self._player: Final = plugin.agent(quick_agent(plugin), 1)
        self.given_up = 0
        """The number of games that were left because nobody answered."""
        self.games = 0
        """The number of games that were played to their end."""

    def everything(self) -> Pauses:
        """Visit everything, again and again, without end."""
        for cycle in itertools.count():
            self._note(f"cycle {cycle}")
            for part in (
                self._pages,
                self._game,
                self._finished_game,
                self._lesson,
                self._puzzles,
                self._demo,
                self._change,
            ):
                self._shell.routes.title()
                yield 3
                yield from part(cycle)

    # --------------------------------------------------------------------------------------------------- its parts

    def _pages(self, _: int) -> Pauses:
        """Visit every page that the title leads to, with a look around each."""
        routes = self._shell.routes
        for show in (
            routes.how_to_play, routes.look_up, routes.gallery, routes.puzzles, routes.records, routes.statistics,
            routes.achievements, routes.saved_games, routes.settings, routes.keys, routes.credits, routes.new_game,
        ):  # fmt: skip
            show()
            yield 1.5
            yield from self._look_around()
            routes.title()
            yield 1

    def _game(self, cycle: int) -> Pauses:
        """Play a game from beginning to end, with a look at everything beside the table."""
        self._shell.change(speed=("normal", "fast")[cycle % 2])
        self._shell.routes.table(self._shell.chosen, self._match(cycle))
        yield 3
        yield from self._play(900)
        yield from self._look_around()

    def _finished_game(self, cycle: int) -> Pauses:
        """Visit a finished game: its page, its table (watched for a while), and its review."""
        routes, service = self._shell.routes, self._shell.matches
        records = service.archive.records(self._shell.chosen)
        if not records:
            return
        record = records[cycle % min(len(records), 5)]
        routes.record(record, lambda _: None)
        yield 2
        yield from self._look_around()
        match = service.finished(record)
        routes.replay(self._shell.chosen, match)
        yield 2
        self._press("space")
        yield 25
        routes.title()
        routes.review(self._shell.chosen, match, 0)
        yield 45
        yield from self._look_around()

    def _lesson(self, cycle: int) -> Pauses:
        lessons = self._shell.matches.lessons(self._shell.chosen)
        if lessons:
            self._shell.routes.lesson(lessons[cycle % len(lessons)])
            yield 3
            yield from self._play(90)

    def _puzzles(self, _: int) -> Pauses:
        puzzles = self._shell.matches.puzzles(self._shell.chosen)
        for puzzle in self._chance.sample(list(puzzles), min(2, len(puzzles))):
            self._shell.routes.puzzle(puzzle)
            yield 3
            yield from self._play(25)

    def _demo(self, _: int) -> Pauses:
        self._shell.routes.demo()
        yield 100

    def _change(self, cycle: int) -> Pauses:
        """Change the window, the language, and the size of texts."""
        size = SIZES[cycle % len(SIZES)]
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        yield 2
        told = sorted(languages())
        self._shell.change(
            language=told[cycle % len(told)],
            text_scale=TEXT_SCALES[-1] if cycle % 4 == 3 else TEXT_SCALES[0],
            high_contrast=cycle % 3 == 1,
        )
        yield 2

    # -------------------------------------------------------------------------------------------------- what it does

    def _look_around(self, keys: int = 6) -> Pauses:
        for _ in range(keys):
            self._press(self._chance.choice(KEYS))
            yield 0.7

    def _press(self, key: str) -> None:
        code = pygame.key.key_code(key)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0))

    def _match(self, cycle: int) -> Match:
        """Return a game between one person and opponents of several levels, or between two people."""
        setups, kinds = self._plugin.setups(), self._plugin.agent_names()
        name = list(setups)[cycle % len(setups)]
        others: tuple[str | None, ...] = tuple(kinds[(cycle + seat) % len(kinds)] for seat in range(3))
        seated = ((None,), others[:1], others[:2], others)[cycle % 4]
        return self._seated(setups[name], (None, *seated), 100 + cycle)

    def _seated(self, options: Mapping[str, object], kinds: tuple[str | None, ...], seed: int) -> Match:
        """Return a match with as many seats as the setup allows."""
        try:
            players = tuple(PlayerSpec(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
            return self._shell.matches.new(MatchPlan(self._shell.chosen, options, players, seed))
        except ValueError:
            if len(kinds) == 2:
                raise
            return self._seated(options, kinds[:-1], seed)

    def _play(self, most: float) -> Pauses:
        """Play at the table that is shown, until the game ends, it is left, or this many seconds have passed."""
        table, until, moves, waited = self._shell.screen, time.monotonic() + most, 0, WaitTimer(self._note)
        while isinstance(table, TableScreen) and self._shell.screen is table and time.monotonic() < until:
            if table.match.outcome is not None:
                self.games += 1
                yield 6
                return
            for_seconds = waited.lasts(self._awaited(table), len(table.match.history.steps))
            if for_seconds > PATIENCE:
                self.given_up += 1
                return
            if table.runner.paused:
                self._press("escape")  # from a menu or the past, back to the game
            elif for_seconds > HESITATION:
                self._press("return")  # a teacher speaks, or a curtain is down
            if self._asked(table):
                moves += 1
                if moves % 9 == 4:
                    yield from self._aside()
                if self._asked(table) and self._shell.screen is table:
                    self._answer(table)
            yield 0.9

    def _aside(self) -> Pauses:
        self._press(self._chance.choice(GAME_KEYS))
        yield 1.5
        self._press("escape")
        yield 0.7

    def _asked(self, table: TableScreen) -> bool:
        return table.runner.asked_person is not None and not self._shell.look.queue.busy

    def _answer(self, table: TableScreen) -> None:
        pending = table.model.pending
        assert pending is not None
        table.controller.submit(self._player.choose(table.match.view(pending.seat), pending, Budget()))

    def _awaited(self, table: TableScreen) -> str:
        """Return who or what is waited for."""
        if self._shell.look.queue.busy:
            return "the picture"
        asked = table.runner.asked
        return f"{asked.name} ({asked.kind or 'a person'})" if asked is not None else "nobody"


class WaitTimer:
    """Measures how long the same thing has been waited for. A long wait is noted once, with the reason."""

    def __init__(self, note: Callable[[str], object]) -> None:
        self._note: Final = note
        self._for: tuple[str, int] = ("", -1)
        self._since = 0.0
        self._told = False

    def lasts(self, awaited: str, at: int, now: float | None = None) -> float:
        """Return the seconds since the same was awaited at the same position of the game."""
        now = time.monotonic() if now is None else now
        if self._for != (awaited, at):
            self._for, self._since, self._told = (awaited, at), now, False
        if not self._told and now - self._since > NOTED_AFTER:
            self._told = True
            self._note(f"waiting for {awaited} at position {at} since {round(now - self._since)} s")
        return now - self._since
