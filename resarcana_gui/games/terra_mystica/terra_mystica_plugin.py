"""What the program gets from this folder: the game, its opponents, its setups, its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from resarcana_gui.agents.agent import Agent
from resarcana_gui.agents.companion import Adviser, Rival
from resarcana_gui.agents.companion.known_rivals import KnownRivals
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.games.terra_mystica.ai.companion.adviser import EQUAL, adviser_for
from resarcana_gui.games.terra_mystica.ai.opponents import DEFAULT_OPPONENT, LEVELS, NAMES, TEMPERED, build
from resarcana_gui.games.terra_mystica.components.loader import lint, load_components
from resarcana_gui.games.terra_mystica.engine import read_ledger, terra_mystica
from resarcana_gui.games.terra_mystica.ledger.writer import write_ledger
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.statistics import TerraMysticaStatistics
from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS, catalog, screen_texts
from resarcana_gui.games.terra_mystica.view.tell.narrator import TerraMysticaNarrator
from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_file import read_lessons
from resarcana_gui.paths import assets
from resarcana_gui.records.game_statistics import GameStatistics
from resarcana_gui.tabletop.tell.voice import sentence

if TYPE_CHECKING:
    from resarcana_gui.screens.game_ui import GameUi


class TerraMysticaPlugin(Plugin):
    """The folder of Terra Mystica."""

    def game(self) -> TerraMystica:
        return terra_mystica()

    def game_of(self, components: Path) -> TerraMystica:
        return TerraMystica(load_components(components))

    def agent_names(self) -> Sequence[str]:
        return NAMES

    def default_agent(self) -> str:
        return DEFAULT_OPPONENT

    def yardsticks(self) -> Sequence[str]:
        return tuple(TEMPERED.values())

    def agent(self, name: str, seed: int | str) -> Agent:
        return build(self.game(), name, seed)

    def game_statistics(self) -> GameStatistics:
        return TerraMysticaStatistics()

    def setups(self) -> dict[str, Options]:
        return {name: {"setup": name} for name in ("standard", "first", "colours")}

    @cached_property
    def _lessons(self) -> Sequence[Lesson]:
        return read_lessons(assets("terra_mystica", "lessons.yaml"))

    def lessons(self) -> Sequence[Lesson]:
        return self._lessons

    def adviser(self, seats: int, rivals: Sequence[Rival] = ()) -> Adviser:
        return adviser_for(self.game(), rivals)

    @cached_property
    def _rivals(self) -> KnownRivals:
        return KnownRivals(self.game().name, EQUAL)

    def rival(self, kind: str | None) -> Rival:
        return self._rivals.rival(kind)

    def advises(self, seats: int) -> bool:
        return True

    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return TerraMysticaNarrator(self.game(), language, viewer, names)

    def screen_texts(self, language: str) -> Catalog:
        return screen_texts(language)

    def characters(self, language: str) -> Sequence[str]:
        return [catalog(language).text(f"character.{slug}") for slug in CHARACTERS]

    def seated(self, kind: str, name: str) -> str:
        return TEMPERED.get((kind, self._characters_by_name.get(name, "")), kind)

    @cached_property
    def _characters_by_name(self) -> dict[str, str]:
        """The slugs of the characters by their names in every language."""
        return {catalog(each).text(f"character.{slug}"): slug for each in languages() for slug in CHARACTERS}

    def ui(self) -> GameUi:
        from resarcana_gui.games.terra_mystica.view.ui import TerraMysticaUi  # noqa: PLC0415 - opponents need no window

        return TerraMysticaUi(self.game(), tuple(LEVELS))

    def tell_ledger(self, text: str, language: str) -> Iterator[str]:
        replay = read_ledger(text)
        names = [catalog(language).text(f"faction.{slug}") for slug in replay.factions]
        narrator = self.narrator(language, EVERYONE, names)
        for row, events in replay.play():
            if row is not None and row.commands:
                yield f"{row.faction}: {'. '.join(row.commands)}"
            yield from (f"  {told}" for told in narrator.tell(events))
        if replay.mistakes:
            raise ValueError(replay.mistakes[0])
        yield sentence(catalog(language).plural("ledger.agrees", replay.rows))

    def ledger_of(self, options: Options, events: Sequence[Event]) -> str:
        return write_ledger(self.game(), options, events)

    def lint(self, path: Path | None) -> list[str]:
        return lint(path)
