from __future__ import annotations

import pytest

from tools.attack.__main__ import main, parts, run
from tools.attack.part import Part, Report


def test_every_attack_says_what_it_does() -> None:
    assert all(name == part.name and part.what for name, part in parts().items())


def test_an_attack_that_breaks_something_is_told_with_what_broke(capsys: pytest.CaptureFixture[str]) -> None:
    broken = Part("toy", "breaks", lambda size, seed, game: Report({"tried": seed}, [f"seed {seed} broke {game}"]))
    assert not run(broken, 1.0, 7, "chess")
    told = capsys.readouterr().out
    assert '"tried": 7' in told and "seed 7 broke chess" in told


def test_an_unknown_attack_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["no-such-attack"])
    assert "there is no attack 'no-such-attack'" in capsys.readouterr().err
