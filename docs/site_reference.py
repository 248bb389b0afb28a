"""The rules and the components as pages of the site: what the program shows, written out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.games.resarcana.view.lookup.rules import reference as resarcana_reference
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.view.lookup.rules import reference as seasons_reference
from resarcana_gui.reference.articles import LINK, SIGN, SIGN_PREFIX, Article, Chapter, Reference

COLOURED = re.compile(r"\[[a-z]+\|([^\]]*)\]")
ASSETS = Path(__file__).parents[1] / "assets"
ICONS = {"": ASSETS / "resarcana" / "icons", "seasons-": ASSETS / "seasons" / "icons"}
"""The pictures of each game's signs, by what the names of its articles begin with."""


def write_pages(folder: Path) -> None:
    """Write the rules and the components of each game with a reference, in English. Seasons' articles have names that
    begin with the game's: labels are the same on all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    _write_game(folder, "", "The rules", "The components", resarcana_reference(resarcana().cards, "en"))
    _write_game(folder, "seasons-", "Seasons: the rules", "Seasons: the cards", seasons_reference(load_cards(), "en"))


def _write_game(folder: Path, prefix: str, rules: str, components: str, reference: Reference) -> None:
    prose = [chapter for chapter in reference.chapters if not chapter.is_index]
    _write(folder / f"{prefix}rules.md", rules, prose, prefix)
    _write(
        folder / f"{prefix}components.md", components, [each for each in reference.chapters if each.is_index], prefix
    )


def _write(page: Path, title: str, chapters: list[Chapter], prefix: str) -> None:
    lines = [f"# {title}", *(line for chapter in chapters for line in _chapter(chapter, prefix))]
    page.write_text("\n\n".join(lines) + "\n", encoding="utf-8")


def _chapter(chapter: Chapter, prefix: str) -> Iterator[str]:
    yield f"## {chapter.title}"
    for article in chapter.articles:
        yield f"({prefix}{article.name})="
        if article.name.startswith(SIGN_PREFIX):
            yield " ".join([_sign(article.name.removeprefix(SIGN_PREFIX), prefix), _marked(article.lines[0], prefix)])
        else:
            yield from _article(article, prefix)


def _article(article: Article, prefix: str) -> Iterator[str]:
    yield f"### {article.title}"
    lines = [_marked(line, prefix) for line in article.lines]
    if article.card is None:
        yield from lines
    else:
        told = zip(article.lines, lines, strict=True)
        yield "\n".join(marked if COLOURED.fullmatch(line) else f"- {marked}" for line, marked in told)


def _marked(line: str, prefix: str) -> str:
    """A line in Markdown."""
    linked = LINK.sub(lambda match: f"[{match['words']}](#{prefix}{match['target']})", line)
    return SIGN.sub(lambda match: _sign(match["name"], prefix), COLOURED.sub(r"\n**\1**\n", linked))


def _sign(name: str, prefix: str) -> str:
    """A sign as a picture, or by its name where only the program draws it."""
    if name == "then":
        return "→"
    if not (ICONS[prefix] / f"{name}.svg").exists():
        return f"*{name.replace('_', ' ')}*"
    return f'<img class="sign" alt="{name.replace("_", " ")}" src="../_static/{name}.svg">'
