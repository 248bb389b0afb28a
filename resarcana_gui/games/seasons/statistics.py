"""What the record of a finished game of Seasons contains: where each seat sat, when it crystallised, what it did, and
where its points came from.

`COUNTS` says what every number means; achievements (`assets/seasons/achievements.yaml`) are conditions on them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import COPIES, SEASONS
from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.basic_moves import familiars_of
from resarcana_gui.games.seasons.rules.codes import FROM_SUMMONING, LEVELS, NO_CARD, YEARS, season_of, year_of
from resarcana_gui.games.seasons.rules.scoring import end_points, score_sheet
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.history import History
from resarcana_gui.paths import assets
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.achievements_file import read_achievements
from resarcana_gui.records.game_statistics import GameStatistics
from resarcana_gui.records.match_record import HAD, SeatStatistics

SEASON: Final = "season"
ORDER: Final = "order"
NEVER: Final = "never"
LABELS: Final = (SEASON, ORDER)
"""The season in which a seat crystallised most energies (NEVER if none at all), and the place in the order of turns in
the first round, from 1."""

COUNTS: Final = {
    "summoned": "cards summoned",
    "free": "cards put into play for free",
    "activated": "cards activated",
    "sacrificed": "own cards sacrificed",
    "crystallised": "energies crystallised",
    "made": "crystals from crystallising",
    "best_turn": "crystals from crystallising in one turn, at most",
    "seasons": "seasons in which energies were crystallised",
    "taken": "crystals that opponents gave",
    "given": "crystals given to opponents",
    "wasted": "energies discarded because the reserve was too full",
    "bonuses": "bonuses used",
    "rewound": "spaces by which it moved the year back",
    "behind": "crystals behind the richest opponent as year III began",
    "gauge": "gauge at the end",
    "familiars": "familiars in play at the end",
    "hand": "cards in hand at the end",
    "points_crystals": "points from crystals",
    "points_prestige": "points from prestige, without what is below 0",
    "points_effects": "points from effects at the end",
    "penalties": "points lost to prestige below 0, cards in hand and bonuses",
}
"""What is counted for every seat."""

Found = Iterator[tuple[int, str, int]]
"""Seats with what is counted, and how much."""


def _one(name: str) -> Callable[[Event], Found]:
    def count(event: Event) -> Found:
        yield event.seat, name, 1  # type: ignore[attr-defined]

    return count


def _entered(event: Event) -> Found:
    assert isinstance(event, cards.CardEntered)
    yield event.seat, "summoned" if event.source == FROM_SUMMONING else "free", 1


def _crystallised(event: Event) -> Found:
    assert isinstance(event, energies.EnergiesCrystallised)
    yield event.seat, "crystallised", total(event.energies)
    yield event.seat, "made", event.crystals


def _given(event: Event) -> Found:
    assert isinstance(event, energies.CrystalsGiven)
    yield event.seat, "given", event.number
    yield event.receiver, "taken", event.number


def _discarded(event: Event) -> Found:
    assert isinstance(event, energies.EnergiesDiscarded)
    if event.by == NO_CARD:
        yield event.seat, "wasted", total(event.energies)


COUNTED: Final[Mapping[type[Event], Callable[[Event], Found]]] = {
    cards.CardEntered: _entered,
    cards.CardTurned: _one("activated"),
    cards.CardSacrificed: _one("sacrificed"),
    energies.EnergiesCrystallised: _crystallised,
    energies.CrystalsGiven: _given,
    energies.EnergiesDiscarded: _discarded,
    energies.BonusUsed: _one("bonuses"),
}
"""The events that are counted as they happen."""


class SeasonsStatistics(GameStatistics):
    """The statistics of Seasons."""

    def setup(self, options: Options) -> str:
        return str(options.get("level", LEVELS[-1]))

    def seat_statistics(self, history: History) -> Sequence[SeatStatistics]:
        end = history.state()
        assert isinstance(end, State)
        course = Course(end.seats)
        for event in history.events():
            course.hear(event)
        first = next((event.seat for event in history.setup if isinstance(event, setup.FirstPlayerChosen)), 0)
        return [
            SeatStatistics(
                {SEASON: course.best_season(seat), ORDER: str((seat - first) % end.seats + 1)},
                {**course.counts_of(seat), **_at_the_end(end, seat), **course.had(end, seat)},
            )
            for seat in range(end.seats)
        ]

    def achievements(self) -> Sequence[Achievement]:
        return self._achievements

    @cached_property
    def _achievements(self) -> Sequence[Achievement]:
        return read_achievements(assets("seasons", "achievements.yaml"))


class Course:
    """What is counted in the course of a game."""

    def __init__(self, seats: int) -> None:
        self._counts: Final = [dict.fromkeys(COUNTS, 0) for _ in range(seats)]
        self._crystals: Final = [0] * seats
        self._by_season: Final = [[0] * len(SEASONS) for _ in range(seats)]
        self._copies: Final = [set[int]() for _ in range(seats)]
        self._turn: int | None = None
        """Whose turn it is."""
        self._this_turn = 0
        """The crystals from crystallising in this turn."""
        self._p = 1
        self._in_last_year = False

    def hear(self, event: Event) -> None:
        """Count an event."""
        if (count := COUNTED.get(type(event))) is not None:
            for seat, name, number in count(event):
                self._counts[seat][name] += number
        if isinstance(event, flow.TurnBegan):
            self._turn, self._this_turn = event.seat, 0
        elif isinstance(event, flow.SeasonMoved):
            self._moved(event.spaces)
        elif isinstance(event, cards.CardEntered):
            self._copies[event.seat].add(event.card)
        elif isinstance(event, cards.CardPassed):
            self._copies[event.receiver].add(event.card)
        else:
            self._crystals_moved(event)

    def _moved(self, spaces: int) -> None:
        self._p += spaces
        if spaces < 0 and self._turn is not None:
            self._counts[self._turn]["rewound"] -= spaces
        if year_of(self._p) >= YEARS and not self._in_last_year:
            self._in_last_year = True
            for seat, counts in enumerate(self._counts):
                counts["behind"] = max(0, max(self._crystals) - self._crystals[seat])

    def _crystals_moved(self, event: Event) -> None:
        if isinstance(event, energies.EnergiesCrystallised):
            self._crystals[event.seat] += event.crystals
            self._by_season[event.seat][season_of(self._p)] += total(event.energies)
            self._this_turn += event.crystals
            counts = self._counts[event.seat]
            counts["best_turn"] = max(counts["best_turn"], self._this_turn)
        elif isinstance(event, energies.CrystalsGained):
            self._crystals[event.seat] += event.number
        elif isinstance(event, energies.CrystalsPaid | energies.CrystalsLost):
            self._crystals[event.seat] -= event.number
        elif isinstance(event, energies.CrystalsGiven):
            self._crystals[event.seat] -= event.number
            self._crystals[event.receiver] += event.number

    def best_season(self, seat: int) -> str:
        """Return the name of the season in which a seat crystallised most energies, the earliest of several."""
        found = self._by_season[seat]
        return SEASONS[found.index(max(found))] if any(found) else NEVER

    def counts_of(self, seat: int) -> dict[str, int]:
        """Return the counts of a seat."""
        return {**self._counts[seat], "seasons": sum(number > 0 for number in self._by_season[seat])}

    def had(self, end: State, seat: int) -> dict[str, int]:
        """Return what counts the cards that a seat had in play at any time."""
        numbers = sorted({copy // COPIES for copy in self._copies[seat]})
        return dict.fromkeys((f"{HAD}{end.cards.cards[number].slug}" for number in numbers), 1)


def _at_the_end(end: State, seat: int) -> dict[str, int]:
    crystals, played, hand, bonuses = score_sheet(end, seat)
    effects = sum(end_points(end, seat, copy) for copy, _ in played)
    prestige = [end.cards.copies[copy].prestige for copy, _ in played]
    return {
        "gauge": end.gauge[seat],
        "familiars": familiars_of(end, seat),
        "hand": len(end.hand[seat]),
        "points_crystals": crystals,
        "points_prestige": sum(number for number in prestige if number > 0),
        "points_effects": effects,
        "penalties": -sum(number for number in prestige if number < 0) - hand - bonuses,
    }
