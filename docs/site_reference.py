"""The rules and the components as pages of the site: what the program shows, written out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.games.resarcana.view.lookup.rules import reference
from resarcana_gui.reference.articles import LINK, SIGN, SIGN_PREFIX, Article, Chapter

COLOURED = re.compile(r"\[[a-z]+\|([^\]]*)\]")
GLOSSARY = ("terms", "signs")


def write_pages(folder: Path) -> None:
    """Write rules.md and components.md, in English."""
    folder.mkdir(parents=True, exist_ok=True)
    chapters = reference(resarcana().cards, "en").chapters
    rules = [chapter for chapter in chapters if not chapter.is_index]
    _write(folder / "rules.md", "The rules", rules)
    _write(folder / "components.md", "The components", [chapter for chapter in chapters if chapter.is_index])


def _write(page: Path, title: str, chapters: list[Chapter]) -> None:
    lines = [f"# {title}", *(line for chapter in chapters for line in _chapter(chapter))]
    page.write_text("\n\n".join(lines) + "\n", encoding="utf-8")


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f"## {chapter.title}"
    for article in chapter.articles:
        yield f"({article.name})="
        if article.name.startswith(SIGN_PREFIX):
            yield " ".join([_sign(article.name.removeprefix(SIGN_PREFIX)), _marked(article.lines[0])])
        else:
            yield from _article(article)


def _article(article: Article) -> Iterator[str]:
    yield f"### {article.title}"
    if article.card is None:
        yield from map(_marked, article.lines)
    else:
        yield "\n".join(_marked(line) if COLOURED.fullmatch(line) else f"- {_marked(line)}" for line in article.lines)


def _marked(line: str) -> str:
    """A line in Markdown."""
    linked = LINK.sub(lambda match: f"[{match['words']}](#{match['target']})", line)
    return SIGN.sub(lambda match: _sign(match["name"]), COLOURED.sub(r"\n**\1**\n", linked))


def _sign(name: str) -> str:
    if name == "then":
        return "→"
    return f'<img class="sign" alt="{name.replace("_", " ")}" src="../_static/{name}.svg">'
