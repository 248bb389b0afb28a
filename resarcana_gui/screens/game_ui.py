"""What a game provides for the window besides its table: setups, opponents, pictures, texts; what can be learned and
looked up; words for its records, and commentary."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, Protocol

from resarcana_gui.agents.companion import Reason
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.lessons.onboarding import OnboardingTip
from resarcana_gui.match.match import Match
from resarcana_gui.match.narration import Narration
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.seat_styles import SeatStyle, style_of
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.actions import Key
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, TableView


@dataclass(frozen=True)
class Remark:
    """A sentence or two about something that happened, and why."""

    kind: str
    """What it explains. Each kind is explained once in a game."""
    words: str
    about: tuple[str, ...] = ()
    """The names of what it mentions, as in `Subjects.boxes`."""
    again: bool = False
    """Whether it may be repeated."""


class Commentator(Protocol):
    """Comments on one game."""

    def hear(self, events: Sequence[Event]) -> Sequence[Remark]:
        """Return possible remarks about events, which are as its seat sees them, most interesting first."""
        ...


class CardSign(NamedTuple):
    """An icon on the face of a card."""

    name: str
    meaning: str
    box: Box
    """Its area, relative to the card's corner."""


class Introduction(NamedTuple):
    """What a game is, in one line, and its scenes: the name of a picture with a caption each, in order."""

    words: str
    scenes: Sequence[tuple[str, str]]


class LearningUi:
    """The part of a `GameUi` for learning: reference, gallery, lessons; all of it is optional."""

    has_reference = False
    """Whether there is a reference; building it takes a moment."""

    def reference(self, language: str) -> Reference:
        """Return the rules and the glossary."""
        raise NotImplementedError

    has_gallery = False
    """Whether there is a gallery of its cards."""

    def gallery(self, language: str) -> Gallery:
        """Return the gallery; always the same object for a language."""
        raise NotImplementedError

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        """Return a function that draws a card by number and width; for a game with a gallery."""
        raise NotImplementedError

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        """Return a function that finds the icons on a card by number and width."""
        return lambda card, width: ()

    def lesson_text(self, name: str, language: str, **figures: object) -> str:
        """Return a text of a lesson, by name: `<lesson>.<text>`; also `<lesson>.title` and `<lesson>.about`. The
        figures fill its placeholders."""
        raise NotImplementedError

    def lesson_table(self, table: JsonObject) -> JsonObject:
        """Return a table as lessons refer to it: what `Game.table` says, and what else their figures come from, such
        as what is printed on cards."""
        return table

    page_art: Mapping[str, str] = MappingProxyType({})
    """The names of the pictures above pages, by the key of the page's title; that for "" is above all others."""

    def art(self, name: str) -> Drawing | None:
        """Return a picture of the game's world by name, such as a card's, for lessons, puzzles, pages and the
        introduction; None if there is none of that name. It may take a moment to be read (`is_ready`)."""
        return None

    def introduction(self, language: str) -> Introduction | None:
        """Return what the game is, for the first start; None if it says nothing then."""
        return None

    def puzzle_art(self, puzzle: Puzzle) -> str:
        """Return the name of a puzzle's picture, which gives nothing away; empty for none."""
        return ""

    def onboarding(self) -> Sequence[OnboardingTip]:
        """Return what is explained the first time that it happens."""
        return ()

    def onboarding_text(self, name: str, language: str) -> str:
        """Return the sentence of one of these."""
        raise NotImplementedError


@dataclass(frozen=True)
class SetupOption:
    """One more choice in a setup: an option of the rules and its possible values."""

    option: str
    title: str
    values: tuple[tuple[object, str], ...]
    """Each value with its label; the first is the default."""
    most: int | None = None
    """The most seats it applies to; None for any number."""
    by_seat: bool = False
    """Whether its values, after the default, are the seats in order, of which only existing ones count."""


@dataclass(frozen=True)
class Setup:
    """One way to set the game up, in the player's language."""

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
    """One kind of machine opponent, in the player's language; `name` is the agent's."""

    name: str
    title: str
    text: str
    formerly: tuple[str, ...] = ()
    """The names of agents that it replaces: settings may still contain them."""


@dataclass(frozen=True)
class Character:
    """A character that a machine opponent can be: its name, description and pictures."""

    id: str
    """The same in every language and for ever, since settings contain it."""
    name: str
    text: str = ""
    picture: Drawing | None = None
    """Its face, for a square box; None if there is no picture."""
    pleased: Drawing | None = None
    struck: Drawing | None = None


@dataclass(frozen=True)
class FinishedGame:
    """One game of a match that has ended while another follows: its title, and its winners."""

    title: str
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Seating:
    """Who plays, and which seat is viewing."""

    match: Match
    """The match, for its options and outcome; what the seat sees is passed with the calls."""
    viewer: int
    names: tuple[str, ...] = field(default=())


class LogNarrator(Protocol):
    """Tells a game in sentences, to one viewer, in the markup of the window's texts."""

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        """Return sentences about events, with related events in one sentence. If more events follow, the last
        sentence may wait for the next call."""
        ...

    def occasion(self, pending: Pending, view: State) -> str:
        """Return one sentence about what a past question was about; empty where the answer makes it obvious."""
        ...

    def command(self, command: Command, view: State) -> str:
        """Return what an answer to a view's question does, with its costs and effects."""
        ...

    def deed(self, command: Command, view: State) -> str:
        """Return what an answer to a view's question does, short enough for a button."""
        ...

    def reason(self, reason: Reason) -> str | None:
        """Return why an answer is better than others, as one sentence; None if there are no words for it."""
        ...


class Backdrop(Node):
    """An animated background of a screen."""

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""


class GameUi(LearningUi, ABC):
    """A game's part of the window. All texts are in the requested language."""

    def prepare(self, language: str) -> None:
        """Start slow work in the background; the window shows its first picture."""

    @abstractmethod
    def icons(self, look: UiStyle) -> IconSource:
        """Return the icons used in texts."""

    @abstractmethod
    def title(self, context: Context) -> Backdrop:
        """Return the picture behind the title screen; it covers the canvas and is calm in its left third."""

    @abstractmethod
    def ground(self, context: Context) -> Drawing:
        """Return the background of the table and all other screens."""

    @abstractmethod
    def guide(self, context: Context, width: float) -> Node:
        """Return an introduction for newcomers, of this width and any height."""

    @abstractmethod
    def setups(self, language: str) -> Sequence[Setup]:
        """Return the ways to set the game up, the usual one first."""

    @abstractmethod
    def levels(self, language: str) -> Sequence[Level]:
        """Return the machine opponents, from weak to strong."""

    @abstractmethod
    def characters(self, language: str) -> Sequence[Character]:
        """Return the characters of machine opponents, at least as many as seats, in the same order in every
        language."""

    def likeness(self, labels: Mapping[str, str], at: int) -> Drawing | None:
        """Return the face of a person before a game: `labels` are what they were in their last one (empty in their
        first), and `at` counts the people of the next. None if people have no faces in this game."""
        return None

    @abstractmethod
    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        """Return a table for one seat."""

    @abstractmethod
    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        """Return a narrator of the game for the viewing seat."""

    @abstractmethod
    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        """Return a summary of a finished game in a box of this size: who won, and where every point came from."""

    @abstractmethod
    def name(self, language: str) -> str:
        """Return the game's name."""

    def character_names(self, language: str) -> Sequence[str]:
        """Return the names of the characters."""
        return [character.name for character in self.characters(language)]

    def seat_face(self, context: Context, seating: Seating, view: State, seat: int) -> Drawing:
        """Return the face of a seat at a table, for a square box; by default that of its character, or its initial."""
        player, name = seating.match.seats[seat], seating.names[seat]
        known = self.characters(context.settings.language) if player.kind is not None else ()
        face = next((each.picture for each in known if each.name == name), None)
        style = self.seat_style(view, seat, seating.viewer, len(seating.names))
        return face or Initial(context.look, name[:1], style.colour)

    def pictured(self, context: Context, sentence: str, subject: str = "") -> Drawing | None:
        """Return a picture of what a sentence is about, for a square box; None if there is none. `subject` is that of
        its `Narration`."""
        return None

    def answer_picture(self, context: Context, answer: Command) -> Drawing | None:
        """Return a picture of what an answer names without words, such as a die, for a square box; None if there is
        none."""
        return None

    def theme(self, *, high_contrast: bool) -> Theme:
        """Return the colours of everything while this game is chosen."""
        return HIGH_CONTRAST if high_contrast else CANDLELIGHT

    def seat_style(self, view: State | None, seat: int, home: int, seats: int) -> SeatStyle:
        """Return how a seat is marked for a viewer at `home`; `view` is what that viewer sees, None before a game."""
        return style_of(seat, home, seats)

    def use_palette(self, palette: str) -> None:
        """Use the colours of a palette (see PALETTES of the settings) for tokens from now on."""

    def own_keys(self) -> Sequence[Key]:
        """Return the actions that only this game has (see actions.py)."""
        return ()

    def action_words(self, action: str, language: str) -> str:
        """Return the name of one of its own actions."""
        raise NotImplementedError

    def icon_words(self, name: str, language: str) -> str:
        """Return the name of an icon, for the announcer."""
        return name.replace("_", " ")

    @property
    def open(self) -> bool:
        """Whether every seat sees the same: then people at one screen need not look away from each other."""
        return False

    def interrupts(self, pending: Pending) -> bool:
        """Return whether a question must be answered during someone else's turn, or nobody's."""
        return False

    def standing(self, language: str, names: Sequence[str], progress: Mapping[str, int]) -> str:
        """Return the score of a match of several games, from its public numbers (see Game.progress), with names as
        shown; empty for a single game."""
        return ""

    def ends_game(self, event: Event) -> bool:
        """Return whether an event ends one game of a match; its result is shown before anything else."""
        return False

    def finished_game(self, language: str, seating: Seating, view: State) -> FinishedGame:
        """Return the game of a match that has just ended in a view."""
        raise NotImplementedError

    def teacher(self, language: str) -> Character | None:
        """Return the character that speaks in the lessons; None for nobody in particular."""
        return None

    def commentator(self, language: str, seating: Seating, view: State) -> Commentator | None:
        """Return a commentator for those who watch a game from a view on; None if the game has none."""
        return None

    def record_words(self, language: str) -> RecordWords:
        """Return the words for its records."""
        return RecordWords()

    def screen_texts(self, language: str) -> Catalog | None:
        """Return texts that replace those of the screens while this game is chosen (see Plugin.screen_texts)."""
        return None

    def rematch(self, match: Match) -> Options:
        """Return the options for another game between the same players; where the rules allow choosing who goes
        first, the next seat does."""
        return dict(match.history.options)
