"""The portraits of the opponents: each automaton has its three moods, and they are told apart at the smallest size."""

import ast
import importlib
import itertools
from pathlib import Path

import pygame
import pytest

from resarcana_gui.games.resarcana.characters import CHARACTERS
from resarcana_gui.games.seasons.tempers import CHARACTERS as IN_SEASONS
from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS as IN_TERRA_MYSTICA
from resarcana_gui.tabletop.table.automata import MOODS, portraits
from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[2]
FACES = ROOT / "assets" / "opponents"
build = importlib.import_module("art.opponents.build")
NAMES: list[str] = sorted({face.name for face in build.faces()})
EVERY = [f"{name}-{mood}" for name in NAMES for mood in build.MOODS]
SMALLEST = 46
"""Pixels across, on the smallest table."""


def load(name: str) -> pygame.Surface:
    return pygame.image.load(FACES / f"{name}.webp")


def in_a_circle(name: str) -> list[pygame.Color]:
    """What is left of a portrait in the smallest medallion: its pixels within the circle."""
    small = pygame.transform.smoothscale(load(name), (SMALLEST, SMALLEST))
    middle = SMALLEST / 2
    spots = itertools.product(range(SMALLEST), repeat=2)
    return [small.get_at(spot) for spot in spots if (spot[0] - middle) ** 2 + (spot[1] - middle) ** 2 < middle**2]


def difference(one: str, other: str) -> float:
    """How much two portraits differ in the smallest medallion: the mean over its pixels and colours, of 255."""
    pairs = zip(in_a_circle(one), in_a_circle(other), strict=True)
    each = [abs(a - b) for p, q in pairs for a, b in zip(p[:3], q[:3], strict=True)]
    return sum(each) / len(each)


def test_all_portraits_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FACES.iterdir()) < 5 << 20


@for_each("name", EVERY)
def test_a_portrait_is_square_and_opaque(name: str) -> None:
    picture = load(name)
    assert picture.get_size() == (build.SIDE, build.SIDE)
    assert all(picture.get_at((x, y)).a == 255 for x in range(0, 512, 51) for y in range(0, 512, 51))
    assert (FACES / f"{name}.webp").stat().st_size < 200_000


@for_each("name", EVERY)
def test_a_portrait_is_dark_towards_its_corners_and_not_in_its_middle(name: str) -> None:
    tiny = pygame.transform.smoothscale(load(name), (8, 8))
    corners = [sum(tiny.get_at(spot)[:3]) for spot in ((0, 0), (7, 0), (0, 7), (7, 7))]
    middle = [sum(tiny.get_at(spot)[:3]) for spot in itertools.product((3, 4), repeat=2)]
    assert sum(corners) < sum(middle)


def test_every_character_has_its_script_and_shows_the_same_moods() -> None:
    assert sorted(character.slug for character in CHARACTERS) == sorted(IN_SEASONS) == sorted(IN_TERRA_MYSTICA) == NAMES
    assert build.MOODS == MOODS
    assert all(None not in portraits(name) for name in NAMES)


def test_no_portrait_lacks_its_script_and_no_script_a_portrait() -> None:
    assert {path.name for path in FACES.iterdir()} == {f"{name}.webp" for name in EVERY}


@pytest.mark.parametrize("name", NAMES)
def test_moods_are_told_apart_in_the_smallest_medallion(name: str) -> None:
    for one, other in itertools.combinations(build.MOODS, 2):
        assert difference(f"{name}-{one}", f"{name}-{other}") > 16


def test_automata_are_told_apart_in_the_smallest_medallion() -> None:
    for one, other in itertools.combinations(NAMES, 2):
        assert difference(f"{one}-rest", f"{other}-rest") > 30


@pytest.mark.parametrize("name", NAMES)
def test_a_script_says_who_it_is_and_sets_the_picture_up(name: str) -> None:
    tree = ast.parse((ROOT / "art" / "opponents" / "automata" / f"{name}.py").read_text(encoding="utf-8"))
    assert len(ast.get_docstring(tree) or "") > 40
    assert any(isinstance(node, ast.FunctionDef) and node.name == "scene" for node in tree.body)
