"""The page of one exhibit of the gallery: a large card, its text, related cards, and the games played with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.records.tally import games_with, played_by, tally
from resarcana_gui.reference.articles import CARD_PREFIX, link_signs
from resarcana_gui.reference.gallery import Exhibit, Gallery, RelatedExhibits
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.layout import CARD_SHAPE
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, STRONG
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import LinkedText
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.screens.page import FRAME, PAD, Page
from resarcana_gui.screens.parts.card_thumb import CardThumb, in_rows, sign_spots
from resarcana_gui.screens.parts.scroll_pane import PageSpread
from resarcana_gui.screens.parts.stack import beside, stacked
from resarcana_gui.screens.shell import Shell

CARD: Final = 500.0
BETWEEN: Final = 28.0
INNER: Final = 22.0
THUMB: Final = 120.0
TEXT: Final = replace(BODY, on="well")
HEAD: Final = replace(STRONG, colour="gold", on="well")


class ExhibitPage(Page):
    """One card of the gallery. Leads to the previous and next card, to related ones, and to the rules."""

    def __init__(self, shell: Shell, name: str, among: Sequence[str] = ()) -> None:
        """`among` are the names to page through; all exhibits if empty."""
        super().__init__(shell)
        self.name_shown = name
        """The name of the exhibit shown."""
        self._among: Final = list(among)
        self._sheet = ScrollArea(shell.look, (0.0, 0.0))

    @property
    def gallery(self) -> Gallery:
        """The gallery that the card is from."""
        return self.shell.game.gallery(self.shell.settings.language)

    @property
    def exhibit(self) -> Exhibit:
        """The exhibit shown."""
        return self.gallery.exhibits[self.name_shown]

    @property
    def title(self) -> str:
        return self.exhibit.title

    def entered(self) -> None:
        self.give_focus("next")

    def show(self, name: str) -> None:
        """Show another card on this page."""
        self.name_shown = name
        self.rebuild()

    def step(self, by: int) -> None:
        """Go to the next card, or with -1 to the previous one; wraps around."""
        names = self._among or list(self.gallery.exhibits)
        at = names.index(self.name_shown) if self.name_shown in names else 0
        self.show(names[(at + by) % len(names)])

    def foot(self) -> Node:
        look, text = self.shell.look, self.shell.text
        gold = look.colour("gold")
        article = f"{CARD_PREFIX}{self.name_shown}"
        buttons = [
            Button(look, text("gallery.before"), partial(self.step, -1), name="before", icon=Glyph("left", gold)),
            Button(look, text("gallery.rules"), partial(self.shell.routes.look_up, article), name="rules",
                   icon=UiIcon("book", gold)),
            Button(look, text("gallery.next"), partial(self.step, 1), name="next", icon=Glyph("right", gold)),
        ]  # fmt: skip
        row = Node()
        row.add(*buttons)
        row.size = (sum(button.width for button in buttons) + 24, beside(buttons, gap=12))
        return row

    # ---------------------------------------------------------------------------------------------------- layout

    def _lay_sheet(self, top: float, bottom: float) -> None:
        look, high = self.shell.look, bottom - top
        side = min(CARD, high / CARD_SHAPE)
        face = self.shell.game.card_face(self.shell)(self.exhibit.card, side)
        card = Sprite(face, (side, side * CARD_SHAPE), at=(PAD, top), name="card")
        left = PAD + side + BETWEEN
        self._sheet = ScrollArea(look, (FRAME.w - PAD - left, high), at=(left, top), name="sheet")
        words = self._words(self._sheet.room - 2 * INNER)
        words.at = (INNER, INNER)
        self._sheet.content.add(words)
        self._sheet.fit(words.height + 2 * INNER)
        signs = self.shell.game.card_signs(self.shell)(self.exhibit.card, side)
        spots = sign_spots(look, signs, card.at, self.shell.routes.look_up)
        self.frame.add(PageSpread(look, self.extent.size, self._sheet, card, *spots))

    def _words(self, width: float) -> Node:
        look, routes = self.shell.look, self.shell.routes
        lines = [
            LinkedText(look, link_signs(line), TEXT, width=width, follow=routes.look_up) for line in self.exhibit.lines
        ]
        kin = [node for each in self.exhibit.related if each.names for node in self._related(each, width)]
        return stacked([*lines, *self._games(width), *kin], gap=12)

    def _related(self, kin: RelatedExhibits, width: float) -> list[Node]:
        """Return a heading and the thumbnails of related cards."""
        faces = self.shell.game.card_face(self.shell)
        exhibits = [self.gallery.exhibits[name] for name in kin.names]
        thumbs = [
            CardThumb(
                self.shell.look, each.name, each.title, faces(each.card, THUMB), partial(self.show, each.name),
                width=THUMB,
            )
            for each in exhibits
        ]  # fmt: skip
        return [Label(self.shell.look, kin.heading, HEAD, width=width), in_rows(thumbs, width, 12)]

    def _games(self, width: float) -> list[Node]:
        """Return how many games were played with the card, and won."""
        shell = self.shell
        games = games_with(played_by(shell.matches.archive.records(shell.chosen), None), self.name_shown)
        found = tally(games)
        told = (
            shell.texts.plural("gallery.games", found.games, wins=found.wins)
            if found.games
            else shell.text("gallery.no_games")
        )
        head = Label(shell.look, shell.text("gallery.played"), HEAD, width=width)
        return [head, Label(shell.look, told, TEXT, width=width)]
