"""What can be learned and looked up in the window of Terra Mystica: lessons, reference, gallery, pictures of its world,
words for records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.view.faces.icons import GAME
from resarcana_gui.games.terra_mystica.view.lookup.art import SCENE, art
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import things
from resarcana_gui.games.terra_mystica.view.lookup.faces import ThingFace
from resarcana_gui.games.terra_mystica.view.lookup.facts import short_title
from resarcana_gui.games.terra_mystica.view.lookup.gallery import gallery
from resarcana_gui.games.terra_mystica.view.lookup.lesson_facts import lesson_table
from resarcana_gui.games.terra_mystica.view.lookup.rules import reference, voice_for_reading
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.records.wording import RecordWords
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.playing.plain_ui import PlainLearning

PAGE_ART: Final = MappingProxyType(
    {
        "": SCENE,
        "lessons.title": "halflings",
        "how.title": "halflings",
        "reference.title": "alchemists",
        "gallery.title": "auren",
        "records.title": "stronghold_mountains",
        "statistics.title": "engineers",
        "achievements.title": "sanctuary_desert",
        "saves.title": "dwelling_forest",
        "settings.title": "dwarves",
        "keys.title": "dwarves",
        "review.title": "witches",
        "credits.title": "temple_lakes",
    }
)
"""The pictures above the pages, by the keys of their titles."""
SCENES: Final[Mapping[str, str]] = MappingProxyType(
    {"land": "halflings", "buildings": "engineers", "cults": "cultists", "towns": "witches"}
)
"""The scenes of the introduction, each with the faction whose face stands for it."""


class TerraMysticaRecordWords(RecordWords):
    """The words for records of Terra Mystica."""

    sources = (
        "points_scoring", "points_favours", "points_passing", "points_towns", "points_faction", "points_tracks",
        "points_cults", "points_area", "points_resources",
    )  # fmt: skip
    deeds = (
        "standing", "dwellings", "trading_houses", "temples", "spades", "towns", "favours", "priests", "steps",
        "gained", "accepted", "burned", "power_actions", "paid",
    )  # fmt: skip

    def __init__(self, texts: Catalog) -> None:
        super().__init__(texts)
        self._names: Final = texts

    def value(self, label: str, value: str) -> str:
        """Return a faction or terrain by its name at the table."""
        name = f"{label}.{value}"
        return capital(self._names.text(name)) if self._names.has(name) else super().value(label, value)


class TerraMysticaLearning(PlainLearning):
    """The part of the window of Terra Mystica in which things are learned and looked up."""

    has_reference = has_gallery = True
    page_art = PAGE_ART
    folder = GAME
    scenes = SCENES

    def __init__(self, parts: Components) -> None:
        self._parts: Final = parts

    def catalog(self, language: str) -> Catalog:
        return catalog(language)

    def lesson_table(self, table: JsonObject) -> JsonObject:
        return lesson_table(table)

    def reference(self, language: str) -> Reference:
        return reference(self._parts, language)

    def gallery(self, language: str) -> Gallery:
        return gallery(self._parts, language)

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        language, all_of_them = context.settings.language, things(self._parts)
        voice, texts = voice_for_reading(self._parts, language), rules_catalog(language)

        def face(number: int, width: float) -> Drawing:
            return ThingFace(context.look, voice, all_of_them[number], short_title(voice, texts, all_of_them[number]))

        return face

    def art(self, name: str) -> Drawing | None:
        return art(self._parts, name)
