"""Attack: cards, settings and language files with random changes. Each is used or refused in one sentence, and the
program starts with any settings and any language file but the first."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_bytes
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.i18n.catalog import Catalog
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.i18n.text_file import I18nError
from resarcana_gui.kernel.session import Session
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings, load
from tools.attack.damage import copied_data, findings, quiet_environment, use_data
from tools.attack.part import Part, Report
from tools.headless_client import HeadlessClient, headless

MUTANTS: Final = 500
"""The number of changed files of all three kinds together, at size 1."""
STARTS: Final = 25
"""One in this many is also tried with the whole program, in a process of its own."""
LONGEST: Final = 120
"""Seconds for such a process; it takes one or two."""
LONGEST_SENTENCE: Final = 1_000
SNIPPETS: Final = (
    b"", b"9", b"-1", b"[", b"}", b"{", b'"', b"'", b"\n", b"\xff", b"\0", b": ", b"- ", b"&a ", b"*a", b"null", b"{x}",
    b"1e999", b"[" * 40_000, b"\t", b"  ", b"!!python/name:os.system", b"9" * 5000, "ñ".encode(), b"2001-99-99",
)  # fmt: skip
FULL: Final = asdict(Settings(keys={"undo": ("z",)}, window=(1280, 720), last_setup={"seats": "2"}, player_name="Ada"))


def mutated(content: bytes, chance: random.Random) -> bytes:
    """Return a text with some bytes or lines changed."""
    data = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(data) + 1)
        data[at : at + chance.choice((0, 1, 3, 30, 300))] = chance.choice(SNIPPETS)
    lines = bytes(data).split(b"\n")
    if chance.random() < 0.3:
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def try_cards(path: Path) -> Iterator[str]:
    """Lint the cards; if nothing is wrong, start a game with them."""
    plugin = _plugins()[path]
    problems = plugin.lint(path)
    yield from problems
    if not problems:
        game = plugin.game_of(path)
        Session.start(game, {"seats": game.seat_range()[1]}, 5)


@cache
def _plugins() -> dict[Path, Plugin]:
    """Return the games with components, by their file."""
    return {path: plugin for plugin in discover().values() if (path := plugin.components()) is not None}


def try_settings(path: Path) -> Iterator[str]:
    """Read the settings, and open the title with them."""
    loaded = load(path, languages())
    stage = HeadlessClient((960, 540), loaded.settings)
    stage.shell.show(Title(stage.shell))
    stage.tick()
    yield from (f"{loaded.trouble.code}.",) if loaded.trouble else ()


def try_texts(path: Path) -> Iterator[str]:
    """Read a language's texts, and use each of them."""
    try:
        catalog = Catalog.load(path.parent, language=path.stem).strictly()
    except I18nError as error:
        yield str(error)
        return
    for key in sorted(catalog.keys()):
        try:
            catalog.text(key)
        except I18nError as error:  # a value is missing
            yield str(error)


KINDS: Final[Mapping[str, Callable[[Path], Iterator[str]]]] = {
    "cards": try_cards,
    "settings": try_settings,
    "texts": try_texts,
}


def run(root: Path, kind: str, number: int, seed: int) -> int:
    """Read mutants, and print what did not hold. Runs in a process of its own."""
    use_data(root)
    headless()
    _plugins()  # before anything is changed
    broken = []
    for at in range(seed, seed + number):
        path, content = original(root, kind, at)
        path.write_bytes(mutated(content, random.Random(at)))
        print(at, file=sys.stderr, flush=True)
        try:
            sentences = list(KINDS[kind](path))
        except Exception as error:  # noqa: BLE001 - that nothing else is raised is what is attacked
            sentences = [f"{type(error).__name__}: {error}"]
            broken.append(f"{kind} {at}: {sentences[0][:200]}")
        broken += [f"{kind} {at}: {bad[:200]!r} is no sentence" for bad in sentences if not is_sentence(bad)]
        path.write_bytes(content)
    print(json.dumps(broken))
    return 0


def is_sentence(text: str) -> bool:
    """Return whether this may be shown to a player."""
    return text.endswith(".") and "\n" not in text and "Traceback" not in text and len(text) <= LONGEST_SENTENCE


def original(root: Path, kind: str, at: int) -> tuple[Path, bytes]:
    """Return the file to mutate, and its content."""
    if kind == "cards":
        files = sorted(root.glob("*.yaml"))
        path = files[at % len(files)]
    elif kind == "texts":
        files = sorted((root / "assets").rglob("lang/**/*.yaml"))
        path = files[at % len(files)]
    else:
        path = root / "settings.json"
        return path, json.dumps(FULL).encode()
    return path, read_bytes(path)


def start(root: Path, kind: str, at: int) -> list[str]:
    """Start the whole program with one mutant, and return what did not hold."""
    path, content = original(root, kind, at)
    path.write_bytes(mutated(content, random.Random(at)))
    program = (
        "import sys; from pathlib import Path; from tools.attack.damage import use_data;"
        "use_data(Path(sys.argv[1])); from resarcana_gui.app.cli import run; sys.exit(run(sys.argv[2:]))"
    )
    home = {"XDG_DATA_HOME": str(root / "home"), "XDG_STATE_HOME": str(root / "home"), "LANG": "es_ES.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(root), "text", "--seats", "2", "--seed", "5"],
        env={**quiet_environment(), **home}, input="q\n",
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=LONGEST,
    )  # fmt: skip
    path.write_bytes(content)
    foreign = path.stem != "en" and kind == "texts"
    trace = "Traceback" in done.stderr or "inside the program" in done.stderr
    if trace or done.returncode not in ((0,) if foreign else (0, 1)):
        return [f"start with {kind} {at} ({path.name}): status {done.returncode}, {done.stderr[-300:]!r}"]
    return []


def attack(size: float, seed: int, game: str) -> Report:
    """Run one process for each kind of file, and some starts of the program."""
    number = max(1, round(MUTANTS * size / len(KINDS)))
    broken: list[str] = []
    with copied_data() as root:
        for kind in KINDS:
            broken += findings("text_attack", kind, root, kind, number, seed)
        begun = [(kind, at) for kind in ("cards", "texts") for at in range(seed, seed + number, STARTS)]
        for kind, at in begun:
            broken += start(root, kind, at)
    return Report({"mutants": number * len(KINDS), "starts": len(begun)}, broken)


PART = Part("texts", "cards, settings and language files with 500 random changes", attack)

if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
