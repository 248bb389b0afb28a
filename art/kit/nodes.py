"""What materials are wired from. A material is kept under the name of what made it, and made once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import bpy

Colour = Sequence[float]


def kept(make: Callable[..., bpy.types.Material]) -> Callable[..., bpy.types.Material]:
    """Materials are named after what made them, and looked up by that name."""

    @wraps(make)
    def found(*args: Any, **kwargs: Any) -> bpy.types.Material:
        recipe = f"{make.__name__}{args}{sorted(kwargs.items())}"
        name = f"{make.__name__} {hashlib.sha256(recipe.encode()).hexdigest()[:20]}"
        old = bpy.data.materials.get(name)
        if old is not None:
            return old
        new = make(*args, **kwargs)
        new.name = name
        return new

    return found


def fresh() -> tuple[bpy.types.Material, bpy.types.NodeTree, bpy.types.Node]:
    """A new material, its nodes and its shader."""
    material = bpy.data.materials.new("m")
    if material.node_tree is None:
        material.use_nodes = True
    tree = material.node_tree
    shader = next((n for n in tree.nodes if n.type == "BSDF_PRINCIPLED"), None)
    return material, tree, shader


def node(tree: bpy.types.NodeTree, kind: str, **inputs: Any) -> bpy.types.Node:
    """One more node; inputs by name, a blank written as _."""
    made = tree.nodes.new(f"ShaderNode{kind}")
    for name, value in inputs.items():
        made.inputs[name.replace("_", " ")].default_value = value
    return made


def space(tree: bpy.types.NodeTree, stretch: Colour = (1, 1, 1)) -> bpy.types.NodeSocket:
    """Where a point of the object is: the same grain everywhere, whatever the object's size."""
    here, mapping = node(tree, "TexCoord"), node(tree, "Mapping", Scale=stretch)
    tree.links.new(here.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def darkened(tree: bpy.types.NodeTree, shade: bpy.types.NodeSocket, *layers: bpy.types.Node) -> bpy.types.NodeSocket:
    """A colour multiplied by those of layers, such as specks, wear and cracks."""
    for layer in layers:
        blend = node(tree, "MixRGB", Fac=1.0)
        blend.blend_type = "MULTIPLY"
        tree.links.new(shade, blend.inputs["Color1"])
        tree.links.new(layer.outputs["Color"], blend.inputs["Color2"])
        shade = blend.outputs["Color"]
    return shade


def ramp(tree: bpy.types.NodeTree, fac: bpy.types.NodeSocket, stops: Sequence[tuple[float, Colour]]) -> bpy.types.Node:
    """Colours along a value."""
    wired = tree.nodes.new("ShaderNodeValToRGB")
    elements = wired.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops, strict=True):
        element.position, element.color = position, (*colour[:3], colour[3] if len(colour) > 3 else 1)
    tree.links.new(fac, wired.inputs["Fac"])
    return wired


def bump_by(
    tree: bpy.types.NodeTree, shader: bpy.types.Node, height: bpy.types.NodeSocket, strength: float, deep: float
) -> None:
    """Lets a height be felt in the light."""
    bump = node(tree, "Bump", Strength=strength, Distance=deep)
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def dimmed(colour: Colour, by: float) -> Colour:
    """A colour, darker or lighter."""
    return [min(c * by, 1.0) for c in colour[:3]]
