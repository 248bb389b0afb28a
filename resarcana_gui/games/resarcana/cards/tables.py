"""The components as the rules read them: plain objects with ints, made once by the loader and never changed.

Vocabulary and meaning are documented at the top of cards.yaml. A component is known by its number, its index in
`CardSet.components`; artifacts come first, then mages, items, monuments and Places of Power.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GOLD, count_of, total

# Kinds of components.
ARTIFACT: Final = 0
MAGE: Final = 1
ITEM: Final = 2
MONUMENT: Final = 3
PLACE: Final = 4
KINDS: Final = ("artifact", "mage", "item", "monument", "place")

# Types of artifacts.
DRAGON: Final = 1
CREATURE: Final = 2

# The part of a power's cost that must be chosen: nothing, or one of these.
NO_CHOICE: Final = 0
TURN_CREATURE: Final = 1
TURN_DRAGON: Final = 2
DESTROY_ARTIFACT: Final = 3
DESTROY_OTHER_ARTIFACT: Final = 4
DESTROY_DRAGON_OR_CREATURE: Final = 5
DISCARD_CARD: Final = 6
CHOICES: Final = (
    "nothing",
    "turn creature",
    "turn dragon",
    "destroy artifact",
    "destroy other artifact",
    "destroy dragon or creature",
    "discard card",
)

# Kinds of effects, each with the meaning of its fields.
GAIN: Final = 0  # essences to the pool
PUT: Final = 1  # essences on this component
GAIN_MIX: Final = 2  # number of essences of the types, any mix, to the pool
PUT_MIX: Final = 3  # the same, on this component
GAIN_COST: Final = 4  # cost(c) + number of the types, any mix; c is the card chosen for the cost
RIVALS_GAIN: Final = 5  # essences to every rival's pool
GAIN_X: Final = 6  # X of one of the types (of another type than was paid, where several are allowed)
PUT_SPENT_ANYWHERE: Final = 7  # what was spent goes on any one of your components
PUT_SPENT: Final = 8  # what was spent goes on this component
STRAIGHTEN: Final = 9  # any one turned component of yours
STRAIGHTEN_CREATURE: Final = 10  # one of your turned Creatures, or none
STRAIGHTEN_THIS: Final = 11
DRAW: Final = 12  # number of cards
DISCARD_DRAWN: Final = 13  # as many cards from hand as were drawn
LOOK: Final = 14  # at the top number of cards of your deck or the monument deck; put back in any order
ATTACK: Final = 15  # every rival loses number Life; choice: the way out, essences: its price
MATCH_RIVAL: Final = 16  # gain as many of the types as one rival has of essences (one count is set) in the pool
PLACE_ARTIFACT: Final = 17  # source, number (discount, FREE for cost 0), types: DRAGON or 0, gold: discount takes Gold
CHECK_VICTORY: Final = 18
EFFECTS: Final = (
    "gain",
    "put",
    "gain mix",
    "put mix",
    "gain cost",
    "rivals gain",
    "gain x",
    "put spent anywhere",
    "put spent",
    "straighten",
    "straighten creature",
    "straighten this",
    "draw",
    "discard drawn",
    "look",
    "attack",
    "match rival",
    "place artifact",
    "check victory",
)

# Where PLACE_ARTIFACT takes the artifact from.
FROM_HAND: Final = 0
FROM_OWN_DISCARDS: Final = 1
FROM_ANY_DISCARDS: Final = 2
SOURCES: Final = ("hand", "discards", "any discards")

FREE: Final = 999
"""A discount that leaves nothing to pay."""

# Ways to ignore an attack.
NO_WAY_OUT: Final = 0
ESCAPE_PAY: Final = 1  # the effect's essences
ESCAPE_DISCARD: Final = 2
ESCAPE_DESTROY: Final = 3
ESCAPES: Final = ("nothing", "pay", "discard card", "destroy artifact")

# What a React power responds to.
TO_LIFE_LOSS: Final = 0
TO_DRAGON: Final = 1
TO_CHECK: Final = 2
TRIGGERS: Final = ("life loss", "dragon", "victory check")

# Collect abilities, beside fixed gains.
COLLECT_NOTHING: Final = 0
COLLECT_MIX: Final = 1  # number essences of the types, any mix
COLLECT_INTEREST: Final = 2  # if one or more Gold stay on this: number essences of the types, any mix
COLLECT_GROWTH: Final = 3  # if essences stay on this: number more of each type on it
COLLECT_CURSE: Final = 4  # either pay the curse or turn this
COLLECTS: Final = ("nothing", "mix", "interest", "growth", "curse")


class Cost:
    """A cost in essences: some fixed, and a number of any type; reduced by discounts."""

    def __init__(self, fixed: int, any_type: int, discount: int = 0, not_gold: int = 0) -> None:
        """Takes the printed cost, a discount that may take off any essence, and one that may not take off Gold."""
        gold = count_of(fixed, GOLD)
        printed = total(fixed) + any_type
        spared = min(not_gold, printed - gold)
        taken = min(discount, printed - spared)
        self.fixed: Final = fixed
        self.any_type: Final = any_type
        self.size: Final = printed - spared - taken
        """The number of essences to pay."""
        self.gold: Final = max(0, gold - taken)
        """The number of them that must be Gold at least."""
        self.whole: Final = self.size == printed
        """Whether nothing is taken off."""


class Effect:
    """One effect of a power. Its kind says which fields count."""

    def __init__(
        self,
        kind: int,
        essences: int = 0,
        number: int = 0,
        types: int = 0,
        choice: int = 0,
        gold: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.essences: Final = essences
        self.number: Final = number
        self.types: Final = types
        self.choice: Final = choice
        self.gold: Final = gold


class Power:
    """A power: its cost and its effects, in order."""

    def __init__(
        self,
        *,
        turns: bool,
        while_turned: bool,
        destroys_this: bool,
        fixed: int,
        any_type: int,
        one_of: int,
        same_type: bool,
        from_this: int,
        choice: int,
        effects: Sequence[Effect],
    ) -> None:
        self.turns: Final = turns
        """Whether the cost turns this component."""
        self.while_turned: Final = while_turned
        """Whether it can be used only while this is turned; other powers, only while it is straight."""
        self.destroys_this: Final = destroys_this
        self.fixed: Final = fixed
        """Essences to pay from the pool."""
        self.any_type: Final = any_type
        """How many more to pay, of any type."""
        self.one_of: Final = one_of
        """One more essence to pay, of these types (a mask: bit e for essence e); 0 for none."""
        self.same_type: Final = same_type
        """Whether X more are to be paid, all of one type, X from 0."""
        self.from_this: Final = from_this
        """Essences to take from this component itself."""
        self.choice: Final = choice
        """What else is turned, destroyed or discarded for it: one of CHOICES."""
        self.effects: Final = tuple(effects)
        self.plain: Final = not (one_of or from_this or choice)
        """Whether the cost includes neither `one_of` nor `from_this` nor `choice`."""


class React:
    """A React power: a response to a trigger, out of turn."""

    def __init__(self, *, trigger: int, turns: bool, fixed: int, put: int, points: int) -> None:
        self.trigger: Final = trigger
        self.turns: Final = turns
        self.fixed: Final = fixed
        """Essences to pay."""
        self.put: Final = put
        """Essences put on this component."""
        self.points: Final = points
        """Points for this victory check alone."""


class Collect:
    """A Collect ability: a fixed gain, and perhaps one of COLLECTS."""

    def __init__(self, fixed: int, kind: int = 0, number: int = 0, types: int = 0, curse: int = 0) -> None:
        self.fixed: Final = fixed
        self.kind: Final = kind
        self.number: Final = number
        self.types: Final = types
        self.curse: Final = curse
        """Essences to pay, or else the component turns; 0 for no curse."""


class Discount:
    """An ability that makes its owner's artifacts cost less."""

    def __init__(self, less: int = 0, types: int = 0, gold: bool = True) -> None:
        self.less: Final = less
        """The number of essences; 0 for no such ability."""
        self.types: Final = types
        """The type of artifacts it applies to (DRAGON); 0 for all."""
        self.gold: Final = gold
        """Whether it may take off Gold."""


class Mix:
    """A number of essences of some types (a mask), chosen by the player; 0 for none."""

    def __init__(self, number: int = 0, types: int = 0) -> None:
        self.number: Final = number
        self.types: Final = types


class Component:
    """One component, with everything printed on it."""

    def __init__(
        self,
        *,
        number: int,
        slug: str,
        kind: int,
        types: int,
        cost: Cost,
        points: int,
        collect: Collect,
        powers: Sequence[Power],
        reacts: Sequence[React],
        discount: Discount,
        per_essence: int,
        per_dragon: int,
        per_creature: int,
        claim: Mix,
        hand: int,
        tile: int,
        first_side: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        """Its name in cards.yaml, commands and saves."""
        self.kind: Final = kind
        self.types: Final = types
        """DRAGON, CREATURE, both or 0."""
        self.cost: Final = cost
        self.cost_size: Final = cost.size
        """cost(c): the number of essences in the printed placement cost."""
        self.points: Final = points
        self.collect: Final = collect
        self.powers: Final = tuple(powers)
        self.reacts: Final = tuple(reacts)
        self.discount: Final = discount
        self.per_essence: Final = per_essence
        """The types of essences (a mask) that give a point each while they lie on this."""
        self.per_dragon: Final = per_dragon
        self.per_creature: Final = per_creature
        self.scores: Final = bool(per_essence or per_dragon or per_creature)
        """Whether it has a victory formula."""
        self.claim: Final = claim
        """The gain when it is claimed."""
        self.hand: Final = hand
        """The first-game hand that it belongs to, 1 to 4; 0 for none."""
        self.tile: Final = tile
        """The tile of a Place of Power, from 1; 0 for other components."""
        self.first_side: Final = first_side


class CardSet:
    """All components of the game."""

    def __init__(self, components: Sequence[Component]) -> None:
        self.components: Final = tuple(components)
        self.count: Final = len(self.components)
        self.numbers: Final = {component.slug: component.number for component in self.components}
        """Component numbers by slug."""
        self.artifacts: Final = self._of_kind(ARTIFACT)
        self.mages: Final = self._of_kind(MAGE)
        self.items: Final = self._of_kind(ITEM)
        self.monuments: Final = self._of_kind(MONUMENT)
        self.places: Final = self._of_kind(PLACE)
        self.monument_cost: Final = self.components[self.monuments[0]].cost.fixed if self.monuments else 0
        """The cost of any monument, seen or unseen."""

    def _of_kind(self, kind: int) -> tuple[int, ...]:
        return tuple(component.number for component in self.components if component.kind == kind)
