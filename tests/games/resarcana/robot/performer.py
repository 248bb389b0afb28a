"""How an answer of the game is given in its window: which controls, in which order."""

from __future__ import annotations

from random import Random

from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.rules.commands import Answer, CardsAnswer, EssencesAnswer
from resarcana_gui.games.resarcana.view.asking.controls.essence_pickers import EssenceButtons, EssencePicker
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.tell.question_text import Way
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.card_grid import CardsPicker
from resarcana_gui.tabletop.asking.controls.order_picker import OrderPicker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from tests.screens.hands import Hand, UnreachableError

Means = tuple[Control, tuple[Choice, ...]]
"""A control, and the choices that it offers."""

MOST_STEPS = 60
PATIENCE = 200
"""The number of frames it waits for a card to come."""


def control(root: Node, name: str) -> Control:
    """The control of a name below a node that is seen. Raises LookupError."""
    for node in root.walk():
        if isinstance(node, Control) and node.name == name and node.reachable:
            return node
    raise LookupError(f"there is no {name!r}: {[n.name for n in root.walk() if isinstance(n, Control) and n.shown]}")


class Performer:
    """Gives answers at one table with one hand."""

    def __init__(self, hand: Hand, dice: Random) -> None:
        self.hand = hand
        self.dice = dice

    def perform(self, table: ResArcanaTable, answer: Answer) -> None:
        """Give an answer to what is asked."""
        controls, asking = table.asker.controls, table.asker.asking
        assert isinstance(controls, QuestionControls) and asking is not None, "nothing is asked"
        if asking.way in {Way.PAYMENT, Way.GAIN}:
            self._essences(controls, answer)
        elif asking.way is Way.ORDER:
            self._order(controls, answer)
        elif asking.way is Way.CARDS:
            self._cards(table, controls, answer)
        else:
            self._choose(table, controls, answer)

    # ------------------------------------------------------------------------------------------------- choices

    def _choose(self, table: ResArcanaTable, controls: QuestionControls, answer: Answer) -> None:
        choices = self._use_one(table, controls, answer)
        if table.pointer.menu is not None:
            at = next(at for at, choice in enumerate(choices) if choice.command == answer)
            self.hand.use(control(table.pointer.menu, f"choice {at}"))
        if table.asker.controls is controls and controls.following is not None:
            self._choose_along(table, controls)

    def _choose_along(self, table: ResArcanaTable, controls: QuestionControls) -> None:
        """Choose what goes along with the choice, as soon as that is possible."""
        cards = [node for node in controls.walk() if isinstance(node, CardNode)]
        wanted = cards[len(cards) // 2]  # no throw of the dice: games are played as they would be without the question
        for _ in range(PATIENCE):
            self.hand.use(wanted)
            if table.asker.controls is not controls:
                return
            self.hand.wait()
        raise AssertionError("no item is taken")

    def _use_one(self, table: ResArcanaTable, controls: QuestionControls, answer: Answer) -> tuple[Choice, ...]:
        """Use a control that gives an answer, as soon as what it is about has come to where it can be reached; the
        choices that the control offers."""
        trouble: Exception | None = None
        for _ in range(PATIENCE):
            ways = self._ways(table, controls, answer)
            if ways:
                found, choices = self.dice.choice(ways)
                try:
                    self.hand.use(found)
                except UnreachableError as error:
                    trouble = error
                else:
                    return choices
            self.hand.wait()
        raise trouble or AssertionError(f"no control gives {answer!r}")

    def _ways(self, table: ResArcanaTable, controls: QuestionControls, answer: Answer) -> list[Means]:
        """Every control by which an answer can be given, with the choices that it offers."""
        asking = table.asker.asking
        assert asking is not None
        ways: list[Means] = []
        for at, choice in enumerate((*asking.listed, *asking.buttons)):
            if choice.command == answer:
                ways.append((control(controls, choice.key or f"answer {at}"), (choice,)))
        for component, choices in asking.choices.items():
            if any(choice.command == answer for choice in choices):
                ways += [(node, choices) for node in self._cards_of(table, controls, component)]
        for seat, choice in asking.seats.items():
            if choice.command == answer:
                ways.append((table.scenery.boards[seat][0], (choice,)))
        return ways

    def _cards_of(self, table: ResArcanaTable, controls: QuestionControls, key: Key) -> list[TableItem]:
        """The cards that show a component: on the table, and in the controls."""
        found = table.scenery.item(key)
        shown = [found] if found is not None and found.shown else []
        laid: list[TableItem] = [node for node in controls.walk() if isinstance(node, TableItem) and node.shown]
        return [node for node in laid if node.known == key] or shown

    # ---------------------------------------------------------------------------------------- put together

    def _essences(self, controls: QuestionControls, answer: Answer) -> None:
        assert isinstance(answer, EssencesAnswer)
        if isinstance(controls.picker, EssenceButtons):
            essence = next(NAMES[at] for at, number in enumerate(counts(answer.essences)) if number)
            self.hand.use(control(controls, f"choose {essence}"))
            return
        assert isinstance(controls.picker, EssencePicker)
        model = controls.picker.model
        wanted = counts(answer.essences)
        for _ in range(MOST_STEPS):
            chosen = counts(model.chosen)
            if chosen == wanted:
                break
            steps = [
                f"{'add' if more > less else 'remove'} {NAMES[essence]}"
                for essence, (less, more) in enumerate(zip(chosen, wanted, strict=True))
                if more != less
            ]
            able = [each for each in (control(controls, step) for step in steps) if each.enabled]
            assert able, f"from {chosen} there is no way to {wanted}"
            self.hand.use(self.dice.choice(able))
        self.hand.use(control(controls, "confirm"))

    def _order(self, controls: QuestionControls, answer: Answer) -> None:
        assert isinstance(controls.picker, OrderPicker) and isinstance(answer, CardsAnswer)
        nodes = {node.card: node for node in controls.walk() if isinstance(node, CardNode)}
        for card in answer.cards[:-1]:
            self.hand.use(nodes[card])
        self.hand.use(control(controls, "confirm"))

    def _cards(self, table: ResArcanaTable, controls: QuestionControls, answer: Answer) -> None:
        assert isinstance(controls.picker, CardsPicker) and isinstance(answer, CardsAnswer)
        model = controls.picker.model
        for card in [*set(model.chosen) - set(answer.cards), *set(answer.cards) - set(model.chosen)]:
            self.hand.use(table.scenery.cards[card])
        self.hand.use(control(controls, "confirm"))
