"""Offers of power: what is asked, and what is accepted by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.commands import Accept
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer
from resarcana_gui.games.terra_mystica.view.asking.asked_question import StandingChoice
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.standing_answer import LIMITS, StandingAnswer, standing_answer
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.actions import UNDO
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import Table, seat
from tests.games.terra_mystica.view.test_asking import asked
from tools.headless_client import HeadlessClient, headless


def offered(bowls: list[int]) -> Table:
    """Nomads whose temple the Witches have built beside, with a stronghold's power to gain."""
    table = Table(seat("witches", "E7"), seat("nomads", {"E8": "temple"}, bowls=bowls), round=2)
    table.do("upgrade", at="E7", structure="trading_house")
    assert isinstance(table.session.pending, AskOffer)
    return table


def test_the_button_says_gain_price_and_what_is_cut() -> None:
    whole, cut = asked(offered([4, 4, 4]).session), asked(offered([0, 1, 11]).session)
    assert whole.buttons[0].label == "Gain 2{power} for\u00a01{point}"
    assert cut.buttons[0].label == "Gain 1/2{power}"
    assert whole.short.endswith("4/4/4{then}2/6/4")


def test_the_sign_beside_the_bowls_accepts_this_offer_and_all_that_are_not_higher() -> None:
    always = asked(offered([4, 4, 4]).session).choices["offers"][0]
    assert isinstance(always, StandingChoice) and isinstance(always.command, Accept) and always.limit == 2


def test_offers_up_to_the_limit_are_accepted_once_at_each_table() -> None:
    table, standing = offered([4, 4, 4]), StandingAnswer()
    question = table.session.pending
    assert isinstance(question, AskOffer)
    standing.limit = 1
    assert not standing.accepts(question, table.state)
    standing.limit = 2
    assert standing.accepts(question, table.state)
    assert not standing.accepts(question, table.state), "after an undo, the player is asked"


def test_a_click_goes_through_all_limits_and_round() -> None:
    standing = StandingAnswer()
    assert [standing.next() for _ in LIMITS] == [*LIMITS[1:], 0]


@pytest.mark.slow
def test_what_is_accepted_by_itself_is_an_answer_like_any_other_and_can_be_undone() -> None:
    headless()
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    screen = client.table("first", 4, seed=5, agent="greedy")
    client.shell.look.pace.speed = Speed.INSTANT
    table = screen.view
    assert isinstance(table, MysticaTable)
    table.scenery.accept_up_to(6)
    for _ in range(900):
        client.tick(100)
        asking, steps = table.asker.asking, screen.match.history.steps
        if any(isinstance(step.command, Accept) and step.seat == 0 for step in steps):
            break
        if asking is not None:
            assert not isinstance(asking.question, AskOffer)
            screen.controller.submit(asking.answers[0])
    else:
        raise AssertionError("no offer is accepted")
    client.wait(500)
    screen.act(UNDO)
    client.wait(500)
    asking = table.asker.asking
    assert asking is not None and isinstance(asking.question, AskOffer)


def test_the_limit_of_a_saved_match_is_kept_for_each_seat_when_it_is_played_on(tmp_path: Path) -> None:
    headless()
    shell = HeadlessClient((1280, 720), Settings(game="terra_mystica")).shell
    seats = [Seat("Ada"), Seat("Bo")]
    match = Match.start(terra_mystica(), {"seats": 2}, seats, seed=3, path=tmp_path / "saved.jsonl")
    standing_answer(shell, match, 0).limit = 3
    assert [standing_answer(shell, match, seat).limit for seat in (0, 1)] == [3, 0]
    unsaved = Match.start(terra_mystica(), {"seats": 2}, seats, seed=3)
    standing_answer(shell, unsaved, 0).limit = 2
    assert dict(shell.settings.at_tables) == {"saved/0": "3"}
    standing_answer(shell, match, 0).limit = 0
    assert not shell.settings.at_tables


@pytest.mark.parametrize(("kept", "limit"), [("99", LIMITS[-1]), ("many", 0), ("-1", 0)])
def test_a_limit_that_was_changed_in_the_file_is_taken_as_far_as_it_makes_sense(
    tmp_path: Path, kept: str, limit: int
) -> None:
    headless()
    shell = HeadlessClient((1280, 720), Settings(game="terra_mystica", at_tables={"saved/0": kept})).shell
    seats = [Seat("Ada"), Seat("Bo")]
    match = Match.start(terra_mystica(), {"seats": 2}, seats, seed=3, path=tmp_path / "saved.jsonl")
    assert standing_answer(shell, match, 0).limit == limit
