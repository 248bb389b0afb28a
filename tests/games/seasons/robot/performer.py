"""How an answer of Seasons is given in its window: which controls, in which order."""

from __future__ import annotations

from random import Random

from resarcana_gui.games.seasons.cards.energies import NAMES, counts, of, total, types_in
from resarcana_gui.games.seasons.rules.codes import LIBRARY
from resarcana_gui.games.seasons.rules.commands import Answer, Crystallise, LayDown, Sacrifice
from resarcana_gui.games.seasons.view.asking.energy_models import amount_of
from resarcana_gui.games.seasons.view.asking.pickers import EnergyButtons, EnergyPicker
from resarcana_gui.games.seasons.view.asking.ways import Way
from resarcana_gui.games.seasons.view.faces.face import number_of
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.tabletop.asking.controls.card_grid import CardsPicker
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from tests.lessons.guided import control
from tests.screens.hands import Hand, Mouse, UnreachableError

MOST_STEPS = 60
PATIENCE = 200
"""The number of frames it waits for a card to come."""
ENERGY_WAYS = frozenset({Way.PAYMENT, Way.GAIN, Way.TYPES})


def given_at_once(table: SeasonsTable, answer: Answer) -> bool:
    """Whether the window gives this very answer. Several energies of a type, but not all of them, are crystallised
    one by one."""
    if not isinstance(answer, Crystallise) or total(answer.energies) == 1:
        return True
    assert table.asker.asking is not None
    energy = types_in(answer.energies)[0]
    more = answer.energies + of(energy)
    return not any(isinstance(each, Crystallise) and each.energies == more and each.card == answer.card
                   for each in table.asker.asking.answers)  # fmt: skip


class Performer:
    """Gives answers at one table with one hand."""

    def __init__(self, hand: Hand, dice: Random) -> None:
        self.hand = hand
        self.dice = dice

    def perform(self, table: SeasonsTable, answer: Answer) -> None:
        """Give an answer to what is asked."""
        controls, asking = table.asker.controls, table.asker.asking
        assert isinstance(controls, QuestionControls) and asking is not None, "nothing is asked"
        if asking.way in ENERGY_WAYS:
            self._energies(controls, answer)
        elif asking.way is Way.SPLIT:
            self._split(controls, answer)
        elif asking.way is Way.CARDS:
            self._cards(table, controls, answer)
        elif asking.way is Way.KEEP:
            self._use_one(table, controls, answer)
            self._confirm(controls)
        elif isinstance(answer, Crystallise) and self._is_all(table, answer):
            self._crystallise_all(table, answer)
        else:
            self._choose(table, controls, answer)

    def _confirm(self, controls: QuestionControls) -> None:
        self.hand.use(control(controls, "confirm"))

    # ------------------------------------------------------------------------------------------------- choices

    def _choose(self, table: SeasonsTable, controls: QuestionControls, answer: Answer) -> None:
        used = self._use_one(table, controls, answer)
        if table.pointer.menu is not None:
            assert isinstance(used, TableItem)
            self._from_menu(table, used, answer)
        if table.asker.controls is controls and controls.following is not None:
            self._mean_it(table, controls)

    def _mean_it(self, table: SeasonsTable, controls: QuestionControls) -> None:
        """Confirm what is forgone, as soon as that is possible: not with a press doubled by accident."""
        for _ in range(PATIENCE):
            if table.asker.controls is not controls:
                return
            self._confirm(controls)
        raise AssertionError("nothing is confirmed")

    def _from_menu(self, table: SeasonsTable, item: TableItem, answer: Answer) -> None:
        menu = table.pointer.menu
        assert menu is not None
        at = next(at for at, choice in enumerate(table.pointer.offers(item)) if choice.command == answer)
        self.hand.use(control(menu, f"choice {at}"))

    def _use_one(self, table: SeasonsTable, controls: QuestionControls, answer: Answer) -> Control:
        """Use a control that gives an answer, as soon as what it is about has come to where it can be reached. Return
        the control."""
        trouble: Exception | None = None
        for _ in range(PATIENCE):
            ways = self._ways(table, controls, answer)
            if ways:
                used = self.dice.choice(ways)
                try:
                    self.hand.use(used)
                except UnreachableError as error:
                    trouble = error
                else:
                    return used
            self.hand.wait()
        raise trouble or AssertionError(f"no control gives {answer!r}")

    def _ways(self, table: SeasonsTable, controls: QuestionControls, answer: Answer) -> list[Control]:
        """Every control by which an answer can be given."""
        asking = table.asker.asking
        assert asking is not None
        ways: list[Control] = []
        for at, choice in enumerate((*asking.listed, *asking.buttons)):
            if choice.command == answer and asking.way is Way.CHOICE:
                ways.append(control(controls, choice.key or f"answer {at}"))
        for key, choices in asking.choices.items():
            if any(choice.command == answer for choice in choices):
                ways += self._items(table, controls, key)
        for seat, choice in asking.seats.items():
            if choice.command == answer:
                ways.append(table.scenery.boards[seat][0])
        for card, choice in asking.shown.items():
            if choice.command == answer:
                ways += self._items(table, controls, card)
        return ways

    def _items(self, table: SeasonsTable, controls: QuestionControls, key: Key) -> list[Control]:
        """The items that show a thing: on the table, and in the controls."""
        found = table.scenery.item(key)
        shown: list[Control] = [found] if found is not None and found.shown else []
        laid: list[Control] = [node for node in controls.walk() if isinstance(node, TableItem) and node.shown]
        return [node for node in laid if isinstance(node, TableItem) and node.known == key] or shown

    def _is_all(self, table: SeasonsTable, answer: Crystallise) -> bool:
        asking = table.asker.asking
        assert asking is not None
        return any(choice.command == answer for choice in asking.all_of_type.values())

    def _crystallise_all(self, table: SeasonsTable, answer: Crystallise) -> None:
        """By keys from a menu. By mouse a double click would give two answers, so it presses the key instead."""
        node = table.scenery.item(("token", types_in(answer.energies)[0]))
        assert node is not None
        if isinstance(self.hand, Mouse):
            self.hand.shell.stage.send(PointerMoved(*self.hand.point_on(node)))
            self.hand.wait()
            self.hand.press("c")
            return
        self.hand.use(node)
        self._from_menu(table, node, answer)

    # ---------------------------------------------------------------------------------------- put together

    def _energies(self, controls: QuestionControls, answer: Answer) -> None:
        wanted = counts(amount_of(answer))
        if isinstance(controls.picker, EnergyButtons):
            energy = next(NAMES[at] for at, number in enumerate(wanted) if number)
            self.hand.use(control(controls, f"choose {energy}"))
            return
        assert isinstance(controls.picker, EnergyPicker)
        model = controls.picker.model
        for _ in range(MOST_STEPS):
            chosen = counts(model.chosen)
            if chosen == wanted:
                break
            steps = [
                f"{'add' if more > less else 'remove'} {NAMES[energy]}"
                for energy, (less, more) in enumerate(zip(chosen, wanted, strict=True))
                if more != less
            ]
            able = [each for each in (control(controls, step) for step in steps) if each.enabled]
            assert able, f"from {chosen} there is no way to {wanted}"
            self.hand.use(self.dice.choice(able))
        self._confirm(controls)

    def _split(self, controls: QuestionControls, answer: Answer) -> None:
        """Sort the nine cards: those of the answer into the first year, the next three into the second."""
        assert isinstance(controls.picker, PartitionPicker) and isinstance(answer, LayDown)
        model = controls.picker.model
        wanted = list(answer.cards)
        years: dict[Key, int] = {}
        for key in model.things:
            assert isinstance(key, int)
            if number_of(key) in wanted:
                wanted.remove(number_of(key))
                years[key] = 0
            else:
                years[key] = 1 + (sum(year > 0 for year in years.values()) >= LIBRARY)
        for key, year in years.items():
            for _ in range(len(model.groups) + 1):
                if model.placed.get(key) == year:
                    break
                self.hand.use(controls.picker.items[key])
            assert model.placed.get(key) == year, f"{key} does not come into {year}"
        self._confirm(controls)

    def _cards(self, table: SeasonsTable, controls: QuestionControls, answer: Answer) -> None:
        assert isinstance(controls.picker, CardsPicker) and isinstance(answer, Sacrifice)
        model = controls.picker.model
        for card in [*set(model.chosen) - set(answer.cards), *set(answer.cards) - set(model.chosen)]:
            self.hand.use(table.scenery.cards[card])
        self._confirm(controls)
