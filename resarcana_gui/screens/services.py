"""What the screens need from outside."""

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
    """Plays sounds and music by name; what cannot be heard is skipped."""

    muted: bool
    """Whether nothing is heard, whatever the volumes are."""

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        """Play a sound, without its first milliseconds: pan from -1, left, to 1, right; gain from 0 to 1."""

    def music(self, name: str) -> None:
        """Cross-fade to a loop; to silence when the name is empty."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Set the volumes, from 0 to 1 each."""

    def device_changed(self, *, appeared: bool) -> None:
        """A sound device has appeared, or the one in use is gone."""


@dataclass(frozen=True)
class PlayerSpec:
    """A player of a planned match: a display name, and the opponent's name in its game's list; None for a person."""

    name: str
    kind: str | None = None


@dataclass(frozen=True)
class MatchPlan:
    """A match that is to be started."""

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
    """The stage that it is in, such as the round (see Game.stage); None in a game without stages."""


class MatchService(Protocol):
    """Starts matches, and restores saved ones."""

    def new(self, match_plan: MatchPlan, *, saved: bool = True) -> Match:
        """A match at its first question, saved as it goes unless told not to. Raises OptionsError, SaveError."""
        ...

    def worker(self, match: Match) -> Worker:
        """The worker for the machine opponents of a match."""
        ...

    def advises(self, match: Match) -> bool:
        """Whether a match has a companion."""
        ...

    def companion(self, match: Match) -> Worker | None:
        """The companion that advises the people at a match; None for a game without one."""
        ...

    def reviewer(self, match: Match, seat: int) -> Reviewer | None:
        """Goes through what a seat of a match has played; None for a game without a companion. The latest is kept, with
        what it has found."""
        ...

    @property
    def judges_meanwhile(self) -> bool:
        """Whether what a person does is looked at while the game goes on, so that its review is there at the end."""
        ...

    def unfinished(self, game: str, most: int = 1) -> Sequence[SavedGame]:
        """The unfinished games of one kind, latest first, `most` at most."""
        ...

    def unreadable(self) -> Path | None:
        """The latest save that looking for them had to pass over; told once."""
        ...

    def damage(self, game: str) -> Sequence[Damage]:
        """What was wrong with the files that hold how far lessons and puzzles of a game are; told once."""
        ...

    def resume(self, save: SavedGame) -> Match:
        """Continue one. Raises SaveError."""
        ...

    def fresh_seed(self) -> int:
        """A seed nobody can guess."""
        ...

    def lessons(self, game: str) -> Sequence[Lesson]:
        """The lessons of a game, in order."""
        ...

    def progress(self, game: str) -> LessonProgress:
        """How far the learner has come in them."""
        ...

    def lesson(self, game: str, lesson: Lesson, names: Sequence[str]) -> Match:
        """The table of a lesson, with these names by seat, at which everything may be taken back; the learner has the
        first. Raises OptionsError."""
        ...

    def puzzles(self, game: str) -> Sequence[Puzzle]:
        """The puzzles of a game, the easiest first."""
        ...

    def solved(self, game: str) -> PuzzleProgress:
        """Which of them are solved."""
        ...

    def puzzle(self, game: str, puzzle: Puzzle, names: Sequence[str]) -> Match:
        """The table of a puzzle, with these names by seat, at which everything may be taken back; the solver has the
        first. There may be more names than seats. Raises OptionsError."""
        ...

    def attempt(self, game: str, puzzle: Puzzle, match: Match) -> Attempt:
        """Judges the tables of that match."""
        ...

    def today(self) -> date:
        """The day on the calendar here."""
        ...

    @property
    def archive(self) -> Archive:
        """The finished games."""
        ...

    def finished(self, record: MatchRecord) -> Match:
        """A finished game, to look at. Raises SaveError."""
        ...

    def branch(self, match: Match, at: int) -> Match:
        """A match that goes on from a position of another, with the same players. Raises SaveError."""
        ...

    def join(self, match: Match, seat: int, name: str) -> Match:
        """A match that goes on where another is, with a person of this name in a seat; saved. Raises SaveError."""
        ...

    def from_text(self, text: str) -> Match:
        """The match that somebody shared as a text, at its position, with its players; saved from now on. Raises
        ShareError, and SaveError when an opponent does not exist here."""
        ...

    def achievements(self, game: str) -> Sequence[Achievement]:
        """What can be achieved in a game."""
        ...

    def export(self, record: MatchRecord) -> Path:
        """Copy a finished game's file to where the player finds it; returns where. Raises SaveError."""
        ...
