"""Amounts of essences as a person types them, instead of looking through a long menu: `2L 4C`, or `2 life, 4 calm`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, MOST, count_of, of
from resarcana_gui.games.resarcana.rules.commands import EssencesAnswer
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.command_text import amount_named
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.command import Command

MANY: Final = 9
"""Typing is offered where there are more answers than this."""
TERM: Final = re.compile(r"([0-9]{1,4})\s*([^\W\d_]+)[\s,]*")


def typed_amount(voice: Voice, words: str) -> int | None:
    """Return the essences named by their names in this language or the beginnings of these (`2L 4C`, or `2 life, 4
    calm`); None for anything else."""
    names, amount, at = [voice.essence(essence).lower() for essence in range(ESSENCES)], 0, 0
    while (term := TERM.match(words.lower(), at)) is not None:
        meant = [essence for essence in range(ESSENCES) if names[essence].startswith(term[2])]
        if len(meant) != 1 or int(term[1]) + count_of(amount, meant[0]) > MOST:
            return None
        amount, at = amount + of(meant[0], int(term[1])), term.end()
    return amount if words and at == len(words) else None


def typed_answer(voice: Voice, words: str, menu: Sequence[Command], view: State) -> Command | None:
    """Return the answer of a menu with exactly the typed essences; None for none or several."""
    amount = typed_amount(voice, words)
    named = [each for each in menu if isinstance(each, EssencesAnswer) and amount_named(each, view) == amount]
    return named[0] if len(named) == 1 else None


def typing_hint(voice: Voice, menu: Sequence[Command], view: State) -> str | None:
    """Return how to type an answer, where a menu is long."""
    amounts = [amount_named(each, view) for each in menu if isinstance(each, EssencesAnswer)]
    if len(amounts) <= MANY:
        return None
    example = amounts[len(amounts) // 2]
    terms = [f"{count_of(example, at)}{voice.essence(at)[0]}" for at in range(ESSENCES) if count_of(example, at)]
    return voice.text("question.typing", example=" ".join(terms))
