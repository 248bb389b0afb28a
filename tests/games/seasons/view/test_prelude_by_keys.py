"""The prelude by keys alone, which lead from card to card and to the button at the end; and looking back at it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.commands import Keep, LayDown
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.seasons.robot.test_answers import begin
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def played(kind: str, *keys: str) -> tuple[TableScreen, list[Command]]:
    """What the first seat has answered after these keys, at a question of this kind."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen, _ = begin(client, kind)
    client.rest()
    before = len(screen.match.history.steps)
    for key in keys:
        Keyboard(client.shell, client.tick).press(key)
        client.wait(400)
    client.rest()
    return screen, [step.command for step in screen.match.history.steps[before:] if step.seat == 0]


def test_the_keys_of_a_draft_begin_at_a_card() -> None:
    screen, answers = played("draft", "right", "return", "return")
    view = screen.match.view(0)
    assert isinstance(view, State) and [type(each) for each in answers] == [Keep] and len(view.kept[0]) == 1


def test_the_first_arrow_of_a_draft_leads_to_the_leftmost_card() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen, _ = begin(client, "draft")
    client.rest()
    Keyboard(client.shell, client.tick).press("right")
    table = screen.view
    assert isinstance(table, SeasonsTable)
    pack = [card for card in table.scenery.cards.values() if table.asker.choices(card)]
    assert client.shell.stage.dispatcher.focus.current is min(pack, key=lambda card: card.bounds().centerx)


@pytest.mark.parametrize("before", [["right"], []], ids=["with a card in focus", "at once"])
def test_nine_digits_and_enter_sort_the_cards_into_three_years(before: list[str]) -> None:
    _, answers = played("library", *before, *"123123123", "return")
    first, second = (each.cards for each in answers if isinstance(each, LayDown))
    assert len(first) == len(second) == 3 and not set(first) & set(second)


def test_looking_back_at_the_libraries_shows_the_nine_cards_that_were_sorted() -> None:
    screen, _ = played("library", "right", *"123123123", "return")
    table = screen.view
    assert isinstance(table, SeasonsTable) and len(table.scenery.cards) == 3
    screen.history.to(0)
    assert len(table.scenery.cards) == 9 and all(node.shown for node in table.scenery.cards.values())
    screen.history.to(None)
    assert len(table.scenery.cards) == 3


def test_the_page_of_packs_hides_what_is_being_sorted_until_it_is_closed() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen, _ = begin(client, "library")
    client.rest()
    table = screen.view
    assert isinstance(table, SeasonsTable) and table.asker.controls is not None
    Keyboard(client.shell, client.tick).press("b")
    client.rest()
    seen = [(table.book.panel is not None, table.asker.controls.visible)]
    Keyboard(client.shell, client.tick).press("b")
    client.rest()
    seen.append((table.book.panel is not None, table.asker.controls.visible))
    assert seen == [(True, False), (False, True)]
