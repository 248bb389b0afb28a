"""A match in sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_ui import Seating
from resarcana_gui.screens.log.match_log import LogSentence, MatchLog
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(scope="module")
def played() -> tuple[HeadlessClient, Match]:
    """A whole game of machines."""
    headless()
    stage = HeadlessClient()
    screen = stage.table("standard", 2, people=0, seed=3, agent="greedy")
    for _ in range(20_000):
        if screen.match.outcome is not None:
            break
        stage.tick()
        stage.shell.look.queue.finish()
    return stage, screen.match


def told(stage: HeadlessClient, match: Match, *, at_once: bool) -> list[LogSentence]:
    ui = stage.shell.games[stage.game]
    seating = Seating(match, 0, tuple(seat.name for seat in match.seats))
    match_log = MatchLog(match, 0, ui.log_narrator("en", seating), seating.names)
    found = match_log.begin()
    steps = match.history.steps
    if at_once:
        found += match_log.tell(steps)
    else:
        for step in steps:
            found += match_log.tell([step])
    assert match_log.told == len(steps) and match_log.sentences == found
    return found


def test_telling_it_step_by_step_or_at_once_is_the_same(played: tuple[HeadlessClient, Match]) -> None:
    assert told(*played, at_once=True) == told(*played, at_once=False)


def test_every_sentence_knows_its_position_and_round(played: tuple[HeadlessClient, Match]) -> None:
    sentences = told(*played, at_once=True)
    positions = [told.at for told in sentences]
    rounds = [told.round for told in sentences]
    assert positions == sorted(positions) and positions[-1] == len(played[1].history.steps)
    assert rounds == sorted(rounds) and rounds[-1] == played[1].progress()["rounds"]


def test_a_round_begins_with_the_sentence_that_says_so(played: tuple[HeadlessClient, Match]) -> None:
    first = next(each.sentence for each in told(*played, at_once=True) if each.round == 2)
    assert first == "Round 2 begins."


def test_every_sentence_is_said_to_be_the_doing_of_whom_it_begins_with(played: tuple[HeadlessClient, Match]) -> None:
    names = {"You": 0, **{seat.name: at for at, seat in enumerate(played[1].seats) if at}}
    sentences = told(*played, at_once=False)
    forced = [each for each in sentences if each.seat is not None and each.seat != each.led_by]
    assert forced, "what somebody has to do because of another"
    for each in sentences:
        first = each.sentence.split()[0].rstrip(",:")
        assert each.seat == names.get(first, each.seat), each.sentence


def test_the_turns_are_in_order_and_have_names(played: tuple[HeadlessClient, Match]) -> None:
    stage, match = played
    seating = Seating(match, 0, tuple(seat.name for seat in match.seats))
    match_log = MatchLog(match, 0, stage.shell.games[stage.game].log_narrator("en", seating), seating.names)
    match_log.begin()
    match_log.tell(match.history.steps)
    turns = match_log.turns()
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert {turn.name for turn in turns} == {"Ada", "Circe"}
    assert turns[-1].round == match.progress()["rounds"]


def test_what_was_told_goes_on_until_any_of_it_is_undone(played: tuple[HeadlessClient, Match]) -> None:
    stage, match = played
    seating = Seating(match, 0, tuple(seat.name for seat in match.seats))
    match_log = MatchLog(match, 0, stage.shell.games[stage.game].log_narrator("en", seating), seating.names)
    steps = match.history.steps[:9]
    match_log.begin()
    assert match_log.follows([])
    match_log.tell(steps[:5])
    assert match_log.follows(steps) and match_log.follows(steps[:5])
    assert not match_log.follows(steps[:4])
    assert not match_log.follows([*steps[:4], replace(steps[4]), *steps[5:]]), "the same was done again"
