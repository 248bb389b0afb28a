"""The cards and dice are as printed: this table was written down apart from cards.yaml."""

from __future__ import annotations

from collections import Counter

from resarcana_gui.games.seasons.cards.energies import LETTERS, counts, text
from resarcana_gui.games.seasons.cards.loader import load_cards, own_file
from resarcana_gui.games.seasons.cards.tables import FACES, SEASONS, Face
from tests.for_each import for_each

PRINTED = """
amulet_of_air item 2A 6
amulet_of_fire item 2F 6
amulet_of_earth item 2E 6
amulet_of_water item 2W 6
balance_of_ishtar item 2c 4
staff_of_spring item 3E 9
temporal_boots item 0 8
purse_of_io item AF 6
divine_chalice item AWFE 10
syllas_the_faithful familiar 3F 14
figrim_the_avaricious familiar 3c/6c/9c 7
naria_the_prophetess familiar 3c 8
wondrous_chest item WF 4
beggars_horn item AE 8
die_of_malice item 0 8
kairn_the_destroyer familiar 3A 9
amsug_longneck familiar AW 8
bespelled_grimoire item WE 8
ragfields_helm item 3A 10
hand_of_fortune item AFE3c 9
lewis_greyface familiar AF 6
runic_cube_of_eolis item 20c 30
potion_of_power item 2F 0
potion_of_dreams item 2A 0
potion_of_knowledge item 2W 0
potion_of_life item 2E 0
hourglass_of_time item AWFE 6
scepter_of_greatness item AWFE 8
olafs_blessed_statue item 3W 0
yjangs_forgotten_vase item WFE 6
elemental_amulet item 0 2
tree_of_light item 2E 12
arcano_leech familiar 2c/5c/8c 8
crystal_orb item FE 6
glutton_cauldron item 0 0
vampiric_crown item AW 0
dragon_skull item WFE 9
demon_of_argos familiar AWFE 16
titus_deepgaze familiar F/2F/3F 4
air_elemental familiar 3A 12
thieving_fairies familiar 0/3c/6c 6
cursed_treatise_of_arus item W -10
idol_of_the_familiar item AWFE 0
necrotic_kriss item 2AW 6
lantern_of_xidit item 3F3E 24
sealed_chest_of_urm item 2WE 10
mirror_of_the_seasons item 3c 8
pendant_of_ragnor item AWF 0
sid_nightshade familiar E/2E/3E 6
damned_soul_of_onys familiar W -5
"""
GROUPS = ((1, 2, 7, 17, 18, 20, 26, 29, 30), (3, 5, 9, 14, 15, 21, 23, 25, 28), (4, 6, 7, 9, 12, 16, 22, 24, 30),
          (1, 2, 3, 11, 13, 15, 18, 25, 27))  # fmt: skip
COMMON = {"winter": "WA", "spring": "EW", "summer": "EF", "autumn": "FA"}
RARE = {"winter": "E", "spring": "F", "summer": "A", "autumn": "W"}


def cost(energies: int, crystals: int) -> str:
    written = "".join(f"{word.removeprefix('1')}" for word in text(energies).split() if word != "0")
    return written + (f"{crystals}c" if crystals else "") or "0"


def test_every_card_costs_and_counts_what_is_printed_on_it() -> None:
    found = []
    for card in load_cards(own_file()).cards:
        costs = [cost(energies, crystals) for energies, crystals in zip(card.energies, card.crystals, strict=True)]
        price = costs[0] if len(set(costs)) == 1 else "/".join(costs)
        found.append(f"{card.slug} {'familiar' if card.familiar else 'item'} {price} {card.prestige}")
    assert found == PRINTED.split("\n")[1:-1]


def test_the_first_thirty_are_basic_and_the_groups_are_made_of_them() -> None:
    cards = load_cards(own_file())
    assert cards.basic == tuple(range(30))
    assert cards.groups == tuple(tuple(number - 1 for number in group) for group in GROUPS)


@for_each("season", range(4))
def test_every_die_has_its_pips_and_the_rare_energy_is_on_none_of_a_seasons_dice(season: int) -> None:
    cards = load_cards(own_file())
    faces = cards.faces[season * 5 * FACES : (season + 1) * 5 * FACES]
    for die in range(5):
        assert sorted(face.pips for face in faces[die * FACES : (die + 1) * FACES]) == [1, 1, 2, 2, 3, 3]
    seen = [sum(counts(face.energies)[energy] for face in faces) for energy in range(4)]
    name = SEASONS[season]
    assert [LETTERS[energy] for energy in range(4) if seen[energy] == 0] == [RARE[name]]
    worth = dict(zip(LETTERS, cards.worth[season], strict=True))
    assert {letter for letter in LETTERS if worth[letter] == 1} == set(COMMON[name])
    assert worth[RARE[name]] == 3 and sorted(worth.values()) == [1, 1, 2, 3]


def shape(face: Face) -> tuple[int, ...]:
    number = sum(counts(face.energies))
    return number, face.crystals, face.gauge, face.draws, face.crystallises, face.pips


def test_the_four_seasons_have_the_same_dice_but_for_the_energies() -> None:
    cards = load_cards(own_file())
    shapes = []
    for season in range(4):
        faces = cards.faces[season * 30 : (season + 1) * 30]
        dice = [tuple(sorted(map(shape, faces[die * FACES : (die + 1) * FACES]))) for die in range(5)]
        shapes.append(Counter(dice))
    assert shapes[0] == shapes[1] == shapes[2] == shapes[3]
