"""One seat of a new game: who plays there, under what name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.look import HEADING, SMALL
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import beside
from resarcana_gui.screens.planning import Planning
from resarcana_gui.screens.shell import Shell

PAD: Final = 14.0
GAP: Final = 12.0
NUMBER: Final = 30.0
"""For its number, at a text scale of 1."""
SIGN: Final = 26.0
"""For its sign, likewise."""
REMOVE: Final = 48.0
LONGEST: Final = 24
"""So many letters of a name can be typed; more would not be seen everywhere."""


@dataclass(frozen=True)
class SeatRow:
    """Builds the row of one seat; `changed` is called when the page has to be laid out anew."""

    shell: Shell
    planning: Planning
    seat: int
    changed: Callable[[], object]

    def node(self, width: float) -> Node:
        """The row, so wide."""
        look = self.shell.look
        line = Node(name="line")
        controls = self._controls(width - 2 * PAD)
        line.add(*controls)
        line.size = (width - 2 * PAD, beside(controls, gap=GAP))
        about = Label(look, self._about(), SMALL, width=width - 2 * PAD - self._number - GAP)
        line.at, about.at = (PAD, PAD), (PAD + self._number + GAP, PAD + line.height + 6)
        row = Surface(look, (width, about.y + about.height + PAD - 4), shadow=False, solid=0.85)
        sign = self._sign()
        sign.at = (PAD, about.y + (min(about.height, sign.height) - sign.height) / 2)
        row.add(line, sign, about)
        return row

    def _controls(self, width: float) -> list[Node]:
        """The number, who it is, the name, and the way out."""
        look = self.shell.look
        wide = (width - self._number - REMOVE - 3 * GAP) / 2
        number = Label(look, str(self.seat + 1), HEADING, width=self._number)
        name = TextField(
            look,
            self.planning.chairs[self.seat].name,
            placeholder=escaped(self.planning.names()[self.seat]),
            on_change=lambda typed: self.planning.set_name(self.seat, typed),
            most=LONGEST,
            width=wide,
            name=f"seat {self.seat + 1} name",
        )
        return [number, self._kind(wide), name, self._remove()]

    def _sign(self) -> Sprite:
        """A person, or a machine."""
        is_machine = self.planning.chairs[self.seat].kind is not None
        sign = Sign("machine" if is_machine else "human", self.shell.look.colour("gold"))
        side = SIGN * self.shell.look.text.scale
        return Sprite(sign, (side, side), name=sign.name)

    @property
    def _number(self) -> float:
        return NUMBER * self.shell.look.text.scale

    def _kind(self, width: float) -> Selector:
        levels = self.planning.given.levels
        kinds = [None, *(level.name for level in levels)]
        words = [self.shell.text("new_game.person"), *(level.title for level in levels)]

        def choose(number: int) -> None:
            self.planning.set_kind(self.seat, kinds[number])
            self.changed()

        chosen = kinds.index(self.planning.chairs[self.seat].kind)
        name = f"seat {self.seat + 1} kind"
        return Selector(self.shell.look, words, chosen, choose, width=width, name=name)

    def _remove(self) -> Button:
        look, text = self.shell.look, self.shell.text
        cross = Glyph("cross", look.colour("gold" if self.planning.can_remove else "off_ink"))
        name = f"remove seat {self.seat + 1}"
        button = Button(look, "", self._leave_out, icon=cross, size=(REMOVE, REMOVE), name=name)
        button.tip = text("new_game.remove_tip", name=escaped(self.planning.names()[self.seat]))
        if not self.planning.can_remove:
            button.forbid(text("new_game.fewest", number=self.planning.setup.fewest))
        return button

    def _leave_out(self) -> None:
        self.planning.remove(self.seat)
        self.changed()

    def _about(self) -> str:
        """What the level means."""
        kind = self.planning.chairs[self.seat].kind
        level = next((level for level in self.planning.given.levels if level.name == kind), None)
        return level.text if level is not None else self.shell.text("new_game.here")
