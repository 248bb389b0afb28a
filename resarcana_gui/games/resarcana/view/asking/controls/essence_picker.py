"""Essences to pay or to gain: a tile for each type over its counter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.resarcana.view.asking.collector import lit_by
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.tabletop.asking.controls.amount_picker import AmountPicker
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.items.table_item import Key


class EssencePicker(AmountPicker):
    """An amount of essences to pay or to gain; the caption is the answer in words."""

    def __init__(
        self,
        look: Look,
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
        return lit_by(self._asking.question)
