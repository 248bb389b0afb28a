"""What the program gets from this folder: the game, its opponents, its setups."""

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
from resarcana_gui.games.seasons.ai.companion.adviser import EQUAL, adviser_for
from resarcana_gui.games.seasons.ai.opponents import DEFAULT_OPPONENT, NAMES, TEMPERED, YARDSTICKS, Opponents
from resarcana_gui.games.seasons.ai.opponents import LEVELS as OFFERED
from resarcana_gui.games.seasons.cards.lint import lint
from resarcana_gui.games.seasons.cards.loader import load_cards, own_file
from resarcana_gui.games.seasons.rules.codes import LEVELS
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.statistics import SeasonsStatistics
from resarcana_gui.games.seasons.tempers import CHARACTERS
from resarcana_gui.games.seasons.view.lookup.synergies import go_well
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.names import name_problems
from resarcana_gui.games.seasons.view.tell.narrator import SeasonsNarrator
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.kernel.game import Options
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_file import read_lessons
from resarcana_gui.paths import assets
from resarcana_gui.records.game_statistics import GameStatistics

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class SeasonsPlugin(Plugin):
    """The folder of Seasons."""

    @cached_property
    def _game(self) -> Seasons:
        return Seasons(load_cards())

    def game(self) -> Seasons:
        return self._game

    def game_of(self, components: Path) -> Seasons:
        return Seasons(load_cards(components))

    def components(self) -> Path:
        return own_file()

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

    def game_statistics(self) -> GameStatistics:
        return self._statistics

    @cached_property
    def _statistics(self) -> SeasonsStatistics:
        return SeasonsStatistics()

    @cached_property
    def _lessons(self) -> Sequence[Lesson]:
        return read_lessons(assets("seasons", "lessons.yaml"))

    def lessons(self) -> Sequence[Lesson]:
        return self._lessons

    def adviser(self, seats: int, rivals: Sequence[Rival] = ()) -> Adviser:
        return adviser_for(self._game, self._opponents.guide(seats, EQUAL), go_well, rivals)

    @cached_property
    def _rivals(self) -> KnownRivals:
        return KnownRivals(self._game.name, EQUAL)

    def rival(self, kind: str | None) -> Rival:
        return self._rivals.rival(kind)

    def advises(self, seats: int) -> bool:
        return True

    def setups(self) -> dict[str, Options]:
        return {level: {"level": level} for level in LEVELS}

    def characters(self, language: str) -> Sequence[str]:
        return [catalog(language).text(f"character.{slug}") for slug in CHARACTERS]

    def seated(self, kind: str, name: str) -> str:
        return TEMPERED.get((kind, self._characters_by_name.get(name, "")), kind)

    @cached_property
    def _characters_by_name(self) -> dict[str, str]:
        """The slugs of the characters by their names in every language."""
        return {catalog(each).text(f"character.{slug}"): slug for each in languages() for slug in CHARACTERS}

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return SeasonsNarrator(self._game, language, viewer, names)

    def ui(self) -> GameUi:
        from resarcana_gui.games.seasons.view.ui import SeasonsUi  # noqa: PLC0415 - opponents need no window

        return SeasonsUi(self._game, tuple(OFFERED))

    def lint(self, path: Path | None) -> list[str]:
        return lint(path) or list(name_problems(load_cards(path)))
