"""Essences to pay or to gain: a column for each type."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.faces.token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.tabletop.asking.panels.amount_picker import AmountPicker


class EssencePicker(AmountPicker):
    """What is chosen is told as the answer that it is."""

    def __init__(
        self, look: Look, asking: Asking, model: EssenceModel, width: float, bindings: Bindings | None = None
    ) -> None:
        tokens = dict(zip(NAMES, ESSENCE_TOKENS, strict=True))
        there = counts(model.pool) if model.paying else None
        super().__init__(look, model, tokens, width, asking.voice, there, bindings, "essences")
        self._asking: Final = asking
        self.model: Final = model

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        asking, command = self._asking, self.model.command
        return self.model.status() if command is None else command_text(asking.voice, command, asking.view)

    def lines(self) -> list[str]:
        return self.model.lines()
