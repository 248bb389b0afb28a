"""Which signs the client names: found in its source and its texts, without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from resarcana_gui.games.resarcana.view.acts.flow import ANNOUNCED
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.pages import book, card_pages, score_page
from resarcana_gui.games.resarcana.view.table import centre

ROOT = Path(__file__).resolve().parents[4]
CODE = ROOT / "resarcana_gui"
PAGES = (
    score_page.ScorePage,
    book.ResArcanaHelpPage,
    card_pages.DeckPage,
    card_pages.DiscardsPage,
    card_pages.RivalPage,
)
MENU_SIGN = 3
"""Which argument of a menu's entry is its sign."""


def beside_words() -> set[str]:
    """The window's signs that stand in the code where they are shown: what UiIcon, or an entry of a menu, is given."""
    return {word for tree in _showing() for node in ast.walk(tree) for word in _given(node)}


def perhaps_beside_words() -> set[str]:
    """Every word of the modules that show signs: some are names of signs."""
    return {
        node.value
        for tree in _showing()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def _showing() -> tuple[ast.Module, ...]:
    """The modules of the screens that show signs."""
    texts = (path.read_text(encoding="utf-8") for path in (CODE / "screens").rglob("*.py"))
    return tuple(ast.parse(text) for text in texts if re.search(r"\b(UiIcon|MenuEntry|Knob)\(", text))


def _given(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    if node.func.id == "UiIcon":
        yield from _words(node.args[0])
    elif node.func.id == "MenuEntry" and len(node.args) > MENU_SIGN:
        yield from _words(node.args[MENU_SIGN])


def _words(node: ast.AST) -> Iterator[str]:
    """The strings that an expression may come to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_words(node.body), *_words(node.orelse))


def by_tables() -> set[str]:
    """The game's signs that stand in tables of names."""
    headings = {page.sign for page in PAGES} | set(centre.SIGNS.values())
    return headings | {sign for _, sign in ANNOUNCED.values()}


def in_texts() -> set[str]:
    """The signs in the game's texts, of every language."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "assets" / "resarcana" / "lang").rglob("*.yaml"))
    return {name for text in texts for name in re.findall(r"{{(\w+)}}", text)}


def within_code() -> set[str]:
    """What stands in braces in the strings of the game's view: signs, and names of what is filled in."""
    found = set[str]()
    for path in (CODE / "games" / "resarcana" / "view").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall(r"{(\w+)}", node.value))
    return found


def of_the_game() -> set[str]:
    """Everything that may name one of the game's signs."""
    return {*ICON_ORDER, *by_tables(), *in_texts(), *within_code()}
