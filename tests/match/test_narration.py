"""Answers in words: brief where that tells them apart."""

from __future__ import annotations

from resarcana_gui.kernel.command import Command
from resarcana_gui.match.narration import told_apart


class Move(Command):
    """An answer of no game, by a seat that stands for what it does."""

    KIND = "move"


def test_answers_are_told_in_few_words_unless_these_are_the_same() -> None:
    answers = [Move(0), Move(1)]
    assert told_apart(answers, lambda move: f"use {move.seat}", lambda move: "whole.") == ["use 0", "use 1"]
    assert told_apart(answers, lambda move: "use it", lambda move: f"whole {move.seat}.") == ["whole 0", "whole 1"]
