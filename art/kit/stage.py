"""The stage of a picture: an empty scene, cameras and lights."""

from __future__ import annotations

import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit.clay import Point, link

Colour = Sequence[float]

WARM, MOON = (1.0, 0.72, 0.45), (0.6, 0.72, 1.0)


def clear(seed: str) -> None:
    """Starts an empty scene; what is scattered in it depends on the seed alone."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    air((0.01, 0.01, 0.014))


def air(colour: Colour, strength: float = 1.0) -> None:
    """Light from everywhere, little of it as a rule."""
    world = bpy.context.scene.world
    if world.node_tree is None:
        world.use_nodes = True
    back = next(n for n in world.node_tree.nodes if n.type == "BACKGROUND")
    back.inputs["Color"].default_value = (*colour, 1)
    back.inputs["Strength"].default_value = strength


def aim(thing: bpy.types.Object, where: Point, target: Point) -> None:
    """Puts a lamp or a camera somewhere and points it."""
    thing.location = where
    thing.rotation_euler = (Vector(target) - Vector(where)).to_track_quat("-Z", "Y").to_euler()


def lamp(where: Point, power: float, colour: Colour, *, size: float = 0.3) -> None:
    """A small light: a flame, a glowing thing."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour[:3], size
    link(bpy.data.objects.new("lamp", light)).location = where


def panel(where: Point, target: Point, power: float, colour: Colour, *, size: float = 2) -> None:
    """A soft light from a side."""
    light = bpy.data.lights.new("panel", "AREA")
    light.energy, light.color, light.size = power, colour[:3], size
    thing = link(bpy.data.objects.new("panel", light))
    thing.visible_camera = False
    aim(thing, where, target)


def spot(where: Point, target: Point, power: float, colour: Colour, *, angle: float = 0.6) -> None:
    """A beam."""
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = (
        power,
        colour[:3],
        angle,
        0.7,
        0.3,
    )
    aim(link(bpy.data.objects.new("spot", light)), where, target)


def rig(
    key: Colour = WARM,
    rim: Colour = MOON,
    *,
    at: Point = (0, 0, 1.5),
    size: float = 1.0,
    power: float = 1.0,
    left: bool = True,
    fill: float = 0.12,
) -> None:
    """Light like in a painting: a key from one side, a rim from behind on the other, a little to fill the shadows."""
    c, s = Vector(at), -1 if left else 1
    strength = 330 * power * size * size
    panel(c + Vector((3.2 * s, -3.0, 3.0)) * size, c, strength, key, size=1.6 * size)
    panel(c + Vector((-3.0 * s, 3.4, 2.6)) * size, c, strength * 1.5, rim, size=1.6 * size)
    panel(c + Vector((-3.5 * s, -3.5, 0.6)) * size, c, strength * fill, rim, size=3 * size)


def camera(where: Point, target: Point, *, lens: float = 50, f: float = 2.4, focus: Point | None = None) -> None:
    """The camera; it focuses on the target unless told otherwise, and what is nearer or further blurs."""
    lens_data = bpy.data.cameras.new("camera")
    thing = link(bpy.data.objects.new("camera", lens_data))
    bpy.context.scene.camera = thing
    aim(thing, where, target)
    lens_data.lens = lens
    lens_data.dof.use_dof = True
    lens_data.dof.focus_distance = (Vector(focus or target) - Vector(where)).length
    lens_data.dof.aperture_fstop = f
