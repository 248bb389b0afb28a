from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from tools import fuzz

PLUGIN = ResArcanaPlugin()


def test_every_setup_is_played_with_every_number_of_seats_it_allows() -> None:
    tables = fuzz.tables(PLUGIN)
    assert {table["seats"] for table in tables if table["setup"] == "draft" and not table.get("tight")} == {2, 3, 4}
    assert {table["seats"] for table in tables if table["setup"] == "match"} == {2}


def test_a_game_that_keeps_its_promises_is_played_to_the_end() -> None:
    assert fuzz.Fuzz(PLUGIN, {"seats": 2}, 1).play() > 50


def test_a_fault_of_the_state_is_a_broken_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    def faults(self: ResArcana, state: State) -> Sequence[str]:
        return ["The moon is green."]

    monkeypatch.setattr(ResArcana, "faults", faults)
    with pytest.raises(fuzz.BrokenGuaranteeError, match=r"^The moon is green\. \(seed 1, options .*\)$"):
        fuzz.Fuzz(PLUGIN, {"seats": 2}, 1).play()


def test_an_offered_command_that_is_refused_is_a_broken_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(self: ResArcana, state: State, command: Command) -> Refusal:
        return Refusal("no")

    monkeypatch.setattr(ResArcana, "refusal", refusal)
    with pytest.raises(fuzz.BrokenGuaranteeError, match="is offered and refused"):
        fuzz.Fuzz(PLUGIN, {"seats": 2}, 1).play()


def test_a_view_that_differs_from_the_fold_of_what_was_seen_is_a_broken_promise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = ResArcana.observe

    def observe(self: ResArcana, state: State, viewer: int) -> State:
        view = honest(self, state, viewer)
        view.round += 1
        return view

    monkeypatch.setattr(ResArcana, "observe", observe)
    with pytest.raises(fuzz.BrokenGuaranteeError, match="differs from the fold"):
        fuzz.Fuzz(PLUGIN, {"seats": 2}, 1).play()


def test_a_run_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("commands: every promise was kept.\n")


def test_a_wrong_number_of_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        fuzz.main(["--games", "0"])
    assert stopped.value.code == 2
    assert "at least 1" in capsys.readouterr().err
