"""The chips of one component in a Collect phase: for the essences taken off it, what it gives, whether its curse is
paid; and ticked, what comes without a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, count_of, total
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan, Row
from resarcana_gui.games.resarcana.view.asking.controls.essence_pickers import only_types
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.controls.chip import Chip, FixedChip, Tag
from resarcana_gui.tabletop.asking.controls.chips import ChipGroup


class CollectChips:
    """A component's chips. `changed` is called when the choice changes."""

    def __init__(
        self,
        look: UiStyle,
        voice: Voice,
        plan: CollectPlan,
        row: Row,
        component: Component,
        where: Callable[[], Box | None],
        changed: Callable[[], object],
    ) -> None:
        self._look, self._voice, self._plan, self._row = look, voice, plan, row
        self._component: Final = component
        self._changed: Final = changed
        self._sure: Final = self._sure_gain()
        self._lying: Final = self._take_or_leave() if row.lying else ()
        self._types: Final = dict(self._mixed()) if row.mix is not None and len(row.mix.amounts) > 1 else {}
        self._curse: Final = self._pay_or_turn() if row.curse else ()
        self._tag: Final = self._how_many()
        chips: list[Node] = [*self._sure, *self._types.values(), *self._lying, *self._curse]
        self.group: Final = ChipGroup(where, chips, self._tag)
        self.show()

    def show(self) -> None:
        """Show the current plan."""
        row = self._row
        for at, chip in enumerate(self._lying):
            chip.chosen = row.takes == (at == 0)
        for essence, chip in self._types.items():
            number = count_of(row.mix.chosen, essence) if row.mix is not None else 0
            chip.text = f"+{max(number, self._least)}{{{NAMES[essence]}}}"
            chip.chosen = bool(number)
            chip.visible = row.gives_mix
        if self._tag is not None:
            self._tag.visible = row.gives_mix
        self._show_curse()

    def _show_curse(self) -> None:
        if not self._curse:
            return
        pay, turn = self._curse
        pay.chosen = self._plan.pays(self._row)
        turn.chosen = not pay.chosen
        if self._plan.can_pay(self._row):
            pay.allow()
        else:
            pay.forbid(self._voice.text("asking.collect.too_little"))

    # ----------------------------------------------------------------------------------------------- the chips

    @property
    def _least(self) -> int:
        """The number of essences that a chip shows for a type that is not chosen."""
        mix = self._row.mix
        return total(mix.amounts[0]) if mix is not None and only_types(mix.amounts) else 1

    def _sure_gain(self) -> list[FixedChip]:
        """Return the chip for what comes without a choice."""
        row = self._row
        single = row.mix.chosen if row.mix is not None and len(row.mix.amounts) == 1 and not row.interest else 0
        return [FixedChip(self._look, f"+{self._voice.short(what)}") for what in (row.fixed + single,) if what]

    def _mixed(self) -> Iterator[tuple[int, Chip]]:
        """Yield a chip for each type of the mix: a click adds one of that type, or chooses it if only one type can
        be chosen."""
        mix, slug = self._row.mix, self._component.slug
        assert mix is not None
        one = bool(only_types(mix.amounts))
        for essence in mix.types:
            name = f"{'gain' if one else 'token'} {NAMES[essence]} {slug}"
            chip = Chip(self._look, f"+1{{{NAMES[essence]}}}", partial(self._add, essence), name=name)
            if not one:
                chip.less = partial(self._remove, essence)
            yield essence, chip

    def _take_or_leave(self) -> tuple[Chip, Chip]:
        row, text, slug = self._row, self._voice.text, self._component.slug
        grows = text("asking.collect.grow", what=self._voice.short(row.growth)) if row.growth else ""
        lost = self._points()
        less = text("asking.collect.lost", number=lost) if lost else ""
        take = text("asking.collect.take", what=self._voice.short(row.lying), note=less)
        leave = text("asking.collect.leave", note=grows)
        return (
            Chip(self._look, take, partial(self._set, takes=True), name=f"take {slug}"),
            Chip(self._look, leave, partial(self._set, takes=False), name=f"leave {slug}"),
        )

    def _pay_or_turn(self) -> tuple[Chip, Chip]:
        text, slug = self._voice.text, self._component.slug
        pay = f"\N{MINUS SIGN}{self._voice.short(self._row.curse)}"
        return (
            Chip(self._look, pay, partial(self._set, pays=True), name=f"pay {slug}"),
            Chip(self._look, text("asking.collect.turn"), partial(self._set, pays=False), name=f"turn {slug}"),
        )

    def _how_many(self) -> Tag | None:
        """Return a tag that says how many essences of the mix can be chosen."""
        if not self._types or self._row.mix is None:
            return None
        number = 1 if only_types(self._row.mix.amounts) else total(self._row.mix.amounts[0])
        return Tag(self._look, self._voice.plural("asking.collect.choose", number))

    def _points(self) -> int:
        """Return the points lost with the essences on the component."""
        counted = (essence for essence in range(ESSENCES) if self._component.per_essence >> essence & 1)
        return sum(count_of(self._row.lying, essence) for essence in counted)

    # ---------------------------------------------------------------------------------------------- changing it

    def _add(self, essence: int) -> None:
        mix = self._row.mix
        assert mix is not None
        if only_types(mix.amounts):
            mix.choose(next(amount for amount in mix.amounts if count_of(amount, essence)))
        else:
            mix.add(essence)
        self._changed()

    def _remove(self, essence: int) -> None:
        if self._row.mix is not None:
            self._row.mix.remove(essence)
        self._changed()

    def _set(self, *, takes: bool | None = None, pays: bool | None = None) -> None:
        if takes is not None:
            self._row.takes = takes
        if pays is not None:
            self._row.pays = pays
        self._changed()
