"""What is taught in the window: lessons."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.view.lookup.lesson_facts import lesson_table
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.screens.game_ui import LearningUi


class TerraMysticaTeaching(LearningUi):
    """The part of the window of Terra Mystica that teaches."""

    def lesson_text(self, name: str, language: str, **figures: object) -> str:
        return catalog(language).text(f"lessons.{name}", **figures)

    def lesson_table(self, table: JsonObject) -> JsonObject:
        return lesson_table(table)
