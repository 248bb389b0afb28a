"""An amount to pay or to gain, put together at the player's token counters; and the buttons for one more or one
less."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.screens.actions import LESS, MORE
from resarcana_gui.tabletop.asking.amounts import AmountModel
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.tell.voice import Words

LETTER: Final = TextStyle(18, Face.BOLD, "ink_soft", on="button_low")
"""The style of a button's key."""
SIGN: Final = 22.0
"""The size of a plus or minus."""


class StepButton(Control):
    """A button with a sign, such as a plus or an arrow, and perhaps its key."""

    def __init__(
        self, look: UiStyle, sign: str, on_click: Callable[[], object], size: Point, *, key: str = "", name: str = ""
    ) -> None:
        super().__init__(look, size=size, name=name)
        self.sign = sign
        self.key = key
        self.on_click = on_click

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        if self.key:
            block = self.look.text.block(self.key, LETTER, self.width / 2, self.height)
            yield ShownText(block, self.width - block.width - 8, (self.height - block.height) / 2, LETTER)

    def draw(self, painter: Painter) -> None:
        kind = "off" if not self.enabled else "button_hot" if self.hovered and not self.pressed else "button"
        painter.put(self.look.panel(kind, radius=10.0, edge=1.5), self.box)
        colour = self.look.colour("gold" if self.enabled else "off_ink")
        middle = self.box.centerx - (14 if self.key else 0)
        painter.put(Glyph(self.sign, colour), Box(middle - SIGN / 2, self.box.centery - SIGN / 2, SIGN, SIGN))
        if self.enabled:
            self.draw_texts(painter)
        self.draw_ring(painter, 10.0)


GAP: Final = 6.0
"""Between a tile and the button below it."""
APART: Final = 4.0
"""Between neighbouring tiles."""
WIDEST: Final = 96.0
"""The greatest width of a tile."""
BECOMES: Final = "→"
"""Between the number of tokens now and afterwards."""


def columns(layout: QuestionLayout, kinds: int) -> list[Box]:
    """Return the column of each kind: where its tokens are counted, or else side by side above the submit button."""
    found = [layout.column(kind) for kind in range(kinds)]
    if all(box is not None for box in found):
        return [_widened(box, found) for box in found if box is not None]
    place, wide = layout.confirm, min(WIDEST, layout.confirm.w / kinds * 2)
    left, top = place.right - kinds * wide, place.top - 2 * TARGET - wide - 100.0
    return [Box(left + kind * wide, top, wide - APART, wide + 44.0) for kind in range(kinds)]


def _widened(box: Box, others: list[Box | None]) -> Box:
    """Return a box widened as far as there is room between the columns, and at least wide enough to be hit."""
    middles = sorted(other.centerx for other in others if other is not None)
    steps = [later - earlier for earlier, later in pairwise(middles)] or [WIDEST]
    wide = max(min(min(steps) - APART, WIDEST), TARGET)
    return Box(box.centerx - wide / 2, box.y, wide, box.h)


class AmountPicker(Picker):
    """A tile for each kind lies over its counter. It shows the number of tokens now and afterwards; a click adds one
    to the amount, and the button below takes one back. Keys do both: the first kind has the first key, even if
    others are missing. A game subclasses it and gives the answer and its texts."""

    def __init__(
        self, look: UiStyle, layout: QuestionLayout, model: AmountModel[Any], tokens: Mapping[str, Drawing],
        words: Words, left: Callable[[int], int], *, paying: bool | None, bindings: Bindings | None = None,
        name: str = "amount",
    ) -> None:  # fmt: skip
        """`tokens`: the drawing of each kind, by its name. `left` returns how many of a kind the player will have;
        `paying`: whether the amount leaves the player; None if kinds are only named, and nothing moves."""
        super().__init__(name)
        self._mix: Final = model
        self._tokens: Final = tuple(tokens.items())
        self._words: Final = words
        self._left: Final = left
        self._paying: Final = paying
        self._sign: Final = "\N{MINUS SIGN}" if paying else "+"
        self._bindings: Final = bindings
        self._tiles: Final[dict[int, tuple[Tile, StepButton]]] = {}
        places = columns(layout, len(self._tokens))
        for kind in model.types:
            self._tiles[kind] = pair = self._column(look, kind, places[kind], layout.room)
            self.add(*pair)
        self._show()

    @property
    def progress(self) -> object:
        return self._mix.chosen

    def resume(self, progress: object) -> None:
        self._mix.chosen = progress
        self._show()

    def act(self, action: str) -> bool:
        for actions, step in ((MORE, 1), (LESS, -1)):
            if action in actions:
                self._step(actions.index(action), step)
                return True
        return False

    def _column(self, look: UiStyle, kind: int, place: Box, room: Box) -> tuple[Tile, StepButton]:
        (name, drawing), key = self._tokens[kind], partial(hint, self._bindings, MORE[kind])
        less = StepButton(look, "minus", partial(self._step, kind, -1), (place.w, TARGET), name=f"remove {name}")
        less.tip = partial(self._less_tip, kind)
        tile = Tile(look, drawing, place.size, partial(self._step, kind, 1), key=key, name=f"add {name}")
        tile.less = partial(self._step, kind, -1)
        high = tile.height + GAP + TARGET
        tile.at = (place.x, min(place.y, room.bottom - high))
        less.at = (place.x, tile.y + tile.height + GAP)
        return tile, less

    def _less_tip(self, kind: int) -> str:
        text, key = self._words.text, hint(self._bindings, LESS[kind])
        return text("asking.one_less", chord=key.replace("Shift", text("asking.shift"))) if key else ""

    def _step(self, kind: int, step: int) -> None:
        if kind >= len(self._tokens):
            return
        if step > 0:
            self._mix.add(kind)
        else:
            self._mix.remove(kind)
        self._show()
        self.changed_by_hand()

    def _told(self, kind: int, number: int) -> tuple[str, str]:
        """Return what a tile says: how many there are, and how many more or fewer."""
        left = self._left(kind)
        if self._paying is None or not number:
            return str(left), ""
        had = left + number if self._paying else left - number
        return f"{had}{BECOMES}{left}", f"{self._sign}{number}"

    def _show(self) -> None:
        """Show the numbers, and enable what can be used."""
        for kind, (tile, less) in self._tiles.items():
            number = self._mix.count(kind)
            tile.tell(*self._told(kind, number), chosen=bool(number))
            tile.enabled, less.enabled = self._mix.can_add(kind), self._mix.can_remove(kind)
