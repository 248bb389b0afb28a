"""The client plays every sound that there is, and none that there is not."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.acts import card_acts
from resarcana_gui.games.resarcana.view.acts.attack_styles import ATTACK_STYLES
from resarcana_gui.games.resarcana.view.table import scenery
from resarcana_gui.games.seasons.cards import energies
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.view.playing.seasons_table import LAST_SEASON
from resarcana_gui.games.seasons.view.table.scenery import MANY as MANY_ENERGIES
from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES
from resarcana_gui.games.terra_mystica.view.table.scenery import FLYING
from resarcana_gui.screens import title
from resarcana_gui.screens.table import table_screen

CLIENT = Path(__file__).resolve().parents[4] / "resarcana_gui"
names = importlib.import_module("art.sounds.names")
NAMED = ("seasons", "terra_mystica")
"""The games whose sounds are declared with the game's name before theirs."""
PLAYERS = {"play", "_play", "sound", "_heard"}
"""What is given a sound's name."""


@cache
def by_name() -> frozenset[str]:
    """What is played by a name that stands in the code, or in a constant, where it is played."""
    found = set[str]()
    for folder in ("screens", "scene", "games"):
        for path in (CLIENT / folder).rglob("*.py"):
            played = {word.rpartition("/")[2] for word in _played(ast.parse(path.read_text(encoding="utf-8"))) if word}
            game = next((name for name in NAMED if name in path.parts), "")
            found.update(f"{game}/{word}" if game else word for word in played)
    return frozenset(found)


def _played(tree: ast.Module) -> Iterator[str]:
    constants = dict(_constants(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _plays(node):
            for given in node.args:
                yield from _words(given, constants)
        elif isinstance(node, ast.Assign) and [_called(target) for target in node.targets] == ["sound"]:
            yield from _words(node.value, constants)


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign):
            continue
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield _called(node.target), value.value


def _plays(call: ast.Call) -> bool:
    """Whether it plays something, now or when it is called."""
    name = _called(call.func)
    return name in PLAYERS or (name == "partial" and _called(call.args[0]) in PLAYERS)


def _called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _words(node: ast.expr, constants: Mapping[str, str]) -> Iterator[str]:
    """The strings that an expression may come to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id in constants:
        yield constants[node.id]
    elif isinstance(node, ast.IfExp):
        yield from (*_words(node.body, constants), *_words(node.orelse, constants))


def by_kind() -> set[str]:
    """What is heard of essences, energies and seasons, of attackers, and of what comes into play."""
    ways = {way.sound for way in (card_acts.PLACED, card_acts.PLACE, card_acts.MONUMENT)} - {""}
    seasons = {f"token_{name}" for name in energies.NAMES} | {f"season_{name}" for name in SEASONS}
    seasons |= {MANY_ENERGIES, "token_crystal"}
    return {
        *(f"seasons/{name}" for name in seasons),
        *(f"terra_mystica/{name}" for name in built_and_gained()),
        scenery.MANY,
        *ways,
        *(f"token_{name}" for name in NAMES),
        *(attack_style.sound for attack_style in ATTACK_STYLES.values()),
    }


def built_and_gained() -> set[str]:
    """What is heard of structures, gains and cults in Terra Mystica."""
    built, gained = (
        (f"build_{name}" for name in STRUCTURES[1:]),
        (f"token_{name}" for name in FLYING if name != "point"),
    )
    return {*built, *gained, *(f"cult_{name}" for name in CULTS), "token_pool"}


def test_every_effect_is_played_somewhere() -> None:
    assert set(names.EFFECTS) <= by_name() | by_kind()


def test_every_effect_that_is_played_has_its_files() -> None:
    assert by_name() | by_kind() <= set(names.EFFECTS)


def test_the_screens_play_the_music_that_there_is() -> None:
    tables = {
        table_screen.TableScreen.music,
        "terra_mystica/table",
        *(f"seasons/{name}" for name in (*SEASONS, LAST_SEASON)),
    }
    assert {title.Title.music, *(f"{game}/{title.Title.music}" for game in NAMED), *tables} == set(names.LOOPS)
