"""The finished pictures fit the cards; none of this needs Blender."""

import ast
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = sorted((ROOT / "assets" / "resarcana" / "cards").glob("*"))
SCRIPTS = sorted(p for p in (ROOT / "art" / "cards").glob("*.py") if p.stem != "__init__")
SLUGS = set(re.findall(r"^  - id: (\S+)", (ROOT / "cards.yaml").read_text(encoding="utf-8"), re.MULTILINE))


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
    assert size_of(path) == (640, 480)
    assert path.stat().st_size < 150_000


def test_every_picture_has_its_script() -> None:
    assert {p.stem for p in PICTURES} <= {p.stem for p in SCRIPTS}


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
