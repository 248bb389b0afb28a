"""One call from a scene to a finished picture."""

from __future__ import annotations

import time
from pathlib import Path

import bpy

from art.kit.finish import finish


def render(
    target: Path, size: tuple[int, int] = (640, 480), samples: int = 44, threads: int = 2, *, bounces: int = 3
) -> float:
    """Renders the scene, finishes it and writes it as WebP; answers how many seconds it took. Light is thrown back so
    many times by what is rough or polished. The file of before stays until the new one is whole, so that what is
    stopped on the way is made again."""
    began = time.monotonic()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, bounces, bounces
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 6, 16, 0
    cycles.sample_clamp_indirect, cycles.caustics_reflective, cycles.caustics_refractive = 6.0, False, False
    settings = scene.render
    settings.threads_mode, settings.threads = "FIXED", threads
    settings.resolution_x, settings.resolution_y = size
    settings.image_settings.file_format, settings.image_settings.color_depth = "PNG", "8"
    scene.view_settings.view_transform, scene.view_settings.look = "AgX", "AgX - High Contrast"
    raw, draft = target.with_suffix(".raw.png"), target.with_suffix(".draft")
    target.parent.mkdir(parents=True, exist_ok=True)
    settings.filepath = str(raw.resolve())
    bpy.ops.render.render(write_still=True)
    finish(raw, draft)
    draft.replace(target)
    raw.unlink()
    return time.monotonic() - began
