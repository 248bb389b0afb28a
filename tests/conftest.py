"""What all tests share: how hypothesis looks for counterexamples, which tests count coverage, in what order they come,
and what is read only once.

HYPOTHESIS_PROFILE=fuzz in the environment looks longer, and at something new each time.
"""

from __future__ import annotations

import gc
import importlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path, PurePath
from typing import Any

import pygame
import pytest
from _pytest.unraisableexception import gc_collect_iterations_key
from hypothesis import HealthCheck, settings

import resarcana_gui
from resarcana_gui.paths import assets
from resarcana_gui.scene import images

settings.register_profile(
    "steady",
    derandomize=True,
    max_examples=50,
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("fuzz", settings.get_profile("steady"), derandomize=False, max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


class MissingText(logging.Handler):
    """Lets a test fail wherever a text is missing, which in the program is said plainly instead."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


logging.getLogger("resarcana_gui.i18n.catalog").addHandler(MissingText(logging.ERROR))

COUNTED = (
    "tests/kernel/*.py",
    *(f"tests/games/*/{part}*.py" for part in ("test_", "cards/", "rules/", "saves/", "components/", "ledger/")),
)
"""The tests that count coverage, of kernel and rules. The tracer makes everything several times slower, so the others
are not traced, nor what is marked `uncounted` among these: what plays many whole games and reaches nothing else."""
UNCOUNTED = ("uncounted", "hypothesis")
"""These marks; hypothesis sets its own, and all that finds examples would be traced with them."""
ROOT = Path(__file__).resolve().parents[1]
TRACER = pytest.StashKey[Any]()
"""What measures coverage, if anything does."""


def pytest_configure(config: pytest.Config) -> None:
    """One look for what was left open, at the end, finds it; five took seconds."""
    config.stash[gc_collect_iterations_key] = 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First what counts coverage, as long as nothing has been read and kept untraced; then what takes long, so that no
    process is left alone with it at the end."""
    if any(item.get_closest_marker("no_cover") for item in items):
        raise pytest.UsageError("Mark tests as uncounted: no_cover would end all measuring of coverage.")
    items.sort(key=lambda item: (not is_counted(item), item.get_closest_marker("slow") is None))


def is_counted(item: pytest.Item) -> bool:
    """Whether a test counts coverage."""
    return lies_counted(item.nodeid.partition("::")[0]) and not any(map(item.get_closest_marker, UNCOUNTED))


@cache
def lies_counted(place: str) -> bool:
    """Whether a file's tests count coverage."""
    return any(map(PurePath(place).match, COUNTED))


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: looking through it for garbage again and again takes long. What every
    window leaves behind is looked through less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, 10, 5)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Tests are collected untraced, which takes a third of the time: what counts is imported before. (With xdist, the
    process that only listens to the others stops here too.)"""
    if session.config.pluginmanager.hasplugin("_cov"):
        for name in counted_modules():
            importlib.import_module(name)
        session.config.stash[TRACER] = sys.gettrace()
        sys.settrace(None)
        threading.settrace(None)
    worker = getattr(session.config, "workerinput", None)
    if worker is not None:
        import_share(session.config.args, int(worker["workerid"].removeprefix("gw")), worker["workercount"])


def import_share(places: Iterable[str], number: int, count: int) -> None:
    """In a fresh clone pytest rewrites the asserts of all tests, for twenty seconds, and every process would do so
    anew: each first imports every so many-th file, and then finds the others done. What cannot be imported is told when
    it is collected."""
    paths = [Path(place.partition("::")[0]).resolve() for place in places]
    found = sorted({test for path in paths for test in (path.rglob("test_*.py") if path.is_dir() else (path,))})
    for path in found[number::count]:
        if path.is_relative_to(ROOT):
            with suppress(Exception, pytest.skip.Exception):
                importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def counted_modules() -> Iterator[str]:
    """The modules of kernel, cards and rules."""
    package = Path(resarcana_gui.__path__[0])
    for part in ("kernel", *(f"games/*/{each}" for each in ("cards", "components", "rules", "ledger"))):
        for path in sorted(package.glob(f"{part}/**/*.py")):
            yield ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Only what counts coverage is traced."""
    tracer = item.config.stash.get(TRACER, None)
    if tracer is None or not is_counted(item):
        return (yield)
    sys.settrace(tracer)
    try:
        return (yield)
    finally:
        sys.settrace(None)


def read_once(read: Callable[[Path | None], pygame.Surface | None]) -> Callable[[Path | None], pygame.Surface | None]:
    """The program reads each of its pictures once. Tests open hundreds of windows in a process, and each would read
    them anew, which takes longer than all else that a table is drawn with: what was read is kept, for each a copy."""
    kept: dict[Path, pygame.Surface] = {}
    own = assets().resolve()

    def once(path: Path | None) -> pygame.Surface | None:
        if path is None or not path.is_relative_to(own):
            return read(path)
        if path not in kept:
            surface = read(path)
            if surface is None:
                return None
            kept[path] = surface
        return kept[path].copy()

    return once


images.decoded = read_once(images.decoded)  # type: ignore[assignment]
