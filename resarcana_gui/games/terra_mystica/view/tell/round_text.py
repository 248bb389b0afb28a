"""What a round has brought a seat, and what its end will bring, in signs."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS
from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.income import bonus_times
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice


def earned_signs(voice: MarkupVoice, view: State, seat: int) -> str:
    """Return what the cult bonus of the current round would bring a seat now; empty where there is none."""
    if not 1 <= view.round < ROUNDS or view.faction[seat] == NONE:
        return ""
    tile = view.parts.scoring_tiles[view.scoring[view.round - 1]]
    times = bonus_times(view, seat)
    if tile.cult == PRIESTS_SENT:
        now = f"{view.sent[seat]}{{order}}"
    else:
        now = f"{view.cults[seat * CULT_COUNT + tile.cult]}{{{CULTS[tile.cult]}}}"
    one = f"{tile.spades}{{spade}}" if tile.spades else voice.amount(tile.gain)
    if not times:
        return voice.text("window.round.none", now=now)
    return voice.text("window.round.bonus", now=now, bonus=f"{times}\N{MULTIPLICATION SIGN}{one}" if times > 1 else one)
