"""What the record of a finished game of Res Arcana contains: each seat's mage, what it did, and where its points came
from.

`COUNTS` says what every number means; achievements (`assets/resarcana/achievements.yaml`) are conditions on them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GOLD, count_of, total
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, CREATURE, DRAGON, MONUMENT, PLACE
from resarcana_gui.games.resarcana.rules import card_events, flow_events, setup_events
from resarcana_gui.games.resarcana.rules.scoring import count_type, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.history import History
from resarcana_gui.paths import assets
from resarcana_gui.records.achievements import Achievement
from resarcana_gui.records.achievements_file import read_achievements
from resarcana_gui.records.game_statistics import GameStatistics
from resarcana_gui.records.match_record import HAD, SeatStatistics

MAGE: Final = "mage"
ORDER: Final = "order"
STANDARD: Final = "standard"
TIGHT: Final = "tight"
LABELS: Final = (MAGE, ORDER)
"""The mage, and the place in the order of turns in the first round, from 1."""

COUNTS: Final = {
    "placed": "artifacts placed",
    "claimed": "Places of Power claimed",
    "monuments": "monuments claimed",
    "discarded": "cards discarded",
    "destroyed": "own artifacts destroyed",
    "powers": "powers used",
    "attacks": "attacks made",
    "ignored": "attacks ignored",
    "lost": "essences lost to attacks",
    "gold_paid": "Gold paid",
    "tokens": "times it took the First Player token",
    "items": "different magic items held",
    "dragons": "Dragons in play at the end",
    "creatures": "Creatures in play at the end",
    "points_artifacts": "points from artifacts",
    "points_monuments": "points from monuments",
    "points_places": "points from Places of Power",
    "points_token": "points from the First Player token",
    "points_raised": "points raised at victory checks",
    "left": "essences in the pool at the end",
    "behind": "points behind the best rival at the check before the last",
}
"""What is counted for every seat, over all games of a match; the numbers at the end are those of the last one."""

BROUGHT: Final = (card_events.ArtifactPlaced, card_events.PlaceClaimed, card_events.MonumentClaimed)
"""The events by which a component comes to a seat; each also counts as `had:<component>`."""

BY_KIND: Final = {ARTIFACT: "points_artifacts", MONUMENT: "points_monuments", PLACE: "points_places"}

Found = Iterator[tuple[int, str, int]]
"""Seats with what is counted, and how much."""


def _one(name: str) -> Callable[[Event], Found]:
    def count(event: Event) -> Found:
        yield event.seat, name, 1  # type: ignore[attr-defined]

    return count


def _lost(event: Event) -> Found:
    assert isinstance(event, card_events.EssencesLost)
    yield event.seat, "lost", total(event.essences)


def _paid(event: Event) -> Found:
    assert isinstance(event, card_events.EssencesPaid)
    yield event.seat, "gold_paid", count_of(event.essences, GOLD)


def _raised(event: Event) -> Found:
    assert isinstance(event, flow_events.PointsRaised)
    yield event.seat, "points_raised", event.points


COUNTED: Final[Mapping[type[Event], Callable[[Event], Found]]] = {
    card_events.ArtifactPlaced: _one("placed"),
    card_events.PlaceClaimed: _one("claimed"),
    card_events.MonumentClaimed: _one("monuments"),
    card_events.CardDiscarded: _one("discarded"),
    card_events.ArtifactDestroyed: _one("destroyed"),
    card_events.EssencesLost: _lost,
    card_events.EssencesPaid: _paid,
    flow_events.PowerUsed: _one("powers"),
    flow_events.AttackBegan: _one("attacks"),
    flow_events.AttackIgnored: _one("ignored"),
    flow_events.TokenTaken: _one("tokens"),
    flow_events.PointsRaised: _raised,
}
"""The events that are counted as they happen."""


class ResArcanaStatistics(GameStatistics):
    """The statistics of Res Arcana."""

    def setup(self, options: Options) -> str:
        name = str(options.get("setup", STANDARD))
        if not options.get("tight"):
            return name
        return TIGHT if name == STANDARD else f"{TIGHT}-{name}"

    def seat_statistics(self, history: History) -> Sequence[SeatStatistics]:
        end = history.state()
        assert isinstance(end, State)
        counts = _counts(history, end)
        labels = _labels(history, end)
        return [SeatStatistics(labels[seat], counts[seat]) for seat in range(end.seats)]

    def achievements(self) -> Sequence[Achievement]:
        return self._achievements

    @cached_property
    def _achievements(self) -> Sequence[Achievement]:
        return read_achievements(assets("resarcana", "achievements.yaml"))


def _labels(history: History, end: State) -> list[dict[str, str]]:
    first = next((event.seat for event in history.setup if isinstance(event, setup_events.FirstPlayerChosen)), 0)
    components = end.cards.components
    return [
        {MAGE: components[end.chosen[seat]].slug, ORDER: str((seat - first) % end.seats + 1)}
        for seat in range(end.seats)
    ]


def _counts(history: History, end: State) -> list[dict[str, int]]:
    counts = [dict.fromkeys(COUNTS, 0) for _ in range(end.seats)]
    items: list[set[int]] = [set() for _ in range(end.seats)]
    things = [{end.chosen[seat]} for seat in range(end.seats)]
    checks: list[tuple[int, ...]] = []
    for event in history.events():
        if isinstance(event, setup_events.ItemTaken):
            items[event.seat].add(event.item)
            things[event.seat].add(event.item)
        elif isinstance(event, flow_events.PointsCounted):
            checks.append(event.points)
        elif isinstance(event, BROUGHT):
            things[event.seat].add(event.card)
        if (count := COUNTED.get(type(event))) is not None:
            for seat, name, number in count(event):
                counts[seat][name] += number
    for seat in range(end.seats):
        had = dict.fromkeys((f"{HAD}{end.cards.components[card].slug}" for card in sorted(things[seat])), 1)
        counts[seat] |= {"items": len(items[seat]), "behind": _behind(checks, seat), **_at_the_end(end, seat), **had}
    return counts


def _behind(checks: Sequence[tuple[int, ...]], seat: int) -> int:
    if len(checks) < 2:
        return 0
    points = checks[-2]
    return max(0, max(points) - points[seat])


def _at_the_end(end: State, seat: int) -> dict[str, int]:
    found = {
        "dragons": count_type(end, seat, DRAGON),
        "creatures": count_type(end, seat, CREATURE),
        "left": total(end.pool[seat]),
        **dict.fromkeys(BY_KIND.values(), 0),
        "points_token": 0,
    }
    for number, points in score_sheet(end, seat):
        found["points_token" if number < 0 else BY_KIND[end.cards.components[number].kind]] += points
    return found
