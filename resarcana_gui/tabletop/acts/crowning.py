"""A game is won: the winners' medallions rise to the middle of the darkened table, rays of light open behind them, gold
rains, and a banner names them."""

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
from resarcana_gui.tabletop.acts.banner import HIGH, middle_of
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.table.medallion import Medallion
from resarcana_gui.tabletop.table.table import Table

LARGE: Final = 150.0
"""The radius of a face that is crowned; several share WIDTH."""
WIDTH: Final = 1100.0
ABOVE: Final = 30.0
"""Between the medallions and the banner."""
RAYS: Final = 24
REACH: Final = 7.0
"""How far the rays reach, for the radius: their width, and that of the ring that spreads."""
OPENING: Final = 0.55
STAYING: Final = 0.92
"""The size of the rays when they begin, and how bright they stay."""
RAIN: Final = 5
"""The number of showers of gold, one after the other; and of glints and embers in each."""
GOLD: Final = (("glint", 14), ("ember", 12))
BRIGHT: Final = (255, 214, 120)


def crowned(
    table: Table, winners: Sequence[Medallion], spots: Sequence[LightSpot], called: Action, heard: Callable[[], object]
) -> Action:  # fmt: skip
    """Crown the winners, while it stays light only in a few places; they are `called` once their light is there, which
    is to be `heard`."""
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
        *(Call(partial(gone, each)) for each in risen),
    )


def stage_of(table: Table, count: int) -> Box:
    """The box in which this many medallions are crowned."""
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
    return in_turn(dimmed(dim, 0.0, milliseconds("relight")), Call(partial(gone, dim)))


def _copy(winner: Medallion, radius: float) -> Medallion:
    """The same medallion, larger and pleased, whatever has passed."""
    large = Medallion(
        winner.look, winner.style, winner.faces, radius, goal=winner.goal, marks=winner.marks, name="crowned"
    )
    large.points, large.mood, large.winning, large.ghost = winner.points, "pleased", True, True
    return large


def _places(table: Table, count: int) -> list[Point]:
    """Side by side above the banner."""
    (x, middle), radius = middle_of(table), _radius(count)
    y = middle - HIGH / 2 - ABOVE - radius * 1.2
    return [(x + (at - (count - 1) / 2) * 3 * radius, y) for at in range(count)]


def _rising(table: Table, winner: Medallion, large: Medallion, end: Point) -> Action:
    """The medallion rises from where it lies to its place, and grows."""
    look, ms = table.look, milliseconds("crown")

    def begin() -> Action:
        box = winner.bounds()
        large.at, large.scale, large.z = box.center, winner.radius / large.radius, 2.0
        table.effect_layer.add(large)
        return look.moves.fly(large, end, "crown") | Scale(large, 1.0, ms, look.pace.easing(Use.TABLE))

    return Later(begin)


def _shining(table: Table, at: Point, radius: float) -> Action:
    """Rays open behind a medallion and stay, while a ring of light spreads from it."""
    side, ms, ease = REACH * radius, milliseconds("triumph"), table.look.pace.easing(Use.ENTER)
    rays = Flare(Burst(BRIGHT, rays=RAYS), side, at, scale=OPENING, name="rays")
    ring = Flare(RingOfLight(BRIGHT, 0.02), side, at, scale=OPENING, name="spreading ring")
    ring.alpha = 1.0
    table.effect_layer.add(rays, ring)
    opens = Scale(rays, 1.0, ms, ease) | Fade(rays, STAYING, milliseconds("breath"))
    spreads = Scale(ring, 1.1, ms // 2, ease) | Fade(ring, 0.0, ms // 2)
    closes = Fade(rays, 0.0, milliseconds("relight"))
    return in_turn(opens | spreads, closes, Call(partial(gone, rays)), Call(partial(gone, ring)))


def _raining(table: Table, risen: Sequence[Medallion]) -> Action:
    """Gold about the medallions, shower after shower."""

    def shower() -> None:
        for each in risen:
            for kind, count in GOLD:
                x, y = each.at
                for aside in (-1.4, 0.0, 1.4):
                    place = (x + aside * each.radius, y - each.radius * (1.1 - 0.3 * abs(aside)))
                    table.particles.emit(kind, place, BRIGHT, count // 3, towards=90.0)

    step = milliseconds("triumph") // (RAIN + 1)
    return in_turn(*(Call(shower) + Wait(step) for _ in range(RAIN)))
