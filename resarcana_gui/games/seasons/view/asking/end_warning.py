"""What a seat forgoes by ending its turn: a card that it can activate for nothing, or the ring of its die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resarcana_gui.games.seasons.cards.tables import Power
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.kernel.command import Command


def end_warning(voice: MarkupVoice, view: State, answers: Sequence[Command], *, ring: bool) -> str:
    """Return what can still be done for nothing in this turn, in a sentence; empty for nothing. `ring`: whether no
    energy has been crystallised in it."""
    free = next(_free_activations(view, answers), None)
    if free is not None:
        return voice.text("window.end_warning.activate", card=voice.copy(free))
    crystallises = ring and any(isinstance(each, given.Crystallise) for each in answers)
    return voice.text("window.end_warning.crystallise") if crystallises else ""


def _free_activations(view: State, answers: Sequence[Command]) -> Iterator[int]:
    """Yield the cards in play that only turn, and straighten in the next round anyway."""
    for each in answers:
        if isinstance(each, given.Activate) and _is_free(view.cards.copies[each.card].powers[each.power]):
            yield each.card


def _is_free(power: Power) -> bool:
    given_up = power.sacrifices_this or power.sacrifices or power.familiar or power.reserve
    return not (power.paid or power.crystals or given_up)
