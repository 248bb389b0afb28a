"""What a component does, in lines of icons and numbers, made from its data: `{turn} 2{life} → {place_on} 3{death}`.

Costs stand before the arrow, effects after it; `glossary` has a sentence for every icon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import NAMES, counts
from resarcana_gui.games.resarcana.cards.tables import Collect, Component, Effect, Power, React
from resarcana_gui.games.resarcana.view.tell.voice import icons_of
from resarcana_gui.kernel.exhaustive_table import by_number

THEN: Final = " → "
MINUS: Final = "\N{MINUS SIGN}"


def lines(component: Component) -> list[str]:
    """Return everything it does: how it scores, its abilities, powers and reactions; Collect is on its plate."""
    return [*scoring_lines(component), *ability_lines(component)]


def ability_lines(component: Component) -> list[str]:
    """Return its abilities, powers and reactions."""
    return [*_abilities(component), *map(power, component.powers), *map(react, component.reacts)]


def amount(essences: int) -> str:
    """Return an amount, such as `2{elan}{gold}`; a single essence has no number."""
    return "".join(several(count, f"{{{NAMES[essence]}}}") for essence, count in enumerate(counts(essences)) if count)


def several(number: int, icon: str) -> str:
    """Return a number before an icon, unless it is 1."""
    return icon if number == 1 else f"{number}{icon}"


def power(shown: Power) -> str:
    """Return a power: its cost, an arrow, its effects."""
    start = "{turned}: " if shown.while_turned else ""
    return start + " ".join(_price(shown)) + THEN + " ".join(map(effect, shown.effects))


def _price(shown: Power) -> Iterator[str]:
    if shown.turns:
        yield "{turn}"
    if shown.from_this:
        yield "{take}" + amount(shown.from_this)
    if _paid(shown):
        yield _paid(shown)
    if shown.destroys_this:
        yield "{destroy}{this}"
    if shown.choice:
        yield CHOICES[shown.choice]


def _paid(shown: Power) -> str:
    mixed = several(shown.any_type, "{any}") if shown.any_type else ""
    one = icons_of(shown.one_of) if shown.one_of else ""
    same = "X{any}" if shown.same_type else ""
    return " ".join(part for part in (amount(shown.fixed) + mixed + one, same) if part)


CHOICES: Final = by_number(
    f"{__name__}.CHOICES",
    tables.CHOICES,
    {
        tables.NO_CHOICE: "",
        tables.TURN_CREATURE: "{turn}{creature}",
        tables.TURN_DRAGON: "{turn}{dragon}",
        tables.DESTROY_ARTIFACT: "{destroy}{artifact}",
        tables.DESTROY_OTHER_ARTIFACT: "{destroy}{other}",
        tables.DESTROY_DRAGON_OR_CREATURE: "{destroy}{dragon}/{creature}",
        tables.DISCARD_CARD: "{discard}",
    },
)
"""What else is turned, destroyed or discarded."""


def effect(shown: Effect) -> str:
    """Return one effect."""
    return EFFECTS[shown.kind](shown)


def _attack(shown: Effect) -> str:
    escape = ESCAPES[shown.choice] + amount(shown.essences)
    return f"{{attack}}{shown.number}{{life}}" + (f" ({escape}{{ignore}})" if escape else "")


ESCAPES: Final = by_number(
    f"{__name__}.ESCAPES",
    tables.ESCAPES,
    {
        tables.NO_WAY_OUT: "",
        tables.ESCAPE_PAY: "",
        tables.ESCAPE_DISCARD: "{discard}",
        tables.ESCAPE_DESTROY: "{destroy}{artifact}",
    },
)
"""The ways to ignore an attack, before their price."""


def _placing(shown: Effect) -> str:
    kind = "{dragon}" if shown.types else "{artifact}"
    return f"{SOURCES[shown.choice]}{{play}}{kind}{_less(shown)}"


def _less(shown: Effect) -> str:
    if shown.number == tables.FREE:
        return " 0{cost}"
    return f" {_off(shown.number, gold=shown.gold)}" if shown.number else ""


def _off(number: int, *, gold: bool) -> str:
    """Return a discount."""
    return f"{MINUS}{several(number, '{any}' if gold else '{not_gold}')}"


def _as_cost(shown: Effect) -> str:
    more = f"+{shown.number}" if shown.number else ""
    return f"{{cost}}{more} {icons_of(shown.types)}"


SOURCES: Final = by_number(
    f"{__name__}.SOURCES",
    tables.SOURCES,
    {
        tables.FROM_HAND: "",
        tables.FROM_OWN_DISCARDS: "{discards}",
        tables.FROM_ANY_DISCARDS: "{all_discards}",
    },
)
"""Where an artifact is placed from; from hand by default."""

EFFECTS: Final[tuple[Callable[[Effect], str], ...]] = by_number(
    f"{__name__}.EFFECTS",
    tables.EFFECTS,
    {
        tables.GAIN: lambda shown: amount(shown.essences),
        tables.PUT: lambda shown: "{place_on}" + amount(shown.essences),
        tables.GAIN_MIX: lambda shown: several(shown.number, icons_of(shown.types)),
        tables.PUT_MIX: lambda shown: "{place_on}" + several(shown.number, icons_of(shown.types)),
        tables.GAIN_COST: _as_cost,
        tables.RIVALS_GAIN: lambda shown: "{rival}" + amount(shown.essences),
        tables.GAIN_X: lambda shown: "X" + icons_of(shown.types),
        tables.PUT_SPENT_ANYWHERE: lambda _: "{place_on}{any_component}",
        tables.PUT_SPENT: lambda _: "{place_on}{spent}",
        tables.STRAIGHTEN: lambda _: "{straighten}",
        tables.STRAIGHTEN_CREATURE: lambda _: "{straighten}{creature}",
        tables.STRAIGHTEN_THIS: lambda _: "{straighten}{this}",
        tables.DRAW: lambda shown: several(shown.number, "{draw}"),
        tables.DISCARD_DRAWN: lambda _: "={discard}",
        tables.LOOK: lambda shown: several(shown.number, "{look}"),
        tables.ATTACK: _attack,
        tables.MATCH_RIVAL: lambda shown: f"{icons_of(shown.types)} = {{rival}}{amount(shown.essences)}",
        tables.PLACE_ARTIFACT: _placing,
        tables.CHECK_VICTORY: lambda _: "{victory}",
    },
)
"""The notation of every kind of effect."""


def react(shown: React) -> str:
    """Return a React power: its trigger, its cost, and its effect."""
    paid = " ".join(part for part in ("{turn}" if shown.turns else "", amount(shown.fixed)) if part)
    gained = several(shown.points, "{points}") if shown.points else "{ignore}"
    put = " {place_on}" + amount(shown.put) if shown.put else ""
    return f"{{react}}{TRIGGERS[shown.trigger]} {paid}{THEN}{gained}{put}"


TRIGGERS: Final = by_number(
    f"{__name__}.TRIGGERS",
    tables.TRIGGERS,
    {
        tables.TO_LIFE_LOSS: "{attack}",
        tables.TO_DRAGON: "{dragon}",
        tables.TO_CHECK: "{victory}",
    },
)
"""What a React power responds to."""


def threat(component: Component) -> str:
    """Return the sign of its strongest attack with how much Life that costs, without the way out; empty for none."""
    attacks = [each.number for power in component.powers for each in power.effects if each.kind == tables.ATTACK]
    return f"{{attack}}{max(attacks)}" if attacks else ""


def collect(shown: Collect) -> str:
    """Return the text on the Collect plate; empty without such an ability."""
    return amount(shown.fixed) + COLLECTS[shown.kind](shown)


COLLECTS: Final[tuple[Callable[[Collect], str], ...]] = by_number(
    f"{__name__}.COLLECTS",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: lambda _: "",
        tables.COLLECT_MIX: lambda shown: several(shown.number, icons_of(shown.types)),
        tables.COLLECT_INTEREST: lambda shown: f"{{on_this}}{{gold}}: {several(shown.number, icons_of(shown.types))}",
        tables.COLLECT_GROWTH: lambda shown: f"{{on_this}}{{any}}: +{shown.number}",
        tables.COLLECT_CURSE: lambda shown: f"{MINUS}{amount(shown.curse)}/{{turn}}",
    },
)
"""The notation of every kind of Collect ability."""


def scoring_lines(component: Component) -> Iterator[str]:
    """Yield how it scores besides its printed points."""
    if component.per_essence:
        yield f"{icons_of(component.per_essence)} = 1{{points}}"
    if component.per_dragon:
        yield f"{{dragon}} = {component.per_dragon}{{points}}"
    if component.per_creature:
        yield f"{{creature}} = {component.per_creature}{{points}}"


def _abilities(component: Component) -> Iterator[str]:
    if component.discount.less:
        whose = "{dragon}" if component.discount.types else "{artifact}"
        yield f"{whose}: {_off(component.discount.less, gold=component.discount.gold)}"
    if component.claim.number:
        yield "{claim}" + THEN + several(component.claim.number, icons_of(component.claim.types))
