from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules import card_events, flow_events
from resarcana_gui.games.resarcana.statistics import COUNTS, LABELS, ResArcanaStatistics
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.records.achievements import BEAT, OWN, SETUP
from resarcana_gui.records.game_statistics import record_of
from resarcana_gui.records.match_record import HAD, MatchRecord

pytestmark = pytest.mark.uncounted
"""Whole games, played for their records."""

CHRONICLER = ResArcanaStatistics()
PLUGIN = ResArcanaPlugin()


@cache
def played(seed: int, seats: int = 2, setup: str = "standard") -> Match:
    players = [Player(f"Machine {seat}", "random") for seat in range(seats)]
    match = new_match(PLUGIN, PLUGIN.setups()[setup], players, seed)
    play_out(match, Budget(iterations=1))
    return match


def recorded(match: Match) -> MatchRecord:
    record = record_of("game.jsonl", 0.0, match.history, match.seats, CHRONICLER)
    assert record is not None
    return record


@pytest.mark.parametrize(
    ("seed", "seats", "setup"), [(1, 2, "standard"), (2, 4, "draft"), (3, 2, "match"), (4, 3, "first")]
)
def test_every_seat_has_its_labels_and_all_counts(seed: int, seats: int, setup: str) -> None:
    record = recorded(played(seed, seats, setup))
    assert record.setup == setup and len(record.players) == seats
    for player in record.players:
        assert tuple(player.statistics.labels) == LABELS and set(COUNTS) <= set(player.statistics.counts)
        assert all(number >= 0 for number in player.statistics.counts.values())
    assert sorted(player.statistics.labels["order"] for player in record.players) == [
        str(at + 1) for at in range(seats)
    ]


@pytest.mark.parametrize("seed", [1, 5, 6])
def test_where_points_came_from_adds_up_to_the_points(seed: int) -> None:
    match = played(seed)
    for player in recorded(match).players:
        counts = player.statistics.counts
        lasting = sum(counts[f"points_{source}"] for source in ("artifacts", "monuments", "places", "token"))
        assert lasting <= player.points <= lasting + counts["points_raised"]


def test_what_happened_is_counted_for_whoever_did_it() -> None:
    match = played(1)
    events = match.history.events()
    for seat, player in enumerate(recorded(match).players):
        counts = player.statistics.counts
        placed = [each for each in events if isinstance(each, card_events.ArtifactPlaced) and each.seat == seat]
        tokens = [each for each in events if isinstance(each, flow_events.TokenTaken) and each.seat == seat]
        assert counts["placed"] == len(placed) and counts["tokens"] == len(tokens)
        assert counts["items"] >= 1


def test_what_a_seat_had_is_told_from_its_mage_to_what_it_placed_and_lost_again() -> None:
    match = played(1)
    for seat, player in enumerate(recorded(match).players):
        had = {name.removeprefix(HAD) for name in player.statistics.counts if name.startswith(HAD)}
        components, placed = match.game.cards.components, card_events.ArtifactPlaced  # type: ignore[attr-defined]
        wanted = {e.card for e in match.history.events() if isinstance(e, placed) and e.seat == seat}
        assert {components[card].slug for card in wanted} <= had and player.statistics.labels["mage"] in had


def test_there_are_thirty_achievements_each_of_numbers_and_words_that_there_are() -> None:
    achievements = CHRONICLER.achievements()
    assert len(achievements) == len({each.name for each in achievements}) == 30
    progress = new_match(PLUGIN, {}, [Player("Ada"), Player("Ben")], 1).progress()
    known = {*COUNTS, *OWN, *progress, *(f"{BEAT}:{name}" for name in PLUGIN.agent_names())}
    for each in achievements:
        assert set(each.conditions) <= known, each.name
        assert each.setup is None or each.setup in PLUGIN.setups()
        assert each.different in {None, *LABELS, SETUP}


def test_no_achievement_contradicts_itself() -> None:
    for each in CHRONICLER.achievements():
        for condition in each.conditions.values():
            assert condition.least is None or condition.holds(condition.least), each.name
