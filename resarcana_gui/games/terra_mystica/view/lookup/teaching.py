"""What is taught in the window: lessons, what the game is, and tips in a first game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.view.lookup.lesson_facts import lesson_table
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.onboarding import OnboardingTip, onboarding_of
from resarcana_gui.paths import assets
from resarcana_gui.screens.game_ui import Introduction, LearningUi

SCENES: Final[Mapping[str, str]] = MappingProxyType(
    {"land": "halflings", "buildings": "engineers", "cults": "cultists", "towns": "witches"}
)
"""The scenes of the introduction, each with the faction whose face stands for it."""


class TerraMysticaTeaching(LearningUi):
    """The part of the window of Terra Mystica that teaches."""

    def lesson_text(self, name: str, language: str, **figures: object) -> str:
        return catalog(language).text(f"lessons.{name}", **figures)

    def lesson_table(self, table: JsonObject) -> JsonObject:
        return lesson_table(table)

    def introduction(self, language: str) -> Introduction:
        text = catalog(language).text
        scenes = [(art, text(f"introduction.{scene}")) for scene, art in SCENES.items()]
        return Introduction(text("introduction.words"), scenes)

    def onboarding(self) -> Sequence[OnboardingTip]:
        return onboarding_of(assets("terra_mystica", "firsts.yaml"))

    def onboarding_text(self, name: str, language: str) -> str:
        return catalog(language).text(f"firsts.{name}")
