"""Whatever is asked, the panel shows it, is used by mouse and keys, and hands in the answer once."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import check
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.actions import CANCEL, CARD_RIGHT, CONFIRM, KEYS, PASS
from resarcana_gui.tabletop.asking.card_lists import CardsModel, OrderModel
from resarcana_gui.tabletop.asking.choice import Asking, Choice, FollowUp
from resarcana_gui.tabletop.asking.panels.card_grid import LEAST, CardsPicker
from resarcana_gui.tabletop.asking.panels.order_picker import OrderPicker, least_for_order
from resarcana_gui.tabletop.asking.panels.picker import Making
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Lay, Take, orders
from tests.tabletop.plain_faces import PlainFaces

SITE = Site(Box(1200, 780, 400, 288), 880, 502)
WORDS = Words(table_catalog(language="en"))


class Asked:
    """A panel on a stage, and what was answered."""

    def __init__(
        self, actor: Actor, faces: PlainFaces, asking: Asking, making: Making | None = None, *, can_cancel: bool = True
    ) -> None:
        self.actor = actor
        self.answers: list[Command] = []
        self.cancelled = 0
        self.panel = QuestionPanel(
            faces.look, faces, SITE, asking, WORDS, self.answers.append, self._cancel if can_cancel else None,
            making=making, bindings=Bindings(KEYS),
        )  # fmt: skip
        actor.root.add(self.panel)

    def _cancel(self) -> None:
        self.cancelled += 1

    def names(self) -> list[str]:
        return [node.name for node in self.panel.walk() if isinstance(node, Control) and node.focusable]

    def click(self, name: str) -> None:
        self.actor.click(next(node for node in self.panel.walk() if isinstance(node, Control) and node.name == name))

    def confirming(self) -> tuple[str, bool]:
        button = self.panel.confirm
        assert button is not None
        return button.text, button.enabled

    def faults(self) -> list[object]:
        return list(check(self.actor.root, self.actor.look.theme, Box(0, 0, *CANVAS)))


def test_every_choice_has_a_button_and_its_key_does_the_same(actor: Actor, faces: PlainFaces) -> None:
    sell, passing = Choice(Take(1), "Sell"), Choice(Take(0), "Pass", key=PASS)
    asked = Asked(actor, faces, Asking(sentence="Sell or pass?", buttons=(sell, passing)))
    assert asked.names() == ["answer 0", "pass", "cancel"]
    asked.click("answer 0")
    assert asked.panel.act(PASS) and not asked.panel.act(CONFIRM)
    assert asked.answers == [Take(1), Take(0)]


def test_cancel_is_there_only_when_something_can_be_taken_back(actor: Actor, faces: PlainFaces) -> None:
    asked = Asked(actor, faces, Asking(sentence="?"))
    asked.click("cancel")
    assert asked.panel.act(CANCEL) and asked.cancelled == 2
    without = Asked(actor, faces, Asking(sentence="?"), can_cancel=False)
    assert without.names() == [] and not without.panel.act(CANCEL)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_several_cards_are_chosen_and_the_button_waits_for_enough(scale: float) -> None:
    look = Look(CANDLELIGHT, scale)
    actor, faces = Actor(look, FakeClock()), PlainFaces(look)
    model = CardsModel({(1, 2): Lay(1, 2), (1, 3): Lay(1, 3), (2, 3): Lay(2, 3)}, hand=(1, 2, 3))
    picker = Making(LEAST, lambda width: CardsPicker(look, faces, model, width, lambda done: f"{done is not None}"))
    asked = Asked(actor, faces, Asking(sentence="Discard two cards"), picker)
    asked.click("card 3")
    assert asked.confirming() == ("False", False)
    assert asked.panel.click(1), "a click on the table counts too"
    assert asked.confirming() == ("True", True)
    asked.click("confirm")
    assert asked.answers == [Lay(1, 3)] and not asked.faults()


def test_cards_are_put_in_an_order_by_arrows_keys_and_dragging(actor: Actor, faces: PlainFaces) -> None:
    model = OrderModel(orders(4, 5, 6))
    picker = Making(
        least_for_order(3), lambda width: OrderPicker(actor.look, faces, model, width, WORDS, "Put them back")
    )
    asked = Asked(actor, faces, Asking(sentence="In which order?"), picker)
    asked.click("move 0 right")
    assert model.cards == [5, 4, 6]
    assert asked.panel.act(CARD_RIGHT) and model.cards == [5, 6, 4]
    first, last = (next(node for node in asked.panel.walk() if node.name == f"card {card}") for card in (5, 4))
    actor.drag(first.bounds().center, last.bounds().center)
    assert asked.panel.act(CONFIRM)
    assert asked.answers == [Lay(6, 4, 5)] and not asked.faults()


def test_what_goes_along_with_a_choice_is_asked_first_and_not_taken_unseen(actor: Actor, faces: PlainFaces) -> None:
    swap = FollowUp("Swap it for:", {8: Take(8), 9: Take(9)})
    passing = Choice(Take(0), "Pass", warning="You can still sell.", then=swap)
    asked = Asked(actor, faces, Asking(sentence="?", buttons=(passing,)), can_cancel=False)
    given, warned = [], []
    asked.panel.on_both = lambda first, second: given.append((first, second))
    asked.panel.on_warned = lambda: warned.append(1)
    asked.click("answer 0")
    asked.click("card 9")
    assert not given and warned == [1]
    asked.click("cancel")
    assert asked.names() == ["answer 0"]
    asked.click("answer 0")
    actor.pass_time(milliseconds("rest") + 100)
    asked.click("card 9")
    assert given == [(Take(0), Take(9))] and not asked.answers


def test_cards_that_lie_nowhere_on_the_table_are_shown(actor: Actor, faces: PlainFaces) -> None:
    class Picks(Asking):
        @property
        def shown(self) -> dict[int, Choice]:
            return {4: Choice(Take(4), "Take it"), 2: Choice(Take(2), "Take it")}

    asked = Asked(actor, faces, Picks(sentence="Which one?", note="Or pass."), can_cancel=False)
    assert asked.names() == ["card 2", "card 4"] and asked.panel.start is not None
    asked.click("card 4")
    assert asked.answers == [Take(4)] and not asked.faults()
