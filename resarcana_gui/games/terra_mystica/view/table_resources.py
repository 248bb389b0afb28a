"""What every part of the table is given: look, words, places, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.income import income_of
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.faces.palette import INK_NAMES, INKS, LACQUERS
from resarcana_gui.games.terra_mystica.view.faces.shapes import Stamped
from resarcana_gui.games.terra_mystica.view.faces.signs import FACTION_SIGNS
from resarcana_gui.games.terra_mystica.view.geometry.areas import Areas
from resarcana_gui.games.terra_mystica.view.standing_answer import StandingAnswer
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import income_signs
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.seat_styles import SeatStyle, style_of
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.screens.game_ui import Character
from resarcana_gui.tabletop.table.table_sounds import TableSounds

INK: Final = (24, 14, 10)
UNPAINTED: Final = 5
"""The lacquer of pieces whose owner has no faction yet: grey."""


@dataclass(frozen=True)
class TableResources:
    """The same until language or look change."""

    look: UiStyle
    parts: Components
    voice: MarkupVoice
    areas: Areas
    sounds: TableSounds
    numerals: TextEngine
    """Writes numbers that grow with what they stand on, not with the text scale."""
    standing: StandingAnswer = field(default_factory=StandingAnswer)
    """Which offers of power the viewer accepts without being asked."""
    characters: Mapping[int, Character] = field(default_factory=dict)
    """The characters that machines play, by seat."""
    talks: Callable[[], bool] = lambda: True
    """Whether characters may make remarks."""

    @property
    def home(self) -> int:
        """The viewing seat."""
        return self.areas.home

    def style(self, view: State, seat: int) -> SeatStyle:
        """Return how a seat is marked: by the colour and sign of its faction, once it has one."""
        return faction_style(view, seat, self.home)

    def lacquer(self, view: State, seat: int) -> Colour:
        """Return the colour of a seat's pieces."""
        faction = view.faction[seat]
        return LACQUERS[UNPAINTED if faction == NONE else self.parts.factions[faction].home]

    def dark_sign(self, view: State, seat: int) -> Drawing:
        """Return the sign of a seat's faction in ink, for what has its colour."""
        slug = self.parts.factions[view.faction[seat]].slug
        return Stamped(slug, FACTION_SIGNS[slug], INK)

    def player(self, view: State, seat: int) -> str:
        """Return the name of a seat in its colour."""
        return f"[{self.style(view, seat).name}|{self.voice.players[seat]}]"

    def faction(self, view: State, seat: int) -> str:
        """Return the name of a seat's faction, as in a heading."""
        return capital(self.voice.faction(view.faction[seat]))

    def income(self, view: State, seat: int) -> str:
        """Return what the next income of a seat will be; in the last round, that there is none."""
        return self.incomes(view, seat)[0]

    def incomes(self, view: State, seat: int) -> Sequence[str]:
        """Return the same in less and less room: at last without telling the bonus card's part apart."""
        if view.round == ROUNDS:
            return [self.text("last_income"), self.text("no_income")]
        apart, whole = income_signs(self.voice, view, seat), self.voice.amount(income_of(view, seat))
        told = [self.text(key, what=apart) for key in ("income", "short_income")]
        return [*told, self.text("short_income", what=whole)]

    def named(self, seat: int) -> str:
        """Return the name of a seat in bold letters, for parchment, on which its colour could not be read."""
        return f"**{self.voice.players[seat]}**"

    def text(self, key: str, **values: object) -> str:
        """Return a text of the table."""
        return self.voice.text(f"window.{key}", **values)

    def sound(self, name: str, at: Point | None = None) -> None:
        """Play a sound of the game."""
        self.sounds.play(name, at if at is not None else self.areas.canvas.center)


def faction_style(view: State | None, seat: int, home: int) -> SeatStyle:
    """Return how a seat is marked for a viewer at `home`; before it has a faction, as in any game."""
    if view is None or view.faction[seat] == NONE:
        return style_of(seat, home, 5)
    faction = view.parts.factions[view.faction[seat]]
    sign = Stamped(faction.slug, FACTION_SIGNS[faction.slug], INKS[faction.home])
    return SeatStyle(INK_NAMES[faction.home], LACQUERS[faction.home], sign)
