"""What every part of the table is given: look, card faces, words, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules.commands import Crystallise, EndTurn
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import SeasonsFaces
from resarcana_gui.games.seasons.view.geometry.areas import Areas
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.match.history import History
from resarcana_gui.scene.seats.seat_styles import SeatStyle, style_of
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.table_sounds import TableSounds

SMALL_TEXT: Final = 1.5
"""The largest text scale with words that are only a help."""


class GivenWarnings:
    """Remembers at one table in which turn somebody was warned."""

    def __init__(self, history: History) -> None:
        self._history: Final = history
        self._warned: set[tuple[int, int]] = set()

    def is_due(self, view: State) -> bool:
        """Return whether the seat whose turn it is may be warned: once a turn."""
        return (view.round, view.active) not in self._warned

    def warned(self, view: State) -> None:
        """Note that it has been warned."""
        self._warned.add((view.round, view.active))

    def has_crystallised(self) -> bool:
        """Return whether something has been crystallised in the current turn, and was not taken back: then the rest is
        kept on purpose."""
        answers = (step.command for step in reversed(self._history.steps))
        latest = next((each for each in answers if isinstance(each, (Crystallise, EndTurn))), None)
        return isinstance(latest, Crystallise)


@dataclass(frozen=True)
class TableResources:
    """The same until language or look change."""

    look: UiStyle
    faces: SeasonsFaces
    cards: CardSet
    voice: MarkupVoice
    areas: Areas
    sounds: TableSounds
    given_warnings: GivenWarnings
    characters: Mapping[int, Character] = field(default_factory=dict)
    """The characters that machines play, by seat."""
    talks: Callable[[], bool] = lambda: True
    """Whether characters may make remarks."""

    @property
    def home(self) -> int:
        """The viewing seat."""
        return self.areas.home

    @property
    def wordy(self) -> bool:
        """Whether there is room for words that are only a help."""
        return self.look.text.scale <= SMALL_TEXT

    def style(self, seat: int) -> SeatStyle:
        """Return how a seat is marked."""
        return style_of(seat, self.home, len(self.voice.players))

    def text(self, key: str, **values: object) -> str:
        """Return a text of the table."""
        return self.voice.text(f"window.{key}", **values)

    def sound(self, name: str, at: Point | None = None) -> None:
        """Play a sound of the game."""
        self.sounds.play(name, at if at is not None else self.areas.canvas.center)
