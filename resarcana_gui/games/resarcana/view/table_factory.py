"""Makes what a table needs for one seating, in the current language and look: voices, card faces, resources."""

from __future__ import annotations

from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.view.character_portraits import characters
from resarcana_gui.games.resarcana.view.faces.component_pictures import component_pictures
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.games.resarcana.view.table_resources import GivenWarnings, TableResources
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.voice import MarkupVoice, OnlookerVoice
from resarcana_gui.match.match import Match
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Seating
from resarcana_gui.tabletop.table.automata import characters_by_seat, may_talk
from resarcana_gui.tabletop.table.table_sounds import TableSounds


class TableFactory:
    """Makes the parts of tables. It keeps the components' pictures, and the warnings given at each table."""

    def __init__(self, game: ResArcana) -> None:
        self.game: Final = game
        self.pictures: Final = component_pictures(game.cards)
        self._given_warnings: Final[WeakKeyDictionary[Match, GivenWarnings]] = WeakKeyDictionary()
        """The warnings given at each table, which outlive the table's pictures."""

    def faces(self, context: Context) -> Faces:
        """Return the faces of all components."""
        language = context.settings.language
        return Faces(context.look, self.game.cards, language, context.look.text.icons, self.pictures)

    def voice(self, kind: type[MarkupVoice], language: str, seating: Seating) -> MarkupVoice:
        """Return a voice of this kind for the viewing seat."""
        return kind(catalog(language), self.game.cards, component_names(language), seating.names, seating.viewer)

    def resources(self, context: Context, seating: Seating) -> TableResources:
        """Return the resources of one table."""
        language = context.settings.language
        places = areas(
            len(seating.names), seating.viewer, context.settings.text_scale / 100,
            Canvas(*context.beyond, small=context.small),
        )  # fmt: skip
        return TableResources(
            context.look, self.faces(context), self.game.cards,
            self.voice(voice_for_viewer(seating), language, seating), places,
            TableSounds(context.sounds, GAME, context.look.pace),
            self._given_warnings.setdefault(seating.match, GivenWarnings()),
            characters_by_seat(seating.match.seats, characters, language), partial(may_talk, context, seating.match),
        )  # fmt: skip


def voice_for_viewer(seating: Seating) -> type[MarkupVoice]:
    """Return the kind of voice for the viewing seat: a machine is named, a person is addressed."""
    return MarkupVoice if seating.match.seats[seating.viewer].is_human else OnlookerVoice


def voice_for_all(seating: Seating) -> type[MarkupVoice]:
    """Return the kind of voice for what everybody at the screen looks at: several people are all named."""
    return MarkupVoice if sum(seat.is_human for seat in seating.match.seats) == 1 else OnlookerVoice
