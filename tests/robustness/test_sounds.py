from __future__ import annotations

import pytest

from tools.attack.sound_attack import child


@pytest.mark.slow
def test_a_process_opens_plays_and_closes_dozens_of_times_and_ends_while_a_loop_is_read() -> None:
    assert child(12, 1) == (0, "")
