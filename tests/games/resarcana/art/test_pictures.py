"""The finished pictures fit the cards; none of this needs Blender."""

import ast
import importlib
import re
import struct
from pathlib import Path

from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[4]
build = importlib.import_module("art.build")
parts = importlib.import_module("art.resarcana.parts")
PICTURES = sorted((ROOT / "assets" / "resarcana" / "cards").glob("*"))
SCRIPTS = sorted(p for p in (ROOT / "art" / "resarcana" / "cards").glob("*.py") if p.stem != "__init__")
CARDS = (ROOT / "cards.yaml").read_text(encoding="utf-8")
SLUGS = set(re.findall(r"^  - id: (\S+)", CARDS, re.MULTILINE))
PLACES = set(re.findall(r"^  - id: (\S+)", CARDS.partition("\nplaces:\n")[2], re.MULTILINE))


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a lossy WebP."""
    head = path.read_bytes()[:30]
    assert head[:4] == b"RIFF" and head[8:16] == b"WEBPVP8 ", "not a lossy WebP"
    width, height = struct.unpack("<HH", head[26:30])
    return width & 0x3FFF, height & 0x3FFF


@for_each("path", PICTURES)
def test_a_picture_belongs_to_a_component_and_has_the_agreed_size(path: Path) -> None:
    assert path.suffix == ".webp"
    assert path.stem in SLUGS
    assert size_of(path) == ((800, 600) if path.stem in PLACES else (640, 480))
    assert path.stat().st_size < 150_000


def test_the_builder_gives_each_kind_its_size() -> None:
    assert len(PLACES) == 10
    assert set(parts.kinds()) == SLUGS
    assert {s for s in SLUGS if parts.size_of(s) == (800, 600)} == PLACES


def test_every_component_has_its_picture_and_every_picture_its_script() -> None:
    assert {p.stem for p in PICTURES} == SLUGS
    assert {p.stem for p in SCRIPTS} == {p.slug for p in build.pictures() if p.game == "resarcana"} == SLUGS


@for_each("path", SCRIPTS)
def test_a_script_is_named_after_a_component_and_says_what_it_tells(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert path.stem in SLUGS
    assert len(ast.get_docstring(tree) or "") > 40
    assert any(isinstance(node, ast.FunctionDef) and node.name == "scene" for node in tree.body)
