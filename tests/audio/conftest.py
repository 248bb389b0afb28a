"""A folder of sounds, and a device that only records what is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.audio.sounds import Sounds
from tests.audio.fake_device import FakeDevice, FakeTime, InlineExecutor

FILES = ("button", "slide_1", "slide_2", "slide_3", "bell", "title", "table")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / f"{name}.ogg").touch()
    return tmp_path


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()


@pytest.fixture
def made(folder: Path, clock: FakeTime) -> Callable[[FakeDevice], Sounds]:
    return lambda device: Sounds([("", folder)], device=device, now=clock, new_executor=InlineExecutor)


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def sounds(made: Callable[[FakeDevice], Sounds], device: FakeDevice) -> Sounds:
    return made(device)
