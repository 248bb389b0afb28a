"""Advice at every kind of question has a reason in words, and no line contradicts another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.agents.companion import Advice, Stance, TreeAdviser, percent
from resarcana_gui.agents.companion.reasons import FREE, NOTHING, brings
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.seasons.ai.companion.adviser import is_early
from resarcana_gui.games.seasons.ai.companion.insight import SeasonsInsight
from resarcana_gui.games.seasons.ai.opponents import Opponents
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.records import QUESTIONS
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.view.lookup.synergies import go_well
from resarcana_gui.kernel.pending import Pending
from tests.games.seasons.rules.random_play import random_game

GAMES = 30
"""Random games in which every kind of question is sought."""
SEEN = 33
"""The fewest kinds that these games ask with a choice."""
INSIGHT = SeasonsInsight(load_cards(), go_well)
NAMES = ["Ada", "Bo", "Cy", "Di"]


def questions() -> Iterator[tuple[State, Pending]]:
    """One question with a choice of each kind, with what its seat sees."""
    found: set[str] = set()
    for seed in range(GAMES):
        for session, _ in random_game(seed, seats=2 + seed % 3):
            pending = session.pending
            if pending is not None and pending.KIND not in found and len(session.legal()) > 1:
                found.add(pending.KIND)
                view = session.observe(pending.seat)
                assert isinstance(view, State)
                yield view, pending
        if len(found) == len(QUESTIONS):
            return


@pytest.mark.slow
def test_every_kind_of_question_gets_advice_with_reasons_that_do_not_contradict_each_other() -> None:
    opponents, asked = Opponents(seasons()), set()
    for view, pending in questions():
        guide = opponents.guide(view.seats, "archmage").with_margin(0.0)
        by = TreeAdviser(seasons(), guide, Limits(6, horizon=0, foresight=0), None, INSIGHT, early=is_early)
        advice = by.advise(view, pending)
        assert advice is not None
        asked.add(pending.KIND)
        assert_told(advice, view.seats)
        assert_no_contradiction(advice)
    assert len(asked) >= SEEN, sorted(asked)


def assert_told(advice: Advice, seats: int) -> None:
    for language in ("en", "es"):
        narrator = SeasonsPlugin().narrator(language, advice.seat, NAMES[:seats])
        for line in advice.lines:
            assert line.reason is not None
            told = narrator.reason(line.reason)
            assert told and told.endswith(".") and "{" not in told and "companion." not in told, told


def assert_no_contradiction(advice: Advice) -> None:
    """The best and its equals are praised, each for something else; the others are not said to be better."""
    told = [line.reason for line in advice.lines if line.reason is not None and not line.is_behind]
    facts = [reason.fact for reason in told if reason.fact not in (NOTHING, FREE)]
    assert len(set(facts)) == len(facts)
    for line in advice.lines:
        reason = line.reason
        assert reason is not None and percent(line.chance) <= percent(advice.best.chance)
        if line.is_behind:
            assert reason.stance is not Stance.FOR and reason.fact != NOTHING
            assert reason.stance is not Stance.AGAINST or not brings(INSIGHT, reason)
        elif reason.stance in (Stance.FOR, Stance.AT_ONCE):
            assert brings(INSIGHT, reason)
