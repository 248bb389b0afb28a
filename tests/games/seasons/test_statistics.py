from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.seasons.cards.energies import of
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.rules import card_events, energy_events, flow_events
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.statistics import COUNTS, LABELS, Course, SeasonsStatistics
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.records.achievements import BEAT, OWN, SETUP, Achievement, PlayedGame, progress
from resarcana_gui.records.game_statistics import record_of
from resarcana_gui.records.match_record import HAD, MatchRecord, PlayerRecord, SeatStatistics

pytestmark = pytest.mark.uncounted
"""Whole games, played for their records."""

STATISTICS = SeasonsStatistics()
PLUGIN = SeasonsPlugin()
CARDS = load_cards()
AIR = of(0)
ACHIEVEMENTS = STATISTICS.achievements()


@cache
def played(seed: int, seats: int = 2, level: str = "magician") -> Match:
    players = [Player(f"Machine {seat}", "random") for seat in range(seats)]
    match = new_match(PLUGIN, PLUGIN.setups()[level], players, seed)
    play_out(match, Budget(iterations=1))
    return match


def recorded(match: Match) -> MatchRecord:
    record = record_of("game.jsonl", 0.0, match.history, match.seats, STATISTICS)
    assert record is not None
    return record


@pytest.mark.parametrize(("seed", "seats", "level"), [(1, 2, "magician"), (2, 4, "archmage"), (3, 3, "apprentice")])
def test_every_seat_has_its_labels_and_all_counts(seed: int, seats: int, level: str) -> None:
    record = recorded(played(seed, seats, level))
    assert record.setup == level and len(record.players) == seats
    for player in record.players:
        assert tuple(player.statistics.labels) == LABELS and set(COUNTS) <= set(player.statistics.counts)
        assert all(number >= 0 for number in player.statistics.counts.values())
    orders = sorted(player.statistics.labels["order"] for player in record.players)
    assert orders == [str(at + 1) for at in range(seats)]


@pytest.mark.parametrize(("seed", "seats", "level"), [(1, 2, "magician"), (2, 4, "archmage"), (3, 3, "apprentice")])
def test_where_points_came_from_adds_up_to_the_points(seed: int, seats: int, level: str) -> None:
    for player in recorded(played(seed, seats, level)).players:
        counts = player.statistics.counts
        gained = sum(counts[f"points_{source}"] for source in ("crystals", "prestige", "effects"))
        assert gained - counts["penalties"] == player.points


def test_what_happened_is_counted_for_whoever_did_it() -> None:
    match = played(2, 4, "archmage")
    events, players = match.history.events(), recorded(match).players
    for seat, player in enumerate(players):
        counts = player.statistics.counts
        entered = [each for each in events if isinstance(each, card_events.CardEntered) and each.seat == seat]
        turned = [each for each in events if isinstance(each, card_events.CardTurned) and each.seat == seat]
        made = [e for e in events if isinstance(e, energy_events.EnergiesCrystallised) and e.seat == seat]
        assert counts["summoned"] + counts["free"] == len(entered) and counts["activated"] == len(turned)
        assert counts["made"] == sum(event.crystals for event in made) >= counts["best_turn"]
        assert (counts["seasons"] == 0) == (player.statistics.labels["season"] == "never") == (not made)
        had = {name.removeprefix(HAD) for name in counts if name.startswith(HAD)}
        assert {CARDS.copies[event.card].slug for event in entered} <= had <= set(CARDS.numbers)
    taken, given = (sum(player.statistics.counts[name] for player in players) for name in ("taken", "given"))
    assert taken == given


def heard(*events: Event) -> list[dict[str, int]]:
    """What two seats did by the end of these events."""
    course = Course(2)
    for event in events:
        course.hear(event)
    return [course.counts_of(seat) for seat in range(2)]


def test_the_best_turn_is_the_one_with_most_crystals_from_energies() -> None:
    small, great = (energy_events.EnergiesCrystallised(0, AIR, number, NO_CARD) for number in (4, 9))
    own, other = flow_events.TurnBegan(0), flow_events.TurnBegan(1)
    counts = heard(own, small, small, other, own, great, energy_events.CrystalsGained(0, 30, NO_CARD))
    assert counts[0]["best_turn"] == 9 and counts[0]["made"] == 17 and counts[1]["best_turn"] == 0
    assert counts[0]["seasons"] == 1 and counts[0]["crystallised"] == 3


def test_only_moving_the_year_back_in_the_own_turn_counts_as_going_back() -> None:
    back, on = flow_events.SeasonMoved(-3, 12), flow_events.SeasonMoved(2, NO_CARD)
    assert [each["rewound"] for each in heard(flow_events.TurnBegan(1), back, on)] == [0, 3]


def test_who_lies_behind_is_told_when_the_third_year_begins_for_the_first_time() -> None:
    rich, poor = energy_events.CrystalsGained(0, 30, NO_CARD), energy_events.CrystalsGiven(1, 0, 5, 20)
    last, later = flow_events.SeasonMoved(24, NO_CARD), energy_events.CrystalsGained(1, 99, NO_CARD)
    back, again = flow_events.SeasonMoved(-1, 12), flow_events.SeasonMoved(1, NO_CARD)
    counts = heard(energy_events.CrystalsGained(1, 10, NO_CARD), rich, poor, last, later, back, again)
    assert [each["behind"] for each in counts] == [0, 30]
    assert (counts[0]["taken"], counts[1]["given"]) == (5, 5)


def test_only_energies_over_the_limit_are_wasted() -> None:
    over = energy_events.EnergiesDiscarded(0, AIR, NO_CARD)
    assert heard(over, energy_events.EnergiesDiscarded(0, AIR, 47))[0]["wasted"] == 1


@pytest.mark.parametrize("language", languages())
def test_everything_that_is_counted_or_can_be_achieved_has_words(language: str) -> None:
    words, texts = PLUGIN.ui().record_words(language), catalog(language)
    assert {*words.sources, *words.deeds} <= set(COUNTS)
    for name in COUNTS:
        assert words.count(name) != name and texts.has(f"records.count.{name}")
    told = {words.achievement(each.name) for each in ACHIEVEMENTS}
    assert len(told) == len(ACHIEVEMENTS) and all(title and text for title, text in told)
    keys = {key.split(".")[2] for key in texts.keys() if key.startswith("records.achievement.")}  # noqa: SIM118
    assert keys == {each.name for each in ACHIEVEMENTS}
    for name in PLUGIN.setups():
        assert words.value(SETUP, name) != name


def test_every_achievement_is_of_numbers_that_there_are_and_has_a_picture_of_its_own() -> None:
    first = new_match(PLUGIN, {}, [Player("Ada"), Player("Ben")], 1).progress()
    known = {*COUNTS, *OWN, *first, "cards", *(f"{BEAT}:{name}" for name in PLUGIN.agent_names())}
    known |= {f"{HAD}{card.slug}" for card in CARDS.cards}
    assert len(ACHIEVEMENTS) >= 30
    for each in ACHIEVEMENTS:
        assert set(each.conditions) <= known, each.name
        assert each.setup is None or each.setup in PLUGIN.setups()
        assert each.different in {None, *LABELS, SETUP}
    pictures = [each.picture for each in ACHIEVEMENTS]
    assert len(set(pictures)) == len(pictures) and set(pictures) <= set(CARDS.numbers)


def game_that_fits(each: Achievement, season: str = "winter") -> PlayedGame:
    """A game in which every condition of an achievement just holds."""
    numbers = {name: r.least if r.least is not None else r.most or 0 for name, r in each.conditions.items()}
    won = bool(numbers.get("won"))
    points = numbers.get("points", 90)
    rival = points - numbers.get("margin", 10) if won else points + 1
    kind = next((name.partition(":")[2] for name in numbers if name.startswith(BEAT)), "random")
    won = won or kind != "random"
    counts = {name: numbers.get(name, 0) for name in COUNTS}
    counts |= {name: 1 for name in numbers if name.startswith(HAD)}
    statistics = SeatStatistics({"season": season}, counts)
    person = PlayerRecord("Ada", None, 1 if won else 2, points, statistics, {"cards": numbers.get("cards", 0)})
    rivals = [PlayerRecord("Ben", kind, 2 if won else 1, rival)] * (numbers.get("seats", 2) - 1)
    told = {"rounds": numbers.get("rounds", 20), "years": 3}
    return PlayedGame(
        MatchRecord("a.jsonl", "seasons", each.setup or "magician", 1.0, 1.0, told, "rounds", (person, *rivals)), 0
    )


@pytest.mark.parametrize("each", ACHIEVEMENTS, ids=lambda each: each.name)
def test_every_achievement_comes_when_its_conditions_hold_and_not_a_game_before(each: Achievement) -> None:
    seasons = ("winter", "spring", "summer", "autumn")
    games = [game_that_fits(each, seasons[at % 4]) for at in range(each.times)]
    before, after = (progress([each], games[:number])[0] for number in (each.times - 1, each.times))
    assert before.when is None and after.when == 1.0


@pytest.mark.parametrize("each", ACHIEVEMENTS, ids=lambda each: each.name)
def test_no_achievement_comes_with_a_lost_game_in_which_nothing_was_done(each: Achievement) -> None:
    lost = PlayerRecord("Ada", None, 2, 0, SeatStatistics({"season": "never"}, dict.fromkeys(COUNTS, 0)), {"cards": 0})
    record = MatchRecord(
        "a.jsonl", "seasons", "magician", 1.0, 1.0, {"rounds": 20, "years": 3}, "rounds",
        (lost, PlayerRecord("Ben", "random", 1, 50)),
    )  # fmt: skip
    assert progress([each], [PlayedGame(record, 0)] * each.times)[0].when is None
