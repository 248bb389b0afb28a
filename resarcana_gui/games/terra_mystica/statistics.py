"""What the record of a finished game of Terra Mystica contains: which faction each seat played, what it did, and where
its points came from.

`COUNTS` says what every number means; achievements (`assets/terra_mystica/achievements.yaml`) are conditions on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    TOP,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_AIR,
    BY_AREA,
    BY_DIGGING,
    BY_EARTH,
    BY_FAVOUR,
    BY_FIRE,
    BY_OFFER,
    BY_PASSING,
    BY_RESOURCES,
    BY_SCORING,
    BY_SHIPPING,
    BY_TOWN,
    BY_WATER,
    COINS_TO_POINT,
    POINT_TO_COIN,
    ROUNDS,
    SETUPS,
    START_POINTS,
)
from resarcana_gui.games.terra_mystica.rules.commands import Dig, Refuse
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.history import History
from resarcana_gui.paths import assets
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.achievements_file import read_achievements
from resarcana_gui.records.game_statistics import GameStatistics
from resarcana_gui.records.match_record import HAD, SeatStatistics

FACTION: Final = "faction"
TERRAIN: Final = "terrain"
ORDER: Final = "order"
LABELS: Final = (FACTION, TERRAIN, ORDER)
"""The faction, its home terrain, and the place in the order of turns in the first round, from 1."""

COUNTS: Final = {
    "dwellings": "dwellings built, with those of the setup",
    "trading_houses": "trading houses built",
    "temples": "temples built",
    "strongholds": "strongholds built",
    "sanctuaries": "sanctuaries built",
    "standing": "structures on the map at the end",
    "stronghold_round": "round in which the stronghold was built; 0 without one",
    "spades": "spades used",
    "bridges": "bridges built",
    "towns": "towns founded",
    "town_round": "round in which the first town was founded; 0 without one",
    "favours": "favour tiles taken",
    "priests": "priests on order spaces",
    "steps": "steps on cults",
    "tops": "cults on their last step",
    "shipping": "shipping at the end",
    "gained": "power gained",
    "spent": "power spent",
    "burned": "power tokens burned",
    "accepted": "power gained from neighbours",
    "refused": "offers of power refused",
    "power_actions": "power actions taken",
    "special_actions": "special actions taken",
    "passed_first": "rounds in which the seat passed first",
    "best_turn": "points in one turn, at most",
    "behind": "points behind the best opponent as the last round began",
    "area": "structures in the largest area at the end",
    "points_scoring": "points for scoring tiles",
    "points_favours": "points for favour tiles",
    "points_passing": "points for passing",
    "points_towns": "points for towns",
    "points_faction": "points by the faction's abilities",
    "points_tracks": "points for shipping and the exchange track",
    "points_cults": "points for cults at the end",
    "points_area": "points for the largest area at the end",
    "points_resources": "points for what was left at the end",
    "paid": "points paid for power and coins",
}
"""What is counted for every seat."""

BUILT: Final = {
    DWELLING: "dwellings",
    TRADING_HOUSE: "trading_houses",
    TEMPLE: "temples",
    STRONGHOLD: "strongholds",
    SANCTUARY: "sanctuaries",
}
SOURCES: Final = {
    BY_SCORING: "points_scoring",
    BY_FAVOUR: "points_favours",
    BY_PASSING: "points_passing",
    BY_TOWN: "points_towns",
    BY_SHIPPING: "points_tracks",
    BY_DIGGING: "points_tracks",
    **dict.fromkeys((BY_FIRE, BY_WATER, BY_EARTH, BY_AIR), "points_cults"),
    BY_AREA: "points_area",
    BY_RESOURCES: "points_resources",
}
"""Where points come from, by the reason of the change; everything else is the faction's."""
OF_FACTION: Final = "points_faction"
ONES: Final[dict[type[Event], str]] = {
    board.BridgeBuilt: "bridges",
    board.FavourTileTaken: "favours",
    board.PriestSent: "priests",
}
"""Events that count as one of something."""
NUMBERS: Final[dict[type[Event], str]] = {
    stock.PowerGained: "gained",
    stock.PowerSpent: "spent",
    stock.PowerBurned: "burned",
}
"""Events whose number is counted."""


class TerraMysticaStatistics(GameStatistics):
    """The statistics of Terra Mystica."""

    def setup(self, options: Options) -> str:
        return str(options.get("setup", SETUPS[0]))

    def seat_statistics(self, history: History) -> Sequence[SeatStatistics]:
        end = history.state()
        assert isinstance(end, State)
        course = Course(end.seats, end.parts)
        for event in history.events():
            course.hear(event)
        for step in history.steps:
            if isinstance(step.command, Dig):
                course.counts[step.seat]["spades"] += step.command.spades
            elif isinstance(step.command, Refuse):
                course.counts[step.seat]["refused"] += 1
        return [
            SeatStatistics(
                _labels(end, seat, course.first),
                {**course.counts[seat], **_at_the_end(end, seat), **dict.fromkeys(course.had(seat), 1)},
            )
            for seat in range(end.seats)
        ]

    def achievements(self) -> Sequence[Achievement]:
        return self._achievements

    @cached_property
    def _achievements(self) -> Sequence[Achievement]:
        return read_achievements(assets("terra_mystica", "achievements.yaml"))


class Course:
    """What is counted in the course of a game."""

    def __init__(self, seats: int, parts: Components) -> None:
        self._parts: Final = parts
        self.counts: Final = [dict.fromkeys(COUNTS, 0) for _ in range(seats)]
        """What each seat did."""
        self.first = 0
        """The seat that began the game."""
        self._points: Final = [START_POINTS] * seats
        self._slugs: Final = [set[str]() for _ in range(seats)]
        self._round = 0
        self._turn: int | None = None
        """Whose turn it is; None between turns."""
        self._this_turn = 0
        """The points of whoever's turn it is, in this turn."""
        self._somebody_passed = False

    def hear(self, event: Event) -> None:
        """Count an event."""
        if (name := ONES.get(type(event))) is not None:
            self._add(event.seat, name)  # type: ignore[attr-defined]
        elif (name := NUMBERS.get(type(event))) is not None:
            self._add(event.seat, name, event.number)  # type: ignore[attr-defined]
        self._hear_of_deeds(event)
        self._hear_of_points(event)
        self._hear_of_turns(event)
        self._hear_of_tiles(event)

    def had(self, seat: int) -> list[str]:
        """Return the names of what counts the tiles that a seat had at any time, and its faction."""
        return [f"{HAD}{slug}" for slug in sorted(self._slugs[seat])]

    def _add(self, seat: int, name: str, number: int = 1) -> None:
        self.counts[seat][name] += number

    def _hear_of_deeds(self, event: Event) -> None:
        if isinstance(event, board.StructureBuilt):
            self._add(event.seat, BUILT[event.structure])
            if event.structure == STRONGHOLD:
                self.counts[event.seat]["stronghold_round"] = self._round
        elif isinstance(event, board.TownFounded):
            self._add(event.seat, "towns")
            counts = self.counts[event.seat]
            counts["town_round"] = counts["town_round"] or self._round
        elif isinstance(event, board.CultAdvanced):
            self._add(event.seat, "steps", event.steps)
        elif isinstance(event, flow.ActionTaken):
            power = self._parts.actions[event.action].power
            self._add(event.seat, "power_actions" if power else "special_actions")
        elif isinstance(event, stock.PowerGained) and event.reason == BY_OFFER:
            self._add(event.seat, "accepted", event.number)

    def _hear_of_points(self, event: Event) -> None:
        if isinstance(event, stock.PointsChanged):
            name = SOURCES.get(event.reason, OF_FACTION) if event.number > 0 else "paid"
            self._scored(event.seat, event.number, name)
        elif isinstance(event, stock.Converted) and event.exchange == POINT_TO_COIN:
            self._scored(event.seat, -1, "paid")
        elif isinstance(event, stock.Converted) and event.exchange == COINS_TO_POINT:
            self._scored(event.seat, 1, OF_FACTION)

    def _scored(self, seat: int, number: int, name: str) -> None:
        self._points[seat] += number
        self._add(seat, name, abs(number))
        if seat == self._turn:
            self._this_turn += number
            self.counts[seat]["best_turn"] = max(self.counts[seat]["best_turn"], self._this_turn)

    def _hear_of_turns(self, event: Event) -> None:
        if isinstance(event, flow.RoundBegan):
            self._round, self._somebody_passed = event.number, False
            if event.number == ROUNDS:
                self._compare()
        elif isinstance(event, flow.TurnBegan):
            self._turn, self._this_turn = event.seat, 0
        elif isinstance(event, flow.TurnEnded):
            self._turn = None
        elif isinstance(event, flow.SeatPassed):
            self._add(event.seat, "passed_first", int(not self._somebody_passed))
            self._somebody_passed = True

    def _compare(self) -> None:
        """Keep how far each seat is behind the best as the last round begins."""
        for seat, counts in enumerate(self.counts):
            counts["behind"] = max(self._points) - self._points[seat]

    def _hear_of_tiles(self, event: Event) -> None:
        if isinstance(event, setup.FirstPlayerChosen):
            self.first = event.seat
        elif isinstance(event, setup.ScoringTilesLaidOut):
            for slugs in self._slugs:
                slugs |= {self._parts.scoring_tiles[tile].slug.lower() for tile in event.tiles}
        elif isinstance(event, setup.FactionTaken):
            self._slugs[event.seat].add(self._parts.factions[event.faction].slug)
        elif isinstance(event, setup.BonusCardTaken):
            self._slugs[event.seat].add(self._parts.bonus_cards[event.card].slug.lower())
        elif isinstance(event, board.FavourTileTaken):
            self._slugs[event.seat].add(self._parts.favour_tiles[event.tile].slug.lower())
        elif isinstance(event, board.TownTileTaken):
            self._slugs[event.seat].add(self._parts.town_tiles[event.tile].slug.lower())


def _labels(end: State, seat: int, first: int) -> dict[str, str]:
    faction = end.parts.factions[end.faction[seat]]
    return {
        FACTION: faction.slug,
        TERRAIN: TERRAINS[faction.home],
        ORDER: str((seat - first) % end.seats + 1),
    }


def _at_the_end(end: State, seat: int) -> dict[str, int]:
    return {
        "standing": end.own[seat].bit_count(),
        "tops": end.cults[seat * CULT_COUNT : (seat + 1) * CULT_COUNT].count(TOP),
        "shipping": end.ship[seat],
        "area": area(end, seat),
    }
