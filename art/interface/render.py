"""Renders of single things: cut out against nothing, and trimmed to a square."""

from __future__ import annotations

from pathlib import Path

import bpy
import numpy as np
from PIL import Image


def settle(size: tuple[int, int], samples: int, *, clear: bool, threads: int = 2) -> None:
    """How Blender is to render: samples per pixel, and whether the world is left out of the picture."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 4, 12, 0
    cycles.sample_clamp_indirect, cycles.caustics_reflective, cycles.caustics_refractive = 5.0, False, False
    settings = scene.render
    settings.film_transparent = clear
    settings.threads_mode, settings.threads = "FIXED", threads
    settings.resolution_x, settings.resolution_y = size
    settings.image_settings.file_format, settings.image_settings.color_depth = "PNG", "8"
    settings.image_settings.color_mode = "RGBA" if clear else "RGB"
    view = ("Standard", "None") if clear else ("AgX", "AgX - High Contrast")
    scene.view_settings.view_transform, scene.view_settings.look = view


def picture(raw: Path, size: tuple[int, int], samples: int, *, clear: bool = False) -> Image.Image:
    """Renders the scene by way of a file, which is removed again."""
    settle(size, samples, clear=clear)
    raw.parent.mkdir(parents=True, exist_ok=True)
    bpy.context.scene.render.filepath = str(raw.resolve())
    bpy.ops.render.render(write_still=True)
    with Image.open(raw) as opened:
        made = opened.convert("RGBA" if clear else "RGB")
    raw.unlink()
    return made


def trimmed(picture_: Image.Image, side: int, margin: float = 0.03) -> Image.Image:
    """What is to be seen of a picture, in the middle of a square of a side, with a little room around it."""
    alpha = np.asarray(picture_.getchannel("A"))
    box = Image.fromarray((alpha > 12).astype(np.uint8) * 255).getbbox()
    assert box is not None, "an empty picture"
    wide, high = box[2] - box[0], box[3] - box[1]
    whole = round(max(wide, high) * (1 + 2 * margin))
    square = Image.new("RGBA", (whole, whole))
    square.paste(picture_.crop(box), ((whole - wide) // 2, (whole - high) // 2))
    return resized(square, (side, side))


def resized(picture_: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture in another size; what cannot be seen does not bleed into what can."""
    pixels = np.asarray(picture_.convert("RGBA"), dtype=np.float32) / 255
    pixels[..., :3] *= pixels[..., 3:]
    layers = [Image.fromarray(pixels[..., k]).resize(size, Image.Resampling.LANCZOS) for k in range(4)]
    small = np.clip(np.stack([np.asarray(layer) for layer in layers], axis=2), 0, 1)
    small[..., :3] /= np.maximum(small[..., 3:], 1 / 255)
    return Image.fromarray((np.clip(small, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def save(made: Image.Image, target: Path, quality: int = 90) -> None:
    """Writes a picture as WebP, or as JPEG if its file is called so: that is read in a quarter of the time,
    which counts for what the first frame waits for, but nothing can be cut out of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix == ".jpg":
        made.convert("RGB").save(target, "JPEG", quality=quality, optimize=True)
    else:
        made.save(target, "WEBP", quality=quality, method=6)
