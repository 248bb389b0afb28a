"""How a match ended, in words, for games whose narrator does not tell it."""

from __future__ import annotations

from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.match.match import Match
from resarcana_gui.screens.seat_names import shown_names


def result_lines(plugin: Plugin, match: Match, texts: Texts) -> list[str]:
    """Everyone's points, and who won, or that nobody has won yet."""
    outcome = match.outcome
    if outcome is None:
        return [texts("unfinished")]
    names = shown_names(match.seats, texts.language, plugin.characters)
    points = [texts("points", name=name, points=number) for name, number in zip(names, outcome.points, strict=True)]
    winners = [names[seat] for seat in outcome.winners]
    if winners == [texts("you")]:
        return [*points, texts("you_win")]
    return [*points, texts("winner" if len(winners) == 1 else "winners", names=", ".join(winners))]
