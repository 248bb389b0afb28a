"""Whether an event can happen at a table: what a primitive could have recorded there. Saves are read by it.

Only what the primitives themselves take for granted is checked, such as that a card drawn lay on top of the pile; never
whether a rule allows it, so that a later fix to a rule spoils no save. What an event leaves behind, such as more
energies paid than there were, is found by the invariants.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import valid
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.codes import FROM_DRAWN, FROM_PILE, FROM_SUMMONING, NO_CARD, NOBODY
from resarcana_gui.games.seasons.rules.event_shapes import NumberOf
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Value


def possible(state: State, event: Event) -> bool:
    """Return whether an event can happen at a table, which is the truth."""
    named = all(
        field.kind not in NAMED or NAMED[field.kind](state, value, field.default)
        for field, value in zip(event.FIELDS, event.data(), strict=True)
    )
    return named and (type(event) not in POSSIBLE or POSSIBLE[type(event)](state, event))


# What events name.


def _a_seat(state: State, value: Value, default: Value | None) -> bool:
    return isinstance(value, int) and 0 <= value < state.seats


def _a_card(state: State, value: Value, default: Value | None) -> bool:
    return isinstance(value, int) and 0 <= value < state.cards.count


def _some_cards(state: State, value: Value, default: Value | None) -> bool:
    return isinstance(value, tuple) and all(_a_card(state, card, None) for card in value)


def _a_card_in_play(state: State, value: Value, default: Value | None) -> bool:
    """Return whether a value is a card in play, or none where the field's default allows it."""
    return isinstance(value, int) and (value >= 0 or value == default)


def _an_amount(state: State, value: Value, default: Value | None) -> bool:
    return isinstance(value, int) and valid(value)


def _a_face(state: State, value: Value, default: Value | None) -> bool:
    return isinstance(value, int) and value >= 0


NAMED: Final[dict[str, Callable[[State, Value, Value | None], bool]]] = {
    "seat": _a_seat,
    "card": _a_card,
    "cards": _some_cards,
    "copy": _a_card_in_play,
    "energies": _an_amount,
    "face": _a_face,
}
"""The kinds of fields that can name what is not there: no seat, a hidden card, fewer than no energies, no face."""


# What the table must hold.


def _on_top(state: State, drawn: Sequence[int]) -> bool:
    return len(drawn) > 0 and state.pile[: len(drawn)] == list(drawn)


def _draws(state: State, event: cards.CardDrawn | cards.CardDrawnOpenly | cards.TopSeen) -> bool:
    return _on_top(state, (event.card,))


def _draws_some(state: State, event: cards.CardsDrawn) -> bool:
    return _on_top(state, event.cards) and state.drawer in (NOBODY, event.seat)


def _has_drawn(state: State, event: cards.DrawnKept | cards.DrawnDiscarded | cards.DrawnGiven) -> bool:
    """Return whether the cards drawn are this seat's: what lies among them is taken away by itself, but not for the
    view of another seat, which does not see them."""
    return state.drawer == event.seat


def _enters(state: State, event: cards.CardEntered) -> bool:
    number = event.card // COPIES
    if event.source == FROM_PILE and not _on_top(state, (number,)):
        return False
    if event.source == FROM_SUMMONING and state.summoning != number:
        return False
    if event.source == FROM_DRAWN and state.drawer != event.seat:
        return False
    return state.owner[event.card] == NOBODY


def _lies_before(
    state: State, event: cards.CardTurned | energies.EnergiesPut | energies.EnergiesSpent | energies.EnergiesTaken
) -> bool:
    return state.owner[event.card] == event.seat


def _shuffles(state: State, event: cards.PileRefilled) -> bool:
    return not state.pile and sorted(event.order) == sorted(state.discards)


def _has_group(state: State, event: setup.GroupDealt) -> bool:
    return 0 <= event.group < len(state.cards.groups)


def _passes(state: State, event: setup.PacksPassed) -> bool:
    """Return whether the cards passed are those in the packs, divided equally."""
    packs = [card for pack in state.pack for card in pack]
    return event.seats == state.seats and len(packs) % state.seats == 0 and sorted(event.cards) == sorted(packs)


def _lays(state: State, event: setup.LibraryLaid) -> bool:
    return 1 <= event.year <= 3


def _takes_library(state: State, event: cards.LibraryTaken) -> bool:
    return 2 <= event.year <= 3


def _wins(state: State, event: flow.GameEnded) -> bool:
    return len(event.points) == state.seats and 0 < event.winners < 1 << state.seats


def _shows_card(state: State, event: cards.CardShown) -> bool:
    return state.summoning == NO_CARD


def _crystals(state: State, event: energies.CrystalsGiven | NumberOf) -> bool:
    return event.number >= 0


def _crystallises(state: State, event: energies.EnergiesCrystallised) -> bool:
    return event.crystals >= 0 and (event.card == NO_CARD or state.owner[event.card] == event.seat)


POSSIBLE: Final[dict[type[Event], Callable[..., bool]]] = {
    setup.GroupDealt: _has_group,
    setup.PacksPassed: _passes,
    setup.LibraryLaid: _lays,
    cards.CardShown: _shows_card,
    cards.CardEntered: _enters,
    cards.CardTurned: _lies_before,
    cards.PileRefilled: _shuffles,
    cards.CardDrawn: _draws,
    cards.CardDrawnOpenly: _draws,
    cards.CardsDrawn: _draws_some,
    cards.DrawnKept: _has_drawn,
    cards.DrawnDiscarded: _has_drawn,
    cards.DrawnGiven: _has_drawn,
    cards.TopSeen: _draws,
    cards.LibraryTaken: _takes_library,
    energies.EnergiesPut: _lies_before,
    energies.EnergiesSpent: _lies_before,
    energies.EnergiesTaken: _lies_before,
    energies.EnergiesCrystallised: _crystallises,
    energies.CrystalsGained: _crystals,
    energies.CrystalsPaid: _crystals,
    energies.CrystalsLost: _crystals,
    energies.CrystalsGiven: _crystals,
    flow.GameEnded: _wins,
}
"""What must hold for events whose primitives would not stumble over something that does not fit: most take a card away
from where it lay, and so fail by themselves."""
