"""An amount to pay or to gain, put together where the player's tokens are counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any, Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.actions import LESS, MORE
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.step_button import StepButton
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.asking.mixing import Mix
from resarcana_gui.tabletop.tell.voice import Words

GAP: Final = 6.0
APART: Final = 4.0
"""Between tiles beside each other."""
WIDEST: Final = 96.0
BECOMES: Final = "→"
"""Between how many there are and how many there will be."""


def columns(layout: QuestionLayout, kinds: int) -> list[Box]:
    """The column of each kind: where its tokens are counted or, where they are not, side by side above the button."""
    found = [layout.column(kind) for kind in range(kinds)]
    if all(box is not None for box in found):
        return [_widened(box, found) for box in found if box is not None]
    place, wide = layout.confirm, min(WIDEST, layout.confirm.w / kinds * 2)
    left, top = place.right - kinds * wide, place.top - 2 * TARGET - wide - 100.0
    return [Box(left + kind * wide, top, wide - APART, wide + 44.0) for kind in range(kinds)]


def _widened(box: Box, others: list[Box | None]) -> Box:
    """As wide as there is room between the columns, and wide enough to be hit."""
    middles = sorted(other.centerx for other in others if other is not None)
    steps = [later - earlier for earlier, later in pairwise(middles)] or [WIDEST]
    wide = max(min(min(steps) - APART, WIDEST), TARGET)
    return Box(box.centerx - wide / 2, box.y, wide, box.h)


class AmountPicker(Picker):
    """A tile for each kind lies over its counter: it shows how many there are and will be, and a click adds one to the
    amount; below it one is taken back. Keys do both: the first kind has the first key, whichever others are there. A
    game says what the answer is, and its words."""

    def __init__(
        self, look: Look, layout: QuestionLayout, model: Mix[Any], tokens: Mapping[str, Drawing], words: Words,
        left: Callable[[int], int], *, paying: bool, bindings: Bindings | None = None, name: str = "amount",
    ) -> None:  # fmt: skip
        """`tokens`: each kind with its name; `left` is how many of a kind there will be, `paying` whether the amount
        leaves the player."""
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

    def act(self, action: str) -> bool:
        for actions, step in ((MORE, 1), (LESS, -1)):
            if action in actions:
                self._step(actions.index(action), step)
                return True
        return False

    def _column(self, look: Look, kind: int, place: Box, room: Box) -> tuple[Tile, StepButton]:
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

    def _show(self) -> None:
        """Show the numbers, and enable what can be used."""
        for kind, (tile, less) in self._tiles.items():
            number = self._mix.count(kind)
            left = self._left(kind)
            had = left + number if self._paying else left - number
            shown = f"{had}{BECOMES}{left}" if number else str(left)
            tile.tell(shown, f"{self._sign}{number}" if number else "", chosen=bool(number))
            tile.enabled, less.enabled = self._mix.can_add(kind), self._mix.can_remove(kind)
