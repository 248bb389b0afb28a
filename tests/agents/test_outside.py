from __future__ import annotations

import json
import os
import select
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.outside import OutsideProgram
from resarcana_gui.agents.outside.process_group import RUNNING, ProcessGroup, end_all
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.agents.programs import LAST, program, script
from tests.toy.game import Toy

QUICK = Budget(seconds=5.0)
FIRST = 0

Player = Callable[[Sequence[str]], "Bench"]


class Bench:
    """A table with a question of several answers, and a program that is asked it."""

    def __init__(self, words: Sequence[str], starting_seconds: float) -> None:
        self.session = Session.start(Toy(), {"seats": 2}, 4)
        while len(self.session.legal()) < 2:
            self.session.submit(self.session.legal()[0])
        self.told: list[str] = []
        self.agent = OutsideProgram(Toy(), words, self.told.append, starting_seconds)

    def asked(self, budget: Budget = QUICK) -> int:
        """The place of its answer."""
        pending = self.session.pending
        assert pending is not None
        command: Command = self.agent.choose(self.session.observe(pending.seat), pending, budget)
        return list(self.session.legal()).index(command)

    @property
    def last(self) -> int:
        return len(self.session.legal()) - 1


@pytest.fixture
def seated() -> Iterator[Player]:
    benches: list[Bench] = []

    def sit(words: Sequence[str], starting_seconds: float = 10.0) -> Bench:
        benches.append(Bench(words, starting_seconds))
        return benches[-1]

    yield sit
    for bench in benches:
        bench.agent.close()


def test_a_program_gives_the_answer_whose_place_it_names(seated: Player, tmp_path: Path) -> None:
    bench = seated(program(tmp_path, LAST))
    assert [bench.asked(), bench.asked()] == [bench.last, bench.last] and bench.told == []


def test_it_is_told_the_game_its_seat_and_no_more_than_that_seat_sees(seated: Player, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keep = f"open({str(heard)!r}, 'a').write(line); {LAST}"
    bench = seated(program(tmp_path, keep))
    bench.asked()
    question = json.loads(heard.read_text())
    pending = bench.session.pending
    assert pending is not None
    view = bench.session.observe(pending.seat)
    assert question["view"] == json.loads(json.dumps(Toy().table(view)))
    assert question["legal"] == bench.session.legal_data() and question["question"] == bench.session.question_data()
    assert (question["number"], question["seconds"]) == (1, 5.0)


def test_a_question_with_one_answer_is_not_asked(seated: Player) -> None:
    bench = seated(["/no/such/program"])
    session = Session.start(Toy(), {"seats": 2}, 4)
    while len(session.legal()) > 1:
        session.submit(session.legal()[0])
    assert session.pending is not None
    view = session.observe(session.pending.seat)
    assert bench.agent.choose(view, session.pending, QUICK) == session.legal()[0] and bench.told == []


@pytest.mark.parametrize(
    "answer",
    [
        'print("castle", flush=True)',
        'print("[" * 90000, flush=True)',
        'print("x" * 1000000, flush=True)',
        "say(number=number, answer=99)",
        "say(number=number, answer=-1)",
        "say(number=number, answer=True)",
        'say(number=number, answer="0")',
        "say(answer=0)",
        "say(number=number + 1, answer=0)",
        "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()",
    ],
)
def test_nonsense_forfeits_the_answer_in_one_sentence(answer: str, seated: Player, tmp_path: Path) -> None:
    bench = seated(program(tmp_path, f"{answer} if number == 1 else {LAST}"))
    assert bench.asked() == FIRST
    (sentence,) = bench.told
    assert "answered" in sentence and "the first legal answer is given instead." in sentence and len(sentence) < 400
    assert "\n" not in sentence


def test_after_a_forfeit_the_program_goes_on(seated: Player, tmp_path: Path) -> None:
    bench = seated(program(tmp_path, f"say() if number == 1 else {LAST}"))
    assert [bench.asked(), bench.asked()] == [FIRST, bench.last] and len(bench.told) == 1


def test_a_late_answer_is_forfeited_and_passed_over_when_it_comes(
    seated: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resarcana_gui.agents.outside.program.GRACE", 0.0)
    late = f"(number == 1 and sys.stdin.readline(), {LAST}, number == 1 and say(number=2, answer=1))"
    bench = seated(program(tmp_path, late))
    assert bench.asked(Budget(seconds=0.0)) == FIRST
    assert "has not answered within 0 s" in bench.told[0]
    assert bench.asked() == 1 and len(bench.told) == 1


def test_three_forfeits_in_a_row_end_the_program(seated: Player, tmp_path: Path) -> None:
    bench = seated(program(tmp_path, f"say() if number != 3 else {LAST}"))
    assert [bench.asked() for _ in range(8)] == [FIRST, FIRST, bench.last, *[FIRST] * 5]
    assert len(bench.told) == 5
    assert bench.told[-1].endswith("3 times in a row: the first legal answer is given from now on.")


def test_a_program_that_dies_is_told_once_with_its_last_words(seated: Player, tmp_path: Path) -> None:
    bench = seated(program(tmp_path, 'raise ValueError("no idea")'))
    assert [bench.asked(), bench.asked()] == [FIRST, FIRST]
    (sentence,) = bench.told
    assert "has ended with the exit code 1 (ValueError: no idea): the first legal" in sentence
    assert "Traceback" not in sentence


def test_a_program_that_cannot_be_started_is_told_once(seated: Player) -> None:
    bench = seated(["/no/such/program"])
    assert [bench.asked(), bench.asked()] == [FIRST, FIRST]
    assert len(bench.told) == 1 and "cannot be started (No such file or directory)" in bench.told[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import time; time.sleep(60)", "was not ready within 0 s"),
        ('print("hello there", flush=True); input()', "wrote 'hello there' instead of being ready"),
        ("", "has ended with the exit code 0"),
    ],
)
def test_a_program_that_is_never_ready_is_given_up(text: str, told: str, seated: Player, tmp_path: Path) -> None:
    words = script(tmp_path, text)
    bench = Bench(words, 0.0) if "sleep" in text else seated(words)
    assert bench.asked() == FIRST
    assert told in bench.told[0]


def test_a_program_that_never_reads_keeps_nobody_waiting(
    seated: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resarcana_gui.agents.outside.program.GRACE", 0.0)
    bench = seated(script(tmp_path, 'print(\'{"type": "ready"}\', flush=True)\nimport time; time.sleep(60)'))
    assert [bench.asked(Budget(seconds=0.0)) for _ in range(4)] == [FIRST] * 4
    assert bench.told[-1].endswith("from now on.")


def test_whoever_is_dismissed_is_told_goodbye(seated: Player, tmp_path: Path) -> None:
    mark = tmp_path / "gone"
    text = program(tmp_path, LAST)[-1]
    kept = Path(text).read_text().replace("sys.exit(0)", f"open({str(mark)!r}, 'w').close(); sys.exit(0)")
    bench = seated(script(tmp_path, kept))
    bench.asked()
    bench.agent.close()
    assert mark.exists()


FORKS = """
import os, signal, sys, time
if os.fork() == 0:
    alive = os.open({alive!r}, os.O_WRONLY)  # until it ends
    {child}
    time.sleep(600)
"""
KINDS_OF_CHILDREN = {
    "usual": "pass",
    "without output": "[os.close(number) for number in (0, 1, 2)]",
    "stubborn": "[signal.signal(each, signal.SIG_IGN) for each in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)]",
}
ENDINGS = {"when told": LAST, "by itself": f"{LAST}; sys.exit(0)", "never": f"{LAST}; time.sleep(600)"}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
@pytest.mark.parametrize("child", KINDS_OF_CHILDREN)
@pytest.mark.parametrize("ends", ENDINGS)
def test_what_a_program_has_started_ends_with_it(seated: Player, tmp_path: Path, child: str, ends: str) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    begin = FORKS.replace("{alive!r}", repr(str(alive))).replace("{child}", KINDS_OF_CHILDREN[child])
    bench = seated(program(tmp_path, ENDINGS[ends], begin=begin))
    assert bench.asked() == bench.last
    with alive.open("rb", buffering=0) as watched:
        bench.agent.close()
        assert select.select([watched], [], [], 20)[0], "it goes on"
        assert watched.read() == b""
    assert RUNNING == []


def test_a_process_that_ends_at_once_takes_all_its_programs_with_it(tmp_path: Path) -> None:
    groups = [ProcessGroup(program(tmp_path, LAST)) for _ in range(2)]
    end_all()
    assert all(group.process.wait(20) != 0 for group in groups) and RUNNING == []
    for group in groups:
        group.end()  # once more changes nothing
        for pipe in (group.process.stdin, group.process.stdout, group.process.stderr):
            assert pipe is not None
            pipe.close()
