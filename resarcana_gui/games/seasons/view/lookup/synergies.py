"""Which cards go well together and which work against each other, from what is printed alone: nothing here names a
card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import Card, CardEffect

Property = Callable[[Card], bool]

DEAR: Final = 4
"""Energies from which a cost is high; three crystals count as one."""
CHEAP: Final = 1
"""Energies up to which a card is cheap."""
HIGH: Final = 10
"""The prestige from which a card is worth much."""
BULK: Final = 4
"""Energies from which a gain fills a reserve."""


def go_well(card: Card, other: Card) -> bool:
    """Return whether one of two cards serves the other."""
    return any(helper(one) and helped(two) for one, two in ((card, other), (other, card)) for helper, helped in SERVES)


def hinders(card: Card, other: Card) -> bool:
    """Return whether a card, in an opponent's hands, works against another one in particular."""
    return any(foe(card) and victim(other) for foe, victim in HINDERS)


def _effects(card: Card) -> Iterator[CardEffect]:
    """Yield all effects of a card, whenever they happen."""
    for effects in (card.enter, *card.elements, card.summoning, card.season, card.round_end):
        yield from effects
    for power in card.powers:
        yield from power.effects


def _does(*kinds: int) -> Property:
    return lambda card: any(effect.kind in kinds for effect in _effects(card))


def _cost_of(card: Card) -> int:
    """Return a cost for two players as energies."""
    return len(card.elements) or total(card.energies[0]) + (card.crystals[0] + 2) // 3


def _is_familiar(card: Card) -> bool:
    return card.familiar


def _works_for_familiars(card: Card) -> bool:
    return any(power.familiar for power in card.powers) or _does(tables.CRYSTALS_PER_FAMILIAR)(card)


def _crystallises(card: Card) -> bool:
    return _does(tables.CRYSTALLISE_PAID, tables.CRYSTALLISE_RESERVE, tables.PERMIT)(card)


def _enters_again(card: Card) -> bool:
    """Return whether a magic item brings much as it enters, for its cost."""
    brings = _does(tables.CRYSTALS, tables.STORE, tables.KEEP_ONE, tables.MOVE_SEASON, tables.CRYSTALS_PER_ITEM)
    return not card.familiar and brings(card) and bool(card.enter)


def _spent(card: Card) -> bool:
    """Return whether a card is no loss once it has entered."""
    return card.prestige <= 0


def _holds_energies(card: Card) -> bool:
    """Return whether a card asks for energies that stay in the reserve."""
    return card.end == tables.PER_ENERGY or _does(tables.CRYSTALS_IF_FULL)(card)


def _brings_many(card: Card) -> bool:
    """Return whether a card brings many energies at once."""
    many = (tables.COPY_RESERVE, tables.ENERGIES_PER_ITEM, tables.DRAW_OR_DISCARD)
    return _does(*many)(card) or any(e.kind == tables.ENERGIES and e.number >= BULK for e in _effects(card))


SERVES: Final[tuple[tuple[Property, Property], ...]] = (
    (lambda card: bool(card.worth), _crystallises),
    (_brings_many, _crystallises),
    (lambda card: bool(card.limit), lambda card: _brings_many(card) or _holds_energies(card)),
    (_brings_many, _holds_energies),
    (_is_familiar, _works_for_familiars),
    (_does(tables.MOVE_SEASON), lambda card: bool(card.season)),
    (lambda card: bool(card.summoning), lambda card: _cost_of(card) == 0),
    (
        _does(tables.PLAY_ONE, tables.PLAY_FROM_HAND, tables.PLAY_TOP),
        lambda card: bool(card.elements) or (_cost_of(card) >= DEAR and card.prestige >= HIGH),
    ),
    (_does(tables.TAKE_BACK), _enters_again),
    (lambda card: any(power.sacrifices for power in card.powers), _spent),
    (lambda card: bool(card.discount), lambda card: total(card.energies[0]) >= DEAR),
    (lambda card: card.end == tables.MOST_CARDS, lambda card: not card.familiar and _cost_of(card) == 0),
    (
        _does(tables.CRYSTALS_PER_ITEM, tables.ENERGIES_PER_ITEM),
        lambda card: not card.familiar and _cost_of(card) <= CHEAP,
    ),
    (_does(tables.DRAW_OR_DISCARD), lambda card: card.prestige >= 2 * HIGH),
)
"""Pairs of properties: a card with the first serves one with the second."""

HINDERS: Final[tuple[tuple[Property, Property], ...]] = (
    (lambda card: bool(card.activation_tax), lambda card: bool(card.powers)),
    (lambda card: bool(card.summoning_tax), lambda card: bool(card.summoning)),
    (_does(tables.OPPONENTS_TURN_INTO), _holds_energies),
    (_does(tables.OPPONENTS_GAUGE), lambda card: card.end == tables.MOST_CARDS),
    (_does(tables.PASS_LEFT), lambda card: card.end == tables.NO_FAMILIAR),
)
"""Pairs of properties: a card with the first works against one with the second."""
