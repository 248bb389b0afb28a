"""The words of the window: what is paid and gained are icons."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice

GAP: Final = "\N{THIN SPACE}"
ICONS: Final = {
    "coins": "{coin}", "workers": "{worker}", "priests": "{priest}", "power": "{power}", "points": "{point}",
    "spades": "{spade}", "keys": "{key}",
}  # fmt: skip


class MarkupVoice(Voice):
    """Words with icons, in the markup of the window's texts."""

    def amount(self, amount: Amount) -> str:
        told = [self.number(unit, number) for unit, number in zip(ICONS, amount.each(), strict=False) if number]
        return GAP.join(told) or self.text("nothing")

    def pictured(self, icon: str, words: str) -> str:
        return f"{{{icon}}}{GAP}{words}"

    def number(self, unit: str, number: int) -> str:
        return f"{number}{ICONS[unit]}" if unit in ICONS else super().number(unit, number)
