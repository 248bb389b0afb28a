from __future__ import annotations

from resarcana_gui.scene.shapes import Hollow


def test_a_hollow_is_darkest_below_its_upper_edge_and_has_light_on_the_lower_one() -> None:
    picture = Hollow(10.0, 0.5).render((80, 120), 1.0)
    above, middle, below = (picture.get_at((40, y)) for y in (3, 60, 119))
    assert above.a > middle.a + 20
    assert below.r > middle.r + 20
    assert abs(middle.a - 128) < 8


def test_a_hollow_has_round_corners_in_every_size() -> None:
    for size, density in (((60, 90), 1.0), ((120, 180), 2.0), ((8, 8), 1.0)):
        assert Hollow(24.0).render(size, density).get_at((0, 0)).a < 40
