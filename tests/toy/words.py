"""The market stall in words."""

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
from tests.toy.game import Stall
from tests.toy.records import NAMES, Bid, Choose, Coins, Drawn, Laid, Scored, Show, Shown, Uncovered


@cache
def texts(game: str, language: str) -> Catalog:
    """The texts of the stall, which lie in the folder that is called like the game."""
    return table_catalog(assets(game, "lang"), language=language)


def told(game: str) -> bool:
    """Whether the stall's texts lie among the assets: only where it was put as a game to be played."""
    try:
        assets(game, "lang")
    except MissingFileError:
        return False
    return True


class StallNarrator(Narrator):
    """Tells it to anybody; nothing told is hidden from anyone."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.texts: Final = texts(game.name, language)
        self.text: Final = self.texts.text
        self._names: Final = names
        self._about: Final = Voice(self.texts, names, EVERYONE).about

    def event(self, event: Event) -> str | None:
        if isinstance(event, Drawn):
            return self._about("stall.drawn", event.seat)
        if isinstance(event, Shown):
            return self._about("stall.shown", event.seat, card=NAMES[event.card])
        if isinstance(event, Laid):
            return self._about("stall.laid", event.seat)
        if isinstance(event, Uncovered):
            return self.text("stall.uncovered", amounts=", ".join(map(str, event.amounts)))
        if isinstance(event, Scored):
            return self._about("stall.scored", event.seat, amount=event.amount)
        return None

    def question(self, pending: Pending, view: State) -> str:
        return self.text(f"stall.{pending.KIND}", card=NAMES[pending.card] if isinstance(pending, Bid) else "")

    def command(self, command: Command, view: State) -> str:
        if isinstance(command, Choose):
            return self.text(f"stall.effect.{command.effect.KIND}")
        coins = command.coins if isinstance(command, Coins) else 0
        card = NAMES[command.card] if isinstance(command, Show) else ""
        return self.text(f"stall.command.{command.KIND}", card=card, coins=coins)

    def refusal(self, refusal: Refusal) -> str:
        return self.text("stall.turn")

    def measure(self, name: str, number: int) -> str:
        return self.texts.plural(f"game.measures.{name}", number)

    def table(self, view: State) -> str:
        assert isinstance(view, Stall)
        return "\n".join(self.player(view, seat) for seat in range(view.seats))

    def player(self, view: Stall, seat: int) -> str:
        """What everybody can see of a player."""
        return self.text(
            "stall.player", name=self._names[seat], coins=view.coins[seat], points=view.points[seat],
            cards=len(view.hands[seat]),
        )  # fmt: skip
