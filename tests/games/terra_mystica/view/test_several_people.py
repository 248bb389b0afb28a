"""Several people at one screen: nothing is secret, so the table turns to whoever is asked without a curtain."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.rules.commands import EndTurn, Refuse, Upgrade
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer, AskTurn
from resarcana_gui.games.terra_mystica.view.own_keys import END_TURN
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import seat
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def hot_seat(**options: object) -> tuple[HeadlessClient, TableScreen, Match]:
    """Two people at one screen, in a game with these options."""
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    client.shell.look.pace.speed = Speed.INSTANT
    match = Match.start(client.plugin.game(), {"seats": 2, **options}, [Seat("Ada"), Seat("Ben")], 3)
    screen = TableScreen(client.shell, "terra_mystica", match)
    client.shell.show(screen)
    return client, screen, match


def test_the_table_turns_to_whoever_is_asked() -> None:
    client, screen, match = hot_seat()
    seen = set()
    for _ in range(4):
        client.wait(8000)
        assert not any(isinstance(node, Curtain) for node in client.shell.root.walk())
        assert match.pending is not None and screen.viewer == match.pending.seat
        assert isinstance(screen.view, MysticaTable) and screen.view.asker.asking is not None
        assert screen.hud is not None and screen.hud.top_bar.prompt.whom == ("Ada", "Ben")[screen.viewer]
        assert not client.shell.messages.notices.sentence
        seen.add(screen.viewer)
        assert screen.controller.submit(match.legal()[0]) is None
    assert seen == {0, 1}


def test_a_turn_that_was_ended_while_a_neighbour_was_asked_ends_after_the_answer() -> None:
    neighbours = [seat("witches", "E7"), seat("nomads", {"E8": "temple"})]
    client, screen, match = hot_seat(scenario={"seats": neighbours, "round": 2})
    client.wait(8000)
    upgrade = next(each for each in match.legal() if isinstance(each, Upgrade))
    assert screen.controller.submit(upgrade) is None
    assert screen.act(END_TURN)
    client.wait(8000)
    assert screen.viewer == 1 and isinstance(match.pending, AskOffer)
    assert screen.controller.submit(next(each for each in match.legal() if isinstance(each, Refuse))) is None
    client.wait(8000)
    assert isinstance(match.history.steps[-1].command, EndTurn)
    assert isinstance(match.pending, AskTurn) and match.pending.seat == screen.viewer == 1


def test_what_one_seat_accepts_unasked_the_other_is_asked_about() -> None:
    client, screen, match = hot_seat()
    client.wait(8000)
    assert isinstance(screen.view, MysticaTable)
    first, screen.view.resources.standing.limit = screen.viewer, 3
    while screen.viewer == first:
        assert screen.controller.submit(match.legal()[0]) is None
        client.wait(8000)
    assert screen.view.resources.standing.limit == 0
