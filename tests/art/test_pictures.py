"""The finished pictures fit the cards; none of this needs Blender."""

import ast
import importlib
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
build = importlib.import_module("art.build")
PICTURES = sorted((ROOT / "assets" / "resarcana" / "cards").glob("*"))
SCRIPTS = sorted(p for p in (ROOT / "art" / "cards").glob("*.py") if p.stem != "__init__")
CARDS = (ROOT / "cards.yaml").read_text(encoding="utf-8")
SLUGS = set(re.findall(r"^  - id: (\S+)", CARDS, re.MULTILINE))
PLACES = set(re.findall(r"^  - id: (\S+)", CARDS.partition("\nplaces:\n")[2], re.MULTILINE))


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a lossy WebP."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF" and head[8:16] == b"WEBPVP8 ", "not a lossy WebP"
    width, height = struct.unpack("<HH", head[26:30])
    return width & 0x3FFF, height & 0x3FFF


@pytest.mark.parametrize("path", PICTURES, ids=lambda p: p.name)
def test_a_picture_belongs_to_a_component_and_has_the_agreed_size(path: Path) -> None:
    assert path.suffix == ".webp"
    assert path.stem in SLUGS
    assert size_of(path) == ((800, 600) if path.stem in PLACES else (640, 480))
    assert path.stat().st_size < 150_000


def test_the_builder_gives_each_kind_its_size() -> None:
    assert len(PLACES) == 10
    assert set(build.kinds()) == SLUGS
    assert {s for s in SLUGS if build.size_of(s) == (800, 600)} == PLACES


def test_a_picture_is_made_again_only_if_its_script_is_younger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "SCRIPTS", tmp_path)
    monkeypatch.setattr(build, "FINISHED", tmp_path)
    script, picture = tmp_path / "hawk.py", tmp_path / "hawk.webp"
    script.touch()
    assert build.stale("hawk")
    picture.touch()
    os.utime(script, (100, 100))
    os.utime(picture, (200, 200))
    assert not build.stale("hawk")
    os.utime(script, (300, 300))
    assert build.stale("hawk")


def test_every_component_has_its_picture_and_every_picture_its_script() -> None:
    assert {p.stem for p in PICTURES} == SLUGS
    assert {p.stem for p in SCRIPTS} == SLUGS


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda p: p.stem)
def test_a_script_is_named_after_a_component_and_says_what_it_tells(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert path.stem in SLUGS
    assert len(ast.get_docstring(tree) or "") > 40
    assert any(isinstance(node, ast.FunctionDef) and node.name == "scene" for node in tree.body)


def test_without_blender_one_sentence_says_what_is_missing() -> None:
    hidden = (
        "import importlib.util, sys; found = importlib.util.find_spec;"
        "importlib.util.find_spec = lambda name, package=None: None if name == 'bpy' else found(name, package);"
        "sys.argv = ['build']; from art.build import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install bpy" in done.stderr and "Traceback" not in done.stderr
