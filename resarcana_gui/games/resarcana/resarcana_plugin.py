"""What Res Arcana offers the program: the game, its opponents, its setups, its words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.companion import Adviser, Rival
from resarcana_gui.agents.companion.known_rivals import KnownRivals
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.games.resarcana.ai.companion.adviser import EQUAL, adviser_for
from resarcana_gui.games.resarcana.ai.opponents import (
    CHARACTER_LEVELS,
    DEFAULT_OPPONENT,
    NAMES,
    OFFERED,
    YARDSTICKS,
    Opponents,
)
from resarcana_gui.games.resarcana.cards.loader import FILE, lint, load_cards
from resarcana_gui.games.resarcana.characters import CHARACTERS
from resarcana_gui.games.resarcana.puzzle_rules import ResArcanaPuzzleRules
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.statistics import ResArcanaStatistics
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.games.resarcana.view.tell.narrator import ResArcanaNarrator
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.kernel.game import Options
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_file import read_lessons
from resarcana_gui.paths import assets, data_file
from resarcana_gui.puzzles.puzzle import Puzzle, read_puzzles

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class ResArcanaPlugin(Plugin):
    """The plugin of Res Arcana."""

    @cached_property
    def _game(self) -> ResArcana:
        return ResArcana(load_cards())

    def game(self) -> ResArcana:
        return self._game

    def game_of(self, components: Path) -> ResArcana:
        return ResArcana(load_cards(components))

    def components(self) -> Path:
        return data_file(FILE)

    @cached_property
    def _opponents(self) -> Opponents:
        return Opponents(self._game)

    def agent_names(self) -> Sequence[str]:
        return NAMES

    def default_agent(self) -> str:
        return DEFAULT_OPPONENT

    def yardsticks(self) -> Sequence[str]:
        return YARDSTICKS

    def agent(self, name: str, seed: int | str) -> Agent:
        return self._opponents.build(name, seed)

    def adviser(self, seats: int, rivals: Sequence[Rival] = ()) -> Adviser:
        return adviser_for(self._game, self._opponents.guide(seats), rivals)

    @cached_property
    def _rivals(self) -> KnownRivals:
        return KnownRivals(self._game.name, EQUAL)

    def rival(self, kind: str | None) -> Rival:
        return self._rivals.rival(kind)

    def advises(self, seats: int) -> bool:
        return True

    @cached_property
    def _game_statistics(self) -> ResArcanaStatistics:
        return ResArcanaStatistics()

    def game_statistics(self) -> ResArcanaStatistics:
        return self._game_statistics

    @cached_property
    def _lessons(self) -> Sequence[Lesson]:
        return read_lessons(assets("resarcana", "lessons.yaml"))

    def lessons(self) -> Sequence[Lesson]:
        return self._lessons

    def puzzle_rules(self) -> ResArcanaPuzzleRules:
        return ResArcanaPuzzleRules()

    @cached_property
    def _puzzles(self) -> Sequence[Puzzle]:
        return read_puzzles(assets("resarcana", "puzzles.jsonl"))

    def puzzles(self) -> Sequence[Puzzle]:
        return self._puzzles

    def setups(self) -> dict[str, Options]:
        return {
            "standard": {"setup": "standard"},
            "first": {"setup": "first"},
            "draft": {"setup": "draft"},
            "tight": {"setup": "standard", "tight": True},
            "tight-draft": {"setup": "draft", "tight": True},
            "match": {"setup": "match"},
        }

    def characters(self, language: str) -> Sequence[str]:
        return [catalog(language).text(character.text("name")) for character in CHARACTERS]

    def seated(self, kind: str, name: str) -> str:
        return CHARACTER_LEVELS.get((kind, self._characters_by_name.get(name, "")), kind)

    @cached_property
    def _characters_by_name(self) -> dict[str, str]:
        """The slugs of the characters by their names in every language."""
        return {
            catalog(language).text(character.text("name")): character.slug
            for language in languages()
            for character in CHARACTERS
        }

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return ResArcanaNarrator(self._game, language, viewer, names)

    def ui(self) -> GameUi:
        return _ui_of(self._game)

    def lint(self, path: Path | None) -> list[str]:
        from resarcana_gui.games.resarcana.view.problems import problems  # noqa: PLC0415 - as for the window

        file = path or self.components()
        mistakes = lint(file)
        if mistakes:
            return mistakes
        game = self.game_of(file)
        _ui_of(game)  # imports the window: a module of it whose table lacks a row says so
        return list(problems(game.cards))


def _ui_of(game: ResArcana) -> GameUi:
    from resarcana_gui.games.resarcana.view.ui import ResArcanaUi  # noqa: PLC0415 - opponents need no window

    return ResArcanaUi(game, OFFERED)
