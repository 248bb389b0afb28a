"""Pickers for essences: a tile for each type, above its counter in the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, total
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.resarcana.view.asking.collect_plan import source_marks
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control, Wording
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.actions import MORE
from resarcana_gui.tabletop.asking.controls.amount_picker import AmountPicker, columns
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.items.table_item import Key


def only_types(amounts: Sequence[int]) -> tuple[int, ...]:
    """Return the essences of amounts that consist of a single type and differ only in it, in order; empty for other
    amounts."""
    types = tuple(essence for essence in range(ESSENCES) if any(count_of(amount, essence) for amount in amounts))
    same = len({total(amount) for amount in amounts}) == 1
    return types if same and len(types) == len(amounts) and all(map(_of_one_type, amounts)) else ()


def _of_one_type(amount: int) -> bool:
    return sum(count_of(amount, essence) > 0 for essence in range(ESSENCES)) == 1


class EssenceButtons(Picker):
    """One type of essence out of a few: a tile for each answers at once, and has a key. The most sensible one stands
    out, and has the focus."""

    at_once = True

    def __init__(
        self,
        look: UiStyle,
        layout: QuestionLayout,
        asking: AskedQuestion,
        model: EssenceModel,
        bindings: Bindings | None = None,
    ) -> None:
        super().__init__("types")
        self._asking: Final = asking
        self.model: Final = model
        self._amounts: Final = {next(e for e in range(ESSENCES) if count_of(a, e)): a for a in model.amounts}
        places = columns(layout, ESSENCES)
        self._tiles: Final = {
            essence: self._tile(look, essence, places[essence], partial(hint, bindings, MORE[essence]))
            for essence in sorted(self._amounts)
        }
        self.add(*self._tiles.values())

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return ""

    @property
    def start(self) -> Control:
        return next(tile for tile in self._tiles.values() if tile.suggested)

    def lines(self) -> list[str]:
        return self.model.costs()

    @property
    def marks(self) -> Mapping[Key, str]:
        return source_marks(self._asking.question)

    def act(self, action: str) -> bool:
        essence = MORE.index(action) if action in MORE else -1
        if essence in self._amounts:
            self._choose(self._amounts[essence])
        return essence in self._amounts

    def _tile(self, look: UiStyle, essence: int, place: Box, key: Wording) -> Tile:
        """Return the tile of a type with its number; the tip says what there will be afterwards."""
        amount, model = self._amounts[essence], self.model
        tile = Tile(
            look, ESSENCE_TOKENS[essence], place.size, partial(self._choose, amount), key=key,
            name=f"choose {NAMES[essence]}",
        )  # fmt: skip
        tile.at = (place.x, place.y)
        tile.suggested, tile.tip = amount == model.amounts[0], model.outcome_of(amount)
        sign = "\N{MINUS SIGN}" if model.paying else "+"
        tile.tell(str(count_of(model.pool, essence)), f"{sign}{total(amount)}", chosen=False)
        return tile

    def _choose(self, amount: int) -> None:
        self.model.choose(amount)
        if self.on_done is not None:
            self.on_done()


class EssencePicker(AmountPicker):
    """An amount of essences to pay or to gain; the caption is the answer in words."""

    def __init__(
        self,
        look: UiStyle,
        layout: QuestionLayout,
        asking: AskedQuestion,
        model: EssenceModel,
        bindings: Bindings | None = None,
    ) -> None:
        self._asking: Final = asking
        self.model: Final = model
        tokens = dict(zip(NAMES, ESSENCE_TOKENS, strict=True))
        super().__init__(
            look, layout, model, tokens, asking.voice, model.left, paying=model.paying, bindings=bindings,
            name="essences",
        )  # fmt: skip

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        asking, command = self._asking, self.model.command
        return self.model.status() if command is None else command_text(asking.voice, command, asking.view)

    def lines(self) -> list[str]:
        return self.model.lines()

    @property
    def marks(self) -> Mapping[Key, str]:
        return source_marks(self._asking.question)
