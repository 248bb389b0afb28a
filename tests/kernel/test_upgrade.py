from __future__ import annotations

from resarcana_gui.kernel.upgrade import Upgrade
from tests.toy.game import Toy


def test_a_step_that_says_nothing_changes_nothing() -> None:
    step, command, event = Upgrade(), {"kind": "pass", "seat": 0}, {"event": "Passed", "seat": 0}
    assert step.command(command) == command and step.event(event) == event


def test_a_game_reads_only_its_own_version_unless_it_says_otherwise() -> None:
    assert Toy().upgrades() == {}
