"""What can be learned and looked up in the window: lessons, reference, gallery, pictures of the game's world."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.view.faces.card_pictures import card_pictures
from resarcana_gui.games.seasons.view.faces.face import SeasonsFaces, held_id
from resarcana_gui.games.seasons.view.faces.icons import GAME
from resarcana_gui.games.seasons.view.lookup.gallery import gallery
from resarcana_gui.games.seasons.view.lookup.lesson_facts import lesson_table
from resarcana_gui.games.seasons.view.lookup.rules import reference
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import CardSign
from resarcana_gui.tabletop.cards.pictures import PageArt
from resarcana_gui.tabletop.playing.plain_ui import PlainLearning

SEATS: Final = 2
"""The number of players for which cards show their costs outside a game."""
PAGE_ART: Final = MappingProxyType(
    {
        "": "tree_of_light",
        "lessons.title": "bespelled_grimoire",
        "how.title": "bespelled_grimoire",
        "reference.title": "cursed_treatise_of_arus",
        "gallery.title": "mirror_of_the_seasons",
        "records.title": "ragfields_helm",
        "statistics.title": "balance_of_ishtar",
        "achievements.title": "scepter_of_greatness",
        "saves.title": "sealed_chest_of_urm",
        "settings.title": "hourglass_of_time",
        "keys.title": "hourglass_of_time",
        "review.title": "crystal_orb",
        "credits.title": "lantern_of_xidit",
    }
)
"""The pictures above the pages, by the keys of their titles."""
SCENES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "dice": "die_of_malice", "energies": "elemental_amulet", "cards": "bespelled_grimoire",
        "points": "purse_of_io",
    }
)  # fmt: skip
"""The scenes of the introduction, each with the card whose picture it is."""
MIDDLES: Final[Mapping[str, float]] = MappingProxyType(
    {
        "tree_of_light": 0.32,
        "bespelled_grimoire": 0.58,
        "ragfields_helm": 0.46,
        "balance_of_ishtar": 0.42,
        "scepter_of_greatness": 0.3,
        "sealed_chest_of_urm": 0.68,
        "hourglass_of_time": 0.36,
        "crystal_orb": 0.38,
        "lantern_of_xidit": 0.62,
    }
)
"""Where in their height lies what low strips of pictures should show, if not in the middle."""


class SeasonsLearning(PlainLearning):
    """The part of the window of Seasons in which things are learned and looked up."""

    has_reference = has_gallery = True
    page_art = PAGE_ART
    folder = GAME
    scenes = SCENES

    def __init__(self, cards: CardSet) -> None:
        self._cards: Final = cards
        self._pictures: Final = card_pictures(cards)

    def catalog(self, language: str) -> Catalog:
        return catalog(language)

    def lesson_table(self, table: JsonObject) -> JsonObject:
        return lesson_table(table)

    def reference(self, language: str) -> Reference:
        return reference(self._cards, language)

    def gallery(self, language: str) -> Gallery:
        return gallery(self._cards, language)

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        faces = self.faces(context, SEATS)
        return lambda card, width: faces.front(held_id(card), width)

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        faces = self.faces(context, SEATS)
        return lambda card, width: faces.explained_signs(held_id(card), width)

    def art(self, name: str) -> Drawing | None:
        return PageArt(self._pictures, name, MIDDLES.get(name, 0.5)) if name in self._cards.numbers else None

    def faces(self, context: Context, seats: int) -> SeasonsFaces:
        """Return the faces of cards in a game of so many."""
        look, language = context.look, context.settings.language
        return SeasonsFaces(look, self._cards, seats, language, look.text.icons, self._pictures)
