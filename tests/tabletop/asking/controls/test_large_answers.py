"""Large answers: tiles beside what they answer, used by mouse and keys."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import KeyDown, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.actions import DECLINE, KEYS
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, FollowUp
from resarcana_gui.tabletop.asking.controls.large_answers import (
    LargeAnswer,
    LargeAnswerFace,
    LargeAnswers,
    boxes_beside,
)
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.tabletop.asking.answers import Take
from tests.tabletop.plain_faces import PlainFaces

ROOM = Box(130, 214, 1660, 250)
LAYOUT = QuestionLayout(
    Box(0, 0, *CANVAS), Box(1658, 892, 178, 84), lambda count: Box(130, 540, 1660, 320), Box(314, 700, 380, 100)
)
PLAIN = Panel((0, 0, 0), (0, 0, 0), 4.0)


def face(title: str) -> LargeAnswerFace:
    return LargeAnswerFace(PLAIN, (120, 200, 255), title, "-1", "You keep 2")


class Tiles:
    """Two answers, and one that asks for a card."""

    def __init__(self) -> None:
        self.given: list[object] = []
        self.look = UiStyle()
        by_card = Choice(Take(0, 7), "Discard", then=FollowUp("Which?", {7: Take(0, 7), 8: Take(0, 8)}))
        choices = [Choice(Take(0, 1), "Shield"), by_card, Choice(Take(0, 2), "Endure", key=DECLINE)]
        offered = [(choice, face(choice.label)) for choice in choices]
        self.controls = LargeAnswers(
            self.look, PlainFaces(self.look), LAYOUT, AskedQuestion(sentence="Attacked!", buttons=tuple(choices)),
            Words(table_catalog(language="en")), self.given.append, offered=offered,
            boxes=boxes_beside(ROOM, None, len(offered)), bindings=Bindings(KEYS),
        )  # fmt: skip
        root = Node(size=CANVAS)
        root.add(self.controls)
        self.stage = Stage(CANVAS, FakeClock(), root, look=self.look, bindings=Bindings(KEYS), on_action=self.act)

    def act(self, action: str) -> bool:
        return self.controls.act(action)

    def tiles(self) -> list[LargeAnswer]:
        return [node for node in self.controls.walk() if isinstance(node, LargeAnswer)]

    def click(self, at: tuple[float, float]) -> None:
        for event in (PointerMoved(*at), PointerDown(*at, 1), PointerUp(*at, 1)):
            self.stage.send(event)


def test_a_click_on_a_tile_and_the_key_of_its_answer_give_it() -> None:
    made = Tiles()
    made.click(made.tiles()[0].bounds().center)
    made.stage.send(KeyDown("n"))
    assert made.given == [Take(0, 1), Take(0, 2)]


def test_arrows_lead_from_tile_to_tile_and_enter_takes_one() -> None:
    made = Tiles()
    start = made.controls.start
    assert start is made.tiles()[0]
    made.stage.dispatcher.focus.give(start)
    for key in ("right", "right", "return"):
        made.stage.send(KeyDown(key))
    assert made.given == [Take(0, 2)]


def test_what_takes_a_card_asks_for_it_and_the_card_alone_is_the_answer() -> None:
    made = Tiles()
    made.click(made.tiles()[1].bounds().center)
    assert not made.given and not made.tiles() and made.controls.asked.sentence == "Which?"
    for _ in range(4):
        made.look.queue.update(milliseconds("rest") // 2)
    (card,) = (node for node in made.controls.walk() if node.name == "card 8")
    made.click(card.bounds().center)
    assert made.given == [Take(0, 8)]


def test_one_who_reconsiders_sees_the_tiles_again() -> None:
    made = Tiles()
    made.click(made.tiles()[1].bounds().center)
    made.stage.send(KeyDown("escape"))
    assert len(made.tiles()) == 3 and not made.given


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("x", [None, 205.0, 815.0, 1425.0])
def test_tiles_stand_beside_what_attacks_never_on_it_and_not_on_each_other(count: int, x: float | None) -> None:
    taken = Box(x, 70, 290, 406) if x is not None else None
    boxes = boxes_beside(ROOM, taken, count)
    assert len(boxes) == count and all(ROOM.contains(box) for box in boxes)
    assert len({box.w for box in boxes}) == 1 and boxes[0].w >= 200
    for at, box in enumerate(boxes):
        assert box.collidelist(boxes[:at]) < 0 and (taken is None or not box.colliderect(taken))
