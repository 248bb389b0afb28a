"""The rules and the components as pages of the site: what the program shows, written out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.games.resarcana.view.lookup.rules import reference as resarcana_reference
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.view.lookup.rules import reference as seasons_reference
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.lookup.rules import reference as terra_mystica_reference
from resarcana_gui.games.terra_mystica.view.lookup.rules import signs
from resarcana_gui.reference.articles import LINK, SIGN, SIGN_PREFIX, Article, Chapter, Reference

COLOURED = re.compile(r"\[[a-z]+\|([^\]]*)\]")
ASSETS = Path(__file__).parents[1] / "assets"
SIGNS = "signs"
"""The folder, among the pages, of the pictures of signs that the program draws."""
SIDE = 48
"""The side of these pictures, in pixels."""
INK = (250, 240, 220)


class Written(NamedTuple):
    """A game as it is written out."""

    prefix: str
    """What the names of its articles begin with: labels are the same on all pages."""
    rules: str
    """The title of its rules."""
    components: str
    """The title of its components."""
    reference: Reference
    pictures: dict[str, str]
    """The file of each sign that has one, below the site's static folder."""


def write_pages(folder: Path) -> None:
    """Write the rules and the components of each game with a reference, in English, and the signs that are drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in (
        Written("", "The rules", "The components", resarcana_reference(resarcana().cards, "en"), _files("resarcana")),
        Written(
            "seasons-", "Seasons: the rules", "Seasons: the cards", seasons_reference(load_cards(), "en"),
            _files("seasons"),
        ),
        Written(
            "terra-mystica-", "Terra Mystica: the rules", "Terra Mystica: factions and tiles",
            terra_mystica_reference(load_components(), "en"), _drawn(folder / SIGNS, "terra-mystica-"),
        ),
    ):  # fmt: skip
        prose = [chapter for chapter in game.reference.chapters if not chapter.is_index]
        things = [chapter for chapter in game.reference.chapters if chapter.is_index]
        _write(folder / f"{game.prefix}rules.md", game.rules, prose, game)
        _write(folder / f"{game.prefix}components.md", game.components, things, game)


def _files(game: str) -> dict[str, str]:
    return {file.stem: file.name for file in (ASSETS / game / "icons").glob("*.svg")}


def _drawn(folder: Path, prefix: str) -> dict[str, str]:
    """Draw the signs of Terra Mystica, and return their files."""
    folder.mkdir(exist_ok=True)
    found = {name: f"{prefix}{name}.png" for name in signs("en")}
    for name, file in found.items():
        pygame.image.save(ICONS.picture(name, SIDE, INK), folder / file)
    return found


def _write(page: Path, title: str, chapters: list[Chapter], game: Written) -> None:
    lines = [f"# {title}", *(line for chapter in chapters for line in _chapter(chapter, game))]
    page.write_text("\n\n".join(lines) + "\n", encoding="utf-8")


def _chapter(chapter: Chapter, game: Written) -> Iterator[str]:
    yield f"## {chapter.title}"
    for article in chapter.articles:
        yield f"({game.prefix}{article.name})="
        if article.name.startswith(SIGN_PREFIX):
            yield " ".join([_sign(article.name.removeprefix(SIGN_PREFIX), game), _marked(article.lines[0], game)])
        else:
            yield from _article(article, game)


def _article(article: Article, game: Written) -> Iterator[str]:
    yield f"### {SIGN.sub('', article.title).strip()}"
    lines = [_marked(line, game) for line in article.lines]
    if article.card is None:
        yield from lines
    else:
        told = zip(article.lines, lines, strict=True)
        yield "\n".join(marked if COLOURED.fullmatch(line) else f"- {marked}" for line, marked in told)


def _marked(line: str, game: Written) -> str:
    """A line in Markdown."""
    linked = LINK.sub(lambda match: f"[{match['words']}](#{game.prefix}{match['target']})", line)
    return SIGN.sub(lambda match: _sign(match["name"], game), COLOURED.sub(r"\n**\1**\n", linked))


def _sign(name: str, game: Written) -> str:
    """A sign as a picture, or by its name where only the program draws it."""
    if name == "then":
        return "→"
    if name not in game.pictures:
        return f"*{name.replace('_', ' ')}*"
    return f'<img class="sign" alt="{name.replace("_", " ")}" src="../_static/{game.pictures[name]}">'
