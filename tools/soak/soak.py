"""Watches the real program while a robot uses it: a line a minute with its memory, and one for whatever goes wrong."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, TextIO

import pygame

from resarcana_gui.files import read_text
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.screens.crash_page import CrashPage
from resarcana_gui.screens.shell import Shell
from tools.soak.robot import Robot
from tools.usage import descriptors, peak_mb, resident_mb

MINUTE: Final = 60.0
MIB: Final = 1024 * 1024
CHILDREN: Final = Path("/proc/self/task")


class Soak:
    """Called in every frame: lets the robot act when it is time, and writes its lines. It ends the program after
    `minutes`."""

    def __init__(
        self, shell: Shell, plugin: Plugin, out: TextIO, minutes: float, pace: float = 1.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        """With a pace of 2 the robot's pauses are half as long as a person's."""
        self._shell: Final = shell
        self._out: Final = out
        self._pace: Final = pace
        self._now: Final = now
        self._began: Final = now()
        self._ends: Final = self._began + minutes * MINUTE
        self._act_at: float = self._began
        self._tell_at: float = self._began
        self.robot: Final = Robot(shell, plugin, self.note)
        self._doing = self.robot.everything()
        self.crashes = 0

    def tick(self, _: int = 0) -> None:
        """Note that a frame has passed."""
        now = self._now()
        if now >= self._tell_at:
            self._tell_at += MINUTE
            self.note(self._figures())
        if now >= self._ends:
            self.note(f"games {self.robot.games}, given up {self.robot.given_up}, crashes {self.crashes}")
            self._shell.stage.closing = True
        elif now >= self._act_at:
            self._act_at = now + self._act() / self._pace

    def note(self, line: str) -> None:
        """Write a line, with the time since the beginning."""
        seconds = round(self._now() - self._began)
        self._out.write(f"{seconds // 60:4}:{seconds % 60:02}  {line}\n")
        self._out.flush()

    def _act(self) -> float:
        """Let the robot go on, and return the seconds until it does again. After a crash it starts again."""
        if isinstance(self._shell.screen, CrashPage):
            self.crashes += 1
            self.note("CRASH: see the program's log")
            self._begin_anew()
        try:
            return next(self._doing)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            self.crashes += 1
            self.note(f"CRASH of {type(error).__name__}: {error}")
            self._begin_anew()
            return 1.0

    def _begin_anew(self) -> None:
        self._shell.routes.title()
        self._doing = self.robot.everything()

    def _figures(self) -> str:
        stage, settings = self._shell.stage, self._shell.settings
        size = "x".join(map(str, stage.viewport.drawn.window))
        return (
            f"RSS {resident_mb():4.0f} MB, peak {peak_mb():.0f}, opponents {children_mb():.0f}, pictures "
            f"{stage.cache.bytes / MIB:.0f}, files {descriptors()}, CPU {time.process_time():.0f} s, "
            f"{type(self._shell.screen).__name__} {size} {settings.language} {settings.text_scale} %"
        )


def children_mb() -> float:
    """Return the memory of the processes that this one has started; 0 if the system does not say."""
    try:
        lists = [read_text(task / "children").split() for task in CHILDREN.iterdir()]
        return sum(_resident_kb(child) for children in lists for child in children) / 1024
    except OSError:
        return 0.0


def _resident_kb(process: str) -> int:
    lines = read_text(Path("/proc") / process / "status").splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def soak(game: str, out: TextIO, minutes: float, size: tuple[int, int], pace: float) -> bool:
    """Run the program with a game, in a window of this size at first, and watch it. Return whether it neither
    crashed nor hung."""
    program, watched = import_module("resarcana_gui.app.gui"), list[Soak]()
    plugins = discover()

    def begin(shell: Shell, *_: object, **__: object) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        watched.append(Soak(shell, plugins[game], out, minutes, pace))
        shell.stage.tickers.append(watched[0].tick)
        shell.routes.title()

    setattr(program, "begin", begin)  # noqa: B010 - what is shown first is replaced on purpose
    program.window(Namespace(game=game, iterations=None, think=None, demo=False), plugins)
    return watched[0].crashes == 0 and watched[0].robot.given_up == 0
