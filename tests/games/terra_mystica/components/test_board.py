"""The map and what follows from it: every sum that the components list."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.games.terra_mystica.components.board import Board, bits
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from tests.for_each import for_each

BOARD: Board = load_components().board
HEXES = {
    "desert": "A5 B1 B4 B6 D3 E8 F3 G4 G7 H1 I7",
    "plains": "A1 A7 B2 D8 E2 E6 F5 F7 H3 H7 I8",
    "swamp": "A8 A13 B3 B5 C1 E1 E5 E10 G5 H5 I2",
    "lakes": "A4 A11 D2 D5 E4 E11 G6 H2 H4 I4 I10",
    "forest": "A3 A10 C3 C4 D1 E9 F2 F4 G3 I6 I11",
    "mountains": "A2 C2 C5 E7 F1 F6 G1 H6 H8 I3 I9",
    "wasteland": "A6 A9 A12 D4 D6 D7 E3 G2 I1 I5 I12",
}


def pairs(masks: list[int]) -> int:
    return sum(mask.bit_count() for mask in masks) // 2


@for_each("terrain, hexes", HEXES.items())
def test_every_terrain_has_its_eleven_hexes(terrain: str, hexes: str) -> None:
    found = [name for at, name in enumerate(BOARD.names) if TERRAINS[BOARD.terrain[at]] == terrain]
    assert found == hexes.split()


def test_the_map_has_77_land_hexes_and_36_of_river() -> None:
    assert (len(BOARD.land), len(BOARD.river)) == (77, 36)
    assert sum(not rivers for rivers in BOARD.rivers_beside) == 21


def test_neighbours_and_distances_add_up() -> None:
    assert pairs(BOARD.near) == 130
    assert sum(mask.bit_count() for mask in BOARD.beside_river) == 127
    for far, number in ((2, 210), (3, 272)):
        assert pairs([a & ~b for a, b in zip(BOARD.within[far], BOARD.within[far - 1], strict=True)]) == number


@for_each("ship, all_pairs, apart", [(1, 138, 85), (2, 104, 104), (3, 102, 102), (4, 105, 99), (5, 111, 111)])
def test_ships_reach_so_many_hexes(ship: int, all_pairs: int, apart: int) -> None:
    first = [a & ~b for a, b in zip(BOARD.by_ship[ship], BOARD.by_ship[ship - 1], strict=True)]
    assert pairs(first) == all_pairs
    assert pairs([a & ~b for a, b in zip(first, BOARD.near, strict=True)]) == apart


def test_bridges_cross_where_two_hexes_at_distance_two_have_only_two_river_hexes_in_common() -> None:
    found = []
    for one in range(len(BOARD.land)):
        for other in bits(BOARD.within[2][one] & ~BOARD.within[1][one] & -(1 << one)):
            rivers = set(BOARD.rivers_beside[one]) & set(BOARD.rivers_beside[other])
            if len(rivers) == 2 and not BOARD.near[one] & BOARD.near[other]:
                found.append((one, other))
    assert sorted(BOARD.sites) == found
    assert len(BOARD.sites) == 29


@given(st.sets(st.integers(0, 112)))
def test_the_bits_of_a_set_are_its_members_in_order(members: set[int]) -> None:
    assert bits(sum(1 << member for member in members)) == sorted(members)
