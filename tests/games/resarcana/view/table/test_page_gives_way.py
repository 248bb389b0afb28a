"""A page lies over the table: when something is asked that only the table can answer, it closes."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.commands import Answer, UsePower, subject
from resarcana_gui.games.resarcana.rules.power_questions import AskStraighten
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless
from tools.tour.stop import screen_of

SCENARIO: dict[str, object] = {
    "seats": [
        {
            "mage": "seer", "item": "reanimate", "pool": "2E", "hand": ["prism"],
            "play": [{"component": "hawk", "turned": True}, {"component": "treant", "turned": True}],
        },
        {"mage": "witch", "item": "alchemy"},
    ],
    "active": 0,
}  # fmt: skip


def opened() -> tuple[HeadlessClient, ResArcanaTable]:
    """A table in the first seat's turn, with a page open."""
    headless()
    stage = HeadlessClient(settings=Settings(speed="instant"))
    view = stage.table(scenario=SCENARIO).view
    assert isinstance(view, ResArcanaTable)
    view.book.toggle("scores")
    stage.rest()
    return stage, view


def do(view: ResArcanaTable, kind: type[Answer], slug: str) -> None:
    number = view.resources.cards.numbers[slug]
    assert view.asker.asking is not None
    view.asker.controller.submit(
        next(each for each in view.asker.asking.legal if isinstance(each, kind) and subject(each) == number)
    )


def test_what_has_to_be_clicked_on_the_table_closes_the_page() -> None:
    stage, view = opened()
    do(view, UsePower, "reanimate")
    stage.rest()
    while view.asker.asking is None or not isinstance(view.asker.asking.question, AskStraighten):
        answer = next(each for each in screen_of(stage).match.legal() if isinstance(each, Answer))
        view.asker.controller.submit(answer)
        stage.rest()
    assert view.book.panel is None


def test_ones_own_turn_interrupts_nobody_who_reads() -> None:
    stage, view = opened()
    view.ask(None)
    screen_of(stage).presenter.show_now()
    stage.rest()
    assert view.asker.asking is not None and isinstance(view.asker.asking.question, AskTurn)
    assert view.book.panel is not None
