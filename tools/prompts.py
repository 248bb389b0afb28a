"""Lays out every question of random games in the prompt of the window: `python -m tools.prompts`, or `make prompts`.

A question must stand on one line at the usual text size, in every language and window. Prints how many questions there
were, how many texts, and the longest of them; returns 1 if any takes two lines.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.app.arguments import at_least
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.markup import plain
from resarcana_gui.screens.table.prompt import WORDS
from resarcana_gui.settings import Settings
from tools.chosen_game import add_game, plugin_of
from tools.fuzz import tables
from tools.headless_client import NAMES, HeadlessClient, headless
from tools.progress import Progress

SIZES: Final = ((1920, 1080), (1280, 720), (1024, 768))
"""The windows."""
LONGEST: Final = 3
"""How many of the longest texts are named."""


@dataclass(frozen=True)
class Laid:
    """A text in the prompt of one window."""

    text: str
    lines: int
    share: float
    """How large its letters are, as a share of their usual size."""
    width: float
    """How wide it is in its usual letters, in canvas pixels."""


def questions(plugin: Plugin, games: int, first: int = 1) -> Iterator[tuple[Pending, State]]:
    """Yield each question of random games, with the state. Games differ in setup and number of seats in turn."""
    allowed = tables(plugin)
    for number in range(first, first + games):
        session = Session.start(plugin.game(), allowed[number % len(allowed)], number)
        dice = Dice(f"prompts {number}")
        while (pending := session.pending) is not None:
            yield pending, session.state
            legal = session.legal()
            session.submit(legal[dice.below(len(legal))])


def prompts(plugin: Plugin, asked: Iterator[tuple[Pending, State]]) -> dict[str, Counter[str]]:
    """Return how often each text is put to a seat, by language."""
    names = NAMES[: plugin.game().seat_range()[1]]
    tellers = {
        language: [plugin.narrator(language, seat, names) for seat in range(len(names))] for language in languages()
    }
    found: dict[str, Counter[str]] = {language: Counter() for language in tellers}
    for pending, state in asked:
        for language, each in tellers.items():
            found[language][each[pending.seat].prompt(pending, state)] += 1
    return found


def laid_out(game: str, language: str, size: tuple[int, int], texts: Sequence[str]) -> list[Laid]:
    """Return how texts stand in the prompt of a real table, beside a picture of what asks and the sign of a seat."""
    setup = next(iter(plugin_of(game).setups()))
    screen = HeadlessClient(size, Settings(game=game, language=language, speed="instant")).table(setup)
    assert screen.hud is not None
    prompt, look, style = screen.hud.top_bar.prompt, screen.shell.look, screen.model.style(0)
    found = []
    for text in texts:
        prompt.say(text, style, lit=True, picture=style.sign)
        (shown,) = prompt.texts()
        found.append(
            Laid(
                text,
                shown.block.lines,
                shown.block.font_size / look.text.size(WORDS),
                look.text.measure(text, WORDS)[0],
            )
        )
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Walk through the games, and print the figures."""
    parser = argparse.ArgumentParser(prog="prompts", description=__doc__.split("\n", 1)[0] if __doc__ else "")
    add_game(parser)
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many games")
    given = parser.parse_args(arguments)
    headless()
    plugin, progress = plugin_of(given.game), Progress(lambda line: print(line, flush=True), "prompts")
    if not plugin.has_window():
        parser.error(f"{given.game} has no window yet.")
    walked = (each for number in progress.through(given.games, "games") for each in questions(plugin, 1, number))
    wraps = 0
    for language, found in prompts(plugin, walked).items():
        print(f"{language}: {found.total()} questions, {len(found)} texts")
        for size in SIZES:
            laid = laid_out(given.game, language, size, list(found))
            wraps += sum(each.lines > 1 for each in laid)
            print(_figures(size, laid))
    return 1 if wraps else 0


def _figures(size: tuple[int, int], laid: Sequence[Laid]) -> str:
    longest = sorted(laid, key=lambda each: (-each.lines, each.share, -each.width))[:LONGEST]
    named = ", ".join(f"{plain(each.text)!r} ({each.width:.0f} wide)" for each in longest)
    wrapped, smaller = sum(each.lines > 1 for each in laid), sum(each.share < 1.0 for each in laid)
    return f"  {size[0]}x{size[1]}: {wrapped} take two lines, {smaller} have smaller letters; longest: {named}"


if __name__ == "__main__":
    sys.exit(main())
