"""What can be learned and looked up in the window: reference, gallery, lessons, onboarding tips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.lookup.art import MIDDLES, PAGE_ART, SCENES, puzzle_art
from resarcana_gui.games.resarcana.view.lookup.gallery import gallery
from resarcana_gui.games.resarcana.view.lookup.lesson_facts import lesson_table
from resarcana_gui.games.resarcana.view.lookup.rules import reference
from resarcana_gui.games.resarcana.view.table_factory import TableFactory
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import CardSign
from resarcana_gui.tabletop.cards.pictures import PageArt
from resarcana_gui.tabletop.playing.plain_ui import PlainLearning


class ResArcanaLearning(PlainLearning):
    """The part of Res Arcana's window that teaches."""

    has_reference = has_gallery = True
    folder = GAME
    scenes = SCENES

    def __init__(self, tables: TableFactory) -> None:
        self._tables: Final = tables

    def catalog(self, language: str) -> Catalog:
        return catalog(language)

    def reference(self, language: str) -> Reference:
        return reference(self._tables.game.cards, language)

    def gallery(self, language: str) -> Gallery:
        return gallery(self._tables.game.cards, language)

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        return self._tables.faces(context).front

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        return self._tables.faces(context).explained_signs

    page_art = PAGE_ART

    def art(self, name: str) -> Drawing | None:
        known = name in self._tables.game.cards.numbers
        return PageArt(self._tables.pictures, name, MIDDLES.get(name, 0.5)) if known else None

    def puzzle_art(self, puzzle: Puzzle) -> str:
        return puzzle_art(puzzle)

    def lesson_table(self, table: JsonObject) -> JsonObject:
        return lesson_table(table)
