"""The pictures on cards, and what is drawn where one is missing: the card's main energy as a large relief on a ground
in its colour, so that no two kinds of card look alike."""

from __future__ import annotations

from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES, count_of, total
from resarcana_gui.games.seasons.cards.tables import Card, CardSet
from resarcana_gui.games.seasons.view.faces.icons import GAME, ICONS
from resarcana_gui.games.seasons.view.faces.palette import GROUNDS
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.surfaces import faded
from resarcana_gui.tabletop.cards.pictures import Pictures

BESIDE: Final = (
    *(("backs", kind) for kind in ("power", "library_2", "library_3")),
    *(("frames", frame) for frame in ("item", "familiar")),
)
"""Backs and frames, which are read along with the cards' pictures."""
EMBLEM: Final = 0.62
"""The side of the emblem of a substitute, relative to the smaller side of the picture."""
GROUND_OF: Final = {
    "amulet_of_air": "violet", "amulet_of_fire": "red", "amulet_of_earth": "green", "amulet_of_water": "blue",
    "balance_of_ishtar": "amber", "staff_of_spring": "leaf", "temporal_boots": "amber", "purse_of_io": "gold",
    "divine_chalice": "gold", "syllas_the_faithful": "red", "figrim_the_avaricious": "amber",
    "naria_the_prophetess": "blue", "wondrous_chest": "bronze", "beggars_horn": "amber", "die_of_malice": "red",
    "kairn_the_destroyer": "fire", "amsug_longneck": "moss", "bespelled_grimoire": "violet",
    "ragfields_helm": "silver", "hand_of_fortune": "green", "lewis_greyface": "grey", "runic_cube_of_eolis": "ice",
    "potion_of_power": "red", "potion_of_dreams": "violet", "potion_of_knowledge": "blue", "potion_of_life": "green",
    "hourglass_of_time": "amber", "scepter_of_greatness": "gold", "olafs_blessed_statue": "blue",
    "yjangs_forgotten_vase": "teal", "elemental_amulet": "white", "tree_of_light": "leaf", "arcano_leech": "violet",
    "crystal_orb": "ice", "glutton_cauldron": "rust", "vampiric_crown": "red", "dragon_skull": "fire",
    "demon_of_argos": "black", "titus_deepgaze": "blue", "air_elemental": "ice", "thieving_fairies": "pink",
    "cursed_treatise_of_arus": "black", "idol_of_the_familiar": "green", "necrotic_kriss": "violet",
    "lantern_of_xidit": "fire", "sealed_chest_of_urm": "silver", "mirror_of_the_seasons": "ice",
    "pendant_of_ragnor": "red", "sid_nightshade": "night", "damned_soul_of_onys": "green",
}  # fmt: skip
"""The colour of each card's ground, by its name in the card file."""


def card_pictures(cards: CardSet) -> Pictures:
    """Return the pictures in the windows of the cards' faces."""
    return Pictures(GAME, lambda slug, size: stand_in(cards.cards[cards.numbers[slug]], size), BESIDE)


def ground_of(card: Card) -> Colour:
    """Return the colour of a card's ground."""
    return GROUNDS[GROUND_OF.get(card.slug, "grey")]


def stand_in(card: Card, size: tuple[int, int]) -> pygame.Surface:
    """Return a substitute picture of a card."""
    colour = ground_of(card)
    small = pygame.Surface((5, 5), 0, 32)
    for y, share in enumerate((0.72, 0.3, 0.0, 0.36, 0.8)):
        small.fill(mixed(colour, (8, 6, 8), share), (0, y, 5, 1))
    small.set_at((2, 2), mixed(colour, (255, 250, 230), 0.42))
    whole = pygame.transform.smoothscale(small, size)
    names = _emblems(card)
    side = max(1, round(min(size) * EMBLEM / (1.0 if len(names) == 1 else 1.45)))
    for at, name in enumerate(names):
        x = round(size[0] / 2 + (at - (len(names) - 1) / 2) * side * 0.82 - side / 2)
        y = round(size[1] / 2 - side / 2 + (side * 0.12 if at % 2 else -side * 0.04))
        shadow = ICONS.picture(name, side).copy()
        shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(faded(shadow, 0.45), (x, y + max(2, side // 14)), special_flags=pygame.BLEND_PREMULTIPLIED)
        whole.blit(ICONS.picture(name, side), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def _emblems(card: Card) -> list[str]:
    """Return the energies that a card costs most of, at most two; a crystal for one that costs crystals only."""
    cost = card.energies[0]
    ranked = sorted(range(len(NAMES)), key=lambda energy: -count_of(cost, energy))
    if card.elements or total(cost) >= len(NAMES):
        return ["any"]
    return [NAMES[energy] for energy in ranked if count_of(cost, energy)][:2] or ["crystal"]
