"""Says in words what the tables hold for a component, in the notation of printed.py."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, LETTERS, counts
from resarcana_gui.games.resarcana.cards.tables import Component, Effect, Power, React

NOT_GOLD_TYPES = 0b1111
DISCARD_DRAWN = "then discard 3 cards from hand"
TARGETS = {
    tables.TURN_CREATURE: "turn one of your Creatures",
    tables.TURN_DRAGON: "turn one of your Dragons",
    tables.DESTROY_ARTIFACT: "destroy any one of your artifacts c",
    tables.DESTROY_OTHER_ARTIFACT: "destroy another of your artifacts c",
    tables.DESTROY_DRAGON_OR_CREATURE: "destroy one of your Dragons or Creatures c",
    tables.DISCARD_CARD: "discard a card c from hand",
}
SAYINGS = {
    tables.STRAIGHTEN: "straighten any one of your components",
    tables.STRAIGHTEN_CREATURE: "straighten one of your Creatures",
    tables.STRAIGHTEN_THIS: "straighten this",
    tables.PUT_SPENT: "put the essence spent on this",
    tables.PUT_SPENT_ANYWHERE: "put the essence spent on any one of your components",
    tables.CHECK_VICTORY: "check victory now",
    tables.DISCARD_DRAWN: DISCARD_DRAWN,
}
ESCAPES = {
    tables.ESCAPE_DISCARD: "discard a card from hand",
    tables.ESCAPE_DESTROY: "destroy one of their own artifacts",
}
TRIGGERS = {
    tables.TO_LIFE_LOSS: "Life loss",
    tables.TO_DRAGON: "a Dragon's power",
    tables.TO_CHECK: "a victory check",
}


def described(component: Component) -> list[str]:
    """What it is, cost, points, Collect, powers and abilities, first-game hand."""
    return [
        kind(component),
        " ".join(term for term in (plain(component.cost.fixed), star(component.cost.any_type)) if term) or "0",
        points(component),
        collect(component) or "-",
        "; ".join([*abilities(component), *map(power, component.powers), *map(react, component.reacts)]) or "-",
        str(component.hand or "-"),
    ]


def kind(component: Component) -> str:
    side = f" {component.tile} {'first' if component.first_side else 'back'}" if component.tile else ""
    dragon = ", Dragon" if component.types & tables.DRAGON else ""
    creature = ", Creature" if component.types & tables.CREATURE else ""
    return tables.KINDS[component.kind] + side + dragon + creature


def plain(amount: int, joint: str = " ") -> str:
    return joint.join(f"{n if n > 1 else ''}{LETTERS[at]}" for at, n in enumerate(counts(amount)) if n)


def star(number: int) -> str:
    return f"*{number}" if number else ""


def letters(types: int, joint: str = "/") -> str:
    return joint.join(letter for at, letter in enumerate(LETTERS) if types >> at & 1)


def mix(number: int, types: int) -> str:
    assert not types & 0b10000, "no printed mix of the base game has Gold"
    return f"~{number}" + "".join(f"-{letter}" for letter in letters(NOT_GOLD_TYPES & ~types, " ").split())


def points(component: Component) -> str:
    parts = [str(component.points)] if component.points else []
    parts += [f"1 per {letters(component.per_essence)} on"] if component.per_essence else []
    if component.per_dragon or component.per_creature:
        parts.append(f"{component.per_dragon} per Dragon, {component.per_creature} per Creature you have in play")
    return " + ".join(parts) or "0"


def collect(component: Component) -> str:
    how = component.collect
    special = {
        tables.COLLECT_NOTHING: "",
        tables.COLLECT_MIX: letters(how.types) if how.number == 1 else mix(how.number, how.types & NOT_GOLD_TYPES),
        tables.COLLECT_INTEREST: f"if one or more G stay on this: ~{how.number}",
        tables.COLLECT_GROWTH: f"if essences stay on this: {how.number} more of each type on it",
        tables.COLLECT_CURSE: f"either pay {plain(how.curse)} or turn this",
    }
    return " ".join(part for part in (plain(how.fixed), special[how.kind]) if part)


def abilities(component: Component) -> list[str]:
    texts = (
        [f"when claimed: gain {mix(component.claim.number, component.claim.types)}"] if component.claim.number else []
    )
    if component.discount.less:
        whose = "Dragons" if component.discount.types == tables.DRAGON else "artifacts"
        gold = "" if component.discount.gold else " (not Gold)"
        texts.append(f"ability: your {whose} cost {component.discount.less} less{gold}")
    return texts


def power(it: Power) -> str:
    cost = [
        "T" if it.turns else "",
        "destroy this" if it.destroys_this else "",
        plain(it.fixed, " + "),
        star(it.any_type),
        letters(it.one_of),
        f"{plain(it.from_this)} taken from this card" if it.from_this else "",
        "X=" if it.same_type else "",
        TARGETS.get(it.choice, ""),
    ]
    only = " (only while this is turned)" if it.while_turned else ""
    return f"{' + '.join(part for part in cost if part)} -> {', '.join(map(effect, it.effects))}{only}"


def effect(it: Effect) -> str:
    if it.kind in SAYINGS:
        return SAYINGS[it.kind]
    return {
        tables.GAIN: lambda: plain(it.essences),
        tables.PUT: lambda: f"{plain(it.essences)} on",
        tables.GAIN_MIX: lambda: mix(it.number, it.types),
        tables.PUT_MIX: lambda: f"{mix(it.number, it.types)} on",
        tables.GAIN_COST: lambda: gain_cost(it),
        tables.GAIN_X: lambda: "X Gold" if it.types == 0b10000 else f"X of one other type{but_gold(it)}",
        tables.RIVALS_GAIN: lambda: f"and all rivals gain {plain(it.essences)}",
        tables.DRAW: lambda: "draw 1 card" if it.number == 1 else f"draw {it.number} cards into hand",
        tables.LOOK: lambda: (
            f"look at the top {it.number} cards of your deck or of the monument deck, reorder, put back"
        ),
        tables.ATTACK: lambda: attack(it),
        tables.MATCH_RIVAL: lambda: (
            f"gain as many {letters(it.types)} as one rival has {plain(it.essences)} in the pool"
        ),
        tables.PLACE_ARTIFACT: lambda: place(it),
    }[it.kind]()


def gain_cost(it: Effect) -> str:
    if it.types == 0b10000:
        return "gain cost(c) in Gold"
    return f"gain cost(c){f' + {it.number}' if it.number else ''} essences, any but Gold" + (
        "" if it.types == NOT_GOLD_TYPES else "?"
    )


def but_gold(it: Effect) -> str:
    return ", not Gold" if it.types == NOT_GOLD_TYPES else "" if it.types == ALL_TYPES else "?"


def attack(it: Effect) -> str:
    way_out = f"pay {plain(it.essences)}" if it.essences else ESCAPES.get(it.choice)
    return f"rivals lose {it.number}L" + (f"; a rival may {way_out} to ignore" if way_out else "")


def place(it: Effect) -> str:
    source = {
        tables.FROM_HAND: "hand",
        tables.FROM_OWN_DISCARDS: "your discard pile",
        tables.FROM_ANY_DISCARDS: "any player's discard pile",
    }[it.choice]
    price = {0: "its placement cost (discounts apply)", tables.FREE: "cost 0"}.get(it.number, f"{it.number} less")
    gold = "" if it.gold else " (not Gold)"
    return f"place {'a Dragon' if it.types == tables.DRAGON else 'an artifact'} from {source} at {price}{gold}"


def react(it: React) -> str:
    cost = " + ".join(part for part in ("T" if it.turns else "", plain(it.fixed)) if part)
    answer = f"+{it.points} VP for that check only" if it.points else "ignore"
    put = f", and {plain(it.put)} on" if it.put else ""
    return f"React to {TRIGGERS[it.trigger]}: {cost} -> {answer}{put}{'' if it.turns else ' (no turning)'}"
