"""The end of a won game: the winners' medallions rise to the middle of the darkened table, rays of light open behind
them, gold rains, and a banner names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.dim_overlay import DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.flares import Burst, Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.tabletop.acts.banner import BANNER_HEIGHT, banner_center
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.medallion import Medallion
from resarcana_gui.tabletop.table.table import Table

LARGE: Final = 150.0
"""The largest radius of a winner's face, in canvas pixels."""
WIDTH: Final = 1100.0
"""The width that several winners share."""
ABOVE: Final = 30.0
"""Between the medallions and the banner."""
RAYS: Final = 24
"""The number of rays behind a medallion."""
REACH: Final = 7.0
"""The width of the rays and of the spreading ring, relative to the radius."""
OPENING: Final = 0.55
"""The scale of the rays when they begin."""
STAYING: Final = 0.92
"""The opacity of the rays after they have opened."""
RAIN: Final = 5
"""The number of showers of gold, one after the other."""
GOLD: Final = (("glint", 14), ("ember", 12))
"""The kinds of particles in a shower, and how many of each."""
BRIGHT: Final = (255, 214, 120)
"""The colour of rays and gold."""


def crown_winners(
    table: Table, winners: Sequence[Medallion], spots: Sequence[LightSpot], called: Action, heard: Callable[[], object]
) -> Action:  # fmt: skip
    """Crown the winners while it stays light only in a few places. `called` is the animation that names them, and
    `heard` is called for the sound, both when the winners have risen."""
    radius = _radius(len(winners))
    risen = [_copy(winner, radius) for winner in winners]

    def lit() -> Action:
        heard()
        return Together(*(_shining(table, each.at, radius) for each in risen), _raining(table, risen), called)

    rises = Together(*(_rising(table, *each) for each in zip(winners, risen, _places(table, len(risen)), strict=True)))
    away = Together(*(Fade(each, 0.0, milliseconds("relight")) for each in risen))
    return in_turn(
        _darker(table, spots) | rises,
        Later(lit),
        _lighter(table) | away,
        *(Call(partial(remove_node, each)) for each in risen),
    )


def crowning_box(table: Table, count: int) -> Box:
    """Return the box in which this many medallions are crowned."""
    radius = _radius(count)
    places = [square_about(at, radius) for at in _places(table, count)]
    return places[0].unionall(places[1:]).inflate(radius / 2, radius / 2)


def _radius(count: int) -> float:
    return min(LARGE, WIDTH / (3 * max(count, 1)))


def _darker(table: Table, spots: Sequence[LightSpot]) -> Action:
    if not table.look.theme.worn:
        return Together()

    def begin() -> Action:
        dim = DimOverlay()
        table.dim_layer.add(dim)
        dim.dim_except(spots)
        return dimmed(dim, 1.0, milliseconds("relight"))

    return Later(begin)


def _lighter(table: Table) -> Action:
    def begin() -> Action:
        return Together(*map(_cleared, [each for each in table.dim_layer.children if isinstance(each, DimOverlay)]))

    return Later(begin)


def _cleared(dim: DimOverlay) -> Action:
    return in_turn(dimmed(dim, 0.0, milliseconds("relight")), Call(partial(remove_node, dim)))


def _copy(winner: Medallion, radius: float) -> Medallion:
    """Return a larger medallion of the winner, in a pleased mood and not marked as passed."""
    large = Medallion(
        winner.look, winner.style, winner.faces, radius, goal=winner.goal, marks=winner.marks, name="crowned"
    )
    large.points, large.mood, large.winning, large.ghost = winner.points, "pleased", True, True
    return large


def _places(table: Table, count: int) -> list[Point]:
    """Return the positions of this many medallions, side by side above the banner."""
    (x, middle), radius = banner_center(table), _radius(count)
    y = middle - BANNER_HEIGHT / 2 - ABOVE - radius * 1.2
    return [(x + (at - (count - 1) / 2) * 3 * radius, y) for at in range(count)]


def _rising(table: Table, winner: Medallion, large: Medallion, end: Point) -> Action:
    """Move a medallion from its place on the table to its place above the banner while it grows."""
    look, ms = table.look, milliseconds("crown")

    def begin() -> Action:
        box = winner.bounds()
        large.at, large.scale, large.z = box.center, winner.radius / large.radius, 2.0
        table.effect_layer.add(large)
        return look.animator.fly(large, end, "crown") | Scale(large, 1.0, ms, look.pace.easing(Use.TABLE))

    return Later(begin)


def _shining(table: Table, at: Point, radius: float) -> Action:
    """Open rays behind a medallion, which stay, while a ring of light spreads from it."""
    side, ms, ease = REACH * radius, milliseconds("triumph"), table.look.pace.easing(Use.ENTER)
    rays = Flare(Burst(BRIGHT, rays=RAYS), side, at, scale=OPENING, name="rays")
    ring = Flare(RingOfLight(BRIGHT, 0.02), side, at, scale=OPENING, name="spreading ring")
    ring.alpha = 1.0
    table.effect_layer.add(rays, ring)
    opens = Scale(rays, 1.0, ms, ease) | Fade(rays, STAYING, milliseconds("breath"))
    spreads = Scale(ring, 1.1, ms // 2, ease) | Fade(ring, 0.0, ms // 2)
    closes = Fade(rays, 0.0, milliseconds("relight"))
    return in_turn(opens | spreads, closes, Call(partial(remove_node, rays)), Call(partial(remove_node, ring)))


def _raining(table: Table, risen: Sequence[Medallion]) -> Action:
    """Let gold fall around the medallions, shower after shower."""

    def shower() -> None:
        for each in risen:
            for kind, count in GOLD:
                x, y = each.at
                for aside in (-1.4, 0.0, 1.4):
                    place = (x + aside * each.radius, y - each.radius * (1.1 - 0.3 * abs(aside)))
                    table.particles.emit(kind, place, BRIGHT, count // 3, towards=90.0)

    step = milliseconds("triumph") // (RAIN + 1)
    return in_turn(*(Call(shower) + Wait(step) for _ in range(RAIN)))
