"""What things are made of. Each function makes a material; the same arguments give the same one again."""

from __future__ import annotations

from collections.abc import Sequence

import bpy

from art.kit.nodes import bump_by, dimmed, fresh, kept, node, ramp, space

Colour = Sequence[float]


@kept
def stuff(
    colour: Colour,
    rough: float = 0.5,
    metal: float = 0.0,
    *,
    bump: float = 0.0,
    scale: float = 6.0,
    dark: float = 0.4,
    light: float = 1.3,
    sub: float = 0.0,
    sheen: float = 0.0,
    coat: float = 0.0,
    stretch: Colour = (1, 1, 1),
) -> bpy.types.Material:
    """Any opaque material: a colour that varies from its dark to its light, with a grain that can be felt."""
    material, tree, shader = fresh()
    values = {
        "Base Color": (*colour[:3], 1),
        "Metallic": metal,
        "Roughness": rough,
        "Subsurface Weight": sub,
        "Sheen Weight": sheen,
        "Coat Weight": coat,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    noise = node(tree, "TexNoise", Scale=scale, Detail=6.0, Roughness=0.6)
    tree.links.new(space(tree, stretch), noise.inputs["Vector"])
    colours = ramp(tree, noise.outputs["Fac"], [(0.32, dimmed(colour, dark)), (0.68, dimmed(colour, light))])
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    if bump:
        bump_by(tree, shader, noise.outputs["Fac"], bump, 0.08)
    return material


def gold() -> bpy.types.Material:
    """Worn gold."""
    return stuff((0.95, 0.6, 0.2), 0.27, 1.0, bump=0.12, scale=14, dark=0.45, light=1.1)


def iron() -> bpy.types.Material:
    """Old iron."""
    return stuff((0.16, 0.15, 0.15), 0.42, 1.0, bump=0.35, scale=11, dark=0.5)


def steel() -> bpy.types.Material:
    """A polished blade."""
    return stuff((0.7, 0.72, 0.76), 0.16, 1.0, bump=0.03, scale=9, dark=0.75)


def bone() -> bpy.types.Material:
    """Old bone, brown in its hollows."""
    return stuff((0.78, 0.68, 0.47), 0.5, bump=0.25, scale=9, dark=0.45, light=1.15, sub=0.08)


def stone(colour: Colour = (0.2, 0.18, 0.17)) -> bpy.types.Material:
    """Rough stone."""
    return stuff(colour, 0.85, bump=0.9, scale=4.5, dark=0.35, light=1.5)


def wood(colour: Colour = (0.2, 0.1, 0.045)) -> bpy.types.Material:
    """Wood or bark, its grain upright."""
    return stuff(colour, 0.7, bump=1.0, scale=5, stretch=(3, 3, 0.5), dark=0.25, light=1.6)


def wax() -> bpy.types.Material:
    """Candle wax."""
    return stuff((0.85, 0.72, 0.48), 0.45, bump=0.1, sub=0.35, dark=0.8, light=1.1)


def parchment() -> bpy.types.Material:
    """Parchment, stained."""
    return stuff((0.72, 0.54, 0.3), 0.8, bump=0.15, scale=5, dark=0.55)


def cloth(colour: Colour) -> bpy.types.Material:
    """Heavy cloth."""
    return stuff(colour, 0.85, bump=0.35, scale=34, dark=0.6, sheen=0.4)


def skin(colour: Colour = (0.45, 0.26, 0.17)) -> bpy.types.Material:
    """Skin, light going a little into it."""
    return stuff(colour, 0.5, bump=0.12, scale=16, dark=0.75, light=1.15, sub=0.15)


def fur(colour: Colour, *, stretch: Colour = (2.2, 1.2, 1.2)) -> bpy.types.Material:
    """A short coat."""
    return stuff(colour, 0.6, bump=0.3, scale=13, stretch=stretch, dark=0.5, light=1.4, sheen=0.3)


@kept
def scales(
    colour: Colour, gap: Colour, size: float = 0.09, *, metal: float = 0.0, rough: float = 0.34
) -> bpy.types.Material:
    """Scales of a size, with something darker or brighter in between."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value, shader.inputs["Metallic"].default_value = rough, metal
    cells = node(tree, "TexVoronoi", Scale=1 / size)
    tree.links.new(space(tree), cells.inputs["Vector"])
    colours = ramp(tree, cells.outputs["Distance"], [(0.05, dimmed(colour, 1.5)), (0.45, colour), (0.75, gap)])
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    turned = node(tree, "Math")
    turned.operation, turned.inputs[0].default_value = "SUBTRACT", 1.0
    tree.links.new(cells.outputs["Distance"], turned.inputs[1])
    bump_by(tree, shader, turned.outputs["Value"], 0.6, size * 0.45)
    return material


@kept
def veined(colour: Colour, vein: Colour, *, scale: float = 1.1, wide: float = 0.012) -> bpy.types.Material:
    """Rough stone with seams of a metal that wander through it, `wide` of them in a whole."""
    material, tree, shader = fresh()
    grain = node(tree, "TexNoise", Scale=4.5, Detail=6.0, Roughness=0.6)
    seam = node(tree, "TexNoise", Scale=scale, Detail=4.0, Roughness=0.55, Distortion=0.7)
    for noise in (grain, seam):
        tree.links.new(space(tree), noise.inputs["Vector"])
    far, near = node(tree, "Math"), node(tree, "Math")
    far.operation, far.inputs[1].default_value = "SUBTRACT", 0.5
    near.operation = "ABSOLUTE"
    tree.links.new(seam.outputs["Fac"], far.inputs[0])
    tree.links.new(far.outputs["Value"], near.inputs[0])
    metal = ramp(tree, near.outputs["Value"], [(wide, (1, 1, 1)), (wide * 1.6, (0, 0, 0))])
    rock = ramp(tree, grain.outputs["Fac"], [(0.32, dimmed(colour, 0.35)), (0.68, dimmed(colour, 1.5))])
    rough = ramp(tree, near.outputs["Value"], [(wide, (0.25,) * 3), (wide * 1.6, (0.85,) * 3)])
    mix = node(tree, "MixRGB", Color2=(*vein[:3], 1))
    tree.links.new(metal.outputs["Color"], mix.inputs["Fac"])
    tree.links.new(rock.outputs["Color"], mix.inputs["Color1"])
    tree.links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(metal.outputs["Color"], shader.inputs["Metallic"])
    tree.links.new(rough.outputs["Color"], shader.inputs["Roughness"])
    bump_by(tree, shader, grain.outputs["Fac"], 0.9, 0.08)
    return material


@kept
def cracked(
    colour: Colour, seam: Colour, size: float = 0.4, *, wide: float = 0.035, shine: float = 2.0
) -> bpy.types.Material:
    """Slabs of stone of a size; in some of the seams something shines. `wide` is a seam's part of a slab."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value = 0.85
    slabs = node(tree, "TexVoronoi", Scale=1 / size)
    slabs.feature = "DISTANCE_TO_EDGE"
    grain = node(tree, "TexNoise", Scale=6.0, Detail=6.0, Roughness=0.6)
    patches = node(tree, "TexNoise", Scale=1.3, Detail=2.0)
    for texture in (slabs, grain, patches):
        tree.links.new(space(tree), texture.inputs["Vector"])
    rock = ramp(tree, grain.outputs["Fac"], [(0.32, dimmed(colour, 0.4)), (0.68, dimmed(colour, 1.5))])
    shining = ramp(tree, slabs.outputs["Distance"], [(wide * 0.5, (1, 1, 1)), (wide, (0, 0, 0))])
    depth = ramp(tree, slabs.outputs["Distance"], [(0.0, (0, 0, 0)), (wide * 3.5, (1, 1, 1))])
    tree.links.new(rock.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Emission Color"].default_value = (*seam[:3], 1)
    here = ramp(tree, patches.outputs["Fac"], [(0.47, (0, 0, 0)), (0.6, (shine / 4,) * 3)])
    bright = node(tree, "Math")
    bright.operation = "MULTIPLY"
    tree.links.new(shining.outputs["Color"], bright.inputs[0])
    tree.links.new(here.outputs["Color"], bright.inputs[1])
    full = node(tree, "Math")
    full.operation, full.inputs[1].default_value = "MULTIPLY", 4.0
    tree.links.new(bright.outputs["Value"], full.inputs[0])
    tree.links.new(full.outputs["Value"], shader.inputs["Emission Strength"])
    bump_by(tree, shader, depth.outputs["Color"], 1.0, size * 0.3)
    return material


@kept
def glow(colour: Colour, strength: float = 3.0) -> bpy.types.Material:
    """Something that shines; above a strength of 6 it burns to white."""
    material, _, shader = fresh()
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    shader.inputs["Emission Color"].default_value = (*colour[:3], 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


@kept
def glass(colour: Colour = (1, 1, 1), rough: float = 0.03, ior: float = 1.45, shine: float = 0.0) -> bpy.types.Material:
    """Glass, water in a vessel, gems; with a shine of its own colour if wanted."""
    material, _, shader = fresh()
    values = {
        "Base Color": (*colour[:3], 1),
        "Roughness": rough,
        "IOR": ior,
        "Transmission Weight": 1.0,
        "Emission Color": (*colour[:3], 1),
        "Emission Strength": shine,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    return material


@kept
def soft(
    core: Colour, edge: Colour, strength: float = 3.0, *, thick: float = 0.9, tight: float = 0.75
) -> bpy.types.Material:
    """Fire, spirits, mist: shines in its middle and melts into the air at its edges."""
    material, tree, shader = fresh()
    tree.nodes.remove(shader)
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    facing = node(tree, "LayerWeight", Blend=0.5)
    colours = ramp(tree, facing.outputs["Facing"], [(0.0, core), (tight, edge)])
    clear_by = ramp(tree, facing.outputs["Facing"], [(0.1, (thick,) * 3), (tight, (0, 0, 0))])
    fire, air, mix = (
        node(tree, "Emission", Strength=strength),
        node(tree, "BsdfTransparent"),
        node(tree, "MixShader"),
    )
    tree.links.new(colours.outputs["Color"], fire.inputs["Color"])
    tree.links.new(clear_by.outputs["Color"], mix.inputs[0])
    tree.links.new(air.outputs[0], mix.inputs[1])
    tree.links.new(fire.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def fire(strength: float = 1.2) -> bpy.types.Material:
    """Flames, yellow inside and red outside."""
    return soft((1.0, 0.3, 0.015), (0.8, 0.035, 0.002), strength, thick=0.6)


@kept
def thin(
    colour: Colour, rough: float = 0.5, through: float = 0.5, *, bump: float = 0.3, scale: float = 7.0
) -> bpy.types.Material:
    """A skin that light shines through: wings, leaves, fins, veils."""
    material, tree, shader = fresh()
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    shader.inputs["Roughness"].default_value = rough
    noise = node(tree, "TexNoise", Scale=scale, Detail=6.0)
    tree.links.new(space(tree), noise.inputs["Vector"])
    colours = ramp(tree, noise.outputs["Fac"], [(0.3, dimmed(colour, 0.5)), (0.7, dimmed(colour, 1.3))])
    bump_by(tree, shader, noise.outputs["Fac"], bump, 0.08)
    across, mix = node(tree, "BsdfTranslucent"), node(tree, "MixShader", Fac=through)
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(colours.outputs["Color"], across.inputs["Color"])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(across.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


@kept
def painted(
    middle: Colour, edge: Colour, at: Colour, reach: float, strength: float = 1.0, *, cloud: float = 0.5
) -> bpy.types.Material:
    """A painted backdrop: light around a point of the world, uneven like clouds or an old wall."""
    material, tree, shader = fresh()
    tree.nodes.remove(shader)
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    place = node(tree, "NewGeometry")
    far = node(tree, "VectorMath")
    far.operation, far.inputs[1].default_value = "DISTANCE", at
    tree.links.new(place.outputs["Position"], far.inputs[0])
    noise = node(tree, "TexNoise", Scale=2.2 / reach, Detail=7.0, Roughness=0.62, Distortion=0.6)
    tree.links.new(place.outputs["Position"], noise.inputs["Vector"])
    shift, near = node(tree, "Math"), node(tree, "Math")
    shift.operation, shift.inputs[1].default_value, shift.inputs[2].default_value = "MULTIPLY_ADD", cloud * 2, -cloud
    near.operation, near.inputs[1].default_value = "MULTIPLY_ADD", 1 / reach
    tree.links.new(noise.outputs["Fac"], shift.inputs[0])
    tree.links.new(far.outputs["Value"], near.inputs[0])
    tree.links.new(shift.outputs["Value"], near.inputs[2])
    colours = ramp(tree, near.outputs["Value"], [(0.0, middle), (1.0, edge)])
    colours.color_ramp.interpolation = "EASE"
    light = node(tree, "Emission", Strength=strength)
    tree.links.new(colours.outputs["Color"], light.inputs["Color"])
    tree.links.new(light.outputs[0], out.inputs["Surface"])
    return material


@kept
def haze(colour: Colour, density: float) -> bpy.types.Material:
    """The air in which light can be seen."""
    material, tree, shader = fresh()
    tree.nodes.remove(shader)
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    volume = node(tree, "VolumePrincipled", Density=density, Color=(*colour[:3], 1), Anisotropy=0.4)
    tree.links.new(volume.outputs[0], out.inputs["Volume"])
    return material


@kept
def water(colour: Colour = (0.01, 0.04, 0.07), rough: float = 0.08) -> bpy.types.Material:
    """The sea: dark and shining."""
    return stuff(colour, rough, bump=0.25, scale=3.0, dark=0.6, coat=0.5)


@kept
def opal(
    colours: Sequence[Colour], shine: float = 0.5, *, scale: float = 1.1, rough: float = 0.12
) -> bpy.types.Material:
    """A stone that shines softly in several colours, one melting into the next."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value, shader.inputs["Coat Weight"].default_value = rough, 1.0
    noise = node(tree, "TexNoise", Scale=scale, Detail=2.0, Distortion=0.8)
    tree.links.new(space(tree), noise.inputs["Vector"])
    last = max(len(colours) - 1, 1)
    tint = ramp(tree, noise.outputs["Fac"], [(0.3 + 0.4 * k / last, c) for k, c in enumerate(colours)])
    tree.links.new(tint.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(tint.outputs["Color"], shader.inputs["Emission Color"])
    shader.inputs["Emission Strength"].default_value = shine
    return material
