from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.table.ground import bare_ground, table_ground
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_part_of_the_table_lies_on_its_material(seats: int) -> None:
    parts = areas(seats, 0)
    regions = table_ground(parts, seats, CANDLELIGHT).regions
    below = {region.material: region.box for region in regions}
    velvets = [region.box for region in regions if region.material == "velvet"]
    assert all(velvet.contains(board.whole) for velvet, board in zip(velvets, parts.boards, strict=True))
    assert below["slate"] == parts.slate.whole
    own = (parts.row, parts.corner.tray, parts.corner.confirm, parts.corner.discards)
    assert all(below["leather"].contains(part) for part in own)


def test_no_two_velvets_are_alike() -> None:
    velvets = [region for region in table_ground(areas(4, 0), 4, CANDLELIGHT).regions if region.material == "velvet"]
    assert len({region.colour for region in velvets}) == len({region.seam for region in velvets}) == 3


def test_who_looks_from_elsewhere_sees_the_own_part_in_the_same_place() -> None:
    one, other = table_ground(areas(3, 0), 3, CANDLELIGHT), table_ground(areas(3, 2), 3, CANDLELIGHT)
    assert one == other


def test_a_table_is_dark_enough_to_lay_cards_on() -> None:
    picture = table_ground(areas(2, 0), 2, CANDLELIGHT).render((480, 270), 0.25)
    assert all(max(picture.get_at((x, y))[:3]) < 215 for x in range(4, 480, 12) for y in range(4, 270, 12))
    assert max(picture.get_at((10, 135))[:3]) < 60  # where nothing lies


def test_what_needs_contrast_is_black_with_white_lines() -> None:
    ground = table_ground(areas(2, 0), 2, HIGH_CONTRAST)
    picture = ground.render((1920, 1080), 1.0)
    assert ground.plain and picture.get_at((960, 640))[:3] == (0, 0, 0)
    assert picture.get_at((960, int(areas(2, 0).mat.y)))[0] > 150


def test_pages_lie_on_bare_wood() -> None:
    assert bare_ground(CANDLELIGHT).regions == ()
