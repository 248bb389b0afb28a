"""One type of essence out of a few: a button for each, which answers at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, total
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.asking.suggesting import goes_on_component
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import MORE
from resarcana_gui.tabletop.asking.panels.buttons import hint, wide_button
from resarcana_gui.tabletop.asking.panels.picker import Picker

GAP: Final = 8.0
LEAST: Final = 330.0
"""Their least width."""


def only_types(amounts: Sequence[int]) -> tuple[int, ...]:
    """The essences of amounts that consist of a single type and differ only in it, in order; none for other amounts."""
    types = tuple(essence for essence in range(ESSENCES) if any(count_of(amount, essence) for amount in amounts))
    same = len({total(amount) for amount in amounts}) == 1
    return types if same and len(types) == len(amounts) and all(map(_of_one_type, amounts)) else ()


def _of_one_type(amount: int) -> bool:
    return sum(count_of(amount, essence) > 0 for essence in range(ESSENCES)) == 1


class EssenceButtons(Picker):
    """The most sensible one stands out, and has the focus; each type also has a key."""

    at_once = True

    def __init__(
        self, look: Look, asking: Asking, model: EssenceModel, width: float, bindings: Bindings | None = None
    ) -> None:
        super().__init__("types")
        self._asking: Final = asking
        self.model: Final = model
        self._amounts: Final = {next(e for e in range(ESSENCES) if count_of(a, e)): a for a in model.amounts}
        y, self._suggested = 0.0, Button(look, "")
        for essence in sorted(self._amounts):
            button = self._button(look, essence, width, hint(bindings, MORE[essence]))
            button.at = (0.0, y)
            y += button.height + GAP
            self.add(button)
        self.size = (width, y - GAP)

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return ""

    @property
    def start(self) -> Control:
        return self._suggested

    def lines(self) -> list[str]:
        return self.model.costs()

    def act(self, action: str) -> bool:
        essence = MORE.index(action) if action in MORE else -1
        if essence in self._amounts:
            self._choose(self._amounts[essence])
        return essence in self._amounts

    def _button(self, look: Look, essence: int, width: float, key: str) -> Button:
        """A type and its number; the tip says what will be there afterwards."""
        amount, voice, model = self._amounts[essence], self._asking.voice, self.model
        what = voice.essence(essence) if total(amount) == 1 else voice.text(
            "asking.several", number=total(amount), essence=voice.essence(essence)
        )  # fmt: skip
        on_it = goes_on_component(self._asking.view, self._asking.question)
        there = "asking.one_of.pay" if model.paying else "asking.one_of.on_it" if on_it else "asking.one_of.gain"
        text = voice.text(there, what=what, number=count_of(model.pool, essence))
        best = amount == model.amounts[0]
        button = wide_button(
            look, text, width, partial(self._choose, amount), kind="primary" if best else "button", key=key,
            name=f"choose {NAMES[essence]}",
        )  # fmt: skip
        button.tip = model.outcome_of(amount)
        if best:
            self._suggested = button
        return button

    def _choose(self, amount: int) -> None:
        self.model.choose(amount)
        if self.on_done is not None:
            self.on_done()
