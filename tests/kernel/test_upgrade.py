from __future__ import annotations

from resarcana_gui.kernel.upgrade import Upgrade


def test_a_step_that_says_nothing_changes_nothing() -> None:
    step, command, event = Upgrade(), {"kind": "pass", "seat": 0}, {"event": "Passed", "seat": 0}
    assert step.command(command) == command and step.event(event) == event
