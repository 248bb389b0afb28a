"""What is asked steps aside for what is looked up, keeps the keys, and shows only those that mean it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.seats import SeatBoard
from tools.headless_client import HeadlessClient

RICH = {"mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G"}
RIVAL = {"mage": "duelist", "item": "research", "pool": "2E 2C 2D 2G", "play": ["hawk"]}
ATHANOR = {"component": "athanor", "essences": "8E"}


class Seat:
    """Somebody at a table, in whose turn much can be done."""

    def __init__(self, *, paying: bool = False, **settings: object) -> None:
        self.stage = HeadlessClient(settings=Settings(**settings))  # type: ignore[arg-type]
        first = {**RICH, "play": ["prism", ATHANOR], "hand": ["vault", "treant"]}
        self.screen = self.stage.table(scenario={"seats": [first, RIVAL]})
        self.stage.rest()
        if paying:
            self.pay()

    def pay(self) -> None:
        """Begin something that is paid for with an amount of one's choice."""
        for command in self.screen.match.legal():
            self.screen.controller.submit(command)
            self.stage.rest()
            if isinstance(self.table.asker.controls, QuestionControls) and self.controls.confirm is not None:
                return
            self.screen.back.undo()
        raise AssertionError("nothing has to be paid for")

    @property
    def table(self) -> ResArcanaTable:
        assert isinstance(self.screen.view, ResArcanaTable)
        return self.screen.view

    @property
    def controls(self) -> QuestionControls:
        assert isinstance(self.table.asker.controls, QuestionControls)
        return self.table.asker.controls

    @property
    def focused(self) -> Control | None:
        return self.stage.shell.stage.dispatcher.focus.current

    def press(self, *keys: str) -> None:
        for chord in keys:
            *held, key = chord.split("+")
            self.stage.shell.stage.send(KeyDown(key, shift="shift" in held))
            self.stage.shell.stage.send(KeyUp(key))
            self.stage.tick()


def opened(seat: Seat) -> bool:
    """Whether a page is open."""
    return seat.table.book.panel is not None


@pytest.mark.parametrize("key", ["f1", "v", "k", "j", "r"])
def test_a_page_lies_above_what_is_asked_which_comes_back(key: str) -> None:
    seat = Seat(paying=True, text_scale=150)
    controls, asked = seat.controls, len(seat.screen.match.history.steps)
    seat.press(key)
    assert opened(seat)
    seat.press("return", "1", "p")
    assert len(seat.screen.match.history.steps) == asked, "who reads does not answer by keys"
    seat.press("escape")
    assert (opened(seat), seat.controls, controls.shown) == (False, controls, True)
    assert seat.focused is controls.start


def test_a_question_that_comes_while_a_page_is_read_waits_below_it() -> None:
    seat = Seat()
    seat.press("f1")
    before = seat.focused
    seat.screen.observer.asks()
    seat.stage.tick()
    assert seat.focused is before


def test_what_is_asked_steps_aside_only_for_a_page_that_covers_it() -> None:
    seat = Seat()
    seat.press("v")
    assert opened(seat) and seat.controls.shown
    assert not any(button.believable for button in seat.controls.walk() if isinstance(button, Button))


def test_tab_stays_with_what_the_question_is_answered_with() -> None:
    seat = Seat()
    for _ in range(30):
        seat.press("tab")
        control = seat.focused
        assert control is not None
        in_panel = seat.controls in control.lineage()
        usable = isinstance(control, CardNode) and bool(seat.table.asker.choices(control))
        assert in_panel or usable, control


def test_arrows_lead_to_whatever_lies_on_the_table_and_to_nothing_beside_it() -> None:
    seat, met = Seat(), set()
    for key in ("tab", *("up", "left", "up", "right", "right", "down") * 5):
        seat.press(key)
        assert seat.focused is not None
        met.add(type(seat.focused))
        assert seat.table in seat.focused.lineage()
    assert met <= {CardNode, SeatBoard, Button} and CardNode in met


def test_tab_stays_in_the_log_until_it_is_closed() -> None:
    seat = Seat()
    before = seat.focused
    seat.press("l")
    hud = seat.screen.hud
    assert hud is not None
    assert seat.focused is hud.sheet.log
    for _ in range(8):
        seat.press("tab")
        assert any(node is hud.sheet for node in seat.focused.lineage())
    seat.press("escape")
    assert seat.focused is before


def test_enter_is_only_written_where_it_does_what_is_written() -> None:
    seat = Seat(paying=True)
    confirm = seat.controls.confirm
    assert confirm is not None and (confirm.key, confirm.believable) == ("Enter", True)
    seat.press("tab")
    while seat.focused is confirm:
        seat.press("tab")
    assert not confirm.believable, "now it is for what shows that it has the focus"
    while seat.focused is not confirm:
        seat.press("tab")
    assert confirm.believable


def test_escape_takes_back_what_was_begun_whatever_still_moves() -> None:
    seat = Seat(paying=True)
    begun = len(seat.screen.match.history.steps)
    seat.stage.shell.look.queue.add(seat.table.scenery.look.animator.wait(), "table")
    assert seat.stage.shell.look.queue.busy
    seat.press("escape")
    assert len(seat.screen.match.history.steps) < begun


def test_f10_is_always_the_menu() -> None:
    seat = Seat()
    seat.press("f1", "f10")
    assert seat.stage.shell.messages.asking


def open_menu(seat: Seat) -> None:
    asking = seat.table.asker.asking
    assert asking is not None
    cards = [node for node in seat.table.scenery.all_cards() if node.key is not None]
    several = next(card for card in cards if len(asking.choices.get(card.key or 0, ())) > 1)
    several.activate()
    assert seat.table.pointer.menu is not None


def test_undo_with_a_menu_open_closes_it_and_takes_nothing_back() -> None:
    seat = Seat()
    steps = len(seat.screen.match.history.steps)
    open_menu(seat)
    seat.press("z")
    assert len(seat.screen.match.history.steps) == steps and seat.table.pointer.menu is None
    assert not seat.stage.shell.messages.asking


def test_undo_in_the_middle_of_an_action_cancels_it_and_nothing_before() -> None:
    seat = Seat(paying=True)
    seat.press("z")
    assert not seat.screen.match.in_action() and not seat.screen.match.history.steps


def test_escape_closes_a_note_before_anything_else() -> None:
    seat = Seat()
    card = next(node for node in seat.table.scenery.all_cards() if node.known is not None and node.shown)
    seat.table.pointed(card)
    seat.press("escape")
    assert seat.table.grower.shown is None and not seat.stage.shell.messages.asking
    seat.press("escape")
    assert seat.stage.shell.messages.asking


def test_escape_closes_a_menu_wherever_the_focus_is() -> None:
    seat = Seat()
    open_menu(seat)
    seat.press("l", "escape", "escape")
    assert seat.table.pointer.menu is None and not seat.stage.shell.messages.asking


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_names_the_keys_for_what_tab_does_not_lead_to_as_they_are_now(language: str) -> None:
    seat = Seat(language=language)
    seat.stage.shell.bindings.rebind("log", "q")
    seat.press("f1")
    words = [node.text for node in seat.table.book.walk() if isinstance(node, Label)]
    for key in ("Q", "R", ",", ".", "End", "S", "V"):
        assert f"[gold|{key}]" in words, words


def test_signs_and_words_of_the_own_piles_are_seen_whole_or_not_at_all() -> None:
    scenery = Seat().table.scenery
    sign = scenery.empty_slots["discards"].words
    for boxes, seen in (([sign.bounds().move(40, 0)], 0.0), ([sign.bounds().move(0, 400)], 1.0)):
        scenery.give_way(boxes, ())
        assert sign.alpha == seen and scenery.own_income.visible
