"""A whole Collect phase, answered on the cards: all its choices, and one button to confirm them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, counts
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.controls.collect_chips import CollectChips
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.tabletop.asking.choice import Asked
from resarcana_gui.tabletop.asking.controls.amount_picker import columns
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls, QuestionParts
from resarcana_gui.tabletop.asking.controls.buttons import SUBMIT, answer_button, hint
from resarcana_gui.tabletop.asking.controls.chip import FixedChip
from resarcana_gui.tabletop.asking.controls.chips import ChipGroup
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import CountChange
from resarcana_gui.tabletop.items.table_item import Key

LARGE: Final = replace(SUBMIT, size=36)


class CollectControls(AskingControls):
    """Shows a plan and lets the player change it. `on_confirm` is called to carry it out."""

    def __init__(
        self,
        look: UiStyle,
        faces: Faces,
        layout: QuestionLayout,
        plan: CollectPlan,
        voice: Voice,
        on_confirm: Callable[[], object],
        *,
        bindings: Bindings | None = None,
    ) -> None:
        super().__init__(look, layout, "asking collect")
        self.plan: Final = plan
        self._voice: Final = voice
        self._on_confirm: Final = on_confirm
        components = faces.cards.components
        self._rows: Final = [
            CollectChips(
                look, voice, plan, row, components[row.component], partial(layout.item, row.component), self._changed
            )
            for row in plan.rows
        ]
        text, key = voice.text("asking.collect.confirm"), partial(hint, bindings, CONFIRM)
        self.confirm: Final = answer_button(look, text, self._hand_in, kind="primary", key=key, name=CONFIRM)
        self.confirm.style = LARGE
        self._changes: Final = [CountChange(look, place) for place in columns(layout, ESSENCES)]
        had = [
            ChipGroup(partial(layout.item, component), [FixedChip(look, f"+{voice.short(what)}", name="had")])
            for component, what in plan.had.items()
            if all(row.component != component for row in plan.rows)
        ]
        groups = [*had, *(row.group for row in self._rows)]
        self.put(QuestionParts(Asked(voice.text("asking.collect.question")), [self.confirm], groups))
        self.add(*self._changes)
        self._changed()

    @property
    def start(self) -> Button:
        return self.confirm

    @property
    def marks(self) -> Mapping[Key, str]:
        """The marks of the components with a choice; what comes without one has no mark."""
        return {row.component: "can" for row in self.plan.asking}

    @property
    def progress(self) -> object:
        return self.plan.choices

    def resume(self, progress: object) -> None:
        assert isinstance(progress, tuple)
        self.plan.choices = progress
        self._changed()

    def dims(self, key: Key) -> bool:
        plays = key in self.plan.play and key not in self.plan.had
        return plays and all(row.component != key for row in self.plan.rows)

    def act(self, action: str) -> bool:
        return action == CONFIRM and self._hand_in()

    def click(self, key: Key) -> bool:
        """Handle a click on a component: take its essences or leave them; with a curse, pay or turn it."""
        for row in self.plan.asking:
            if row.component == key and (row.lying or row.curse):
                row.takes = bool(row.lying) and not row.takes
                row.pays = not row.pays if not row.lying else row.pays
                self._changed()
                return True
        return False

    def _hand_in(self) -> bool:
        if self.plan.complete:
            self._on_confirm()
        return self.plan.complete

    def _changed(self) -> None:
        for row in self._rows:
            row.show()
        self._show_changes()
        self.confirm.enabled = self.plan.complete
        self.lay()

    def _show_changes(self) -> None:
        """Show how the pool changes, curses included."""
        after, before = counts(self.plan.pool_after), counts(self.plan.pool)
        for change, later, now in zip(self._changes, after, before, strict=True):
            change.show(later - now)
