"""The services that the screens need from outside: sound, and matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Protocol

from resarcana_gui.agents.worker import Worker
from resarcana_gui.kernel.game import Options
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.puzzles.puzzle import Attempt, Puzzle
from resarcana_gui.puzzles.puzzle_progress import PuzzleProgress
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.shared_file import Damage


class Sounds(Protocol):
    """Plays sounds and music by name; sounds that cannot be played are skipped."""

    muted: bool
    """Whether everything is silent, whatever the volumes are."""

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        """Play a sound without its first `skip_ms` milliseconds; pan from -1 (left) to 1 (right), gain from 0 to 1."""

    def music(self, name: str, fade_ms: int = 1_500) -> None:
        """Cross-fade to a loop, or to silence if the name is empty."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Set the volumes, from 0 to 1 each."""

    def device_changed(self, *, appeared: bool) -> None:
        """React to a sound device that has appeared, or to the loss of the one in use."""


@dataclass(frozen=True)
class PlayerSpec:
    """A player of a planned match: a display name, and the opponent's name in its game's list; None for a person."""

    name: str
    kind: str | None = None


@dataclass(frozen=True)
class MatchPlan:
    """A match to be started."""

    game: str
    options: Options
    players: tuple[PlayerSpec, ...]
    seed: int | str


@dataclass(frozen=True)
class SavedGame:
    """A saved game that can be continued."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    when: datetime
    progress: dict[str, int]
    """The game's public numbers about its progress."""
    stage: int | None
    """Its stage, such as the round (see Game.stage); None in a game without stages."""


class MatchService(Protocol):
    """Starts matches and restores saved ones."""

    def new(self, match_plan: MatchPlan, *, saved: bool = True) -> Match:
        """Return a match at its first question, saved as it goes if `saved`. Raise OptionsError, SaveError."""
        ...

    def worker(self, match: Match) -> Worker:
        """Return the worker for the machine opponents of a match."""
        ...

    def advises(self, match: Match) -> bool:
        """Return whether a match has a companion."""
        ...

    def companion(self, match: Match) -> Worker | None:
        """Return the companion that advises the people at a match; None for a game without one."""
        ...

    def reviewer(self, match: Match, seat: int) -> Reviewer | None:
        """Return the reviewer of a seat's play; None for a game without a companion. The latest one is kept with its
        results."""
        ...

    @property
    def judges_during_play(self) -> bool:
        """Whether a person's choices are reviewed during the game, so that the review is ready at the end."""
        ...

    def unfinished(self, game: str, most: int = 1) -> Sequence[SavedGame]:
        """Return the unfinished matches of a game, latest first, `most` at most."""
        ...

    def unreadable(self) -> Path | None:
        """Return the latest save that was skipped as unreadable; reported once."""
        ...

    def damage(self, game: str) -> Sequence[Damage]:
        """Return what was wrong with the files for a game's progress in lessons and puzzles; reported once."""
        ...

    def resume(self, save: SavedGame) -> Match:
        """Continue a saved game. Raise SaveError."""
        ...

    def fresh_seed(self) -> int:
        """Return a seed that nobody can guess."""
        ...

    def lessons(self, game: str) -> Sequence[Lesson]:
        """Return the lessons of a game, in order."""
        ...

    def lesson_progress(self, game: str) -> LessonProgress:
        """Return the learner's progress in a game's lessons."""
        ...

    def lesson(self, game: str, lesson: Lesson, names: Sequence[str]) -> Match:
        """Return the match of a lesson, with these names by seat (the learner's first), in which everything may be
        undone. Raise OptionsError."""
        ...

    def puzzles(self, game: str) -> Sequence[Puzzle]:
        """Return the puzzles of a game, easiest first."""
        ...

    def puzzle_progress(self, game: str) -> PuzzleProgress:
        """Return which puzzles of a game are solved."""
        ...

    def puzzle(self, game: str, puzzle: Puzzle, names: Sequence[str]) -> Match:
        """Return the match of a puzzle, with these names by seat (the solver's first; surplus names are ignored), in
        which everything may be undone. Raise OptionsError."""
        ...

    def attempt(self, game: str, puzzle: Puzzle, match: Match) -> Attempt:
        """Return the judge of attempts at a puzzle in that match."""
        ...

    def today(self) -> date:
        """Return today's local date."""
        ...

    @property
    def archive(self) -> Archive:
        """The finished games."""
        ...

    def finished(self, record: MatchRecord) -> Match:
        """Return the match of a finished game, to look at. Raise SaveError."""
        ...

    def branch(self, match: Match, at: int) -> Match:
        """Return a match that continues from a position of another, with the same players. Raise SaveError."""
        ...

    def join(self, match: Match, seat: int, name: str) -> Match:
        """Return a saved match that continues another, with a person of this name in a seat. Raise SaveError."""
        ...

    def from_text(self, text: str) -> Match:
        """Return the match that was shared as a text, at its position, with its players; saved from now on. Raise
        ShareError, or SaveError if an opponent does not exist here."""
        ...

    def achievements(self, game: str) -> Sequence[Achievement]:
        """Return the achievements of a game."""
        ...

    def export(self, record: MatchRecord) -> Path:
        """Copy a finished game's file to where the player can find it; return its path. Raise SaveError."""
        ...
