"""Attack: odd numbers and names on the command line. Each line ends soon, with a sentence at most."""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import signal
import sys
import tempfile
import time
from typing import Final

from resarcana_gui.app.cli import run as run_line
from resarcana_gui.games.plugin import discover
from tools.attack.damage import findings
from tools.attack.part import Part, Report

LINES: Final = 1500
PATIENCE: Final = 20
"""Seconds that a line may take."""
SLOW: Final = 5.0
"""Seconds after which a line is reported as slow."""
NUMBERS: Final = (
    "0",
    "-1",
    "1",
    "2",
    "3",
    "5",
    "61",
    "62",
    "100000",
    "9" * 18,
    "1" + "0" * 18,
    "9" * 19,
    "9" * 5000,
    "1e9",
    "1.0",
    "+3",
    " 3",
    "٣",
    "³",
    "0x10",
    "1_000",
    "",
    " ",
    "nan",
    "inf",
    "-0",
    "--",
    "\udcff",
    "x" * 3000,
    "\0",
    "\n",
)
WORDS: Final = (
    "random",
    "random,random",
    "random," * 4,
    ",",
    "random" * 999,
    "program:",
    "program:/no/such",
    "\udcff",
    "RANDOM",
)
OPTIONS: Final = {
    "text": ("--seats", "--seed", "--name", "--agent", "--setup", "--iterations", "--think", "--language"),
    "auto": ("--agents", "--seed", "--jobs", "--iterations", "--think", "--setup", "--save"),
    "replay": ("--as", "--language"),
    "lint-cards": (),
    "play": ("--iterations", "--think", "--game"),
}
NAMED: Final = ("--agent", "--agents", "--setup", "--language", "--game", "--name", "--save")
"""Options that also take words."""


class TooLongError(BaseException):
    """Not an Exception, so that nobody takes it for an error of their own."""


def line(chance: random.Random) -> list[str]:
    """Return a command line with odd values. It never plays more than one game."""
    command = chance.choice(list(OPTIONS))
    words = [command]
    options = OPTIONS[command]
    for option in chance.sample(options, min(len(options), chance.randrange(1, 4))):
        words += [option, chance.choice(WORDS if option in NAMED and chance.random() < 0.7 else NUMBERS)]
    if command in ("replay", "lint-cards"):
        words.append(chance.choice((*NUMBERS, "/dev/zero", "/", "cards.yaml")))
    if command == "auto" and "--agents" not in words:
        words += ["--agents", "random,random"]
    if command == "play":  # a window is another attack's: this one only has to be refused
        words += ["--iterations", chance.choice(("0", "9" * 18, "-1"))]
    return words


def wrong(words: list[str]) -> str | None:
    """Return what goes wrong with a line, if anything does."""
    said, began = io.StringIO(), time.monotonic()
    signal.alarm(PATIENCE)
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
            code = run_line(words)
    except TooLongError:
        return f"it takes longer than {PATIENCE} s"
    finally:
        signal.alarm(0)
    took, complaints = time.monotonic() - began, said.getvalue()
    if "Something went wrong" in complaints or "Traceback" in complaints or code not in (0, 1, 2):
        return f"status {code}, {complaints[-300:]!r}"
    if code == 2 and complaints.count("\n") != 1:
        return f"no sentence: {complaints[:300]!r}"
    return f"it takes {took:.0f} s" if took > SLOW else None


def run(number: int, seed: int) -> int:
    """Try lines, and print what did not hold. Runs in a process of its own."""

    def too_long(*_: object) -> None:
        raise TooLongError

    signal.signal(signal.SIGALRM, too_long)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    chance, broken = random.Random(seed), []
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update({f"XDG_{kind}_HOME": folder for kind in ("DATA", "STATE", "CACHE", "CONFIG")}, HOME=folder)
        os.chdir(folder)
        for _ in range(number):
            words = line(chance)
            print(*[word[:60] for word in words], file=sys.stderr, flush=True)
            if fault := wrong(words):
                broken.append(f"{[word[:60] for word in words]}: {fault}")
    print(json.dumps(broken))
    return 0


def attack(size: float, seed: int, game: str) -> Report:
    """Try this many lines (LINES at size 1) in a process of their own."""
    number = max(1, round(size * LINES))
    return Report({"lines": number, "games": len(discover())}, findings("number_attack", "lines", number, seed))


PART: Final = Part("numbers", "odd numbers and names on the command line", attack)

if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), int(sys.argv[2])))
