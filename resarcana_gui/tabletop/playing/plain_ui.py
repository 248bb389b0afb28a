"""A game's part of the window as plain as can be: all words from its catalog, one drawing behind everything. A game
begins with it, and says more where it has more."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.look import BODY, HEADING, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import IconSource, NoIcons
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Backdrop, Character, GameUi, Level, Seating, Setup


class PlainUi(GameUi):
    """Texts of the catalog: `game.name`, `game.how` (to play), `game.setup.<name>` and `game.level.<name>`, each with
    `title` and `text`, and `game.characters`, names without spaces."""

    def __init__(
        self, game: Game, setups: Mapping[str, Options], opponents: Iterable[str], behind: Drawing
    ) -> None:  # fmt: skip
        """`setups` by name, the usual one first; the `opponents` that are offered, from weak to strong."""
        self.game: Final = game
        self._setups: Final = dict(setups)
        self._opponents: Final = tuple(opponents)
        self._behind: Final = behind

    @abstractmethod
    def catalog(self, language: str) -> Catalog:
        """The texts of the game, with those of the table (see `table_catalog`)."""

    def icons(self, look: Look) -> IconSource:
        return NoIcons()

    def title(self, context: Context) -> Backdrop:
        behind = Backdrop(size=CANVAS)
        behind.add(Sprite(self._behind, CANVAS))
        return behind

    def ground(self, context: Context) -> Drawing:
        return self._behind

    def guide(self, context: Context, width: float) -> Node:
        return Label(context.look, self._text(context.settings.language, "how"), BODY, width=width)

    def name(self, language: str) -> str:
        return self._text(language, "name")

    def setups(self, language: str) -> Sequence[Setup]:
        fewest, most = self.game.seat_range()
        return [
            Setup(name, *self._titled(language, f"setup.{name}"), fewest, most, options)
            for name, options in self._setups.items()
        ]

    def levels(self, language: str) -> Sequence[Level]:
        return [Level(name, *self._titled(language, f"level.{name}")) for name in self._opponents]

    def characters(self, language: str) -> Sequence[Character]:
        names = (self._text(each, "characters").split() for each in (FALLBACK, language))
        return [Character(known.lower(), name) for known, name in zip(*names, strict=True)]

    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        """Everybody's points, the most first."""
        outcome, text = self.game.outcome(view), self.catalog(context.settings.language).text
        assert outcome is not None
        best = sorted(zip(seating.names, outcome.points, strict=True), key=lambda named: -named[1])
        lines = [text("results.points", name=name, points=points) for name, points in best]
        return Label(context.look, "\n".join(lines), HEADING, width=size[0], height=size[1])

    def _titled(self, language: str, key: str) -> tuple[str, str]:
        return self._text(language, f"{key}.title"), self._text(language, f"{key}.text")

    def _text(self, language: str, key: str) -> str:
        return self.catalog(language).text(f"game.{key}")
