"""Why something cannot be used now."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.codes import NO_CARD, NOBODY
from resarcana_gui.games.seasons.rules.refusals import why_not
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.simultaneous import open_to


def refusals_now(view: State, seat: int, key: object) -> list[Refusal]:
    """Return why a seat cannot do anything with an item in its own turn: one refusal for each thing that it might want
    to do; none if one of them is possible, if it is not its turn, or if the item is for nothing."""
    question = open_to(view.stack, seat) if view.stack else None
    if not isinstance(question, AskTurn):
        return []
    wishes = _wishes(view, seat, key)
    refusals = [refusal for refusal in (why_not(view, command) for command in wishes) if refusal is not None]
    return [] if len(refusals) < len(wishes) else refusals


def _wishes(view: State, seat: int, key: object) -> list[given.Answer]:
    """Return what a player might want to do with an item in the own turn."""
    if isinstance(key, int) and in_play(key):
        if view.owner[key] not in (seat, NOBODY):
            return []
        return [given.Activate(seat, key, power) for power in range(len(view.cards.copies[key].powers))]
    if isinstance(key, int):
        return [given.Summon(seat, number_of(key))] if number_of(key) in view.hand[seat] else []
    if isinstance(key, tuple) and key[0] == "token":
        return [given.Crystallise(seat, 1 << (8 * int(key[1])), NO_CARD)]
    return [given.UseBonus(seat, int(key[1]))] if isinstance(key, tuple) and key[0] == "bonus" else []
