"""The picture of the packages in docs/architecture.md shows what is there."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PICTURE = (ROOT / "docs" / "images" / "rooms.svg").read_text(encoding="utf-8")
PACKAGES = "screens|scene|tabletop|agents|app|match|settings|games|rules"


def heights() -> dict[str, float]:
    """How low each name stands in the picture."""
    found = re.findall(r'<text x="[\d.]+" y="([\d.]+)"[^>]*font-weight="700"[^>]*>([^<]+)<', PICTURE)
    return {name: float(y) for y, names in found for name in names.split(", ")}


def test_every_package_is_in_the_picture() -> None:
    packages = {path.parent.name for path in (ROOT / "resarcana_gui").glob("*/__init__.py")}
    assert packages <= set(heights())


def test_what_may_use_others_stands_above_them() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    layers = re.search(r'id = "layers".*?layers = \[(.*?)\]', text, re.DOTALL)
    assert layers is not None
    order = [re.findall(r"\w+", line) for line in re.findall(r'"(.*?)"', layers[1])]
    at = [[heights()[name] for name in names] for names in order]
    assert all(max(above) <= min(below) for above, below in pairwise(at))


def test_the_page_names_only_what_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    parts = page.split("| part |")[1].split("A game's table")[0]
    files = {f"screens/table/{name}" for name in re.findall(r"`(\w+\.py)`", parts)}
    files |= set(re.findall(rf"`((?:{PACKAGES})/[\w/]+\.py)`", page))
    places = (ROOT / "resarcana_gui", ROOT / "resarcana_gui" / "games" / "resarcana")
    assert files and not [name for name in files if not any((place / name).exists() for place in places)]
