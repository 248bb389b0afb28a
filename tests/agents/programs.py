"""Outside programs for tests: each answers questions in its own way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

LOOP = """
import json, os, sys, time

def say(**fields):
    print(json.dumps(fields), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    number = message.get("number")
    if message["type"] == "hello":
        say(type="ready")
    elif message["type"] == "goodbye":
        sys.exit(0)
    else:
        {answer}
"""
LAST = 'say(number=number, answer=len(message["legal"]) - 1)'


def program(folder: Path, answer: str, begin: str = "") -> Sequence[str]:
    """The words that start a program, which runs this line when it is asked a question, and something before."""
    return script(folder, begin + LOOP.replace("{answer}", answer))


def script(folder: Path, text: str) -> Sequence[str]:
    """The words that start any Python program."""
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    return [sys.executable, "-S", str(file)]
