"""Film strips: what happens at a table as a sheet of pictures in order, each with its time, so that order, weight
and place of every movement can be judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.fonts import Face, shared
from resarcana_gui.settings import Settings
from tools.headless_client import FRAME, HeadlessClient
from tools.tour.clip import Clip
from tools.tour.stop import screen_of, seated

PICTURES: Final = 12
ACROSS: Final = 4
WIDE: Final = 480
CAPTION: Final = 34
DARK: Final = (23, 17, 13)
LIGHT: Final = (234, 223, 200)


def film_strips(
    folder: Path, clips: Mapping[str, Clip], settings: Settings, size: tuple[int, int]
) -> Iterator[tuple[str, set[type[Event]]]]:  # fmt: skip
    """Make the sheet of every clip, `<name>.png`, and yield its name with the kinds of events that happened in it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, clip in clips.items():
        stage = seated(settings, size)
        clip.show(stage)
        history = screen_of(stage).match.history
        before = 0 if stage.shell.look.queue.busy else len(history.events())  # of a new table, dealing is seen too
        pygame.image.save(_sheet(list(_pictures(stage, clip))), folder / f"{name}.png")
        yield name, {type(event) for event in history.events()[before:]}


def _pictures(stage: HeadlessClient, clip: Clip) -> Iterator[tuple[str, pygame.Surface]]:
    """Yield the pictures, evenly spread over the clip, with their captions."""
    every = max(1, round(clip.seconds * 1000 / FRAME / PICTURES))
    size = (WIDE, round(WIDE * stage.surface.get_height() / stage.surface.get_width()))
    for at in range(PICTURES):
        for _ in range(every):
            clip.go_on(stage)
            stage.tick()
        yield f"{(at + 1) * every * FRAME} ms", pygame.transform.smoothscale(stage.draw(), size)


def _sheet(pictures: list[tuple[str, pygame.Surface]]) -> pygame.Surface:
    wide, high = pictures[0][1].get_size()
    rows = -(-len(pictures) // ACROSS)
    sheet = pygame.Surface((wide * ACROSS, (high + CAPTION) * rows))
    sheet.fill(DARK)
    font = shared().get(Face.BOLD, CAPTION * 2 // 3)
    for at, (words, picture) in enumerate(pictures):
        x, y = at % ACROSS * wide, at // ACROSS * (high + CAPTION)
        sheet.blit(font.render(words, antialias=True, color=LIGHT), (x + 8, y + 4))
        sheet.blit(picture, (x, y + CAPTION))
    return sheet
