# mypy: no-warn-unreachable
# What is pressed changes between two asserts, which mypy does not know.

"""What a click on a card of the table does: use it, ask what is meant, or say why it cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer, DiscardCard, PlaceArtifact
from resarcana_gui.games.resarcana.view.asking.answer_choices import Target
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.playing.table_pointer import zones
from resarcana_gui.scene.check import check
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Attended, Event, KeyDown, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.chip import Tag
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.pages.note import NoteContents
from resarcana_gui.tabletop.playing.item_drag import Zone
from tests.screens.hands import Mouse
from tools.headless_client import HeadlessClient, headless

SEATS: tuple[dict[str, Any], dict[str, Any]] = (
    {
        "mage": "seer", "item": "divination", "hand": ["prism", "flaming_pit"],
        "play": ["dwarven_pickaxe", {"component": "hawk", "turned": True}],
    },
    {"mage": "witch", "item": "alchemy", "play": ["treant"]},
)  # fmt: skip


class Table:
    """A table where the first seat is to act, and a hand on it."""

    def __init__(
        self, language: str = "en", text_scale: int = 100, more: Sequence[object] = (), speed: str = "instant",
        pool: str = "1E 1G",
    ) -> None:  # fmt: skip
        """`more`: what the first seat has in play besides."""
        headless()
        settings = Settings(speed=speed, language=language, text_scale=text_scale)
        self.stage = HeadlessClient(settings=settings)
        first, second = SEATS
        seats = [{**first, "pool": pool, "play": [*first["play"], *more]}, second]
        self.screen = self.stage.table(scenario={"seats": seats, "active": 0}, people=1)
        self.stage.rest()

    @property
    def view(self) -> ResArcanaTable:
        assert isinstance(self.screen.view, ResArcanaTable)
        return self.screen.view

    @property
    def steps(self) -> int:
        return len(self.screen.match.history.steps)

    def card(self, slug: str) -> CardNode:
        return self.view.scenery.cards[self.view.resources.cards.numbers[slug]]

    def click(self, slug: str) -> None:
        Mouse(self.stage.shell, self.stage.tick).use(self.card(slug))

    def wait(self) -> None:
        """Let everything that moves come to its end."""
        self.stage.wait(960)

    def drag(self, slug: str, to: Point) -> None:
        """Take a card, move it about, and let it go."""
        x, y = Mouse(self.stage.shell, self.stage.tick).point_on(self.card(slug))
        path: list[Event] = [
            PointerMoved(x, y),
            PointerDown(x, y),
            PointerMoved(x, y - 40),
            PointerMoved(*to),
            PointerUp(*to),
        ]
        for event in path:
            self.stage.shell.stage.send(event)
            self.stage.tick()

    def lose(self, slug: str, to: Point) -> None:
        """Take a card, move it about, and use another window instead; then come back and click there."""
        x, y = Mouse(self.stage.shell, self.stage.tick).point_on(self.card(slug))
        path: list[Event] = [
            PointerMoved(x, y),
            PointerDown(x, y),
            PointerMoved(x, y - 40),
            PointerMoved(*to),
            Attended(here=False),
            PointerMoved(to[0] + 5, to[1]),
            PointerUp(*to),
            Attended(here=True),
        ]
        for event in path:
            self.stage.shell.stage.send(event)
            self.stage.tick()

    def said(self) -> str:
        """What stands below the chips on a card, or loudly on its note."""
        self.stage.wait(480)
        if self.view.pointer.menu is not None:
            return " ".join(node.text for node in self.view.pointer.menu.walk() if isinstance(node, Tag))
        note = self.view.grower.note
        loud = [part for part in note.written.parts if part.loud] if note is not None else []
        return " ".join(line.text for part in loud for line in part.lines)


def test_a_card_that_cannot_be_placed_is_not_given_up_by_a_click() -> None:
    table = Table()
    before = table.steps
    table.click("flaming_pit")
    assert table.steps == before
    menu = table.view.pointer.menu
    assert menu is not None and [button.text.split(":")[0] for button in menu.buttons] == ["Discard"]
    assert menu.buttons[0].tip.startswith("Discard Flaming Pit (")
    assert "cannot place it now" in table.said()


def test_a_card_that_can_be_placed_says_nothing_of_what_cannot_be_done() -> None:
    table = Table()
    table.click("prism")
    assert table.view.pointer.menu is not None and len(table.view.pointer.menu.buttons) == 2 and not table.said()


@pytest.mark.parametrize(
    ("slug", "why"), [("hawk", "turned"), ("alchemy", ""), ("treant", ""), ("transmutation", "swap")]
)
def test_what_cannot_be_used_says_why_beside_it(slug: str, why: str) -> None:
    table = Table()
    table.click(slug)
    assert why in table.said() and bool(why) == bool(table.said())


def test_what_cannot_be_placed_goes_back_to_the_hand_and_says_why() -> None:
    table = Table()
    steps, card = table.steps, table.card("flaming_pit")
    before = card.at
    table.drag("flaming_pit", table.view.resources.areas.row.center)
    assert "cannot place it now" in table.stage.shell.messages.notices.sentence
    table.wait()
    assert table.steps == steps and card.at == before


def test_a_card_let_go_outside_goes_back_without_a_word() -> None:
    table = Table()
    steps, before = table.steps, table.card("prism").at
    table.drag("prism", (-300.0, 5000.0))
    table.wait()
    assert (table.steps, table.card("prism").at, table.stage.shell.messages.notices.sentence) == (steps, before, "")


@pytest.mark.parametrize("to", [Target.OWN_TABLEAU, Target.DISCARD_PILE])
def test_a_card_that_is_dragged_when_another_window_is_used_goes_back_and_does_nothing(to: Target) -> None:
    table = Table()
    steps, before = table.steps, table.card("prism").at
    table.lose("prism", zones(table.view.resources.areas)[to].center)
    table.wait()
    assert (table.steps, table.card("prism").at) == (steps, before)
    assert not [node for node in table.view.walk() if isinstance(node, Zone)], "targets are still lit"


def test_passing_is_let_go_at_either_of_its_steps() -> None:
    table = Table()
    steps, send = table.steps, table.stage.shell.stage.send

    def lose(node: Control) -> None:
        at = node.bounds().center
        for event in (PointerMoved(*at), PointerDown(*at)):
            send(event)
        assert node.pressed
        send(Attended(here=False))
        assert not node.pressed
        send(PointerUp(*at))
        table.wait()

    def find(name: str) -> Control:
        found = [node for node in table.view.walk() if isinstance(node, Control) and node.name == name]
        return found[-1]

    lose(find("pass"))
    assert isinstance(table.view.asker.controls, QuestionControls)
    assert table.view.asker.controls.following is None, "the first step was taken"
    Mouse(table.stage.shell, table.stage.tick).use(find("pass"))
    table.wait()
    assert table.view.asker.controls.following is not None
    cards = [node for node in table.view.asker.controls.walk() if isinstance(node, CardNode)]
    lose(cards[0])
    assert table.steps == steps and table.view.asker.controls.following is not None


def test_a_card_dropped_on_the_discard_pile_stays_there_however_fast_the_table_is() -> None:
    table = Table(speed="fast")
    pile = table.view.resources.areas.corner.discards
    table.drag("prism", pile.center)
    table.wait()
    assert table.card("prism").bounds().center == pytest.approx(pile.center, abs=2)


def test_what_cannot_be_dragged_at_all_says_why() -> None:
    table = Table()
    table.drag("hawk", table.view.resources.areas.row.center)
    assert "turned" in table.stage.shell.messages.notices.sentence


@pytest.mark.parametrize(
    ("to", "kind"),
    [(Target.OWN_TABLEAU, PlaceArtifact), (Target.DISCARD_PILE, DiscardCard)],
)
def test_a_card_is_dragged_onto_the_own_table_the_discard_pile_or_the_supply(to: Target, kind: type[Answer]) -> None:
    table = Table()
    steps = table.steps
    table.drag("prism", zones(table.view.resources.areas)[to].center)
    command = table.screen.match.history.steps[steps].command
    assert isinstance(command, kind)


def test_a_place_of_power_says_what_it_still_needs() -> None:
    table = Table()
    view = table.view
    place = next(number for number, zone in enumerate(view.scenery.state.zone) if zone == codes.IN_CENTRE)
    table.click(view.resources.cards.components[place].slug)
    assert "Needs" in table.said()


def test_a_reason_is_shown_to_those_who_play_by_keys_as_well() -> None:
    table = Table()
    table.stage.shell.stage.dispatcher.focus.give(table.card("hawk"), shown=True)
    table.stage.shell.stage.send(KeyDown("return"))
    assert "turned" in table.said()


@pytest.mark.parametrize(("scale", "language"), [(100, "en"), (200, "es")])
def test_the_menu_beside_a_card_is_well_laid_out(language: str, scale: int) -> None:
    table = Table(language, scale)
    table.click("flaming_pit")
    assert table.said()
    menu = table.view.pointer.menu
    assert menu is not None and not check(menu, table.stage.shell.look.theme, WHOLE)


def test_keys_begin_where_a_question_is_answered() -> None:
    table = Table()
    send, focus = table.stage.shell.stage.send, table.stage.shell.stage.dispatcher.focus
    send(KeyDown("p"))
    table.wait()
    controls = table.view.asker.controls
    assert controls is not None and focus.current in list(controls.walk())
    send(KeyDown("escape"))
    table.wait()
    start = focus.current
    assert isinstance(start, CardNode) and start.mark == "can" and not start.focused


def test_a_menu_that_is_closed_leaves_the_focus_where_it_was() -> None:
    table = Table()
    send, focus, card = table.stage.shell.stage.send, table.stage.shell.stage.dispatcher.focus, table.card("prism")

    def focused() -> str:
        return focus.current.name if focus.current is not None else ""

    focus.give(card)
    send(KeyDown("return"))
    assert focused() == "choice 0"
    send(KeyDown("tab"))
    assert focused() == "choice 1"
    send(KeyDown("escape"))
    assert table.view.pointer.menu is None and focused() == card.name and card.focused


def test_whoever_opens_a_menu_by_mouse_goes_on_in_it_by_keys() -> None:
    table = Table()
    send, focus = table.stage.shell.stage.send, table.stage.shell.stage.dispatcher.focus
    table.click("prism")
    assert focus.current is not None and (focus.current.name, focus.current.focused) == ("choice 0", True)
    send(KeyDown("down"))
    assert focus.current.name == "choice 1"
    send(KeyDown("up"))
    send(KeyDown("return"))
    table.wait()
    assert table.view.pointer.menu is None and isinstance(table.screen.match.history.steps[-1].command, PlaceArtifact)


def test_a_menu_hides_nothing_of_its_card_which_stays_grown_on_the_way_to_it() -> None:
    table = Table()
    mouse = Mouse(table.stage.shell, table.stage.tick)
    table.stage.shell.stage.send(PointerMoved(*mouse.point_on(table.card("prism"))))
    table.wait()
    table.click("prism")
    grower, menu = table.view.grower, table.view.pointer.menu
    assert menu is not None and grower.box is not None and not menu.bounds().colliderect(grower.box)
    table.stage.shell.stage.send(PointerMoved(*mouse.point_on(table.card("hawk"))))
    table.wait()
    assert grower.shown == table.card("prism").card


def test_a_card_that_was_used_goes_back_until_the_pointer_is_moved() -> None:
    table = Table(more=["dragon_teeth"], pool="2E")
    card, grower, send = table.card("dragon_teeth"), table.view.grower, table.stage.shell.stage.send
    x, y = Mouse(table.stage.shell, table.stage.tick).point_on(card)
    send(PointerMoved(x, y))
    table.wait()
    assert grower.shown == card.card
    steps = table.steps
    table.click("dragon_teeth")
    table.wait()
    assert table.steps > steps and grower.shown is None
    send(PointerMoved(x + 3, y))
    table.wait()
    assert grower.shown is None
    send(PointerMoved(x, y + 30))
    table.wait()
    assert grower.shown == card.card


def test_a_menu_closes_as_soon_as_anything_else_is_answered() -> None:
    table = Table()
    mouse = Mouse(table.stage.shell, table.stage.tick)
    table.click("prism")
    assert isinstance(table.view.asker.controls, QuestionControls)
    mouse.use(
        next(node for node in table.view.asker.controls.walk() if isinstance(node, Control) and node.name == "pass")
    )
    assert table.view.asker.controls.following is not None and table.view.pointer.menu is None


def test_a_magic_item_to_swap_for_says_that_it_can_be_chosen_and_nothing_against_it() -> None:
    table = Table()
    controls, card = table.view.asker.controls, table.card("transmutation")
    assert isinstance(controls, QuestionControls)
    swapped = table.view.resources.voice.text("asking.items_are_swapped")
    assert swapped in _lines(table.view.pointer.note(card))
    passing = next(node for node in controls.walk() if isinstance(node, Control) and node.name == "pass")
    Mouse(table.stage.shell, table.stage.tick).use(passing)
    told = table.view.pointer.note(card)
    assert swapped not in _lines(told)
    assert len(told.feet) == 2 and table.view.resources.voice.text("note.deed.choose") in told.feet[0]


def _lines(told: NoteContents) -> list[str]:
    return [line.text for part in told.parts for line in part.lines]


def test_a_menu_closes_as_soon_as_the_felt_beside_it_is_pressed() -> None:
    table = Table()
    table.click("prism")
    felt = table.view.resources.areas.row.bottomright
    assert "menu" in {node.name for node in table.view.children}
    table.stage.shell.stage.send(PointerDown(*felt))
    table.stage.tick()
    assert table.view.pointer.menu is None


def test_only_what_there_is_to_do_glows() -> None:
    table = Table()
    marks = {slug: table.card(slug).mark for slug in ("prism", "flaming_pit", "hawk", "treant", "alchemy")}
    assert marks == {"prism": "can", "flaming_pit": "may", "hawk": "none", "treant": "none", "alchemy": "none"}
