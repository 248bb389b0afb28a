"""What a game provides for the window: its setups, its pictures, its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from resarcana_gui.agents.companion import Reason
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.match.told import Told
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.seat_styles import SeatStyle, style_of
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.commentary import Commentator
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.learning import LearningUi
from resarcana_gui.screens.record_words import RecordWords
from resarcana_gui.screens.table_view import Controller, TableView


@dataclass(frozen=True)
class SetupOption:
    """One more choice in a setup: an option of the rules and its possible values."""

    option: str
    title: str
    values: tuple[tuple[object, str], ...]
    """Each value with its words; the first is the default."""
    most: int | None = None
    """The most seats it applies to; none for any number."""
    by_seat: bool = False
    """Whether its values, after the default, are the seats in order: only existing seats count."""


@dataclass(frozen=True)
class Setup:
    """One way to set the game up, in words."""

    name: str
    title: str
    text: str
    fewest: int
    most: int
    options: Options
    setup_options: tuple[SetupOption, ...] = ()
    picture: Drawing | None = None
    """Of the shape of a card, beside its title."""


@dataclass(frozen=True)
class Level:
    """One kind of machine opponent, in words; `name` is the agent's."""

    name: str
    title: str
    text: str
    formerly: tuple[str, ...] = ()
    """The agents in whose place it stands today: settings may still name them."""


@dataclass(frozen=True)
class Character:
    """Somebody that a machine opponent can be: a name, a few words about it, and what it looks like."""

    id: str
    """The same in every language and for ever: settings remember it."""
    name: str
    text: str = ""
    picture: Drawing | None = None
    """Its face, for a square box; none where there is no picture of it."""
    pleased: Drawing | None = None
    struck: Drawing | None = None


@dataclass(frozen=True)
class FinishedGame:
    """One game of a match has ended and another follows: how to say so, and who won it."""

    title: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Seating:
    """Who plays, and which seat is viewing."""

    match: Match
    """The match whose options and outcome the game needs; what the seat sees is passed with the calls."""
    viewer: int
    names: tuple[str, ...] = field(default=())


class LogNarrator(Protocol):
    """Tells a game in sentences, to one viewer, in the markup of the window's texts."""

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool = False) -> list[Told]:
        """What happened, with related events in one sentence. When more follows, the last sentence may wait for the
        next call."""
        ...

    def occasion(self, pending: Pending, view: State) -> str:
        """What a choice was about that is looked back at, as one sentence; empty where an answer says it all."""
        ...

    def command(self, command: Command, view: State) -> str:
        """What an answer to a view's question does, with its costs and effects."""
        ...

    def deed(self, command: Command, view: State) -> str:
        """What an answer to a view's question does, in as few words as fit on a button."""
        ...

    def reason(self, reason: Reason) -> str | None:
        """Why an answer is better than others, as one sentence; None for what has no words."""
        ...


class Backdrop(Node):
    """A background for a screen, with its own animation."""

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""


class GameUi(LearningUi, ABC):
    """A game's part of the window. All words are in the language requested."""

    def prepare(self, language: str) -> None:
        """The window shows its first picture: start slow work in the background."""

    @abstractmethod
    def icons(self, look: Look) -> IconSource:
        """The icons used in texts."""

    @abstractmethod
    def title(self, context: Context) -> Backdrop:
        """The picture behind the title screen; it covers the canvas and keeps its left third calm."""

    @abstractmethod
    def ground(self, context: Context) -> Drawing:
        """The background of the table and all other screens."""

    @abstractmethod
    def guide(self, context: Context, width: float) -> Node:
        """How to play, explained to newcomers, at this width and as high as it needs."""

    @abstractmethod
    def setups(self, language: str) -> Sequence[Setup]:
        """The ways to set it up, the usual one first."""

    @abstractmethod
    def levels(self, language: str) -> Sequence[Level]:
        """Its machine opponents, from weak to strong."""

    @abstractmethod
    def characters(self, language: str) -> Sequence[Character]:
        """The characters of machine opponents, at least as many as seats, in every language in the same order."""

    def likeness(self, labels: Mapping[str, str], at: int) -> Drawing | None:
        """The face of a person before a game: `labels` are what they were in their last one (none in their first), and
        `at` counts the people of the next. None in a game in which people have no faces."""
        return None

    @abstractmethod
    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        """A table for one seat."""

    @abstractmethod
    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        """A narrator of the game for the viewing seat."""

    @abstractmethod
    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        """How a finished game was decided, in a box of this size: who won, and where every point came from."""

    @abstractmethod
    def name(self, language: str) -> str:
        """The game's name."""

    def character_names(self, language: str) -> Sequence[str]:
        """The names of those whom machine opponents can be."""
        return [character.name for character in self.characters(language)]

    def theme(self, *, high_contrast: bool) -> Theme:
        """The colours of everything while this game is chosen."""
        return HIGH_CONTRAST if high_contrast else CANDLELIGHT

    def seat_style(self, view: State | None, seat: int, home: int, seats: int) -> SeatStyle:
        """How a seat is marked for whoever looks from `home`; `view` is what is seen there, None before a game."""
        return style_of(seat, home, seats)

    def wear(self, palette: str) -> None:
        """Show tokens in the colours of a palette (see PALETTES of the settings) from now on."""

    def own_keys(self) -> Sequence[Key]:
        """The actions it has besides those of every table (see actions.py)."""
        return ()

    def action_words(self, action: str, language: str) -> str:
        """The name of one of its own actions."""
        raise NotImplementedError

    def icon_words(self, name: str, language: str) -> str:
        """What an icon in a text is called, for those who do not see it."""
        return name.replace("_", " ")

    def interrupts(self, pending: Pending) -> bool:
        """Whether a question must be answered during someone else's turn, or nobody's."""
        return False

    def standing(self, language: str, names: Sequence[str], progress: Mapping[str, int]) -> str:
        """The score of a match of several games, from its public numbers (see Game.progress), with names as shown;
        empty for a single game."""
        return ""

    def ends_game(self, event: Event) -> bool:
        """Whether an event ends one game of a match: that is shown before anything else."""
        return False

    def finished_game(self, language: str, seating: Seating, view: State) -> FinishedGame:
        """The game of a match that has just ended in a view."""
        raise NotImplementedError

    def teacher(self, language: str) -> Character | None:
        """Who speaks in the lessons; None for nobody in particular."""
        return None

    def commentator(self, language: str, seating: Seating, view: State) -> Commentator | None:
        """Somebody who says to onlookers what happens from a view on, and why; None for nobody."""
        return None

    def record_words(self, language: str) -> RecordWords:
        """What its records tell, in words."""
        return RecordWords()

    def screen_texts(self, language: str) -> Catalog | None:
        """Texts in place of those of the screens (`assets/lang/<language>.yaml`, by the same keys) while this game is
        chosen, for a game whose stages are not rounds, or whose puzzles end otherwise; None for no other texts."""
        return None

    def rematch(self, match: Match) -> Options:
        """The options for another game between the same players; where the rules allow choosing who goes first, the
        next one does."""
        return dict(match.history.options)
