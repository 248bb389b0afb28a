"""One component in the overview of a Collect phase: the essences taken off it, what it gives, whether its curse is
paid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, total
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan, Row
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceMix
from resarcana_gui.games.resarcana.view.asking.panels.essence_buttons import only_types
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.asking.panels.either import Answer, Either, OneOf
from resarcana_gui.tabletop.asking.panels.token_button import TokenButton
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.spots import SHAPE

THUMB: Final = 50.0
GAP: Final = 8.0
NAME: Final = TextStyle(20)
TOKEN: Final = 44.0


class CollectRow(Node):
    """A component's row. `changed` is called when the choice changes."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        voice: Voice,
        plan: CollectPlan,
        row: Row,
        width: float,
        changed: Callable[[], object],
    ) -> None:
        slug = faces.cards.components[row.component].slug
        super().__init__(name=f"row {slug}")
        self._look, self._voice, self._plan, self._row = look, voice, plan, row
        self._slug: Final = slug
        self._changed_by_hand: Final = changed
        self._room: Final = width - THUMB - 2 * GAP
        self._thumb: Final = CardNode(look, faces, row.component, THUMB, name=f"card {slug}")
        self._name: Final = Label(look, voice.card(row.component), NAME, width=self._room)
        self._taking: Final = self._take(faces) if row.lying else None
        self._one: Final = (
            self._one_of(row.mix) if row.mix is not None and len(only_types(row.mix.amounts)) > 1 else None
        )
        counted = row.mix is not None and len(row.mix.amounts) > 1 and self._one is None
        self._mix: Final = self._tokens() if counted else None
        self._paying: Final = self._pay() if row.curse else None
        self.width = width
        self.add(self._thumb, self._name, *self._controls())
        self.show()

    def show(self) -> None:
        """Show the current plan."""
        row = self._row
        if self._taking is not None:
            self._taking.show(first=row.takes)
        if self._mix is not None:
            self._mix.visible = row.gives_mix
        if self._one is not None and row.mix is not None:
            self._one.visible = row.gives_mix
            self._one.show(row.mix.chosen)
        if self._paying is not None:
            self._paying.show(first=self._plan.pays(row))
            self._allow(self._paying.first, can=self._plan.can_pay(row))
        self._lay()

    def _allow(self, button: Button, *, can: bool) -> None:
        if can:
            button.allow()
        else:
            button.forbid(self._voice.text("asking.collect.too_little"))

    def _controls(self) -> list[Node]:
        return [part for part in (self._taking, self._mix, self._one, self._paying) if part is not None]

    def _lay(self) -> None:
        y = 0.0
        for part in [self._name, *(part for part in self._controls() if part.visible)]:
            part.at = (THUMB + 2 * GAP, y)
            y += part.height + GAP / 2
        self.height = max(y - GAP / 2, THUMB * SHAPE)
        self._thumb.at = (THUMB / 2 + GAP / 2, THUMB * SHAPE / 2)

    def _points(self, component: Component) -> int:
        """The points lost with counted essences on the component."""
        counted = (essence for essence in range(ESSENCES) if component.per_essence >> essence & 1)
        return sum(count_of(self._row.lying, essence) for essence in counted)

    def _take(self, faces: Faces) -> Either:
        row, text = self._row, self._voice.text
        grows = text("asking.collect.grow", what=self._voice.short(row.growth)) if row.growth else ""
        lost = self._points(faces.cards.components[row.component])
        less = text("asking.collect.lost", number=lost) if lost else ""
        take = text("asking.collect.take", what=self._voice.short(row.lying), note=less)
        return Either(
            self._look,
            self._room,
            Answer(take, f"take {self._slug}", partial(self._set, takes=True)),
            Answer(text("asking.collect.leave", note=grows), f"leave {self._slug}", partial(self._set, takes=False)),
        )

    def _pay(self) -> Either:
        text = self._voice.text
        pay = text("command.pay", what=self._voice.short(self._row.curse))
        return Either(
            self._look,
            self._room,
            Answer(pay, f"pay {self._slug}", partial(self._set, pays=True)),
            Answer(text("asking.collect.turn"), f"turn {self._slug}", partial(self._set, pays=False)),
        )

    def _tokens(self) -> Node:
        """The essences of a mix: a click takes one more."""
        mix, x, side = self._row.mix, 0.0, TOKEN * (1 + self._look.text.scale) / 2
        tokens = Node(name=f"mix {self._slug}")
        for essence in mix.types if mix is not None else ():
            assert mix is not None
            name = f"token {NAMES[essence]} {self._slug}"
            token = TokenButton(
                self._look, mix, essence, ESSENCE_TOKENS[essence], side, self._changed_by_hand, name=name
            )
            token.at = (x, 0.0)
            tokens.add(token)
            x += side + GAP
        tokens.size = (x - GAP, side)
        return tokens

    def _one_of(self, mix: EssenceMix) -> OneOf:
        """The types of a mix of which one is gained."""
        answers = {
            amount: Answer(self._type(amount), f"gain {NAMES[each]} {self._slug}", partial(self._gain, amount))
            for each in range(ESSENCES)
            for amount in mix.amounts
            if count_of(amount, each)
        }
        return OneOf(self._look, self._room, answers)

    def _type(self, amount: int) -> str:
        essence = next(each for each in range(ESSENCES) if count_of(amount, each))
        number, name = total(amount), self._voice.essence(essence)
        return name if number == 1 else self._voice.text("asking.several", number=number, essence=name)

    def _gain(self, amount: int) -> None:
        assert self._row.mix is not None
        self._row.mix.choose(amount)
        self._changed_by_hand()

    def _set(self, *, takes: bool | None = None, pays: bool | None = None) -> None:
        if takes is not None:
            self._row.takes = takes
        if pays is not None:
            self._row.pays = pays
        self._changed_by_hand()
