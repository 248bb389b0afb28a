"""Asks the questions of the rules on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.rules.commands import LayDown
from resarcana_gui.games.seasons.rules.questions import Question as Asked
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.asked_question import AskedQuestion, asked_question
from resarcana_gui.games.seasons.view.asking.end_warning import end_warning
from resarcana_gui.games.seasons.view.asking.energy_models import EnergyModel
from resarcana_gui.games.seasons.view.asking.pickers import (
    EnergyButtons,
    EnergyPicker,
    KeepPicker,
    SplitPicker,
    own_cards_picker,
)
from resarcana_gui.games.seasons.view.asking.ways import Way
from resarcana_gui.games.seasons.view.playing.places import question_layout, split_rooms
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.picker import PickerFactory
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.pictures import CardPicture
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.playing.asker import Asker


class TableAsker(Asker):
    """Asks what the rules ask."""

    asking: AskedQuestion | None = None

    def __init__(self, context: Context, controller: Controller, ground: Node, scenery: Scenery) -> None:
        super().__init__(context, scenery.resources.voice, controller, ground, scenery.items)
        self._scenery: Final = scenery
        self._layout: Final = question_layout(scenery)
        self._second: Command | None = None
        """The cards of the second year, chosen along with those of the first."""

    def picture(self, key: Key) -> Drawing | None:
        """Return the picture of a card by its number."""
        if not isinstance(key, int):
            return None
        resources = self._scenery.resources
        return CardPicture(resources.faces.pictures, resources.cards.cards[key].slug)

    def put(self, question: Question) -> AskingControls:
        pending, view = question.pending, question.view
        assert isinstance(pending, Asked) and isinstance(view, State)
        voice, warnings = self._scenery.resources.voice, self._scenery.resources.given_warnings
        due, ring = warnings.is_due(view), not warnings.has_crystallised()
        warning = end_warning(voice, view, question.legal, ring=ring) if due else ""
        self.asking = asked_question(voice, pending, view, question.legal, warning)
        controls = self.question_controls(
            self.asking, self._scenery.faces, self._layout, picker_factory=self._picker(self.asking, question.legal)
        )
        controls.on_warned = partial(warnings.warned, view)
        return controls

    def planned(self, question: Question) -> Command | None:
        """Return the cards of the second year, if they were chosen along with those of the first."""
        second = self._second
        if isinstance(second, LayDown) and second in question.legal:
            self._second = None
            return second
        return super().planned(question)

    def _picker(self, asking: AskedQuestion, legal: Sequence[Command]) -> PickerFactory | None:
        """Return what makes the picker that builds the answer; None if the answer is one of several choices."""
        resources = self._scenery.resources
        look, voice, bindings = resources.look, resources.voice, self._context.bindings
        match asking.way:
            case Way.CHOICE:
                return None
            case Way.KEEP:
                return lambda: KeepPicker(asking, voice, self._leftmost)
            case Way.SPLIT:
                return lambda: self._split_picker(asking)
            case Way.CARDS:
                return lambda: own_cards_picker(asking, voice)
        model = EnergyModel(voice, asking.view, asking.question, legal)
        if model.single:
            return lambda: EnergyButtons(look, self._layout, model, bindings)
        return lambda: EnergyPicker(look, self._layout, model, voice, bindings)

    def _leftmost(self) -> TableItem | None:
        """Return the leftmost of the cards that can be kept."""
        cards = (node for node in self._items() if node.shown and self.choices(node))
        return min(cards, key=lambda node: node.bounds().centerx, default=None)

    def _split_picker(self, asking: AskedQuestion) -> SplitPicker:
        resources, (above, room) = self._scenery.resources, split_rooms(self._scenery.areas)
        picker = SplitPicker(resources.look, resources.faces, above, room, asking, resources.voice, self._settle)
        picker.on_next = self._go_on
        return picker

    def _go_on(self, item: Control | None) -> None:
        """Lead the keys to the card to sort next, or to the button that confirms."""
        confirm = self.controls.confirm if isinstance(self.controls, QuestionControls) else None
        self._focus.give(item or confirm)
        self._context.stage.hover.point(item or confirm)

    def _settle(self, second: Command) -> None:
        self._second = second
