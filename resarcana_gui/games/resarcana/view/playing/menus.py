"""The menu beside a card, as long as one is open, and where keys were before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.view.playing.menu import ChoiceMenu
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.cards.card import CardNode


class Menus:
    """Opens and closes the menus of one table."""

    def __init__(self, look: Look, table: Node, focus: Focus, chosen: Callable[[Choice], object]) -> None:
        """`chosen` is called with what the player chooses."""
        self._look: Final = look
        self._table: Final = table
        self._focus: Final = focus
        self._chosen: Final = chosen
        self._before = focus.keep()
        self.menu: ChoiceMenu | None = None
        """The one that is open."""

    def open(self, node: CardNode, choices: Sequence[Choice], reasons: Sequence[str]) -> None:
        """Offer choices beside a card, and say why the rest cannot be done."""
        self.close()
        self.menu = ChoiceMenu(self._look, choices, self._chosen, reasons)
        self.menu.on_close = self.close
        self.menu.lay_beside(node.bounds())
        self._table.add(self.menu)
        self._before = self._focus.keep()
        self._focus.give(self.menu.buttons[0], shown=node.focused)

    def close(self) -> bool:
        """Close it: keys are where they were before. Whether one was open."""
        if self.menu is None:
            return False
        current, menu, self.menu = self._focus.current, self.menu, None
        self._table.remove(menu)
        if current is not None and menu in current.lineage():
            self._focus.restore(self._before)
        return True
