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
from resarcana_gui.screens.new_game_model import NewGameModel
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import beside
from resarcana_gui.screens.shell import Shell

PAD: Final = 14.0
GAP: Final = 12.0
NUMBER: Final = 30.0
"""The width of its number, at a text scale of 1."""
SIGN: Final = 26.0
"""The size of its sign, at a text scale of 1."""
REMOVE: Final = 48.0
LONGEST: Final = 24
"""The most letters that can be typed; longer names would be cut off in places."""


@dataclass(frozen=True)
class SeatRow:
    """Builds the row of one seat; `changed` is called when the page has to be laid out again."""

    shell: Shell
    choices: NewGameModel
    seat: int
    changed: Callable[[], object]

    def node(self, width: float) -> Node:
        """The row in this width."""
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
        """The number, the kind of player, the name, and the remove button."""
        look = self.shell.look
        wide = (width - self._number - REMOVE - 3 * GAP) / 2
        number = Label(look, str(self.seat + 1), HEADING, width=self._number)
        name = TextField(
            look,
            self.choices.seats[self.seat].name,
            placeholder=escaped(self.choices.names()[self.seat]),
            on_change=lambda typed: self.choices.set_name(self.seat, typed),
            most=LONGEST,
            width=wide,
            name=f"seat {self.seat + 1} name",
        )
        return [number, self._kind(wide), name, self._remove()]

    def _sign(self) -> Sprite:
        """A person, or a machine."""
        is_machine = self.choices.seats[self.seat].kind is not None
        sign = Sign("machine" if is_machine else "human", self.shell.look.colour("gold"))
        side = SIGN * self.shell.look.text.scale
        return Sprite(sign, (side, side), name=sign.name)

    @property
    def _number(self) -> float:
        return NUMBER * self.shell.look.text.scale

    def _kind(self, width: float) -> Selector:
        levels = self.choices.offer.levels
        kinds = [None, *(level.name for level in levels)]
        words = [self.shell.text("new_game.person"), *(level.title for level in levels)]

        def choose(number: int) -> None:
            self.choices.set_kind(self.seat, kinds[number])
            self.changed()

        chosen = kinds.index(self.choices.seats[self.seat].kind)
        name = f"seat {self.seat + 1} kind"
        return Selector(self.shell.look, words, chosen, choose, width=width, name=name)

    def _remove(self) -> Button:
        look, text = self.shell.look, self.shell.text
        cross = Glyph("cross", look.colour("gold" if self.choices.can_remove else "off_ink"))
        name = f"remove seat {self.seat + 1}"
        button = Button(look, "", self._leave_out, icon=cross, size=(REMOVE, REMOVE), name=name)
        button.tip = text("new_game.remove_tip", name=escaped(self.choices.names()[self.seat]))
        if not self.choices.can_remove:
            button.forbid(text("new_game.fewest", number=self.choices.setup.fewest))
        return button

    def _leave_out(self) -> None:
        self.choices.remove(self.seat)
        self.changed()

    def _about(self) -> str:
        """The description of the level."""
        kind = self.choices.seats[self.seat].kind
        level = next((level for level in self.choices.offer.levels if level.name == kind), None)
        return level.text if level is not None else self.shell.text("new_game.here")
