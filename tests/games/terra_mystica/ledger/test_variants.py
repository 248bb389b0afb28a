"""The same game written in other ways that the notation allows: every figure, and the end, stay the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from resarcana_gui.games.terra_mystica.engine import read_ledger
from resarcana_gui.games.terra_mystica.ledger.notation import SITE
from tests.games.terra_mystica.ledger.test_games import GAMES, played

Line = list[str]
"""A line of a ledger: the fifteen columns of a row, or a remark alone."""
ANSWERS = ("leech", "decline")
BY_SITE = ("setup", "income", *SITE)


def is_row(line: Line) -> bool:
    return len(line) == 15


def words_of(line: Line) -> list[str]:
    """The commands of a row; none for a remark."""
    return [each.strip() for each in line[14].split(".") if each.strip()] if is_row(line) else []


def with_commands(line: Line, commands: list[str]) -> Line:
    return [*line[:14], ". ".join(commands)]


def is_answer(line: Line) -> bool:
    return bool(words_of(line)) and all(each.lower().startswith(ANSWERS) for each in words_of(line))


def is_played(line: Line) -> bool:
    """Whether a row is what a player did, not the site."""
    return bool(words_of(line)) and not any(each in BY_SITE or "vp for" in each.lower() for each in words_of(line))


def each_command(change: Callable[[str, Random], str]) -> Callable[[list[Line], Random], list[Line]]:
    """A variant that writes single commands of players in another way."""

    def changed(lines: list[Line], luck: Random) -> list[Line]:
        return [
            with_commands(line, [change(each, luck) for each in words_of(line)]) if is_played(line) else line
            for line in lines
        ]

    return changed


def in_other_case(command: str, luck: Random) -> str:
    return luck.choice((command.upper(), command.lower(), command.title()))


def with_blanks(command: str, luck: Random) -> str:
    return luck.choice(("  {} ", "{}.", "{}. .", " {}")).format(command.replace(" ", " " * luck.randint(1, 3)))


def in_parts(command: str, luck: Random) -> str:
    """Burning and exchanges a part at a time."""
    burned = re.fullmatch(r"burn (\d+)", command)
    if burned is not None and int(burned[1]) > 1:
        return f"burn 1. burn {int(burned[1]) - 1}"
    exchange = re.fullmatch(r"convert (\d+)(\w+) to (\d+)(\w+)", command)
    if exchange is not None and int(exchange[3]) > 1:
        rest, price = int(exchange[3]) - 1, int(exchange[1]) // int(exchange[3])
        given, taken = exchange[2], exchange[4]
        return f"convert {price}{given} to {taken}. convert {price * rest} {given} to {rest} {taken}"
    return command


LONG = {"TP": ("trading post", "trading house"), "TE": ("temple",), "SH": ("stronghold",), "SA": ("sanctuary",)}


def in_long_words(command: str, luck: Random) -> str:
    """Other words for the same."""
    for short, names in LONG.items():
        command = re.sub(rf"(upgrade \w+ to ){short}$", rf"\1{luck.choice(names)}", command)
    for word, other in (("gray", "grey"), ("advance ship", "advance shipping"), ("advance dig", "advance digging")):
        command = re.sub(rf"{word}$", other, command)
    command = re.sub(r"(\d+)PW", r"\1 power", command)
    command = re.sub(r"(\d+)C$", r"\1 coins", command)
    step = re.fullmatch(r"\+2(\w+)", command)
    if step is not None:
        return f"+{step[1]}. +{step[1]} for a reason"
    return re.sub(r"^\+(FAV|TW)", r"+1\1", command)


def with_waiting(command: str, luck: Random) -> str:
    return f"wait. {command}"


def with_remarks(lines: list[Line], luck: Random) -> list[Line]:
    """Comments, empty lines and lines of the administrator everywhere."""
    found: list[Line] = []
    for line in lines:
        found.append(luck.choice(([""], ["# witches: pass BON1"], ["start"], ["Player 1: Ada"], ["finish"])))
        found.append([*line[:14], f"{line[14]} # so. be it: done"] if is_played(line) else line)
    return found


def in_windows(lines: list[Line], luck: Random) -> list[Line]:
    """Line ends as Windows has them, and a mark at the beginning of the file."""
    changed = [[*line[:-1], f"{line[-1]}\r"] for line in lines]
    return [["\ufeff" + changed[0][0], *changed[0][1:]], *changed[1:]]


def with_capital_names(lines: list[Line], luck: Random) -> list[Line]:
    return [[line[0].capitalize(), *line[1:]] if is_row(line) else line for line in lines]


def split_up(lines: list[Line], luck: Random) -> list[Line]:
    """Rows of several commands as two lines, the first one as players type it: with all offers in the second."""
    found: list[Line] = []
    for line in lines:
        commands = words_of(line)
        at = luck.randrange(1, len(commands)) if is_played(line) and commands[1:] and not line[13] else 0
        if at:
            found.append([f"{line[0]}: {'. '.join(commands[:at])}"])
        found.append(with_commands(line, commands[at:]) if at else line)
    return found


def put_together(lines: list[Line], luck: Random) -> list[Line]:
    """An answer and what the same seat does next as one row."""
    found: list[Line] = []
    for line in lines:
        before = found[-1] if found else [""]
        if is_answer(before) and is_played(line) and before[0] == line[0]:
            found[-1] = with_commands(line, [*words_of(before), *words_of(line)])
        else:
            found.append(line)
    return found


def answered_late(lines: list[Line], luck: Random) -> list[Line]:
    """Answers after what others do next, as long as that neither asks nor tells the seat anything. The Cultists get
    something for answers."""
    found = list(lines)
    for at in range(len(found) - 1, -1, -1):
        line = found[at]
        if not is_answer(line) or "cultists" in line[14]:
            continue
        to = at
        while (
            to + 1 < len(found) and is_row(found[to + 1]) and is_played(found[to + 1]) and found[to + 1][0] != line[0]
        ):
            to += 1
        to = luck.randint(at, to)
        found[at : to + 1] = [*found[at + 1 : to + 1], line]
    return found


def as_typed(lines: list[Line], luck: Random) -> list[Line]:
    """Lines of input, without any figure and without what the site does by itself."""
    found: list[Line] = []
    for line in lines:
        if not is_row(line):
            found.append([line[0] if not line[0].startswith(("Scoring", "Converting")) else ""])
        elif words_of(line) == ["setup"]:
            found.append([f"setup {line[0]} for somebody"])
        elif is_played(line):
            found.append([f"{line[0]}: {line[14]}"])
    return found


def without_remarks_at_the_end(lines: list[Line], luck: Random) -> list[Line]:
    return [line for line in lines if not line[0].startswith(("Scoring", "Converting"))]


VARIANTS = [
    each_command(in_other_case),
    each_command(with_blanks),
    each_command(in_parts),
    each_command(in_long_words),
    each_command(with_waiting),
    with_remarks,
    in_windows,
    with_capital_names,
    split_up,
    put_together,
    answered_late,
    as_typed,
    without_remarks_at_the_end,
]


def result(lines: list[Line]) -> tuple[list[str], object]:
    """The mistakes in a ledger, and the table at its end."""
    replay = read_ledger("\n".join("\t".join(line) for line in lines))
    for _ in replay.play():
        pass
    return replay.mistakes, replay.state.facts()


def games() -> list[list[Line]]:
    texts = [path.read_text(encoding="utf-8") for path in GAMES]
    texts += [played(seed, 5, "standard")[0] for seed in (1, 25)]
    return [[line.split("\t") for line in text.splitlines()] for text in texts]


@pytest.mark.uncounted
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_game_written_in_another_way_is_the_same_game(number: int) -> None:
    changed = False
    for seed, lines in enumerate(games()):
        other = VARIANTS[number](lines, Random(seed))
        changed = changed or other != lines
        assert result(other) == ([], result(lines)[1])
    assert changed


@pytest.mark.uncounted
def test_a_game_may_be_written_in_several_other_ways_at_once() -> None:
    for seed, lines in enumerate(games()):
        luck, other = Random(seed), lines
        for variant in (put_together, answered_late, each_command(in_parts), split_up, each_command(in_other_case)):
            other = variant(other, luck)
        assert result(in_windows(with_remarks(other, luck), luck)) == ([], result(lines)[1])
