from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.words import DWELLING, STRONGHOLD, TERRAINS
from resarcana_gui.games.terra_mystica.rules import board_events, flow_events, setup_events, stock_events
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_AREA,
    BY_FAVOUR,
    BY_INCOME,
    BY_OFFER,
    BY_SCORING,
    COINS_TO_POINT,
    POINT_TO_COIN,
    START_POINTS,
)
from resarcana_gui.games.terra_mystica.rules.commands import Dig, Refuse
from resarcana_gui.games.terra_mystica.statistics import (
    COUNTS,
    FACTION,
    LABELS,
    ORDER,
    TERRAIN,
    Course,
    TerraMysticaStatistics,
)
from resarcana_gui.games.terra_mystica.terra_mystica_plugin import TerraMysticaPlugin
from resarcana_gui.games.terra_mystica.view.lookup.art import art
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.records.achievements import BEAT, OWN, SETUP, Achievement, PlayedGame, progress
from resarcana_gui.records.game_statistics import record_of
from resarcana_gui.records.match_record import HAD, MatchRecord, PlayerRecord, SeatStatistics

pytestmark = pytest.mark.uncounted
"""Whole games, played for their records."""

STATISTICS = TerraMysticaStatistics()
PLUGIN = TerraMysticaPlugin()
PARTS = load_components()
ACHIEVEMENTS = STATISTICS.achievements()
FACTIONS = [faction.slug for faction in PARTS.factions]
TILES = [
    tile.slug.lower()
    for kind in (PARTS.bonus_cards, PARTS.scoring_tiles, PARTS.favour_tiles, PARTS.town_tiles)
    for tile in kind
]
SETTINGS = [(1, 2, "standard"), (2, 5, "colours"), (3, 3, "first")]


@cache
def played(seed: int, seats: int, setup: str) -> Match:
    players = [Player(f"Machine {seat}", "random") for seat in range(seats)]
    match = new_match(PLUGIN, PLUGIN.setups()[setup], players, seed)
    play_out(match, Budget(iterations=1))
    return match


@cache
def recorded(seed: int, seats: int, setup: str) -> MatchRecord:
    match = played(seed, seats, setup)
    record = record_of("game.jsonl", 0.0, match.history, match.seats, STATISTICS)
    assert record is not None
    return record


@pytest.mark.parametrize(("seed", "seats", "setup"), SETTINGS)
def test_every_seat_has_its_labels_and_all_counts(seed: int, seats: int, setup: str) -> None:
    record = recorded(seed, seats, setup)
    assert record.setup == setup and len(record.players) == seats
    for player in record.players:
        labels, counts = player.statistics.labels, player.statistics.counts
        assert tuple(labels) == LABELS and set(COUNTS) <= set(counts)
        assert labels[TERRAIN] == TERRAINS[PARTS.factions[FACTIONS.index(labels[FACTION])].home]
        assert all(number >= 0 for number in counts.values())
        had = {name.removeprefix(HAD) for name in counts if name.startswith(HAD)}
        assert labels[FACTION] in had and had <= {*FACTIONS, *TILES}
        assert sum(name.startswith("score") for name in had) == 6 and any(name.startswith("bon") for name in had)
    assert sorted(player.statistics.labels[ORDER] for player in record.players) == [str(at + 1) for at in range(seats)]


@pytest.mark.parametrize(("seed", "seats", "setup"), SETTINGS)
def test_where_points_came_from_adds_up_to_the_points(seed: int, seats: int, setup: str) -> None:
    for player in recorded(seed, seats, setup).players:
        counts = player.statistics.counts
        gained = sum(number for name, number in counts.items() if name.startswith("points_"))
        assert START_POINTS + gained - counts["paid"] == player.points


@pytest.mark.parametrize(("seed", "seats", "setup"), SETTINGS)
def test_what_happened_is_counted_for_whoever_did_it(seed: int, seats: int, setup: str) -> None:
    history, players = played(seed, seats, setup).history, recorded(seed, seats, setup).players
    events = history.events()
    for seat, player in enumerate(players):
        counts = player.statistics.counts
        built = [each for each in events if isinstance(each, board_events.StructureBuilt) and each.seat == seat]
        kinds = ("dwellings", "trading_houses", "temples", "strongholds", "sanctuaries")
        assert sum(counts[kind] for kind in kinds) == len(built)
        assert counts["standing"] == len({each.at for each in built}) >= counts["area"]
        commands = [step.command for step in history.steps if step.seat == seat]
        assert counts["spades"] == sum(each.spades for each in commands if isinstance(each, Dig))
        assert counts["refused"] == sum(isinstance(each, Refuse) for each in commands)
        assert counts["gained"] >= counts["accepted"]
    assert sum(player.statistics.counts["passed_first"] for player in players) == 6
    assert min(player.statistics.counts["behind"] for player in players) == 0


def heard(*events: Event) -> list[dict[str, int]]:
    """What two seats did by the end of these events."""
    course = Course(2, PARTS)
    for event in events:
        course.hear(event)
    return course.counts


def scored(seat: int, number: int, reason: int = BY_SCORING) -> Event:
    return stock_events.PointsChanged(seat, number, reason)


def test_the_best_turn_is_the_one_with_most_points_of_its_own_seat() -> None:
    own, other, over = flow_events.TurnBegan(0), flow_events.TurnBegan(1), flow_events.TurnEnded(0)
    counts = heard(own, scored(0, 4), scored(0, 3), over, other, scored(0, 90), own, scored(0, 5), over, scored(0, 9))
    assert counts[0]["best_turn"] == 7 and counts[1]["best_turn"] == 0


def test_points_are_counted_by_what_they_were_for_and_those_paid_apart() -> None:
    coin, point = stock_events.Converted(0, POINT_TO_COIN), stock_events.Converted(0, COINS_TO_POINT)
    counts = heard(scored(0, 2), scored(0, 3, BY_FAVOUR), scored(0, 18, BY_AREA), scored(0, -4, BY_OFFER), coin, point)
    told = {name: counts[0][name] for name in ("points_scoring", "points_favours", "points_area", "points_faction")}
    assert tuple(told.values()) == (2, 3, 18, 1) and counts[0]["paid"] == 5


def test_who_lies_behind_is_told_as_the_last_round_begins() -> None:
    fifth, last = flow_events.RoundBegan(5, (0, 1)), flow_events.RoundBegan(6, (0, 1))
    assert [each["behind"] for each in heard(scored(0, 9), fifth, scored(1, 2), last, scored(1, 50))] == [0, 7]


def test_rounds_of_the_stronghold_and_of_the_first_town_are_kept() -> None:
    def begun(number: int) -> Event:
        return flow_events.RoundBegan(number, (0, 1))

    town, walls = board_events.TownFounded(0, (1, 2, 3, 4)), board_events.StructureBuilt(1, 5, STRONGHOLD)
    dwelling = board_events.StructureBuilt(1, 6, DWELLING)
    counts = heard(begun(2), walls, begun(3), dwelling, town, begun(4), town)
    assert (counts[0]["town_round"], counts[0]["towns"], counts[1]["stronghold_round"]) == (3, 2, 2)
    assert (counts[0]["stronghold_round"], counts[1]["town_round"], counts[1]["dwellings"]) == (0, 0, 1)


def test_only_who_passes_first_in_a_round_passes_first() -> None:
    first, second = flow_events.SeatPassed(0), flow_events.SeatPassed(1)
    rounds = [flow_events.RoundBegan(number, (0, 1)) for number in (1, 2)]
    assert [each["passed_first"] for each in heard(rounds[0], first, second, rounds[1], first, second)] == [2, 0]


def test_power_from_neighbours_is_part_of_the_power_gained() -> None:
    leeched, income = stock_events.PowerGained(0, 3, BY_OFFER), stock_events.PowerGained(0, 4, BY_INCOME)
    counts = heard(leeched, income, stock_events.PowerBurned(0, 2), stock_events.PowerSpent(0, 4, BY_SCORING))
    assert [counts[0][name] for name in ("gained", "accepted", "burned", "spent")] == [7, 3, 2, 4]


def test_power_actions_and_special_actions_are_told_apart() -> None:
    power, special = PARTS.power_actions[0].number, PARTS.bonus_cards[0].action
    counts = heard(flow_events.ActionTaken(0, power), flow_events.ActionTaken(0, special))
    assert (counts[0]["power_actions"], counts[0]["special_actions"]) == (1, 1)


def test_every_tile_that_a_seat_had_is_counted_once() -> None:
    course = Course(2, PARTS)
    for event in (
        setup_events.BonusCardTaken(0, 2), setup_events.BonusCardTaken(0, 2), board_events.FavourTileTaken(1, 4),
        board_events.TownTileTaken(1, 0),
    ):  # fmt: skip
        course.hear(event)
    assert course.had(0) == [f"{HAD}bon3"] and course.had(1) == [f"{HAD}fav5", f"{HAD}tw1"]


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
    values = [(SETUP, name) for name in PLUGIN.setups()] + [(FACTION, name) for name in FACTIONS]
    for label, name in [*values, *((TERRAIN, name) for name in TERRAINS), *((ORDER, str(at)) for at in range(1, 6))]:
        assert words.value(label, name) not in {name, ""} and words.value(label, name)[0].isupper()


def test_every_achievement_is_of_numbers_that_there_are_and_has_a_picture_of_its_own() -> None:
    first = new_match(PLUGIN, {}, [Player("Ada"), Player("Ben")], 1).progress()
    known = {*COUNTS, *OWN, *first, *(f"{BEAT}:{name}" for name in PLUGIN.agent_names())}
    known |= {f"{HAD}{name}" for name in (*FACTIONS, *TILES)}
    assert len(ACHIEVEMENTS) >= 30
    for each in ACHIEVEMENTS:
        assert set(each.conditions) <= known, each.name
        assert each.setup is None or each.setup in PLUGIN.setups()
        assert each.different in {None, *LABELS, SETUP}
    pictures = [each.picture for each in ACHIEVEMENTS]
    assert len(set(pictures)) == len(pictures)
    assert all(name is not None and art(PARTS, name) is not None for name in pictures)


def game_that_fits(each: Achievement, faction: str = "witches", terrain: str = "forest") -> PlayedGame:
    """A game in which every condition of an achievement just holds."""
    numbers = {name: r.least if r.least is not None else r.most or 0 for name, r in each.conditions.items()}
    won = bool(numbers.get("won"))
    points = numbers.get("points", 90)
    rival = points - numbers.get("margin", 10) if won else points + 1
    kind = next((name.partition(":")[2] for name in numbers if name.startswith(BEAT)), "random")
    won = won or kind != "random"
    labels = {FACTION: faction, TERRAIN: terrain}
    statistics = SeatStatistics(labels, {name: numbers.get(name, 0) for name in COUNTS})
    person = PlayerRecord("Ada", None, 1 if won else 2, points, statistics)
    rivals = [PlayerRecord("Ben", kind, 2 if won else 1, rival)] * (numbers.get("seats", 2) - 1)
    told = {"rounds": 6}
    return PlayedGame(
        MatchRecord("a.jsonl", "terra_mystica", "standard", 1.0, 1.0, told, "rounds", (person, *rivals)), 0
    )


@pytest.mark.parametrize("each", ACHIEVEMENTS, ids=lambda each: each.name)
def test_every_achievement_comes_when_its_conditions_hold_and_not_a_game_before(each: Achievement) -> None:
    games = [game_that_fits(each, FACTIONS[at % 14], TERRAINS[at % 7]) for at in range(each.times)]
    before, after = (progress([each], games[:number])[0] for number in (each.times - 1, each.times))
    assert before.when is None and after.when == 1.0


@pytest.mark.parametrize("each", ACHIEVEMENTS, ids=lambda each: each.name)
def test_no_achievement_comes_with_a_lost_game_in_which_nothing_was_done(each: Achievement) -> None:
    lost = PlayerRecord("Ada", None, 2, 0, SeatStatistics({FACTION: "witches"}, dict.fromkeys(COUNTS, 0)))
    record = MatchRecord(
        "a.jsonl", "terra_mystica", "standard", 1.0, 1.0, {"rounds": 6}, "rounds",
        (lost, PlayerRecord("Ben", "random", 1, 50)),
    )  # fmt: skip
    assert progress([each], [PlayedGame(record, 0)] * each.times)[0].when is None
