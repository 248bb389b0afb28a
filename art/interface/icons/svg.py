"""The few shapes that icons are made of, as SVG. x is right, y is down, angles are degrees from up, clockwise."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

WHITE, DARK = "#ffffff", "#140c0a"
RUST, GREEN, BLUE, RED, AMBER = "#ff9d5c", "#86dc8a", "#7cc0ff", "#ff7a6a", "#ffd25e"
"""Touches of colour in white icons, as they look on dark grounds; `tabletop/tokens/icons.py` darkens them on pale."""
WEIGHT = 6.0
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'


def number(value: float) -> str:
    """A coordinate, without needless digits."""
    return f"{round(value, 2):g}"


def spot(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    """A point of a circle."""
    turned = math.radians(angle)
    return x + radius * math.sin(turned), y - radius * math.cos(turned)


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """The path along a circle from an angle to another; backwards if the second is smaller."""
    (x0, y0), (x1, y1) = spot(x, y, radius, start), spot(x, y, radius, end)
    large, sweep = int(abs(end - start) > 180), int(end > start)
    r = number(radius)
    return f"M{number(x0)} {number(y0)}A{r} {r} 0 {large} {sweep} {number(x1)} {number(y1)}"


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """The closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def box(x: float, y: float, wide: float, high: float, round_by: float = 4) -> str:
    """The path of a box with round corners."""
    r, w, h = round_by, wide - 2 * round_by, high - 2 * round_by
    return (
        f"M{x + r} {y}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 {-r} {r}"
        f"h{-w}a{r} {r} 0 0 1 {-r} {-r}v{-h}a{r} {r} 0 0 1 {r} {-r}Z"
    )


def disc(x: float, y: float, radius: float) -> str:
    """The path of a whole circle."""
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {2 * radius:g} 0a{r} {r} 0 1 0 {-2 * radius:g} 0Z"


def tip(x: float, y: float, angle: float, long: float = 18, wide: float = 26) -> str:
    """The path of an arrow's head whose point is at x, y and looks towards an angle."""
    back = spot(x, y, long, angle + 180)
    return polygon([(x, y), spot(*back, wide / 2, angle + 90), spot(*back, wide / 2, angle - 90)])


def turned(points: Iterable[tuple[float, float]], angle: float, about: tuple[float, float]) -> str:
    """The closed path through points that were turned about another."""
    c, s, (x0, y0) = math.cos(math.radians(angle)), math.sin(math.radians(angle)), about
    return polygon((x0 + (x - x0) * c - (y - y0) * s, y0 + (x - x0) * s + (y - y0) * c) for x, y in points)


def star(x: float, y: float, outer: float, inner: float, points: int = 5, start: float = 0) -> str:
    """The path of a star."""
    step = 180 / points
    return polygon(spot(x, y, inner if k % 2 else outer, start + k * step) for k in range(2 * points))


def fill(*paths: str, colour: str = WHITE) -> str:
    """A filled shape; where two of its paths lie on each other there is a hole."""
    return f'<path d="{"".join(paths)}" fill="{colour}" fill-rule="evenodd"/>'


def line(*paths: str, colour: str = WHITE, weight: float = WEIGHT) -> str:
    """Lines with round ends and corners."""
    style = f'fill="none" stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{"".join(paths)}" {style}/>'


def outlined(path: str, colour: str, *, edge: str = DARK, weight: float = 3.5) -> str:
    """A filled shape with a thin dark outline, which is seen on light grounds and on dark ones."""
    return f'<path d="{path}" fill="{colour}" stroke="{edge}" stroke-width="{weight:g}" stroke-linejoin="round"/>'


def glow(name: str, inner: str, outer: str, at: tuple[float, float] = (26, 22), reach: float = 44) -> str:
    """A radial gradient, to be used as the colour url(#name)."""
    stops = f'<stop offset="0" stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/>'
    where = f'cx="{at[0]}" cy="{at[1]}" r="{reach}" gradientUnits="userSpaceOnUse"'
    return f'<defs><radialGradient id="{name}" {where}>{stops}</radialGradient></defs>'


def write(folder: Path, icons: dict[str, list[str]]) -> None:
    """Writes each icon as a file of its name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, parts in icons.items():
        (folder / f"{name}.svg").write_text("\n".join([HEAD, *parts, "</svg>\n"]), encoding="utf-8")
