"""The table: dark worn boards with an alchemist's circle let into them, quiet enough to lay cards on."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.interface.paint.grain import cloud, patches, wood
from art.interface.paint.outline import Array, drawn, spoke
from art.interface.paint.relief import between, blurred, even, image, lit
from art.interface.places import GAME
from art.interface.render import save

WIDE, HIGH = 2560, 1440
BOARDS = 6
MIDDLE, RADIUS = (WIDE / 2, HIGH / 2), 610


def boards() -> tuple[Array, Array]:
    """The boards' colour and height: no two alike, with gaps between them."""
    tall = HIGH // BOARDS
    grain = np.vstack([np.roll(wood((tall, WIDE), 100 + k, cell=95), 311 * k, axis=1) for k in range(BOARDS)])
    tone = np.repeat(np.random.default_rng(7).random(BOARDS) * 0.3, tall)[:, None]
    row = np.arange(HIGH)[:, None] % tall
    gap = np.exp(-((np.minimum(row, tall - row) / 2.2) ** 2)) * np.ones((1, WIDE))
    for k in range(1, BOARDS):
        end = np.exp(-(((np.arange(WIDE) - 311 * k) / 2.0) ** 2))
        gap[k * tall : (k + 1) * tall] = np.maximum(gap[k * tall : (k + 1) * tall], end)
    worn = 0.75 + 0.5 * cloud((HIGH, WIDE), 420, 9)
    colour = between((20, 12, 8), (74, 47, 29), np.clip((0.72 * grain + tone) * worn, 0, 1))
    scratches = (patches((HIGH, WIDE), 5, 12, (0.4, 14)) > 0.93) * 0.6
    return colour * (1 - 0.85 * gap)[..., None], 2.6 * grain - 10 * gap - scratches


def circle() -> Array:
    """The inlay: rings, a star of five, the places of the essences."""
    star = [[spoke(*MIDDLE, RADIUS - 44, 144 * k) for k in range(6)]]
    ticks = [
        [spoke(*MIDDLE, RADIUS - 36, a), spoke(*MIDDLE, RADIUS - (8 if a % 15 else 20), a)]
        for a in np.arange(0, 360, 5)
    ]
    knots: list[tuple[float, ...]] = [(*spoke(*MIDDLE, RADIUS - 22, 72 * k), 62) for k in range(5)]
    rings: list[tuple[float, ...]] = [(*MIDDLE, RADIUS, 6), (*MIDDLE, RADIUS - 40), (*MIDDLE, 164, 4), (*MIDDLE, 148)]
    lines = drawn((WIDE, HIGH), [*star, *ticks], 3.2, rings)
    inside = np.zeros_like(lines)
    for x, y, radius in knots:
        rows, columns = np.ogrid[0:HIGH, 0:WIDE]
        inside = np.maximum(inside, (np.hypot(columns - x, rows - y) < radius).astype(np.float32))
    return np.maximum(
        lines * (1 - inside), drawn((WIDE, HIGH), [], 3.2, [*knots, *((x, y, r - 12) for x, y, r in knots)])
    )


def lamp_light() -> Array:
    """A lamp hangs to the left above; the far corners are dark."""
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    far = np.hypot((x - 0.42 * WIDE) / WIDE, (y - 0.40 * HIGH) / WIDE * 1.25)
    return 0.34 + 0.82 * np.exp(-((far / 0.42) ** 2))


def table() -> Image.Image:
    """The whole table."""
    colour, height = boards()
    inlay = circle()
    worn = inlay * np.clip(0.25 + 0.75 * cloud((HIGH, WIDE), 190, 21), 0, 1)
    colour = between(colour * (1 - 0.5 * blurred(inlay, 5))[..., None], even((168, 122, 60), inlay.shape), 0.78 * worn)
    made = lit(colour, height - 3 * blurred(inlay, 1.2), metal=0.8 * worn, gloss=26, shine=0.22)
    light = lamp_light()[..., None] * np.array([1.04, 1.0, 0.94])
    return image(made * light)


def build() -> None:
    """Paints it."""
    save(table(), GAME / "scenes" / "table.webp", 88)
