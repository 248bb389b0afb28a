"""Ways to damage a file, a copy of the program's data to be damaged, and a process in which it is read."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from resarcana_gui import paths
from resarcana_gui.files import read_bytes
from resarcana_gui.games.plugin import discover

LONGEST: Final = 900
"""Seconds that a process may take."""
WAYS: Final = ("truncated", "empty", "flipped", "folder", "missing")


@contextmanager
def copied_data() -> Iterator[Path]:
    """Yield a folder with copies of all data, as in a checkout; it is removed in the end."""
    with tempfile.TemporaryDirectory(prefix="resarcana-attack-") as name:
        root = Path(name)
        shutil.copytree(paths.assets(), root / "assets")
        for plugin in discover().values():
            components = plugin.components()
            if components is not None and not components.is_relative_to(paths.assets()):
                shutil.copy(components, root)
        yield root


def use_data(root: Path) -> None:
    """Make this process use the data in a folder. Must be called before any is read."""
    paths.PACKAGE = root / "package"  # type: ignore[misc] # that it is not where it was is what is attacked


@contextmanager
def damaged(path: Path, way: str, chance: random.Random) -> Iterator[None]:
    """Damage a file in one of WAYS, and restore it afterwards."""
    content = read_bytes(path)
    path.unlink()
    if way == "folder":
        path.mkdir()
    elif way != "missing":
        path.write_bytes(changed(content, way, chance))
    try:
        yield
    finally:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        path.write_bytes(content)


def changed(content: bytes, way: str, chance: random.Random) -> bytes:
    """Return bytes truncated, emptied or with some bits flipped."""
    if way == "empty" or not content:
        return b""
    if way == "truncated":
        return content[: chance.randrange(1, len(content))]
    data = bytearray(content)
    for _ in range(chance.choice((1, 2, 30))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data) if bytes(data) != content else changed(content, way, chance)


def quiet_environment() -> dict[str, str]:
    """Return an environment without screen and loudspeaker."""
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def findings(module: str, what: str, *words: object) -> list[str]:
    """Return what an attack's module finds in a process of its own, started with these words; it prints a list of
    sentences as JSON. A process that fails is a finding about `what` it tried."""
    command = [sys.executable, "-m", f"{__package__}.{module}", *map(str, words)]
    done = subprocess.run(
        command, env=quiet_environment(), capture_output=True, text=True, check=False, timeout=LONGEST
    )
    if done.returncode:
        last = " / ".join(done.stderr.splitlines()[-6:])
        return [f"{what}: the process ended with status {done.returncode} after: {last}"]
    broken: list[str] = json.loads(done.stdout.splitlines()[-1])
    return broken
