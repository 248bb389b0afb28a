"""Freed memory goes back to the system, where the program has to see to that."""

from __future__ import annotations

import gc
import subprocess
import sys

import pygame
import pytest

from resarcana_gui.scene import memory
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import RESTED, Stage
from resarcana_gui.scene.viewport import CANVAS
from tests.scene.hurry import Watch

MANY_SIZES = """
import pygame
from resarcana_gui.scene import memory
from tools.usage import resident_mb
memory.keep_little()
pygame.Surface((2000, 1000), 0, 32).fill((1, 2, 3))  # from now on glibc would put smaller ones among all else
kept = []
for number in range(60):  # the last of every pair stays, so that what lies before it cannot be cut off
    large = pygame.Surface((1000 + 16 * number, 700), 0, 32)
    large.fill((1, 2, 3))
    kept.append(pygame.Surface((64, 64), 0, 32))
    kept.append(large)
before = resident_mb()
kept = kept[::2]
del large
print(before - resident_mb())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems see to it themselves")
def test_the_memory_of_large_pictures_goes_back_with_them() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_SIZES], capture_output=True, text=True, check=True)
    assert float(done.stdout.split()[-1]) > 200


def test_with_another_c_library_nothing_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    memory._glibc.cache_clear()
    memory.keep_little()
    memory.give_back()
    assert memory._glibc() is None
    memory._glibc.cache_clear()


def test_what_was_loaded_is_no_longer_looked_through_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    for name in ("freeze", "collect", "enable"):
        monkeypatch.setattr(gc, name, lambda name=name: called.append(name))
    monkeypatch.setattr(gc, "set_threshold", lambda *given: None)
    memory.settle_in.__wrapped__()
    assert called == ["freeze", "collect", "enable"]


def test_all_is_looked_through_for_garbage_when_nothing_has_moved_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[str] = []
    monkeypatch.setattr(gc, "isenabled", lambda: True)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, memory.DUE))
    monkeypatch.setattr(gc, "collect", lambda: collected.append("garbage"))
    monkeypatch.setattr(memory, "give_back", lambda: collected.append("free"))
    root, surface = Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
    root.add(moving := Sprite(PlainBox((200, 0, 0)), (10, 10)))
    stage = Stage(surface.get_size(), FakeClock(), root, budget=FrameBudget(Watch()))
    for moving.x in range(2 * RESTED):
        stage.draw(surface)
    assert not collected
    for _ in range(RESTED + 1):
        stage.draw(surface)
    assert collected == ["garbage", "free"]
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, memory.DUE - 1))
    for _ in range(2 * RESTED):
        stage.draw(surface)
    assert len(collected) == 2, "there is little new to look at"


def test_pictures_for_another_size_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_forget", [])
    made: list[int] = []

    @memory.kept_for_this_size(2)
    def picture(side: int) -> int:
        made.append(side)
        return side

    assert (picture(3), picture(3), made) == (3, 3, [3])
    memory.forget_other_sizes()
    assert (picture(3), made) == (3, [3, 3])


IN_THREADS = """
import threading
import pygame
from resarcana_gui.scene import memory
from tools.usage import resident_mb
memory.keep_little((3840, 2160))

def draw(kept):
    for _ in range(200):
        kept.append(pygame.Surface((400, 200), 0, 32))

def in_thread():
    kept = []
    thread = threading.Thread(target=draw, args=(kept,))
    thread.start()
    thread.join()
    return kept

held = in_thread()
held.append(bytearray(1000))  # what lies above it keeps the system from getting it back
before = resident_mb()
del held[:-1]
draw(held)
print(resident_mb() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems see to it themselves")
def test_what_threads_drew_leaves_its_memory_to_others() -> None:
    done = subprocess.run([sys.executable, "-c", IN_THREADS], capture_output=True, text=True, check=True)
    assert float(done.stdout.split()[-1]) < 20
