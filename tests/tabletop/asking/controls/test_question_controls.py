"""Whatever is asked, the controls shows it, is used by mouse and keys, and hands in the answer once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import check
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import LetGo, PointerDown, PointerUp
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL, CARD_RIGHT, CONFIRM, KEYS, PASS
from resarcana_gui.tabletop.asking.card_lists import CardsModel, OrderModel
from resarcana_gui.tabletop.asking.choice import Asked as AskedWords
from resarcana_gui.tabletop.asking.choice import AskedQuestion, Choice, FollowUp
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls, Details, QuestionParts
from resarcana_gui.tabletop.asking.controls.buttons import answer_button, choice_button
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid, CardsPicker
from resarcana_gui.tabletop.asking.controls.chip import Chip
from resarcana_gui.tabletop.asking.controls.chips import ChipGroup
from resarcana_gui.tabletop.asking.controls.order_picker import OrderPicker
from resarcana_gui.tabletop.asking.controls.picker import PickerFactory
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Lay, Take, orders
from tests.tabletop.plain_faces import PlainFaces

ROOM = Box(0, 0, *CANVAS)
CONFIRM_PLACE = Box(1658, 892, 178, 84)
ITEMS: dict[Key, Box] = {7: Box(200, 530, 190, 266), 8: Box(500, 530, 190, 266)}


def _place(key: Key) -> Box | None:
    return ITEMS.get(key)


LAYOUT = QuestionLayout(
    ROOM,
    CONFIRM_PLACE,
    lambda count: Box(130, 40, 1660, 420),
    Box(314, 700, 380, 100),
    item=_place,
    seat={1: ROOM}.get,
)
WORDS = Words(table_catalog(language="en"))


class Asked:
    """A controls on a stage, and what was answered."""

    def __init__(
        self,
        actor: Actor,
        faces: PlainFaces,
        asking: AskedQuestion,
        picker_factory: PickerFactory | None = None,
        *,
        can_cancel: bool = True,
    ) -> None:
        self.actor = actor
        self.answers: list[Command] = []
        self.cancelled = 0
        self.controls = QuestionControls(
            faces.look, faces, LAYOUT, asking, WORDS, self.answers.append, self._cancel if can_cancel else None,
            picker_factory=picker_factory, bindings=Bindings(KEYS),
        )  # fmt: skip
        actor.root.add(self.controls)

    def _cancel(self) -> None:
        self.cancelled += 1

    def names(self) -> list[str]:
        return [node.name for node in self.controls.walk() if isinstance(node, Control) and node.focusable]

    def click(self, name: str) -> None:
        self.actor.click(next(node for node in self.controls.walk() if isinstance(node, Control) and node.name == name))

    def confirming(self) -> tuple[str, bool]:
        button = self.controls.confirm
        assert button is not None
        return button.text, button.enabled

    def faults(self) -> list[object]:
        return list(check(self.actor.root, self.actor.look.theme, Box(0, 0, *CANVAS)))


def test_a_click_between_cards_laid_out_reaches_nothing_below(actor: Actor, faces: PlainFaces) -> None:
    below, clicked = Button(actor.look, "", lambda: clicked.append(0), size=ROOM.size), list[int]()
    grid = CardGrid(actor.look, faces, [1, 2, 3], LAYOUT.spread(3), clicked.append)
    actor.root.add(below, grid)
    left, right = grid.boxes[:2]
    for x in (left.centerx, (left.right + right.left) / 2, 10.0):
        actor.stage.send(PointerDown(x, left.centery))
        actor.stage.send(PointerUp(x, left.centery))
    assert clicked == [1, 0]


def test_every_choice_has_a_button_and_its_key_does_the_same(actor: Actor, faces: PlainFaces) -> None:
    sell, passing = Choice(Take(1), "Sell"), Choice(Take(0), "Pass", key=PASS)
    asked = Asked(actor, faces, AskedQuestion(sentence="Sell or pass?", buttons=(sell, passing)))
    assert asked.names() == ["answer 0", "pass", "cancel"]
    asked.click("answer 0")
    assert asked.controls.act(PASS) and not asked.controls.act(CONFIRM)
    assert asked.answers == [Take(1), Take(0)]


def test_cancel_is_there_only_when_something_can_be_taken_back(actor: Actor, faces: PlainFaces) -> None:
    asked = Asked(actor, faces, AskedQuestion(sentence="?"))
    asked.click("cancel")
    assert asked.controls.act(CANCEL) and asked.cancelled == 2
    without = Asked(actor, faces, AskedQuestion(sentence="?"), can_cancel=False)
    assert without.names() == [] and not without.controls.act(CANCEL)


def test_where_answers_are_handed_in_nothing_is_ever_taken_back(actor: Actor, faces: PlainFaces) -> None:
    alone = Asked(actor, faces, AskedQuestion(sentence="?")).controls.parts.buttons
    beside = Asked(actor, faces, AskedQuestion(sentence="?", buttons=(Choice(Take(0), "Pass"),))).controls.parts.buttons
    assert [button.name for button in alone] == [CANCEL] and not alone[0].bounds().colliderect(LAYOUT.confirm)
    assert beside[0].bounds().colliderect(LAYOUT.confirm) and beside[1].bounds() == alone[0].bounds()


def test_what_hands_in_stands_always_in_the_same_place(actor: Actor, faces: PlainFaces) -> None:
    for words in ("Pass", "Pay 1 Elan, 1 Life, 1 Calm, 1 Death and 1 Gold, and whatever else there is to be paid"):
        asked = Asked(actor, faces, AskedQuestion(sentence="?", buttons=(Choice(Take(0), words, key=CONFIRM),)))
        first, other = (node.bounds() for node in asked.controls.children)
        assert first.contains(CONFIRM_PLACE) and first.bottomright == CONFIRM_PLACE.bottomright
        assert other.bottom < first.top and not asked.faults()
        actor.root.remove(asked.controls)


def test_two_choices_about_a_thing_are_two_chips_on_it(actor: Actor, faces: PlainFaces) -> None:
    take, leave = Choice(Take(7), "Take all of it", brief="Take"), Choice(Take(8), "Leave it there")
    asking = AskedQuestion(sentence="?", choices={7: (take, leave)}, listed=(take, leave))
    asked = Asked(actor, faces, asking, can_cancel=False)
    chips = [node for node in asked.controls.walk() if isinstance(node, Chip)]
    assert [chip.text for chip in chips] == ["Take", "Leave it there"] and chips[0].tip == "Take all of it"
    assert all(chip.bounds().colliderect(ITEMS[7]) for chip in chips) and not asked.faults()
    asked.click("answer 1")
    assert asked.answers == [Take(8)] and asked.controls.asked.sentence == "?"


def test_chips_follow_what_they_lie_on_and_what_cannot_be_seen_has_buttons(actor: Actor, faces: PlainFaces) -> None:
    one, other = Choice(Take(7), "One"), Choice(Take(9), "Other")
    asked = Asked(actor, faces, AskedQuestion(sentence="?", choices={7: (one,), 9: (other,)}, listed=(one, other)))
    (chip,) = (node for node in asked.controls.walk() if isinstance(node, Chip))
    before, ITEMS[7] = chip.bounds(), ITEMS[7].move(90, 0)
    asked.controls.update()
    ITEMS[7] = ITEMS[7].move(-90, 0)
    assert chip.bounds().x == before.x + 90 and "answer 1" in asked.names()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_several_cards_are_chosen_on_the_table_and_the_button_waits_for_enough(scale: float) -> None:
    look = UiStyle(CANDLELIGHT, scale)
    actor, faces = Actor(look, FakeClock()), PlainFaces(look)
    model = CardsModel({(1, 2): Lay(1, 2), (1, 3): Lay(1, 3), (2, 3): Lay(2, 3)}, hand=(1, 2, 3))
    asked = Asked(
        actor,
        faces,
        AskedQuestion(sentence="Discard two cards"),
        lambda: CardsPicker(model, lambda done: f"{done is not None}"),
    )
    marked: list[Mapping[Key, str]] = []
    asked.controls.on_marked = lambda: marked.append(asked.controls.marks)
    assert asked.controls.click(3) and not asked.controls.click(9)
    assert asked.confirming() == ("False", False)
    assert asked.controls.click(1) and asked.confirming() == ("True", True)
    assert marked[-1] == {1: "chosen", 2: "can", 3: "chosen"}
    asked.click("confirm")
    assert asked.answers == [Lay(1, 3)] and not asked.faults()


def test_cards_are_put_in_an_order_by_clicks_keys_and_dragging(actor: Actor, faces: PlainFaces) -> None:
    model = OrderModel(orders(4, 5, 6))
    asked = Asked(
        actor, faces, AskedQuestion(sentence="In which order?"),
        lambda: OrderPicker(actor.look, faces, LAYOUT, model, WORDS, "Put them back"),
    )  # fmt: skip
    asked.click("card 5")
    assert model.cards == [5, 4, 6]
    asked.click("card 5")
    assert model.cards == [4, 5, 6] and not asked.faults()
    asked.click("card 5")
    assert asked.controls.act(CARD_RIGHT) and model.cards == [4, 5, 6]
    assert asked.controls.act(CARD_RIGHT) and model.cards == [4, 6, 5]
    first, last = (next(node for node in asked.controls.walk() if node.name == f"card {card}") for card in (4, 5))
    before = first.at
    actor.press(first.bounds().center)
    actor.point(last.bounds().center)
    assert first.at != before
    actor.stage.send(LetGo())
    assert first.at == before and model.cards == [4, 6, 5], "a drag that is let go changes nothing"
    actor.drag(first.bounds().center, last.bounds().center)
    assert asked.controls.act(CONFIRM)
    assert asked.answers == [Lay(6, 5, 4)] and not asked.faults()


def test_what_goes_along_with_a_choice_is_asked_first_and_not_taken_unseen(actor: Actor, faces: PlainFaces) -> None:
    swap = FollowUp("Swap it for:", {8: Take(8), 9: Take(9)})
    passing = Choice(Take(0), "Pass", warning="You can still sell.", then=swap)
    asked = Asked(actor, faces, AskedQuestion(sentence="?", buttons=(passing,)), can_cancel=False)
    given, warned = [], []
    asked.controls.on_both = lambda first, second: given.append((first, second))
    asked.controls.on_warned = lambda: warned.append(1)
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
    class Picks(AskedQuestion):
        @property
        def shown(self) -> dict[int, Choice]:
            return {4: Choice(Take(4), "Take it"), 2: Choice(Take(2), "Take it")}

    asked = Asked(actor, faces, Picks(sentence="Which one?", note="Or pass."), can_cancel=False)
    assert asked.names() == ["card 2", "card 4"] and asked.controls.start is not None
    asked.click("card 4")
    assert asked.answers == [Take(4)] and not asked.faults()


def test_a_long_way_back_stands_above_what_lies_beside_the_button_that_hands_in(faces: PlainFaces) -> None:
    beside = Box(1510, 861, 130, 160)
    controls = AskingControls(faces.look, replace(LAYOUT, beside=beside), "asked")
    short, long = (answer_button(faces.look, words, lambda: None, name=CANCEL) for words in ("No", "Go on " * 3))
    for button in (short, long):
        controls.put(QuestionParts(AskedWords(""), [button]))
        assert button.bounds().bottom <= CONFIRM_PLACE.top and not button.bounds().colliderect(beside)
    assert long.bounds().left < beside.right < short.bounds().left and long.bounds().bottom < short.bounds().bottom


def test_chips_on_what_lies_above_the_buttons_rise_rather_than_reach_below_one(faces: PlainFaces) -> None:
    look, card = faces.look, Box(1640, 700, 150, 190)
    controls = AskingControls(look, LAYOUT, "asked")
    button = answer_button(look, "Collect", lambda: None, kind="primary")
    chips = [Chip(look, words, lambda: None) for words in ("Take what lies on it", "Leave it there", "Pay", "Turn it")]
    controls.put(QuestionParts(AskedWords("?"), [button], [ChipGroup(lambda: card, chips)]))
    assert not any(chip.bounds().colliderect(button.bounds()) for chip in chips)
    assert all(chip.bounds().colliderect(card) for chip in chips) and chips[-1].bounds().bottom > card.bottom - 20
    controls.put(QuestionParts(AskedWords("?"), [], [ChipGroup(lambda: card, chips)]))
    assert chips[-1].bounds().colliderect(CONFIRM_PLACE), "where no button is they lie lower"


@pytest.mark.parametrize("words", ["Collect", "Do not use Golden Statue", "Lose 2 and 2 and 2 and 2 of many others"])
def test_what_hands_in_covers_nothing_beside_it_and_leaves_out_its_key_where_words_need_the_room(words: str) -> None:
    look, beside = UiStyle(CANDLELIGHT, 1.3), Box(1490, 861, 130, 160)
    controls = AskingControls(look, replace(LAYOUT, beside=beside), "asked")
    button = answer_button(look, words, lambda: None, kind="primary", key="Enter")
    controls.put(QuestionParts(AskedWords("?"), [button]))
    assert button.bounds().left > beside.right and button.bounds().right == CONFIRM_PLACE.right
    assert look.text.measure(words.rsplit(maxsplit=1)[-1], button.style)[0] < button.width
    assert bool(button.key) == (words == "Collect")


def test_buttons_that_would_reach_too_high_have_smaller_letters_where_an_answer_is_handed_in() -> None:
    look, beside, words = UiStyle(CANDLELIGHT, 2.0), Box(1490, 861, 130, 160), "Pay 1 and 1 and 1 and 1 of many others"

    def stacked(top: float) -> tuple[Button, Button]:
        controls = AskingControls(look, replace(LAYOUT, beside=beside, top=top), "asked")
        buttons = [answer_button(look, words, lambda: None, kind="primary"), answer_button(look, "No", lambda: None)]
        controls.put(QuestionParts(AskedWords("?"), buttons))
        return buttons[0], buttons[1]

    high = stacked(0.0)[1].bounds().top
    pays, cancels = stacked(high + 1)
    assert high < cancels.bounds().top < cancels.bounds().bottom <= pays.bounds().top
    assert pays.bounds().bottomright == CONFIRM_PLACE.bottomright and pays.bounds().left > beside.right
    assert stacked(high)[1].bounds().top == high, "where there is room nothing changes"


def test_details_in_large_letters_grow_wider_before_they_grow_higher() -> None:
    look, room = UiStyle(text_scale=2.0), (380.0, 66.0)
    short, sentence, long = (
        Details(look, [words], room) for words in ("Use it.", "You can still use what is there.", "So " * 99)
    )
    assert short.width == room[0] < sentence.width < long.width
    assert short.height == sentence.height < long.height


def test_details_take_two_lines_rather_than_hide_what_lies_beside_them_and_are_no_wider_than_they_need() -> None:
    room, words = (388.0, 66.0), "You will have: 1 Gold, and 3 essences that are not Gold"
    normal, large = (Details(UiStyle(text_scale=scale), [words], room) for scale in (1.33, 1.6))
    assert normal.width == room[0] and normal.height < 1.4 * room[1]
    assert room[0] < large.width < 1.5 * room[0]


def test_chips_stay_in_the_part_of_the_table_in_which_their_item_lies(faces: PlainFaces) -> None:
    look, card, row = faces.look, Box(800, 560, 150, 210), Box(0, 530, 1920, 250)
    controls = AskingControls(look, replace(LAYOUT, zones=[Box(0, 0, 1920, 520), row]), "asked")
    for number in (1, 3, 6):
        chips = [Chip(look, f"Answer {at}", lambda: None) for at in range(number)]
        controls.put(QuestionParts(AskedWords("?"), [], [ChipGroup(lambda: card, chips)]))
        laid = [chip.bounds() for chip in chips]
        assert all(row.contains(box) for box in laid)
        assert all(box.collidelist(laid[:at]) < 0 for at, box in enumerate(laid))
        assert abs(laid[0].unionall(laid).centerx - card.centerx) < 1


def test_a_button_shows_the_brief_words_of_its_choice_and_explains_them() -> None:
    choice = Choice(Take(1), "Lose 1 Life and 2 others", brief="Lose 1")
    button = choice_button(UiStyle(), choice, None, "answer", lambda chosen: None)
    assert (button.text, button.tip) == ("Lose 1", "Lose 1 Life and 2 others")
