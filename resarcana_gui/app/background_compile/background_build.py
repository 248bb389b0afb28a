"""Compiling the engine in the background, for the next start: starting it, building and publishing, one process at a
time on a machine."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from resarcana_gui.compiled import MANIFEST, ROOT, SWITCH, abi_tag, fingerprint, is_compiled, usable
from resarcana_gui.files import opened_for_appending, read_bytes, read_text, replace_file

LOCK: Final = "lock"
FAILED: Final = "failed.json"
PREFIX: Final = "made-"
"""The prefix of the folders with published modules."""
PATIENCE: Final = 24 * 3600.0
"""Seconds until a failed build is tried again."""
COPIED: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
"""The files that the build needs besides the package."""
Build = Callable[[Path, Path], None]
"""Compiles a copy of the sources into a folder. Raises BuildError."""
Trial = Callable[[Path], None]
"""Tries the modules in a folder with its note. Raises BuildError."""


class BuildError(Exception):
    """The sources cannot be compiled, or the compiled modules do not work; the message says why."""


@dataclass(frozen=True)
class BackgroundBuild:
    """Where the compiled modules of a checkout are made, and how."""

    root: Path
    """The folder of the checkout."""
    folder: Path
    """The folder of everything that is made."""
    build: Build
    trial: Trial
    clock: Callable[[], float] = time.time

    def run(self) -> str:
        """Compile if need be, and return a sentence about what was done. Raises BuildError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with _locked(self.folder / LOCK) as mine:
            if not mine:
                return "Another process is compiling."
            if usable(self.folder, self.root) is not None:
                return "The compiled modules are up to date."
            source = self.folder / "source"
            _copy(self.root, source)
            if self._failed_before(source):
                return "The last attempt failed, and nothing has changed since."
            return self._made(source)

    def _made(self, source: Path) -> str:
        target = self.folder / "new"
        shutil.rmtree(target, ignore_errors=True)
        try:
            self.build(source, target)
            note = _note(source, target)
            _write(target / MANIFEST, note)
            if usable(target, self.root) is None:
                return "The sources have changed meanwhile."
            self.trial(target)
        except BuildError as error:
            _write(self.folder / FAILED, {"sources": _digest(source), "when": self.clock(), "why": str(error)})
            raise
        self._publish(target, note, _digest(source))
        return "The compiled modules are ready for the next start."

    def _publish(self, target: Path, note: Mapping[str, object], name: str) -> None:
        """Move the modules to their final folder, then write the note that names it; processes that use older
        modules can go on."""
        place = self.folder / name
        shutil.rmtree(place, ignore_errors=True)
        for path in target.rglob("*"):
            _settle(path)
        target.replace(place)
        modules = note["modules"]
        assert isinstance(modules, dict)
        placed = {module: [f"{name}/{file}", size] for module, (file, size) in modules.items()}
        _write(self.folder / MANIFEST, {**note, "modules": placed})
        (self.folder / FAILED).unlink(missing_ok=True)
        for other in self.folder.glob(f"{PREFIX}*"):
            if other != place:
                shutil.rmtree(other, ignore_errors=True)

    def _failed_before(self, source: Path) -> bool:
        try:
            failed = json.loads(read_text(self.folder / FAILED))
            return bool(failed["sources"] == _digest(source) and self.clock() - failed["when"] < PATIENCE)
        except (OSError, ValueError, KeyError, TypeError):
            return False


def _copy(root: Path, source: Path) -> None:
    """Bring the copy of the sources up to date, with the times of the originals."""
    files = [*COPIED, *(path.relative_to(root).as_posix() for path in (root / "resarcana_gui").rglob("*.py*"))]
    wanted = {name for name in files if (root / name).is_file() and not name.endswith(".pyc")}
    for old in source.rglob("*.py"):
        if old.relative_to(source).as_posix() not in wanted and "resarcana_gui" in old.parts:
            old.unlink()
    for name in wanted:
        place = source / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, place)


def _digest(source: Path) -> str:
    """Return a name for these sources and this Python."""
    digest = hashlib.sha256(f"{abi_tag()} {sys.version}".encode())
    for path in sorted((source / "resarcana_gui").rglob("*.py")):
        digest.update(read_bytes(path))
    return f"{PREFIX}{digest.hexdigest()[:16]}"


def _note(source: Path, target: Path) -> dict[str, object]:
    """Return which modules were compiled from which sources. Raises BuildError if there are none."""
    suffix = max((each for each in EXTENSION_SUFFIXES if abi_tag().endswith(each)), key=len, default=abi_tag())
    made = {path.relative_to(target).as_posix(): path for path in target.rglob(f"*{suffix}")}
    if not made:
        raise BuildError("nothing was compiled")
    names = {file: file.removesuffix(suffix).replace("/", ".") for file in made}
    sources = [f"{file.removesuffix(suffix)}.py" for file in made]
    return {
        "python": abi_tag(),
        "modules": {names[file]: [file, path.stat().st_size] for file, path in made.items()},
        "sources": {name: fingerprint(source / name) for name in [*sources, "setup.py"] if (source / name).exists()},
    }


def _write(path: Path, data: Mapping[str, object]) -> None:
    replace_file(path, json.dumps(data).encode())


def _settle(path: Path) -> None:
    """Make sure that a file is on the disk before a note refers to it."""
    if path.is_file():
        with path.open("rb+") as file:
            os.fsync(file.fileno())


@contextmanager
def _locked(path: Path) -> Iterator[bool]:
    """Yield whether the lock was taken. The system releases it when this process ends, however it ends."""
    with path.open("ab") as file:
        try:
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415 - only there

                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl  # noqa: PLC0415 - not on Windows

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


LOG: Final = "log.txt"
IDLE_PRIORITY: Final = 0x40
"""The Windows priority class of processes that run only when the machine is idle."""

_log = logging.getLogger(__name__)


def maybe_compile() -> bool:
    """Start compiling unless the engine is compiled already, and return whether it was started. It runs quietly at
    the lowest priority and goes on when the program is closed."""
    folder = os.environ.get(SWITCH)
    if not folder or is_compiled():
        return False
    try:
        _start([sys.executable, "-m", "resarcana_gui.app.background_compile", folder], Path(folder))
    except OSError as error:
        _log.warning("the engine is not compiled: %s", error)
        return False
    return True


def _start(command: Sequence[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nice = shutil.which("nice")
    with opened_for_appending(folder / LOG) as log:
        subprocess.Popen(
            [nice, "-n", "19", *command] if nice else command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=IDLE_PRIORITY if sys.platform == "win32" else 0,
        )
