"""What tokens have in common: coloured glass, and the light in which they are seen."""

from __future__ import annotations

from collections.abc import Sequence

import bpy

from art.kit import stage
from art.kit.nodes import fresh, kept, node, ramp, space

Colour = Sequence[float]


@kept
def crystal(
    deep: Colour, body: Colour, light: Colour, low: float, high: float, glow: float = 0.5
) -> bpy.types.Material:
    """Coloured glass as one sees it: deep where the lamp enters, alight where its light gathers, at the bottom."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value, shader.inputs["Coat Weight"].default_value = 0.12, 1.0
    shader.inputs["Coat Roughness"].default_value = 0.04
    place, parts = node(tree, "NewGeometry"), node(tree, "SeparateXYZ")
    tree.links.new(place.outputs["Position"], parts.inputs[0])
    height = node(tree, "MapRange")
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = low, high
    tree.links.new(parts.outputs["Z"], height.inputs["Value"])
    cloud = node(tree, "TexNoise", Scale=2.4, Detail=3.0, Distortion=1.0)
    tree.links.new(space(tree), cloud.inputs["Vector"])
    mixed = node(tree, "Math")
    mixed.operation, mixed.inputs[1].default_value = "MULTIPLY_ADD", 0.3
    tree.links.new(cloud.outputs["Fac"], mixed.inputs[0])
    tree.links.new(height.outputs["Result"], mixed.inputs[2])
    colours = ramp(tree, mixed.outputs["Value"], [(0.1, light), (0.36, body), (0.85, deep), (1.2, body)])
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    inner = ramp(tree, mixed.outputs["Value"], [(0.05, light), (0.45, deep), (0.8, (0, 0, 0))])
    tree.links.new(inner.outputs["Color"], shader.inputs["Emission Color"])
    shader.inputs["Emission Strength"].default_value = glow
    return material


def lit(*, metal: bool) -> None:
    """A window from the left, a candle's rim from the right, seen from above. Metal needs a world to mirror."""
    stage.air((0.42, 0.32, 0.2) if metal else (0.1, 0.09, 0.085))
    stage.panel((-3.6, -3.4, 4.6), (0, 0, 1.5), 300, (1, 0.93, 0.84), size=1.7)
    stage.panel((4.0, 1.6, 3.4), (0, 0, 1.4), 330, stage.WARM, size=1.4)
    stage.panel((-3.5, 3.0, 2.4), (0, 0, 1.4), 260, stage.MOON, size=1.6)
    stage.panel((1.5, -5.5, -1.0), (0, 0, 1.2), 60, (1, 0.9, 0.8), size=3)
    stage.camera((0, -14, 4.2), (0, 0, 1.45), lens=110, f=32)
