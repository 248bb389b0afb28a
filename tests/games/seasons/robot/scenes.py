"""Tables at which each kind of question is asked, and what is done so that it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tests.games.seasons.described_table import lying, seat


class Scene(NamedTuple):
    """A described table, and the answers that lead to the question."""

    table: Mapping[str, object]
    answers: tuple[Mapping[str, object], ...] = ()


def scene(*seats: Mapping[str, object], answers: tuple[Mapping[str, object], ...] = (), **more: object) -> Scene:
    """A scene with one rival, unless more seats are described."""
    described = [dict(told) for told in (seats if len(seats) > 1 else (*seats, seat()))]
    return Scene({"seats": described, **more}, answers)


def summon(card: str) -> Mapping[str, object]:
    return {"kind": "summon", "seat": 0, "card": card}


def activate(card: str, power: int = 0) -> Mapping[str, object]:
    return {"kind": "activate", "seat": 0, "card": card, "power": power}


NINE = [
    "amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water", "purse_of_io", "beggars_horn",
    "wondrous_chest", "die_of_malice", "hourglass_of_time",
]  # fmt: skip
PILE = ["amulet_of_earth", "purse_of_io", "beggars_horn", "runic_cube_of_eolis", "potion_of_life"]
NARIA = summon("naria_the_prophetess")
THREE_DRAWN = ["purse_of_io", "beggars_horn", "wondrous_chest"]
CROSSING = {"p": 36, "active": 1, "rolled": ["winter3/1"]}
ELEMENTAL = seat(hand=["elemental_amulet"], reserve="1A 1W 1F 1E")
TYPES = ({"kind": "choose_types", "seat": 0, "types": "AE"},)
MIRROR = seat("mirror_of_the_seasons", reserve="3A 1W", crystals=2)
ORB = seat("crystal_orb", reserve="3A 2W")
SCENES: Mapping[str, Scene] = {
    "draft": scene({"pack": NINE}, {"pack": NINE}, phase="draft"),
    "library": scene({"kept": NINE}, {"kept": NINE}, phase="libraries"),
    "take_die": scene(seat(reserve="3A 3W"), phase="dice"),
    "reroll": scene(seat("die_of_malice", die="winter1/3"), phase="die", rolls=[4, 6]),
    "draw": scene(seat(die="winter1/5"), phase="die"),
    "keep_drawn": scene(seat(die="winter1/5"), phase="die", answers=({"kind": "draw", "seat": 0},)),
    "turn": scene(
        seat(lying("amulet_of_water", "2A 2F"), "kairn_the_destroyer", hand=["purse_of_io"], reserve="3A 2W 1F"),
        may_crystallise=True,
    ),
    "excess": scene(
        seat("potion_of_knowledge", reserve="2A 2W 1F"),
        answers=(activate("potion_of_knowledge"), {"kind": "gain", "seat": 0, "energies": "5E"}),
    ),
    "next_effect": scene(
        seat("figrim_the_avaricious", "lantern_of_xidit", "hourglass_of_time"), seat(crystals=1), **CROSSING,
        answers=({"kind": "end_turn", "seat": 1},),
    ),
    "choose_types": scene(ELEMENTAL, answers=(summon("elemental_amulet"),)),
    "reduction": scene(
        seat("hand_of_fortune", hand=["divine_chalice"], reserve="A W F E"), answers=(summon("divine_chalice"),)
    ),
    "pay_from": scene(
        seat(lying("amulet_of_water", "2F"), "balance_of_ishtar", reserve="2F"),
        answers=(activate("balance_of_ishtar"),),
    ),
    "pay": scene(seat("glutton_cauldron", reserve="2A 1F"), answers=(activate("glutton_cauldron"),)),
    "pay_same": scene(seat("balance_of_ishtar", reserve="3A 4W"), answers=(activate("balance_of_ishtar"),)),
    "exchange": scene(MIRROR, answers=(activate("mirror_of_the_seasons"),)),
    "sacrifices": scene(
        seat("dragon_skull", "purse_of_io", "wondrous_chest", "air_elemental"), answers=(activate("dragon_skull"),)
    ),
    "familiar": scene(
        seat("necrotic_kriss", "air_elemental", hand=["kairn_the_destroyer", "purse_of_io"]),
        answers=(activate("necrotic_kriss"),),
    ),
    "gain": scene(seat("potion_of_knowledge", reserve="2A"), answers=(activate("potion_of_knowledge"),)),
    "store": scene(seat(hand=["amulet_of_water"], reserve="5A 2W"), answers=(summon("amulet_of_water"),)),
    "keep": scene(seat(hand=["amulet_of_fire"], reserve="2F"), pile=PILE, answers=(summon("amulet_of_fire"),)),
    "keep_own": scene(
        seat(hand=["naria_the_prophetess"], crystals=3), seat(), seat(), pile=THREE_DRAWN, answers=(NARIA,)
    ),
    "give": scene(
        seat(hand=["naria_the_prophetess"], crystals=3), seat(), seat(), pile=THREE_DRAWN,
        answers=(NARIA, {"kind": "keep", "seat": 0, "card": "beggars_horn"}),
    ),
    "play_drawn": scene(
        seat(hand=["divine_chalice"], reserve="A W F E"), pile=PILE, answers=(summon("divine_chalice"),)
    ),
    "play_hand": scene(
        seat("potion_of_dreams", hand=["amulet_of_earth", "purse_of_io"], reserve="3A"),
        answers=(activate("potion_of_dreams"),),
    ),
    "play_top": scene(ORB, pile=PILE, answers=(activate("crystal_orb"),)),
    "pay_top": scene(
        ORB, pile=PILE, answers=(activate("crystal_orb"), {"kind": "play", "seat": 0, "card": "amulet_of_earth"})
    ),
    "sacrifice": scene(
        seat("purse_of_io", "beggars_horn"), seat(hand=["syllas_the_faithful"], reserve="3F"), first=1, active=1,
        answers=({"kind": "summon", "seat": 1, "card": "syllas_the_faithful"},),
    ),
    "take_back": scene(
        seat("wondrous_chest", "die_of_malice", hand=["amsug_longneck"], reserve="A W 5F"),
        answers=(summon("amsug_longneck"),),
    ),
    "choose_opponent": scene(
        seat(hand=["lewis_greyface"], reserve="2A 2W 2F"), seat(reserve="3A"), seat(reserve="2F"),
        answers=(summon("lewis_greyface"),),
    ),
    "move_season": scene(seat(hand=["temporal_boots"]), p=8, answers=(summon("temporal_boots"),)),
    "draw_or_discard": scene(
        seat(hand=["vampiric_crown", "die_of_malice", "purse_of_io"], reserve="A W"), pile=PILE,
        answers=(summon("vampiric_crown"),),
    ),
    "next_element": scene(ELEMENTAL, pile=PILE, answers=(summon("elemental_amulet"), *TYPES)),
    "new_type": scene(
        MIRROR, answers=(activate("mirror_of_the_seasons"), {"kind": "pay", "seat": 0, "energies": "2A"})
    ),
}  # fmt: skip
