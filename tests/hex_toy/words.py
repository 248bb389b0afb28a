"""The marsh in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from resarcana_gui.games.narrator import Narrator
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import EVERYONE, State
from resarcana_gui.paths import MissingFileError, assets
from resarcana_gui.tabletop.tell.voice import Voice, table_catalog
from tests.hex_toy.game import COLUMNS, Marsh
from tests.hex_toy.records import Build, Built, Call, Called, Rolled, Uncovered


@cache
def texts(game: str, language: str) -> Catalog:
    """The texts of the marsh, which lie in the folder that is called like the game."""
    return table_catalog(assets(game, "lang"), language=language)


def told(game: str) -> bool:
    """Whether the texts lie among the assets: only where it was put as a game to be played."""
    try:
        assets(game, "lang")
    except MissingFileError:
        return False
    return True


def place(field: int) -> str:
    """What a field is called: a letter for its row, a number for its column."""
    row, column = divmod(field, COLUMNS)
    return f"{'ABCDE'[row]}{column + 1}"


class MarshNarrator(Narrator):
    """Tells it to anybody; nothing told is hidden from anyone."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.texts: Final = texts(game.name, language)
        self.text: Final = self.texts.text
        self._names: Final = names
        self._about: Final = Voice(self.texts, names, EVERYONE).about

    def band(self, band: int) -> str:
        """What a call says."""
        return self.text(f"marsh.band.b{band}")

    def event(self, event: Event) -> str | None:
        if isinstance(event, Called):
            return self._about("marsh.called", event.seat)
        if isinstance(event, Uncovered):
            return self.text("marsh.uncovered", calls=", ".join(map(self.band, event.numbers)))
        if isinstance(event, Rolled):
            return self.text("marsh.rolled", one=event.numbers[0], other=event.numbers[1])
        if isinstance(event, Built):
            return self._about("marsh.built", event.seat, field=place(event.number))
        return None

    def question(self, pending: Pending, view: State) -> str:
        return self.text(f"marsh.{pending.KIND}")

    def command(self, command: Command, view: State) -> str:
        if isinstance(command, Call):
            return self.band(command.band)
        if isinstance(command, Build):
            return self.text("marsh.build", field=place(command.field))
        return self.text("marsh.stay")

    def refusal(self, refusal: Refusal) -> str:
        return self.text("marsh.guess")

    def measure(self, name: str, number: int) -> str:
        return self.texts.plural(f"game.measures.{name}", number)

    def table(self, view: State) -> str:
        assert isinstance(view, Marsh)
        return "\n".join(self.player(view, seat) for seat in range(view.seats))

    def player(self, view: Marsh, seat: int) -> str:
        """What everybody can see of a player."""
        return self.text("marsh.player", name=self._names[seat], points=view.points[seat])

    def describe(self, view: Marsh, field: int) -> str:
        """What a field is, for those who do not see it."""
        owner = view.owner[field]
        who = self._names[owner] if owner >= 0 else self.text("marsh.nobody")
        return self.text("marsh.field", field=place(field), who=who)
