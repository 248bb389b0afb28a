from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.agent import RandomAgent
from resarcana_gui.app.arguments import parser
from resarcana_gui.app.match_narrator import result_lines
from resarcana_gui.app.matches import load_save
from resarcana_gui.app.terminal import Terminal
from resarcana_gui.app.terminal_texts import Texts
from resarcana_gui.app.text_command import _new_match
from resarcana_gui.games.narrator import Narrator, PlainNarrator
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.match.load import SavedMatch, load
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from tests.app.conftest import Cli
from tests.match.sealing import resealed
from tests.match.stall import BUDGET, GAMES, TOY, machines, people, say, stall
from tests.toy import plugin
from tests.toy.plugin import ToyPlugin
from tests.toy.records import DRAW, SELL, SHOW

WHOLE_GAME = "1\n" * 60


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").iterdir())


def test_a_whole_game_can_be_played(cli: Cli, home: Path) -> None:
    result = cli("text", "--seats", 3, "--agent", "random", "--seed", 4, typed=WHOLE_GAME)
    assert result.code == 0 and result.err == ""
    assert "You: Turn(seat=0)" in result.out
    assert result.out.splitlines()[-1].endswith(" wins.") or result.out.splitlines()[-1].startswith("Shared victory: ")
    (path,) = saves(home)
    assert load(path, GAMES).closed


class Herald(PlainNarrator):
    def tells_end(self) -> bool:
        return True


class Counting(PlainNarrator):
    def measure(self, name: str, number: int) -> str:
        return f"{number} {name}"


class CountingPlugin(ToyPlugin):
    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return Counting(names)


class HeraldPlugin(ToyPlugin):
    def narrator(self, language: str, viewer: int, names: Sequence[str]) -> Narrator:
        return Herald(names)


def test_a_narrator_s_last_sentence_stands_alone_below_the_table() -> None:
    told: list[str] = []
    match = stall(machines())
    Terminal(HeraldPlugin(), match, BUDGET, Texts("en"), input, told.append).play()
    assert "deck: ()" in told[-2]
    assert told[-1] == repr(match.history.steps[-1].events[-1])
    assert told.count(told[-1]) == 1 and "wins" not in "".join(told)


def test_a_finished_game_that_is_shown_again_ends_in_words_all_the_same() -> None:
    told: list[str] = []
    match = stall(machines(), cards=0)
    Terminal(HeraldPlugin(), match, BUDGET, Texts("en"), input, told.append).play(resumed=True)
    assert "1. Machine 0: 0\n1. Machine 1: 0\n" in told[-1]


def test_a_result_lists_the_seats_by_place_with_what_their_narrator_says_of_its_measures() -> None:
    match = stall(machines())
    play_out(match, BUDGET)
    outcome, told = match.outcome, result_lines(CountingPlugin(), match, Texts("en"))
    assert outcome is not None
    best = outcome.winners[0]
    assert told[0] == f"1. Machine {best}: {outcome.points[best]} ({outcome.measures['coins'][best]} coins)"
    assert [line[:2] for line in told[:-1]] == [f"{place}." for place in sorted(outcome.places)]


def test_the_player_sees_no_more_than_its_seat_does(cli: Cli) -> None:
    out = cli("text", "--seed", 4, typed=WHOLE_GAME).out
    assert "Drawn(seat=1, card=0)" in out
    assert "Stacked(cards=(0, 0" in out


def test_without_arguments_one_is_asked_what_to_play(cli: Cli, home: Path) -> None:
    out = cli("text", typed="5\n3\nfirst\nshort\nq\n").out
    assert "Choose one of: 2, 3, 4." in out
    saved = load(saves(home)[0], GAMES)
    assert saved.history.options == {"seats": 3, "cards": 3, "stakes": False, "dues": False}
    assert [seat.kind for seat in saved.origin.seats] == [None, "first", "first"]


def test_enter_takes_what_is_usual(cli: Cli, home: Path) -> None:
    cli("text", typed="\n\n\nq\n")
    saved = load(saves(home)[0], GAMES)
    assert saved.history.options == {"seats": 2, "cards": 9, "stakes": False, "dues": False}
    assert [seat.kind for seat in saved.origin.seats] == [None, "random"]


def test_answers_without_alternative_within_an_action_give_themselves(cli: Cli) -> None:
    out = cli("text", "--seed", 4, typed="1\n2\nq\n").out
    assert "Asked(question=Which(seat=0))" in out and "You: Which(" not in out


def test_each_of_several_people_sees_their_own_hand() -> None:
    told: list[str] = []
    match = stall(people(2))
    answers = iter(["1", "1", "1", "q"])
    Terminal(plugin(), match, BUDGET, Texts("en"), lambda _: next(answers), told.append).play()
    tables = [line for line in told if "deck: " in line]
    hands = [[line for line in table.splitlines() if line.startswith("hand")] for table in tables]
    assert len(hands) == 4
    for at, hand in enumerate(hands[2:]):
        mine = match.history.steps[at].seat
        assert "0" in hand[1 - mine] and "(0" not in hand[mine]


def test_quitting_saves_and_the_next_start_offers_to_continue(cli: Cli, home: Path) -> None:
    first = cli("text", "--seed", 4, typed="1\nq\n")
    (path,) = saves(home)
    assert f"Saved in {path}. `resarcana text --continue` continues it." in first.out
    again = cli("text", typed="y\n" + WHOLE_GAME)
    assert "There is an unfinished game (You, Random)." in again.out
    assert "The game continues." in again.out
    assert saves(home) == [path]
    assert load(path, GAMES).closed
    assert "not finished" not in cli("text", typed="q").out


def test_the_offer_can_be_declined(cli: Cli, home: Path) -> None:
    cli("text", "--seed", 4, typed="q")
    assert "The game goes on" not in cli("text", typed="n\nq\n").out
    assert len(saves(home)) == 2


def test_an_offer_nobody_answers_is_declined(cli: Cli, home: Path) -> None:
    cli("text", "--seed", 4, typed="q")
    assert "The game goes on" not in cli("text").out


def test_finished_games_are_passed_over_without_being_read(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("text", "--seed", 4, typed="q")
    for seed in range(3):
        cli("text", "--seed", seed, typed=WHOLE_GAME)
    read: list[Path] = []

    def noted(plugins: Mapping[str, Plugin], path: Path) -> tuple[Plugin, SavedMatch]:
        read.append(path)
        return load_save(plugins, path)

    monkeypatch.setattr("resarcana_gui.app.save_files.load_save", noted)
    assert cli("text", "--continue", typed="q").code == 0
    assert len(saves(home)) == 4 and len(read) == 1


class Cast(ToyPlugin):
    def characters(self, language: str) -> Sequence[str]:
        return {"en": ["Circe", "Merlin", "Medea"], "es": ["Circe", "Merlín", "Medea"]}[language]


@pytest.mark.parametrize(
    ("seats", "name", "names"),
    [(3, "Zoe", ["Zoe", "Circe", "Merlin"]), (3, "Circe", ["Circe", "Merlin", "Medea"])],
)
def test_rivals_are_called_as_in_the_window(home: Path, seats: int, name: str, names: list[str]) -> None:
    parsed = parser().parse_args(["text", "--seats", str(seats), "--name", name, "--agent", "first"])
    assert [seat.name for seat in _new_match(parsed, Cast(), Texts("en")).seats] == names


def test_rivals_for_whom_there_are_no_names_are_called_by_their_kinds(home: Path) -> None:
    parsed = parser().parse_args(["text", "--seats", "4", "--name", "Circe", "--agent", "first"])
    names = [seat.name for seat in _new_match(parsed, Cast(), Texts("en")).seats]
    assert names == ["Circe", "First 1", "First 2", "First 3"]


def test_a_game_begun_in_another_language_speaks_to_its_player_in_the_one_of_now(home: Path) -> None:
    told: list[str] = []
    match = stall([Seat("Tú"), Seat("Merlín", "random", RandomAgent(TOY, 1))])
    Terminal(Cast(), match, BUDGET, Texts("en"), lambda _: "1", told.append).play()
    assert any(line.startswith("You: Turn") for line in told)
    assert "Tú" not in "".join(told) and "Merlín" not in "".join(told)


def test_continuing_can_be_asked_for(cli: Cli, home: Path) -> None:
    cli("text", "--seed", 4, "--name", "Zoe", typed="1\n")
    (home / "saves" / "zzz-damaged.jsonl").write_text("damaged")
    result = cli("text", "--continue", typed=WHOLE_GAME)
    assert result.code == 0 and "Zoe: Turn(" in result.out
    assert cli("text", "--continue").code == 2


def test_a_game_whose_opponent_is_gone_cannot_be_continued(cli: Cli, home: Path) -> None:
    cli("text", "--seed", 4, typed="q")
    (path,) = saves(home)
    path.write_bytes(resealed(path.read_bytes().replace(b'"agent":"random"', b'"agent":"genius"')))
    result = cli("text", "--continue")
    assert result.code == 2 and "needs the opponent 'genius', which no longer exists." in result.err


@pytest.mark.parametrize("wrong", ["", "0", "99", "-1", "one", "²", "9" * 5000, "u u"])
def test_wrong_input_gets_one_sentence(cli: Cli, wrong: str) -> None:
    out = cli("text", "--seed", 4, typed=f"{wrong}\nq\n").out
    assert out.count("Type a number from 1 to 1, or a, i, u, t, ? or q.") == 1


def test_help_and_the_table_are_there_on_demand(cli: Cli) -> None:
    out = cli("text", "--seed", 4, typed="?\nt\nq\n").out
    assert Texts("en")("help") in out
    assert out.count("deck: ") == 2


def test_what_was_begun_can_be_taken_back(cli: Cli) -> None:
    out = cli("text", "--seed", 4, "--seats", 2, typed="1\n1\n2\nu\nq\n").out
    assert "Undone." in out


def test_who_answered_what_is_taken_back_is_named(home: Path) -> None:
    match = stall([Seat("Ana"), Seat("Circe", "random", RandomAgent(TOY, 1))], cards=6)
    for kind in (DRAW, DRAW, SELL, SHOW):
        say(match, kind)
    match.submit(match.legal()[0])  # the machine's answer
    told = list[str]()
    assert Terminal(Cast(), match, BUDGET, Texts("en"), lambda _: "q", told.append)._undo()
    assert told == ["Undone, along with Circe's answer."]


def test_what_cannot_be_taken_back_is_explained(cli: Cli) -> None:
    out = cli("text", "--seed", 4, typed="u\n1\nu\nq\n").out
    assert out.count("That cannot be undone: ") == 2
    reasons = [Texts("en")(stop) for stop in ("start", "other_seat", "revealed")]
    assert all(line.endswith(tuple(reasons)) for line in out.splitlines() if "cannot be undone" in line)


def test_a_player_who_interrupts_has_quit(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("resarcana_gui.app.text_command.ask", interrupt)
    result = cli("text", "--seed", 4)
    assert result.code == 0 and "Saved in" in result.out


def test_when_something_inside_fails_the_player_learns_where_the_game_is_saved(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("component")

    monkeypatch.setattr(Terminal, "_tell", fail)
    result = cli("text", "--seed", 4)
    (path,) = saves(home)
    assert result.code == 1 and str(path) in result.out.splitlines()[-1]
    assert result.err.startswith("resarcana: Something went wrong; the details are in ")


def test_the_player_is_told_once_when_the_game_is_no_longer_saved(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    submit = Match.submit

    def sabotaged(match: Match, command: object) -> object:
        assert match.journal is not None
        match.journal.path.unlink(missing_ok=True)
        return submit(match, command)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "submit", sabotaged)
    assert cli("text", "--seed", 4, typed=WHOLE_GAME).out.count("The game is no longer being saved") == 1


def test_spanish_is_spoken(cli: Cli) -> None:
    out = cli("text", "--seed", 4, "--language", "es", typed="?\nq\n").out
    assert Texts("es")("help") in out and "Tú: " in out


def test_the_system_s_language_is_the_usual_one(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Tu respuesta" in cli("text", "--seed", 4, typed="q").out


def test_of_those_asked_at_the_same_time_people_answer_first_and_a_machine_s_answer_is_not_seen() -> None:
    told: list[str] = []
    seats = [*machines(2), Seat("Ana")]
    match = Match.start(TOY, {"stakes": True, "cards": 3}, seats, 1)
    typed = iter(["1", "q"])
    Terminal(ToyPlugin(), match, BUDGET, Texts("en"), lambda _: next(typed), told.append).play()
    assert [step.seat for step in match.history.steps[:1]] == [2] and len(match.history.steps) >= 3
    shown = "\n".join(told)
    assert "Stake(seat=2)" in shown and "Laid(seat=0, amount=-2)" in shown
