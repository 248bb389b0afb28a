"""Goes to every stop in every language, takes the pictures, and writes a page that shows them all."""

from __future__ import annotations

import argparse
import html
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

import pygame

from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.check import report
from resarcana_gui.settings import Settings
from tools.chosen_game import add_game, tools_of
from tools.headless_client import headless
from tools.tour import lesson_stops, lookup_stops, menu_stops, puzzle_stops, record_stops
from tools.tour.clip import Clip, film
from tools.tour.stop import Stop, faults, visit
from tools.tour.strips import film_strips

Own = TypeVar("Own")


def stops(game: str = "", *, advised: bool = False) -> dict[str, Stop]:
    """Return every stop by name: those away from the table, and those in the game's `tools/tour`; of the first game
    if none is named. The real companion is asked only if `advised`."""
    name = game or first_game()
    plugin = discover()[name]
    return {
        stop.name: stop
        for stop in (
            *menu_stops.STOPS,
            *record_stops.stops(plugin, advised=advised),
            *lesson_stops.stops(plugin),
            *lookup_stops.stops(plugin.ui()),
            *puzzle_stops.stops(plugin),
            *_own(name, "STOPS", ()),
        )
    }


def pictures(game: str = "") -> Mapping[str, str]:
    """Return the stop of each picture of a game's documentation, by the picture's name."""
    return _own(game or first_game(), "PICTURES", {})


def clips(game: str = "") -> Mapping[str, Clip]:
    """Return the clips of a game's documentation by name."""
    return _own(game or first_game(), "CLIPS", {})


def strips(game: str = "") -> Mapping[str, Clip]:
    """Return the strips of a game's table, to be looked at picture by picture."""
    return _own(game or first_game(), "STRIPS", {})


def _own(game: str, name: str, otherwise: Own) -> Own:
    """Return a value from a game's `tools/tour`; the other value for a game without one."""
    found: Own = getattr(tools_of(game, "tour"), name, otherwise)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures. Return 1 if the layout check finds anything, or if a kind of event is in no strip."""
    parser = _parser()
    given = parser.parse_args(arguments)
    known = strips(given.game) if given.strips else stops(given.game, advised=True)
    if unknown := [name for name in given.only or () if name not in known]:
        parser.error(f"there is no stop {unknown[0]!r}; choose from {', '.join(sorted(known))}")
    headless()
    if given.readme:
        make_pictures(given.out / "readme", pictures(given.game), stops(given.game, advised=True))
        film(given.out / "readme", clips(given.game))
        return 0
    return 0 if (_all_filmed(given) if given.strips else _all_good(given)) else 1


def _all_good(given: argparse.Namespace) -> bool:
    """Take the pictures, write their page, and return whether nothing is wrong in any."""
    there, good = stops(given.game, advised=True), True
    for language in given.language or languages():
        settings = replace(_settings(given, language), speed="instant")
        for name in given.only or there:
            found = _take(there[name], settings, _size(given), given.out / language)
            print(f"{language} {name}: {found or 'good'}", flush=True)
            good = good and not found
    _write_index(given.out, there)
    return good


def _all_filmed(given: argparse.Namespace) -> bool:
    """Make the strips, in the first requested language. Return whether every kind of event is in one of them,
    provided that all are made."""
    there = strips(given.game)
    wanted = {name: there[name] for name in given.only or there}
    language = next(iter(given.language or languages()))
    unseen: set[type[Event]] = set() if given.only else set(_own(given.game, "EVENTS", ()))
    for name, seen in film_strips(given.out / "strips", wanted, _settings(given, language), _size(given)):
        print(f"{name}: {' '.join(sorted(kind.__name__ for kind in seen))}", flush=True)
        unseen -= seen
    for kind in sorted(kind.__name__ for kind in unseen):
        print(f"in no strip: {kind}")
    return not unseen


def _settings(given: argparse.Namespace, language: str) -> Settings:
    return Settings(game=given.game, language=language, text_scale=given.text, high_contrast=given.contrast)


def _size(given: argparse.Namespace) -> tuple[int, int]:
    width, _, height = given.size.partition("x")
    return int(width), int(height)


def _take(stop: Stop, wanted: Settings, size: tuple[int, int], folder: Path) -> str:
    stage = visit(stop, wanted, size)
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(stage.draw_all(), folder / f"{stop.name}.png")
    return report(faults(stop, stage))


def _write_index(folder: Path, names: Iterable[str]) -> None:
    """Write a page with every picture in the folder."""
    rows = "\n".join(_row(name, folder) for name in names)
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
    add_game(parser)
    parser.add_argument("--only", action="append", metavar="STOP", help="this stop; may be given again")
    parser.add_argument("--language", action="append", choices=languages(), help="this language; all without it")
    parser.add_argument("--size", default="1920x1080", help="of the window, such as 1280x720")
    parser.add_argument("--text", type=int, default=100, help="text size in percent, from 100 to 200")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    parser.add_argument(
        "--readme", action="store_true", help="make the pictures of the documentation instead, in English"
    )
    parser.add_argument(
        "--strips", action="store_true", help="instead, what happens at the table as sheets of pictures in their order"
    )
    return parser


SIZE: Final = (1600, 900)


def make_pictures(folder: Path, pictures: Mapping[str, str], stops: Mapping[str, Stop]) -> list[Path]:
    """Make all pictures, in English, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_made(folder / f"{name}.png", stops[stop]) for name, stop in pictures.items()]


def _made(path: Path, stop: Stop) -> Path:
    large = visit(stop, Settings(language="en")).draw_all()
    pygame.image.save(pygame.transform.smoothscale(large, SIZE), path)
    return path
