"""What every part of the table is given: look, card faces, words, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from resarcana_gui.audio.sounds import Silence
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.seats.seat_styles import SeatStyle, style_of
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.table_sounds import TableSounds


class GivenWarnings:
    """Remembers the warnings given at one table."""

    def __init__(self) -> None:
        self._given: set[tuple[int, int, int]] = set()

    def is_due(self, view: State) -> bool:
        """Return whether the viewing seat may be warned this round."""
        return self._round_of(view) not in self._given

    def note(self, view: State) -> None:
        """Note that the viewing seat has been warned."""
        self._given.add(self._round_of(view))

    def _round_of(self, view: State) -> tuple[int, int, int]:
        return view.viewer, view.game_number, view.round


@dataclass(frozen=True)
class TableResources:
    """What every part of a table is given; the same until language or look change."""

    look: UiStyle
    faces: Faces
    cards: CardSet
    voice: Voice
    areas: Areas
    sounds: TableSounds = field(default_factory=lambda: TableSounds(Silence(), GAME, Pace()))
    given_warnings: GivenWarnings = field(default_factory=GivenWarnings)
    characters: Mapping[int, Character] = field(default_factory=dict)
    """The characters that machines play, by seat."""
    talks: Callable[[], bool] = lambda: True
    """Whether characters may make remarks."""

    @property
    def home(self) -> int:
        """The viewing seat."""
        return self.areas.home

    def style(self, seat: int) -> SeatStyle:
        """Return how a seat is marked."""
        return style_of(seat, self.home, len(self.areas.boards) + 1)

    def text(self, key: str, **values: object) -> str:
        """Return a text of the table."""
        return self.voice.text(f"table.{key}", **values)

    def sound(self, name: str, at: Point, gain: float = 1.0, lands: int = 0) -> None:
        """Play a sound from a point of the canvas; gain from 0 to 1. `lands` is when the event that it leads up to
        is seen, in milliseconds at Normal speed."""
        self.sounds.play(name, at, gain, lands)
