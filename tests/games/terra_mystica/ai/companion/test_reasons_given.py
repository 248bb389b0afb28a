"""Advice at every kind of question has a reason in words, and no line contradicts another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.agents.companion import Advice, Stance, percent
from resarcana_gui.agents.companion.reasons import FREE, NOTHING
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.companion.adviser import LookaheadAdviser
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.records import QUESTIONS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.pending import Pending
from tests.games.terra_mystica.ai.companion.noted import NAMES
from tests.games.terra_mystica.played_table import Table, seat

GAMES = 24
"""Random games in which every kind of question is sought, late in the game if possible: playouts are short there."""
EARLY = ("faction", "start", "card")
SOUGHT = 14
"""The kinds of questions that these games are sure to ask with a choice; the others are described."""


def questions() -> Iterator[tuple[State, Pending]]:
    """One question with a choice of each kind, with what its seat sees."""
    found: set[str] = set()
    for seed in range(GAMES):
        session, dice = start(seed, seats=2 + seed % 2), Dice(seed)
        while (pending := session.pending) is not None and len(found) < SOUGHT:
            legal, view = session.legal(), session.observe(pending.seat)
            assert isinstance(view, State)
            late = view.round >= 5 or pending.KIND in EARLY
            if pending.KIND not in found and late and len(legal) > 1:
                found.add(pending.KIND)
                yield view, pending
            session.submit(legal[dice.below(len(legal))])


def described() -> Iterator[tuple[State, Pending]]:
    """The questions that few games ask."""
    double = {"H6": "temple", "H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    flying = Table(seat("witches", {"E7": "stronghold"}), round=6)
    flying.do("action", action="ACTW")
    storm = Table(seat("nomads", {"E7": "stronghold"}), round=6)
    storm.do("action", action="ACTN")
    upgrade = Table(seat("swarmlings", {"E7": "stronghold", "E5": "dwelling", "F5": "dwelling"}), round=6)
    upgrade.do("action", action="ACTS")
    ordained = Table(seat("darklings", {"E7": "trading_house"}), round=6)
    ordained.do("upgrade", at="E7", structure="stronghold")
    bridge = Table(seat("giants", double, bowls=[0, 0, 12]), round=6)
    bridge.do("action", action="ACT1")
    devoted = Table(seat("cultists", "E7"), seat("auren", "E5", bowls=[5, 5, 2]), round=6, terrain={"E6": "plains"})
    devoted.do("build", at="E6")
    devoted.do("accept", seat=1)
    three = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    key = Table(seat("giants", three, cults=[9, 9, 0, 0], bowls=[12, 0, 0]), terrain={"H6": "wasteland"}, round=6)
    key.do("build", at="H6")
    key.do("town", tile="TW5")
    for table in (flying, storm, upgrade, ordained, bridge, devoted, key):
        pending = table.session.pending
        assert pending is not None
        view = table.session.observe(0)
        assert isinstance(view, State)
        yield view, pending


@pytest.mark.slow
def test_every_kind_of_question_gets_advice_with_reasons_that_do_not_contradict_each_other() -> None:
    asked: set[str] = set()
    for view, pending in (*questions(), *described()):
        advice = LookaheadAdviser(terra_mystica(), 0).advise(view, pending)
        assert advice is not None
        asked.add(pending.KIND)
        assert_told(advice, view)
        assert_no_contradiction(advice)
    assert asked == {each.KIND for each in QUESTIONS}, sorted(asked)


def assert_told(advice: Advice, view: State) -> None:
    for language in ("en", "es"):
        narrator = plugin().narrator(language, advice.seat, NAMES[: view.seats])
        for line in advice.lines:
            assert line.reason is not None
            told = narrator.reason(line.reason)
            assert told and told.endswith(".") and "{" not in told and "companion." not in told, told
        told_of = [narrator.command(line.answer, view) for line in advice.lines]
        assert len(set(told_of)) == len(told_of)


def assert_no_contradiction(advice: Advice) -> None:
    facts = [line.reason.fact for line in advice.lines if line.reason and line.reason.stance is Stance.NOTED]
    assert len(set(facts)) == len(facts)
    for line in advice.lines:
        reason = line.reason
        assert reason is not None and percent(line.chance) <= percent(advice.best.chance)
        if line.is_behind:
            assert reason.stance is not Stance.FOR and reason.fact != NOTHING
        else:
            assert reason.stance is not Stance.AGAINST and reason.fact != FREE
