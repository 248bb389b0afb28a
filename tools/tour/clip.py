"""Clips of the documentation: some seconds at a table, as numbered pictures for a film."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.settings import Settings
from tools.headless_client import FRAME, HeadlessClient
from tools.tour.stop import seated

SIZE: Final = (960, 540)
TICKS: Final = 5
"""The frames from one picture of a clip to the next: at FRAME milliseconds each, 12.5 pictures a second."""


@dataclass(frozen=True)
class Clip:
    """What a clip shows."""

    show: Callable[[HeadlessClient], object]
    """Brings the program to where the clip begins."""
    go_on: Callable[[HeadlessClient], object]
    """Called before every frame; does what a player would."""
    seconds: float


def film(folder: Path, clips: Mapping[str, Clip]) -> None:
    """Make the pictures of every clip, in English, each in a folder of its name below this one."""
    for name, clip in clips.items():
        _pictures(folder / name, clip)


def _pictures(folder: Path, clip: Clip) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stage = seated(Settings(language="en"))
    clip.show(stage)
    for at in range(round(clip.seconds * 1000 / FRAME / TICKS)):
        for _ in range(TICKS):
            clip.go_on(stage)
            stage.tick()
        pygame.image.save(pygame.transform.smoothscale(stage.draw(), SIZE), folder / f"{at:04}.png")
