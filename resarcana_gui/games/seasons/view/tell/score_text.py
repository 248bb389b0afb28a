"""What a seat's points would be if the game ended now, in words."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.scoring import points_of, score_sheet
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice


def score_lines(voice: SeasonsVoice, view: State, seat: int) -> list[str]:
    """Return every part of a seat's points, and the sum."""
    crystals, cards, hand, bonuses = score_sheet(view, seat)
    lines = [voice.text("window.score.crystals", number=crystals)]
    lines += [voice.text("window.score.card", card=voice.copy(copy), number=points) for copy, points in cards]
    if hand:
        lines.append(voice.text("window.score.hand", number=hand))
    if bonuses:
        lines.append(voice.text("window.score.bonuses", number=bonuses))
    return [*lines, voice.text("window.score.total", number=points_of(view, seat))]


def score_now(voice: SeasonsVoice, view: State, seat: int) -> str:
    """Return the prestige in play and the points if the game ended now, in a line."""
    prestige = sum(view.cards.copies[card].prestige for card in view.play[seat])
    return voice.text("window.score.line", prestige=prestige, total=points_of(view, seat))
