from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.app.background_compile.background_build import FAILED, LOCK, PATIENCE, BackgroundBuild, BuildError
from resarcana_gui.app.background_compile.compiler import has_compiler, requirements
from resarcana_gui.compiled import MANIFEST, abi_tag, usable

ROOT = Path(__file__).parents[2]
MODULE = "resarcana_gui/kernel/codec"
READY = "The compiled modules are ready for the next start."
CURRENT = "The compiled modules are up to date."


def fake_build(source: Path, target: Path) -> None:
    """What a compiler leaves behind: a file for each module, here with the source's own bytes."""
    file = target / f"{MODULE}{abi_tag()}"
    file.parent.mkdir(parents=True)
    file.write_bytes((source / f"{MODULE}.py").read_bytes())


def broken_build(source: Path, target: Path) -> None:
    raise BuildError("the compiler failed")


def no_trial(folder: Path) -> None:
    assert usable(folder, folder.parents[1]) is not None


class Checkout:
    """A checkout with one module, and a place for builds beside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "build"
        self.now = 1000.0
        self.built = 0
        self.edit("first")

    def edit(self, text: str) -> None:
        path = self.root / f"{MODULE}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, build: Callable[[Path, Path], None] = fake_build, trial: Callable[[Path], None] = no_trial) -> str:
        def counted(source: Path, target: Path) -> None:
            self.built += 1
            build(source, target)

        return BackgroundBuild(self.root, self.folder, counted, trial, lambda: self.now).run()

    def used(self) -> bytes | None:
        """What is in the module that a program would use now."""
        files = usable(self.folder, self.root)
        return None if files is None else files[MODULE.replace("/", ".")].read_bytes()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_what_is_made_is_used_from_then_on_and_made_once(checkout: Checkout) -> None:
    assert checkout.used() is None
    assert checkout.run() == READY and checkout.used() == b"first"
    assert checkout.run() == CURRENT and checkout.built == 1


def test_it_is_made_again_when_a_source_changes(checkout: Checkout) -> None:
    checkout.run()
    checkout.edit("second")
    assert checkout.used() is None
    assert checkout.run() == READY and checkout.used() == b"second"
    assert len(list(checkout.folder.glob("made-*"))) == 1


def test_a_source_changed_while_it_is_compiled_is_not_taken_for_what_was_compiled(checkout: Checkout) -> None:
    def edited_meanwhile(source: Path, target: Path) -> None:
        checkout.edit("later")
        fake_build(source, target)

    assert checkout.run(edited_meanwhile) == "The sources have changed meanwhile."
    assert checkout.used() is None
    assert checkout.run() == READY and checkout.used() == b"later"


def test_an_interruption_leaves_nothing_that_is_used_and_keeps_nothing_from_being_made(checkout: Checkout) -> None:
    def interrupted(source: Path, target: Path) -> None:
        fake_build(source, target)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        checkout.run(interrupted)
    assert checkout.used() is None and not (checkout.folder / FAILED).exists()
    assert checkout.run() == READY and checkout.used() == b"first"


def test_what_was_made_before_is_used_until_the_new_is_whole(checkout: Checkout) -> None:
    checkout.run()
    (checkout.root / "setup.py").write_text("# nothing that was compiled")
    with pytest.raises(BuildError):
        BackgroundBuild(checkout.root, checkout.folder, broken_build, no_trial)._made(checkout.folder / "source")
    assert checkout.used() == b"first"


@pytest.mark.parametrize("step", ["build", "trial"])
def test_what_fails_is_not_tried_again_for_a_day_unless_a_source_changes(step: str, checkout: Checkout) -> None:
    def broken(*_: Path) -> None:
        raise BuildError("it does not work")

    def attempt() -> str:
        return checkout.run(broken) if step == "build" else checkout.run(trial=broken)

    with pytest.raises(BuildError, match="it does not work"):
        attempt()
    assert checkout.used() is None
    assert attempt() == "The last attempt failed, and nothing has changed since."
    checkout.now += PATIENCE
    with pytest.raises(BuildError):
        attempt()
    checkout.edit("better")
    assert checkout.run() == READY


def test_a_build_that_makes_nothing_has_failed(checkout: Checkout) -> None:
    with pytest.raises(BuildError, match="nothing was compiled"):
        checkout.run(lambda _, target: target.mkdir())


def test_only_one_is_at_it_at_a_time_and_a_dead_one_is_in_nobody_s_way(checkout: Checkout) -> None:
    checkout.folder.mkdir()
    hold = "import fcntl, sys; f = open(sys.argv[1], 'ab'); fcntl.flock(f, fcntl.LOCK_EX); print(); input()"
    line = [sys.executable, "-S", "-c", hold, str(checkout.folder / LOCK)]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert checkout.run() == "Another process is compiling." and checkout.built == 0
        other.kill()
    assert checkout.run() == READY


def test_a_file_that_is_gone_from_the_sources_is_gone_from_their_copy(checkout: Checkout) -> None:
    extra = checkout.root / "resarcana_gui/kernel/extra.py"
    extra.write_text("x")
    checkout.run()
    copy = checkout.folder / "source/resarcana_gui/kernel/extra.py"
    assert copy.exists()
    extra.unlink()
    checkout.edit("second")
    checkout.run()
    assert not copy.exists()


def test_the_note_is_the_last_thing_that_is_written(checkout: Checkout) -> None:
    seen: list[bool] = []
    checkout.run(trial=lambda folder: seen.append((folder.parent / MANIFEST).exists()))
    assert seen == [False] and json.loads((checkout.folder / MANIFEST).read_text())["python"] == abi_tag()


def test_what_the_compiler_needs_is_read_from_setup_py() -> None:
    assert any(each.startswith("mypy==") for each in requirements(ROOT / "setup.py"))


def test_without_a_compiler_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert sys.platform in {"win32", "darwin"} or not has_compiler()
