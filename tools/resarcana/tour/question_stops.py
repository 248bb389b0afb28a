"""The stops at questions: one for every kind of question with a form of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import reached
from tools.tour.stop import Stop, seat_at

RICH: Final = "9E 9L 9C 9D 9G"
RIVAL: Final[dict[str, object]] = {
    "mage": "duelist", "item": "research", "pool": "2E 2C 2D 2G", "play": ["prism", "nightingale"],
}  # fmt: skip
THIRD: Final[dict[str, object]] = {"mage": "healer", "item": "protection", "pool": "3L 3D", "play": ["athanor"]}
DECK: Final = ["ring_of_midas", "athanor", "vault", "crypt"]


def _table(*play: object, rival: Mapping[str, object] = RIVAL, **more: object) -> dict[str, list[object]]:
    """Return a table of two at which one seat can do what is to be shown."""
    return {"seats": [{"mage": "scholar", "item": "divination", "pool": RICH, "play": list(play), **more}, rival]}


def _three(*play: object) -> dict[str, list[object]]:
    return {"seats": [*_table(*play)["seats"], THIRD]}


SCENES: Final[dict[str, tuple[Mapping[str, object], tuple[str, ...]]]] = {
    "choose_mage": ({"phase": "mages", "seats": [{"mages": ["witch", "seer"]}, {"mages": ["druid", "healer"]}]}, ()),
    "choose_item": ({"phase": "items", "seats": [{"mage": "witch"}, {"mage": "druid"}]}, ()),
    "take_essences": ({**_table({"component": "vault", "essences": "2G"}), "phase": "collect"}, ()),
    "collect_essences": (
        {**_table("horn_of_plenty", item="transmutation", mage="alchemist"), "phase": "collect"},
        (),
    ),
    "settle_curse": ({**_table("cursed_skull", "corrupt_altar", "cursed_forge"), "phase": "collect"}, ()),
    "turn": (_table("chalice_of_fire", "treant", hand=["fire_dragon", "hawk", "crypt"], deck=DECK[:2]), ()),
    "pay_placement": (
        _table("dragon_bridle", hand=["fire_dragon", "sea_serpent"]), ("dragon_bridle", "fire_dragon", "sea_serpent"),
    ),
    "pay_power": (_table("athanor", "ring_of_midas", rival=THIRD | {"play": []}), ("athanor",)),
    "choose_cost": (_table("treant", "hawk", "sacrificial_dagger", "fiery_whip"), ("sacrificial_dagger", "fiery_whip")),
    "straighten": (_table("chalice_of_fire", {"component": "vault", "turned": True}), ("chalice_of_fire",)),
    "straighten_creature": (_table({"component": "hawk", "turned": True}, mage="druid"), ("druid",)),
    "put_essence": (_table("mermaid", "vault"), ("mermaid",)),
    "choose_rival": (_three("hypnotic_basin", "treant"), ("hypnotic_basin", "treant")),
    "gain_essences": (_table("horn_of_plenty"), ("horn_of_plenty",)),
    "choose_deck": (_table("hawk", deck=DECK), ("hawk",)),
    "order_cards": (_table("hawk", deck=DECK), ("hawk",)),
    "discard_cards": (_table(deck=DECK, hand=["dragon_egg", "treant"]), ("divination",)),
    "place_with_power": (_table("dragon_egg", hand=["fire_dragon", "sea_serpent"]), ("dragon_egg",)),
    "pay_placement_by_power": (_table("dragon_egg", hand=["fire_dragon", "sea_serpent"]), ("dragon_egg",)),
    "life_loss": ({"seats": [*_table("fire_dragon")["seats"][:1], THIRD]}, ("fire_dragon",)),
    "lose_essences": (_table("fire_dragon", "sea_serpent", "wind_dragon", "bone_dragon"),
                      ("fire_dragon", "sea_serpent", "wind_dragon", "bone_dragon")),
    "victory_check": (_table("golden_statue", {"component": "sorcerers_bestiary"}), ()),
    "gain_for_claim": ({**_table(), "monuments": {"display": ["obelisk", "library"], "deck": ["temple"]}},
                       ("obelisk",)),
    "gain_for_discard": (_table(hand=["dragon_egg", "treant"], pool="0"), ()),
    "swap_item": (_table("treant"), ()),
}  # fmt: skip
"""For each kind of question, a table at which it is asked, and the components to use until it is."""


def ask(kind: str, stage: HeadlessClient) -> None:
    """Show the table at which a kind of question is asked."""
    match = reached(stage, *_kinded(kind))
    assert match.pending is not None
    seat_at(stage, match, match.pending.seat)


def _kinded(kind: str) -> tuple[Mapping[str, object], str, tuple[str, ...]]:
    scenario, uses = SCENES[kind]
    return scenario, kind, uses


STOPS: Final = tuple(Stop(f"ask-{kind.replace('_', '-')}", partial(ask, kind)) for kind in SCENES)
