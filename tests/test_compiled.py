from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from resarcana_gui.compiled import MANIFEST, SWITCH, Finder, abi_tag, fingerprint, is_compiled, usable

SOURCE = "resarcana_gui/kernel/codec.py"
MODULE = "resarcana_gui.kernel.codec"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder with a compiled module, and the source it was made of beside it."""
    root, folder = tmp_path / "root", tmp_path / "made"
    (root / SOURCE).parent.mkdir(parents=True)
    (root / SOURCE).write_text("source")
    folder.mkdir()
    (folder / "codec.bin").write_bytes(b"compiled")
    note(
        folder,
        {"python": abi_tag(), "modules": {MODULE: ["codec.bin", 8]}, "sources": {SOURCE: fingerprint(root / SOURCE)}},
    )
    return folder


def note(folder: Path, data: object) -> None:
    (folder / MANIFEST).write_text(json.dumps(data))


def root(folder: Path) -> Path:
    return folder.parent / "root"


def changed(folder: Path, **fields: object) -> None:
    note(folder, {**json.loads((folder / MANIFEST).read_text()), **fields})


def test_what_was_made_of_these_sources_is_used(made: Path) -> None:
    assert usable(made, root(made)) == {MODULE: made / "codec.bin"}


def test_a_source_that_was_only_touched_is_the_same(made: Path) -> None:
    os.utime(root(made) / SOURCE, (1, 1))
    assert usable(made, root(made)) is not None


def test_nothing_is_used_once_a_source_has_changed_or_gone(made: Path) -> None:
    (root(made) / SOURCE).write_text("change")
    assert usable(made, root(made)) is None
    (root(made) / SOURCE).unlink()
    assert usable(made, root(made)) is None


def test_nothing_is_used_that_was_made_for_another_python(made: Path) -> None:
    changed(made, python=".cpython-27-other.so")
    assert usable(made, root(made)) is None


def test_nothing_is_used_when_a_file_is_cut_short_or_missing(made: Path) -> None:
    (made / "codec.bin").write_bytes(b"comp")
    assert usable(made, root(made)) is None
    (made / "codec.bin").unlink()
    assert usable(made, root(made)) is None


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"python": 1}', '{"sources": []}', "null"])
def test_a_note_that_makes_no_sense_is_as_good_as_none(content: str, made: Path) -> None:
    (made / MANIFEST).write_text(content)
    assert usable(made, root(made)) is None


def test_without_a_folder_there_is_nothing_to_use(tmp_path: Path) -> None:
    assert usable(tmp_path / "none", tmp_path) is None


def test_a_module_is_found_in_its_file_and_every_other_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "other.py"
    file.write_text("value = 3")
    finder = Finder({"some.module": file})
    spec = finder.find_spec("some.module", None)
    assert spec is not None and spec.origin == str(file)
    assert finder.find_spec("some.other", None) is None


def test_a_program_told_of_a_folder_without_compiled_modules_runs_all_the_same(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "resarcana_gui", "--version"]
    environment = {**os.environ, SWITCH: str(tmp_path)}
    told = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.endswith("(not compiled)\n") or is_compiled()


def test_a_compiled_module_that_cannot_be_loaded_leaves_everything_plain(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    folder.mkdir()
    name = f"all{abi_tag()}"
    (folder / name).write_bytes(b"not a library")
    note(folder, {"python": abi_tag(), "modules": {"all_of_it": [name, 13], MODULE: [name, 13]}, "sources": {}})
    line = [sys.executable, "-m", "resarcana_gui", "--version"]
    told = subprocess.run(line, env={**os.environ, SWITCH: str(folder)}, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
