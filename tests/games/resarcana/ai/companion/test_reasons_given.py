from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import Advice, Reason, Stance, TreeAdviser, percent
from resarcana_gui.agents.companion.reasons import FREE, NOTHING, PROVED, brings
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.resarcana.ai.companion.insight import ResArcanaInsight
from resarcana_gui.games.resarcana.ai.opponents import Opponents
from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat

EVERY = 17
"""Advice is asked for at one question in so many."""
MOST = 6
"""How many positions of a game are looked at."""
INSIGHT = ResArcanaInsight(ResArcanaPlugin().game().cards)


def advised(seats: int, seed: int) -> Iterator[Advice]:
    """Advice on questions of a whole game, wherever there is a choice."""
    plugin, opponents = ResArcanaPlugin(), Opponents(ResArcanaPlugin().game())
    guide = opponents.guide(seats).with_margin(0.0)
    by = TreeAdviser(plugin.game(), guide, Limits(12, horizon=0, foresight=1), None, INSIGHT)
    players = [Seat(f"{at}", "policy", opponents.build("learned-rusher", at)) for at in range(seats)]
    match = Match.start(plugin.game(), {"setup": "standard", "seats": seats}, players, seed)
    asked = 0
    while (pending := match.pending) is not None:
        if len(match.legal()) > 1:
            asked += 1
            if asked % EVERY == 0 and (advice := by.advise(match.view(pending.seat), pending)) is not None:
                yield advice
        ask_agent(match, Budget(1))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 3)])
def test_every_line_has_a_reason_that_names_something_and_none_contradicts_another(seats: int, seed: int) -> None:
    for advice in islice(advised(seats, seed), MOST):
        for line in advice.lines:
            assert line.reason is not None
            assert_names_something(line.reason, seats)
        assert_no_contradiction(advice)


def assert_names_something(reason: Reason, seats: int) -> None:
    for language, words in (
        ("en", {FREE: "essences", NOTHING: "nothing against"}),
        ("es", {FREE: "esencias", NOTHING: "nada en contra"}),
    ):
        told = ResArcanaPlugin().narrator(language, 0, ["Ada", "Bo", "Cy", "Di"][:seats]).reason(reason) or ""
        essences = [catalog(language).text(f"essence.{name}") for name in NAMES]
        named = [*component_names(language).values(), *essences, *words.values(), "Certain", "Seguro"]
        assert any(name in told for name in named), told
        assert not re.search(r"\b0 ", told), told


def assert_no_contradiction(advice: Advice) -> None:
    """The best and its equals are praised, and each for something else; the others are not."""
    praised = [line.reason.fact for line in advice.lines if line.reason and line.reason.stance is Stance.FOR]
    assert len(set(praised)) == len(praised)
    for at, line in enumerate(advice.lines):
        reason = line.reason
        assert reason is not None
        assert not at or percent(line.chance) <= percent(advice.best.chance)
        assert not line.about_equal or percent(advice.best.chance) - percent(line.chance) <= 6
        if reason.fact in (PROVED, FREE, NOTHING):
            assert reason.stance is Stance.NEUTRAL
        elif not line.is_behind:
            assert reason.stance in (Stance.FOR, Stance.AT_ONCE) and brings(INSIGHT, reason)
        else:
            assert reason.stance in (Stance.AGAINST, Stance.AT_ONCE)
            assert reason.stance is Stance.AT_ONCE or not brings(INSIGHT, reason)
            best = advice.best.reason
            if best is not None and (best.fact, best.stance) == (reason.fact, Stance.FOR):
                assert best.here == reason.elsewhere
        assert reason.fact != NOTHING or not line.is_behind
        assert not line.is_behind or percent(line.chance) < percent(advice.best.chance) or percent(line.chance) >= 97
