"""A folder with sounds in it, and sounds that only note what is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.audio.sounds import Sounds
from tests.audio.notebook import AtOnce, Clock, Notebook

FILES = ("button", "slide_1", "slide_2", "slide_3", "bell", "title", "table")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / f"{name}.ogg").touch()
    return tmp_path


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def made(folder: Path, clock: Clock) -> Callable[[Notebook], Sounds]:
    return lambda notebook: Sounds([("", folder)], device=notebook, now=clock, hands=AtOnce)


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def sounds(made: Callable[[Notebook], Sounds], notebook: Notebook) -> Sounds:
    return made(notebook)
