"""What a card does, in lines of icons for its face."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.cards.tables import Card, CardEffect, Power
from resarcana_gui.kernel.exhaustive_table import by_number

ARROW: Final = " → "
GAP: Final = "\N{THIN SPACE}"
Line: TypeAlias = Callable[[CardEffect], str]


def amount_icons(amount: int) -> str:
    """Return energies as icons, each with its number if that is not one."""
    found = [f"{count if count > 1 else ''}{{{NAMES[at]}}}" for at, count in enumerate(counts(amount)) if count]
    return GAP.join(found)


def _form(form: str) -> Line:
    """Return what fills a form in with the number and the bound of an effect."""

    def line(effect: CardEffect) -> str:
        return form.format(n=effect.number, b=effect.bound, name=NAMES[effect.number % len(NAMES)])

    return line


def _gain(effect: CardEffect) -> str:
    return amount_icons(effect.energies)


LINES: Final[tuple[Line, ...]] = by_number(
    f"{__name__}.LINES",
    tables.EFFECTS,
    {
        tables.GAUGE: _form("{{star}}+{n}"),
        tables.CRYSTALS: _form("{n}{{crystal}}"),
        tables.GAIN: _gain,
        tables.ENERGIES: _form("{n}{{any}}"),
        tables.STORE: _form("{n}{{any}}{{play}}"),
        tables.DRAW: _form("{n}{{draw}}"),
        tables.KEEP_ONE: _form("{n}{{draw}} → 1{{hand}}"),
        tables.PLAY_ONE: _form("{n}{{draw}} → 1{{play}}"),
        tables.DEAL: _form("{{draw}} → {{hand}} {{rival}}{{hand}}"),
        tables.OPPONENTS_SACRIFICE: _form("{{rival}} {{sacrifice}}"),
        tables.OPPONENTS_GIVE: _form("{{rival}} → {n}{{crystal}}"),
        tables.OPPONENTS_GIVE_OR_SACRIFICE: _form("{{rival}} → {n}{{crystal}} / {{sacrifice}}"),
        tables.OPPONENTS_LOSE: _form("{{rival}} \N{MINUS SIGN}{n}{{crystal}}"),
        tables.OPPONENTS_GAUGE: _form("{{rival}} {{star}}\N{MINUS SIGN}{n}"),
        tables.OPPONENTS_DRAW: _form("{{rival}} {n}{{draw}}"),
        tables.OPPONENTS_TURN_INTO: _form("{{rival}} {{any}} → {{{name}}}"),
        tables.CRYSTALS_IF_FULL: _form("{b}+{{any}}: {n}{{crystal}}"),
        tables.ENERGIES_IF_POOR: _form("0\N{EN DASH}{b}{{any}}: {n}{{any}}"),
        tables.TAKE_BACK: _form("{{item}}{{take_back}}{{hand}}"),
        tables.COPY_RESERVE: _form("= {{rival}}{{any}}"),
        tables.MOVE_SEASON: _form("{{season}} ±1\N{EN DASH}{n}"),
        tables.CRYSTALS_PER_ITEM: _form("{{item}}: {n}{{crystal}}"),
        tables.ENERGIES_PER_ITEM: _form("{{item}}: {n}{{any}}"),
        tables.CRYSTALS_PER_FAMILIAR: _form("{{familiar}}: {n}{{crystal}}"),
        tables.PLAY_FROM_HAND: _form("{{hand}} → {{play}}"),
        tables.CRYSTALLISE_PAID: _form("{n}{{crystal}}"),
        tables.CRYSTALLISE_RESERVE: _form("{{any}}: {n}{{crystal}}"),
        tables.PERMIT: _form("{{ring}}"),
        tables.PLAY_TOP: _form("{{draw}} {n}{{any}} → {{play}}"),
        tables.DISCARD_TOP: _form("{{discard}}"),
        tables.FILL: _form("{b}{{any}}: {n}{{crystal}}"),
        tables.DRAW_OR_DISCARD: _form("{{draw}}/{{discard}}: {{any}}"),
        tables.TAKE_IF_RICHEST: _form("{{rival}} → {n}{{crystal}}"),
        tables.EXCHANGE: _form("{{any}}{{swap}}{{any}}"),
        tables.LOSE: _form("\N{MINUS SIGN}{n}{{crystal}}"),
        tables.PASS_LEFT: _form("{{left}}"),
        tables.REROLL: _form("{{die}}"),
    },
)
"""The icons of each kind of effect."""

ENDS: Final = MappingProxyType(
    {
        tables.MOST_CARDS: "{{play}}+: {n}",
        tables.PER_ENERGY: "{{any}}: {n}",
        tables.NO_FAMILIAR: "0{{familiar}}: {n}",
    }
)


def ability_lines(card: Card) -> list[str]:
    """Return what a card does, a line for each occasion."""
    return list(_lines(card))


def _lines(card: Card) -> Iterator[str]:
    occasions = (
        ("enter", card.enter), ("summoned", card.summoning), ("season", card.season), ("round_end", card.round_end),
    )  # fmt: skip
    for sign, effects in occasions:
        if effects:
            yield f"{{{sign}}} {_effects(effects)}"
    if card.elements:
        yield "{enter} " + " ".join(
            f"{{{NAMES[at]}}}{GAP}{_effects(effects)}" for at, effects in enumerate(card.elements)
        )
    yield from _permanent(card)
    yield from map(_power, card.powers)
    if card.end:
        yield f"{{end}} {ENDS[card.end].format(n=card.end_number)}"


def _permanent(card: Card) -> Iterator[str]:
    if card.limit:
        yield f"{{permanent}} {card.limit}{{any}}"
    if card.discount:
        yield f"{{permanent}} \N{MINUS SIGN}{card.discount}{{any}}"
    if card.worth:
        yield f"{{permanent}} {{any}}: +{card.worth}{{crystal}}"
    if card.summoning_tax:
        yield f"{{permanent}} {{rival}}{{play}}: {card.summoning_tax}{{crystal}}"
    if card.activation_tax:
        yield f"{{permanent}} {{rival}}{{turn}}: {card.activation_tax}{{crystal}}"


def _effects(effects: Sequence[CardEffect]) -> str:
    return " ".join(LINES[effect.kind](effect) for effect in effects)


def _power(power: Power) -> str:
    cost = " ".join(_cost(power))
    sign = "{turn}{die}" if power.before_die else "{turn}"
    return f"{sign} {cost}{ARROW}{_effects(power.effects)}" if cost else f"{sign} {_effects(power.effects)}"


def _cost(power: Power) -> Iterator[str]:
    if power.fixed:
        yield amount_icons(power.fixed)
    if power.any_type:
        yield f"{power.any_type}{{any}}"
    if power.same_type:
        yield f"{power.same_type}={{any}}"
    if power.crystals:
        yield f"{power.crystals}{{crystal}}"
    if power.exchanges:
        yield "X{crystal}"
    if power.sacrifices_this or power.sacrifices:
        yield f"{power.sacrifices or ''}{{sacrifice}}"
    if power.familiar:
        yield "{familiar}{sacrifice}"
    if power.reserve:
        yield "{any}{discard}"
