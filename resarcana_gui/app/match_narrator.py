"""A match in sentences: what happens, and how it ended."""

from __future__ import annotations

from typing import Final

from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.game import Outcome
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.match.match import Match
from resarcana_gui.screens.seat_names import shown_names


class MatchNarrator:
    """Tells a match to one viewer, each event once."""

    def __init__(self, plugin: Plugin, match: Match, language: str, viewer: int) -> None:
        self.viewer: Final = viewer
        self._plugin = plugin
        self._match = match
        self._language = language
        self._told = 0
        self.narrator = self._fresh()

    def news(self, *, more_to_come: bool = False) -> list[str]:
        """Return what happened since the last call, in sentences; see Narrator.tell."""
        events = self._match.history.events()
        fresh, self._told = events[self._told :], len(events)
        seen = fresh if self.viewer == EVERYONE else [event.seen_by(self.viewer) for event in fresh]
        return self.narrator.tell(seen, more_to_come=more_to_come)

    def start_over(self) -> None:
        """Start over after an undo: take in all events again without telling them."""
        self.narrator, self._told = self._fresh(), 0
        self.news(more_to_come=True)

    def _fresh(self) -> Narrator:
        names = shown_names(self._match.seats, self._language, self._plugin.characters)
        return self._plugin.narrator(self._language, self.viewer, names)


def result_lines(plugin: Plugin, match: Match, texts: Texts) -> list[str]:
    """Return everyone's place and points, and who won, or that nobody has won yet; for games whose narrator does not
    tell it."""
    outcome = match.outcome
    if outcome is None:
        return [texts("unfinished")]
    names = shown_names(match.seats, texts.language, plugin.characters)
    narrator = plugin.narrator(texts.language, EVERYONE, names)
    ranked = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    results = [_result(narrator, outcome, seat, names[seat], texts) for seat in ranked]
    winners = [names[seat] for seat in outcome.winners]
    if winners == [texts("you")]:
        return [*results, texts("you_win")]
    return [*results, texts("winner" if len(winners) == 1 else "winners", names=", ".join(winners))]


def _result(narrator: Narrator, outcome: Outcome, seat: int, name: str, texts: Texts) -> str:
    told = texts("place", place=outcome.places[seat], name=name, points=outcome.points[seat])
    measures = [narrator.measure(each, numbers[seat]) for each, numbers in outcome.measures.items()]
    shown = list(filter(None, measures))
    return texts("measured", result=told, measures=texts.listed(shown)) if shown else told
