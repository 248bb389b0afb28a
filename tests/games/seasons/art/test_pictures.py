"""The finished pictures of Seasons fit its cards; none of this needs Blender."""

import ast
import importlib
import re
import struct
from pathlib import Path

from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[4]
build = importlib.import_module("art.build")
PICTURES = sorted((ROOT / "assets" / "seasons" / "cards").glob("*"))
SCRIPTS = sorted(p for p in (ROOT / "art" / "seasons" / "cards").glob("*.py") if p.stem != "__init__")
CARDS = (ROOT / "assets" / "seasons" / "cards.yaml").read_text(encoding="utf-8")
SLUGS = set(re.findall(r"^  - (?:\{)?id: (\w+)", CARDS, re.MULTILINE))


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a lossy WebP."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF" and head[8:16] == b"WEBPVP8 ", "not a lossy WebP"
    width, height = struct.unpack("<HH", head[26:30])
    return width & 0x3FFF, height & 0x3FFF


def test_every_card_has_its_picture_and_its_script() -> None:
    assert len(SLUGS) == 50
    assert {p.stem for p in PICTURES} == SLUGS
    assert {p.stem for p in SCRIPTS} == {p.slug for p in build.pictures() if p.game == "seasons"} == SLUGS


@for_each("path", PICTURES)
def test_a_picture_belongs_to_a_card_and_has_the_agreed_size(path: Path) -> None:
    assert path.suffix == ".webp"
    assert path.stem in SLUGS
    assert size_of(path) == build.Picture("seasons", "cards", path.stem).size() == (640, 480)
    assert path.stat().st_size < 90_000


@for_each("path", SCRIPTS)
def test_a_script_says_what_its_picture_tells(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert len(ast.get_docstring(tree) or "") > 30
    assert any(isinstance(node, ast.FunctionDef) and node.name == "scene" for node in tree.body)
