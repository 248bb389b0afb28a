"""What the titles' scenes write beside their pictures: where flames burn and a wheel turns. And the light of lines that
are drawn thin."""

from __future__ import annotations

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image

from art.interface.paint.outline import Array
from art.interface.paint.relief import between, blurred, image

Tone = tuple[int, int, int]


def on_picture(where: Vector) -> tuple[float, float]:
    """Where a point of the world is, in shares of the picture's width and height."""
    spot = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, where)
    return round(spot.x, 4), round(1 - spot.y, 4)


def places(size: tuple[int, int], wheel: Vector, reach: float, flames: list[Vector]) -> str:
    """What moves in the scene, as YAML: a circle of this reach in the wheel's middle, and the flames; in shares of the
    picture's width and height."""
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = size
    bpy.context.view_layer.update()
    lines = ["# What moves on title.jpg. Places are shares of its width and height; sizes are shares of its height."]
    x, y = on_picture(wheel)
    top = on_picture(wheel + Vector((0, 0, reach)))[1]
    lines += [f"circle: {{picture: title_circle.webp, x: {x}, y: {y}, size: {round(2 * (y - top), 4)}}}", "flames:"]
    for flame in flames:
        x, y = on_picture(flame)
        top = on_picture(flame + Vector((0, 0, 0.22)))[1]
        lines.append(f"  - {{x: {x}, y: {y}, size: {round(y - top, 4)}}}")
    return "\n".join([*lines, "dust: {x: 0.66, y: 0.52, width: 0.5, height: 0.6}"]) + "\n"


def glowing(thin: Array, dark: Tone, light: Tone) -> Image.Image:
    """Lines and their light, from the darker tone to the lighter."""
    glow = 1.2 * blurred(thin, 5) + 1.1 * blurred(thin, 16)
    alpha = np.clip(0.9 * thin + glow * 0.6, 0, 1)
    return image(between(dark, light, np.clip(thin + 0.3 * glow, 0, 1)), alpha)
