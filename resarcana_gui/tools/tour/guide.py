"""Goes to every stop in every language, takes the pictures, and writes a page that shows them all."""

from __future__ import annotations

import argparse
import html
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.i18n import languages
from resarcana_gui.scene.check import report
from resarcana_gui.settings import Settings
from resarcana_gui.tools.headless_client import headless
from resarcana_gui.tools.tour import menus, moments, questions, tables
from resarcana_gui.tools.tour.readme import make
from resarcana_gui.tools.tour.stop import Stop
from resarcana_gui.tools.tour.visit import faults, visit

STOPS: Final[dict[str, Stop]] = {
    stop.name: stop for stop in (*menus.STOPS, *tables.STOPS, *questions.STOPS, *moments.STOPS)
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures. Returns 1 when the layout check finds anything."""
    given = _parser().parse_args(arguments)
    headless()
    if given.readme:
        make(given.out / "readme", STOPS)
        return 0
    width, _, height = given.size.partition("x")
    faulty = False
    for language in given.language or languages():
        wanted = Settings(language=language, text_scale=given.text, high_contrast=given.contrast, speed="instant")
        for name in given.only or STOPS:
            found = _take(STOPS[name], wanted, (int(width), int(height)), given.out / language)
            print(f"{language} {name}: {found or 'good'}", flush=True)
            faulty = faulty or bool(found)
    _write_index(given.out)
    return 1 if faulty else 0


def _take(stop: Stop, wanted: Settings, size: tuple[int, int], folder: Path) -> str:
    stage = visit(stop, wanted, size)
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(stage.draw(), folder / f"{stop.name}.png")
    return report(faults(stop, stage))


def _write_index(folder: Path) -> None:
    """A page with every picture in the folder."""
    rows = "\n".join(_row(name, folder) for name in STOPS)
    text = f'<!doctype html><meta charset="utf-8"><title>Tour</title>{STYLE}<main>{rows}</main>'
    (folder / "index.html").write_text(text, encoding="utf-8")


def _row(name: str, folder: Path) -> str:
    pictures = [f"{language}/{name}.png" for language in languages() if (folder / language / f"{name}.png").exists()]
    return f"<h2>{html.escape(name)}</h2><p>{''.join(_figures(pictures))}</p>" if pictures else ""


def _figures(pictures: Iterable[str]) -> Iterable[str]:
    return (f'<a href="{path}"><img src="{path}" loading="lazy" alt="{path}"></a>' for path in pictures)


STYLE: Final = (
    """<style>body{background:#17110d;color:#eadfc8;font-family:sans-serif}img{width:49%;margin:0 .5%}</style>"""
)
OUT: Final = Path("build/tour")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tour", description="Shows everything that can be seen, in pictures.")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the pictures")
    parser.add_argument("--only", action="append", choices=sorted(STOPS), help="this stop; may be given again")
    parser.add_argument("--language", action="append", choices=languages(), help="this language; all without it")
    parser.add_argument("--size", default="1920x1080", help="of the window, such as 1280x720")
    parser.add_argument("--text", type=int, default=100, help="text size in percent, from 100 to 200")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    parser.add_argument(
        "--readme", action="store_true", help="make the pictures of the documentation instead, in English"
    )
    return parser
