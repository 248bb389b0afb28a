"""The chips around a hexagon that is transformed: at every edge of the map, none hides another or the hexagon."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.view.geometry.areas import areas
from resarcana_gui.games.terra_mystica.view.table.terrain_ring import APART, AROUND, PLATE, SIDE, chip_spots
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.hex_grid import fitting, from_offset
from resarcana_gui.tabletop.geometry.placements import Canvas


@pytest.mark.parametrize("canvas", [Canvas(), Canvas(small=True), Canvas(taller=600.0), Canvas(wider=480.0)])
def test_chips_hide_neither_each_other_nor_the_hexagon_wherever_it_lies(canvas: Canvas) -> None:
    board, places = load_components().board, areas(4, 0, canvas)
    room = Box(places.canvas.x, places.board.y, places.canvas.w, places.board.h).inflate(-SIDE - 24, -SIDE - 2 * PLATE)
    land = [from_offset(*place) for place in board.land]
    layout = fitting([*land, *(from_offset(*place) for place in board.river)], places.map)
    for each in land:
        middle, high = layout.centre(each), layout.box([each]).h
        spots = chip_spots(middle, high * AROUND, room)
        assert all(room.collidepoint(spot) for spot in spots)
        assert min(dist(spot, middle) for spot in spots) > (high + SIDE) / 2
        assert min(dist(one, other) for one, other in combinations(spots, 2)) >= min(APART, high * AROUND) - 2
