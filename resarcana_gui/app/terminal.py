"""A table in the terminal: what happened, the question, and numbered answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.companion import advice_lines
from resarcana_gui.app.match_narrator import MatchNarrator, result_lines
from resarcana_gui.app.match_workers import adviser_at
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.screens.seat_names import shown_names

Ask = Callable[[str], str]
Say = Callable[[str], None]


class Terminal:
    """Lets people and machines play a match in one terminal."""

    def __init__(self, plugin: Plugin, match: Match, budget: Budget, texts: Texts, ask: Ask, say: Say) -> None:
        self._plugin = plugin
        self._match = match
        self._budget = budget
        self._texts = texts
        self._ask = ask
        self._say = say
        first = next((at for at, seat in enumerate(match.seats) if seat.is_human), 0)
        self._teller = MatchNarrator(plugin, match, texts.language, first)
        self._troubled = False

    def play(self, *, resumed: bool = False) -> bool:
        """Play until the game is over (True) or someone quits (False)."""
        if resumed:
            self._teller.start_over()
            self._show_table()
        while (pending := self._next_question()) is not None:
            self._tell(more_to_come=True)
            if not self._match.seats[pending.seat].is_human:
                ask_agent(self._match, self._budget)
            elif not self._answer(pending):
                return False
        self._tell_end()
        return True

    def _next_question(self) -> Pending | None:
        """Return the next question. Of several open at the same time, people answer theirs before the machines."""
        waiting, seats = self._match.waiting, self._match.seats
        people = [seat for seat in waiting if seats[seat].is_human]
        first = next(iter(people or waiting), None)
        return None if first is None else self._match.pending_for(first)

    def _tell(self, *, more_to_come: bool = False) -> None:
        for sentence in self._teller.news(more_to_come=more_to_come):
            self._say(sentence)
        self._tell_trouble()

    def _tell_end(self) -> None:
        """Say what happened last, the table, and then who won: in the narrator's words if it has any."""
        news = self._teller.news()
        last = news[-1:] if self._teller.narrator.tells_end() else []
        for sentence in news[: len(news) - len(last)]:
            self._say(sentence)
        self._tell_trouble()
        self._show_table()
        self._say("\n".join(last or result_lines(self._plugin, self._match, self._texts)))

    def _tell_trouble(self) -> None:
        trouble = None if self._match.journal is None else self._match.journal.trouble
        if trouble is not None and not self._troubled:
            self._troubled = True
            self._say(trouble)

    def _answer(self, pending: Pending) -> bool:
        """Ask a person; return False to quit. Within an action, a single possible answer is given automatically."""
        legal, opens = self._match.legal_for(pending.seat), self._match.game.opens_action(pending)
        if len(legal) == 1 and not opens:
            self._match.submit(legal[0])
            return True
        if self._teller.viewer != pending.seat:
            self._tell()
            self._teller = MatchNarrator(self._plugin, self._match, self._texts.language, pending.seat)
            self._teller.start_over()
        if opens and self._teller.narrator.shows_table(pending):
            self._show_table()
        return self._choose(pending, self._show_question(pending, legal))

    def _show_table(self) -> None:
        self._say("\n" + self._teller.narrator.table(self._match.view(self._teller.viewer)) + "\n")

    def _show_question(self, pending: Pending, legal: Sequence[Command]) -> list[Command]:
        view, narrator, menu = self._match.view(pending.seat), self._teller.narrator, list[Command]()
        self._say(narrator.question(pending, view))
        groups = self._groups(legal)
        for group in groups:
            if menu and len(groups) < len(legal):
                self._say("")
            for line in menu_lines([narrator.command(command, view) for command in group], len(menu) + 1):
                self._say(line)
            menu += group
        hint = narrator.typing_hint(menu, view)
        if hint is not None:
            self._say(hint)
        return menu

    def _choose(self, pending: Pending, menu: list[Command]) -> bool:
        while True:
            word = self._read()
            if word == "q":
                return False
            if word == "u":
                if self._undo():
                    return True
            elif word == "t":
                self._show_table()
                self._show_question(pending, menu)
            elif word.startswith("i "):
                self._inspect(word[2:].strip(), menu, pending)
            elif word == "a":
                self._advise(pending, menu)
            elif word == "?":
                self._say(self._texts("help"))
            elif (meant := self._meant(word, pending, menu)) is not None:
                self._match.submit(meant)
                return True
            else:
                self._say(self._texts("not_a_number", most=len(menu)))

    def _meant(self, word: str, pending: Pending, menu: Sequence[Command]) -> Command | None:
        """Return the answer with a typed number, or in the game's own short form."""
        number = _number(word)
        if 1 <= number <= len(menu):
            return menu[number - 1]
        return self._teller.narrator.typed(word, menu, self._match.view(pending.seat))

    def _advise(self, pending: Pending, menu: Sequence[Command]) -> None:
        adviser, view = adviser_at(self._plugin, self._match), self._match.view(pending.seat)
        advice = adviser.advise(view, pending) if adviser is not None and len(menu) > 1 else None
        if advice is None:
            self._say(self._texts("no_advice"))
            return
        names = shown_names(self._match.seats, self._texts.language, self._plugin.characters)
        for line in advice_lines(advice, view, menu, names, self._teller.narrator, self._texts):
            self._say(line)

    def _inspect(self, word: str, menu: list[Command], pending: Pending) -> None:
        number = _number(word)
        subject = menu[number - 1] if 0 < number <= len(menu) else word
        told = self._teller.narrator.inspect(subject, self._match.view(pending.seat))
        self._say("\n".join(told) or self._texts("not_known", what=word))

    def _read(self) -> str:
        try:
            return self._ask(self._texts("prompt")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return "q"

    def _groups(self, commands: Sequence[Command]) -> list[list[Command]]:
        """Group answers of the same kind, in the order in which the game lists its commands."""
        kinds = list(self._match.game.codec.commands)
        by_kind = sorted(commands, key=lambda command: kinds.index(command.KIND))
        return [list(group) for _, group in groupby(by_kind, lambda command: command.KIND)]

    def _undo(self) -> bool:
        state = self._match.undo_stack.reach()
        if not state.possible:
            self._say(self._texts("cannot_undo", why=self._texts(state.stop)))
            return False
        self._match.undo_stack.undo()
        self._teller.start_over()
        self._say(self._taken_back())
        return True

    def _taken_back(self) -> str:
        """Return that the latest action was undone, and who of the others had answered it."""
        undone = self._match.undo_stack.undone
        others = list(dict.fromkeys(step.seat for step in undone if step.seat != undone[0].seat))
        names = shown_names(self._match.seats, self._texts.language, self._plugin.characters)
        who = self._texts.listed([names[seat] for seat in others])
        return self._texts.plural("taken_back_with", len(others), who=who) if others else self._texts("taken_back")


def _number(word: str) -> int:
    """Return the number typed; 0 if it is not a number."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0


WIDTH: Final = 100
MANY: Final = 9
"""More answers than this are set in columns, if they are short enough."""


def menu_lines(texts: Sequence[str], first: int) -> list[str]:
    """Return lines with the answers and their numbers, starting from `first`."""
    longest = max(map(len, texts)) + 8
    columns = WIDTH // longest
    if len(texts) <= MANY or columns < 2:
        return [line for number, text in enumerate(texts, first) for line in _wrapped(number, text)]
    rows = -(-len(texts) // columns)
    cells = [f"{number:4}  {text}" for number, text in enumerate(texts, first)]
    return ["".join(f"{cell:{longest}}" for cell in cells[at::rows]).rstrip() for at in range(rows)]


def _wrapped(number: int, text: str) -> list[str]:
    lines = wrap(text, WIDTH - 8) or [""]
    return [f"{number:4}  {lines[0]}", *(f"{'':8}{line}" for line in lines[1:])]
