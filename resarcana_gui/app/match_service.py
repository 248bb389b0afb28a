"""Starts matches for the window, and restores saved ones."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from functools import partial
from itertools import islice
from pathlib import Path

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.worker import InlineWorker, TableAgents, Worker
from resarcana_gui.app.match_workers import companion_worker, new_worker
from resarcana_gui.app.matches import (
    RIVAL,
    Player,
    fresh_seed,
    games_by_name,
    load_save,
    new_match,
    opponent,
    replacement_kind,
    resume_match,
)
from resarcana_gui.app.save_files import archive, lessons_file, new_path, newest_first, puzzles_file
from resarcana_gui.files import changed
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.lessons.scripted_agent import ScriptedAgent
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.match import Match
from resarcana_gui.match.outline import Outline, outline
from resarcana_gui.match.play import shared_match
from resarcana_gui.match.seat import Seat
from resarcana_gui.paths import downloads_dir
from resarcana_gui.puzzles.lines import SOLVER
from resarcana_gui.puzzles.puzzle import Attempt, Puzzle
from resarcana_gui.puzzles.puzzle_progress import PuzzleProgress
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.services import MatchPlan, SavedGame
from resarcana_gui.shared_file import Damage

_log = logging.getLogger(__name__)

COMPANIONS = 2
"""The most companions that review a finished game, if there are as many processors: the window has little to do
then."""


class LocalMatchService:
    """The `MatchService` of the screens, with saves in the player's folder."""

    def __init__(self, plugins: Mapping[str, Plugin], budget: Budget) -> None:
        """`budget` limits how much opponents may think about one answer."""
        self._plugins = plugins
        self._budget = budget
        self._archive = archive(plugins)
        self._learned: dict[str, LessonProgress] = {}
        self._solved: dict[str, PuzzleProgress] = {}
        self._reviewer: Reviewer | None = None
        self._unreadable: dict[Path, bool] = {}
        """Saves that were skipped, the latest first, and whether the player was told."""
        self._told_damage: list[Damage] = []

    def new(self, plan: MatchPlan, *, saved: bool = True) -> Match:
        """Return a table at its first question. Raises OptionsError, SaveError."""
        players = [Player(player.name, player.kind) for player in plan.players]
        path = self.fresh_file(plan.game) if saved else None
        return new_match(self._plugins[plan.game], plan.options, players, plan.seed, path)

    def fresh_file(self, game: str) -> Path | None:
        """Return the file for the next match of a game; None if it is not saved. Raises SaveError."""
        return new_path(game)

    def worker(self, match: Match) -> Worker:
        """Return the opponents of a match, in a separate process; the rivals in a lesson answer at once, in this
        one."""
        if any(isinstance(seat.agent, ScriptedAgent) for seat in match.seats):
            return InlineWorker(partial(_as_seated, match))
        return new_worker(self._plugins[match.game.name], match, self._budget)

    def advises(self, match: Match) -> bool:
        """Return whether a match has a companion."""
        return not match.unaided and self._plugins[match.game.name].advises(len(match.seats))

    def companion(self, match: Match) -> Worker | None:
        """Return the companion that advises the people at a match, in a separate process."""
        return companion_worker(self._plugins[match.game.name], match) if self.advises(match) else None

    def reviewer(self, match: Match, seat: int) -> Reviewer | None:
        """Return the reviewer of a seat's choices, with companions in processes of their own; None without advice."""
        if not self.advises(match):
            return None
        kept = self._reviewer
        if kept is None or kept.match is not match or kept.seat != seat:
            if kept is not None:
                kept.close()
            make = partial(companion_worker, self._plugins[match.game.name], match)
            kept = Reviewer(match, seat, make, min(COMPANIONS, os.cpu_count() or 1))
            self._reviewer = kept
        return kept

    @property
    def judges_during_play(self) -> bool:
        """True: choices are judged during the game, so a review waits for the last ones only."""
        return True

    def unfinished(self, game: str, most: int = 1) -> Sequence[SavedGame]:
        """Return the unfinished tables of a game, the latest first; unreadable saves are skipped."""
        return list(islice((save for save in self._unfinished() if save.game == game), most))

    def unreadable(self) -> Path | None:
        """Return the latest unreadable save that the player has not been told of; afterwards all count as told."""
        found = next((path for path, told in self._unreadable.items() if not told), None)
        self._unreadable = dict.fromkeys(self._unreadable, True)
        return found

    def damage(self, game: str) -> Sequence[Damage]:
        """Return new damage to the files with the progress in lessons and puzzles; each is returned once."""
        damage = [file.damage for file in (self.lesson_progress(game), self.puzzle_progress(game))]
        fresh = [each for each in damage if each is not None and each not in self._told_damage]
        self._told_damage += fresh
        return fresh

    def resume(self, save: SavedGame) -> Match:
        """Continue a saved game. Raises SaveError."""
        return resume_match(*load_save(self._plugins, save.path))

    def lessons(self, game: str) -> Sequence[Lesson]:
        """Return the lessons of a game; if they cannot be read, none, and the log says so."""
        try:
            return self._plugins[game].lessons()
        except (OSError, ValueError) as error:
            _log.warning("there are no lessons: %s", error)
            return ()

    def lesson_progress(self, game: str) -> LessonProgress:
        """Return the learner's progress in the lessons, kept in the player's folder."""
        return self._learned.setdefault(game, LessonProgress(lessons_file(game), game))

    def lesson(self, game: str, lesson: Lesson, names: Sequence[str]) -> Match:
        """Return the table of a lesson, which is not saved. Raises OptionsError."""
        rules = self._plugins[game].game()
        learner, *rivals = names
        seats = [Seat(learner), *(Seat(name, RIVAL, ScriptedAgent(rules, lesson.rivals)) for name in rivals)]
        match = Match.start(rules, lesson.options, seats, lesson.name)
        match.exercise = True
        return match

    def puzzles(self, game: str) -> Sequence[Puzzle]:
        """Return the puzzles of a game; if they cannot be read, none, and the log says so."""
        try:
            return self._plugins[game].puzzles()
        except (OSError, ValueError) as error:
            _log.warning("there are no puzzles: %s", error)
            return ()

    def puzzle_progress(self, game: str) -> PuzzleProgress:
        """Return which puzzles are solved, kept in the player's folder."""
        return self._solved.setdefault(game, PuzzleProgress(puzzles_file(game), game))

    def puzzle(self, game: str, puzzle: Puzzle, names: Sequence[str]) -> Match:
        """Return the table of a puzzle, which is not saved. Raises OptionsError."""
        rules = self._plugins[game].game()
        seats = rules.complete(puzzle.options)["seats"]
        assert isinstance(seats, int)
        solver, *rivals = names[:seats]
        rival = ScriptedAgent(rules, ())
        match = Match.start(
            rules, puzzle.options, [Seat(solver), *(Seat(name, RIVAL, rival) for name in rivals)], puzzle.name
        )
        match.exercise = match.unaided = True
        return match

    def attempt(self, game: str, puzzle: Puzzle, match: Match) -> Attempt:
        """Return the judge of a puzzle's match."""
        puzzle_rules = self._plugins[game].puzzle_rules()
        assert puzzle_rules is not None
        return Attempt(match.game, puzzle_rules, puzzle, match.history.state(0, SOLVER))

    def today(self) -> date:
        """Return the local date."""
        return datetime.now().astimezone().date()

    @property
    def archive(self) -> Archive:
        """The finished games in the player's folder."""
        return self._archive

    def finished(self, record: MatchRecord) -> Match:
        """Return a finished game, to look at; nothing is written. Raises SaveError."""
        _, saved = load_save(self._plugins, self.archive.path(record))
        return Match.resume(saved, {}, journaled=False)

    def branch(self, match: Match, at: int) -> Match:
        """Return a match that goes on from a position of another, with the same players, saved in a file of its own.
        Raises SaveError, also if an opponent no longer exists."""
        return self._branched(match, at, match.seats)

    def join(self, match: Match, seat: int, name: str) -> Match:
        """Return a match that goes on where another is, with a person of this name in a seat, saved in a file of its
        own. Raises SaveError."""
        seats = [Seat(name) if at == seat else other for at, other in enumerate(match.seats)]
        return self._branched(match, len(match.history.steps), seats)

    def from_text(self, text: str) -> Match:
        """Return the match that a text describes, at its position, saved in a file of its own. Raises ShareError,
        SaveError."""
        windowed = {name: plugin for name, plugin in self._plugins.items() if plugin.has_window()}
        match = shared_match(text, games_by_name(windowed))
        return self._branched(match, len(match.history.steps), match.seats)

    def _branched(self, match: Match, at: int, seats: Sequence[Seat]) -> Match:
        plugin = self._plugins[match.game.name]
        seated = [_seated(plugin, seat, number, at) for number, seat in enumerate(seats)]
        return match.branch(at, seated, path=self.fresh_file(match.game.name))

    def achievements(self, game: str) -> Sequence[Achievement]:
        """Return the achievements of a game; if they cannot be read, none, and the log says so."""
        try:
            return self._plugins[game].game_statistics().achievements()
        except (OSError, ValueError) as error:
            _log.warning("nothing can be achieved: %s", error)
            return ()

    def export(self, record: MatchRecord) -> Path:
        """Copy a finished game's file to the folder for downloads. Raises SaveError."""
        return self.archive.export(record, downloads_dir())

    def fresh_seed(self) -> int:
        """Return a seed nobody can guess."""
        return fresh_seed()

    def _unfinished(self) -> Iterator[SavedGame]:
        for path in newest_first():
            try:
                found = outline(path, games_by_name(self._plugins))
                if found is not None:
                    progress = self._progress(found)
                    stage = progress.get(self._plugins[found.game].game().stage_name())
                    yield SavedGame(path, found.game, found.seats, changed(path), progress, stage)
            except (SaveError, OSError) as error:
                self._unreadable.setdefault(path, False)
                _log.warning("passed over: %s", error)

    def _progress(self, found: Outline) -> dict[str, int]:
        """Return a game's progress. Old saves, and saves without a command, do not record it. Raises SaveError."""
        if found.progress is not None:
            return found.progress
        plugin, saved = load_save(self._plugins, found.path)
        return dict(plugin.game().progress(saved.history.state()))


def _seated(plugin: Plugin, seat: Seat, number: int, at: int) -> Seat:
    """Return the seat of the player who goes on from a position. A text from a stranger may name anything, even
    outside programs, so only the game's own opponents are accepted. Raises SaveError."""
    if seat.kind is None:
        return Seat(seat.name)
    kind = replacement_kind(plugin, seat.kind)
    if kind not in plugin.agent_names():
        raise SaveError(f"The game cannot go on: there is no opponent {kind!r}.", SaveFault.OPPONENT)
    return Seat(seat.name, kind, opponent(plugin, plugin.seated(kind, seat.name), number, at))


def _as_seated(match: Match) -> TableAgents:
    """Return the agents that sit at a match."""

    def agent(seat: int, at: int) -> Agent:
        found = match.seats[seat].agent
        assert found is not None
        return found

    return TableAgents(match.game, match.history.options, agent, Budget())
