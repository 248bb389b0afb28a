from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.rules.commands import PlaceArtifact
from resarcana_gui.games.resarcana.rules.setup_events import MageChosen
from resarcana_gui.settings import Settings
from tests.toy import plugin
from tools import headless_client, tour
from tools.headless_client import HeadlessClient
from tools.tour.clip import Clip, film
from tools.tour.record_stops import InnerCompanion
from tools.tour.run import pictures, stops, strips
from tools.tour.sample_games import played
from tools.tour.strips import PICTURES, film_strips


def test_a_stop_of_the_tour_makes_a_picture_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--out", str(tmp_path), "--only", "settings", "--only", "title-continue", "--language", "es"]
    assert tour.main([*arguments, "--size", "1280x720"]) == 0
    assert {path.name for path in (tmp_path / "es").iterdir()} == {"settings.png", "title-continue.png"}
    assert 'src="es/settings.png"' in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert capsys.readouterr().out == "es settings: good\nes title-continue: good\n"


def test_the_pictures_of_the_documentation_are_of_stops_that_there_are() -> None:
    assert set(pictures().values()) <= set(stops())
    assert not any(stops()[name].moving for name in pictures().values())


def test_the_game_that_is_wanted_is_shown_and_the_first_when_none_is(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {**discover(), "a toy": plugin()}
    monkeypatch.setattr(headless_client, "discover", lambda: there)
    for name, shown in {"": "toy", "a toy": "toy", "resarcana": "resarcana", "gone": "toy"}.items():
        stage = HeadlessClient((64, 36), Settings(game=name))
        assert stage.game == shown and list(stage.shell.games) == [shown]


def test_a_clip_is_as_many_numbered_pictures_as_its_seconds_take(tmp_path: Path) -> None:
    frames: list[int] = []
    film(tmp_path, {"title": Clip(lambda stage: stage.shell.routes.title(), lambda _: frames.append(1), seconds=0.16)})
    assert [path.name for path in sorted((tmp_path / "title").iterdir())] == ["0000.png", "0001.png"]
    assert len(frames) == 10


@pytest.mark.slow
def test_a_strip_is_one_picture_of_many_moments_and_tells_what_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = Clip(strips()["mages"].show, strips()["mages"].go_on, seconds=0.016 * 3 * PICTURES)
    seen = dict(film_strips(tmp_path, {"mages": short}, Settings(language="en"), (480, 270)))
    assert MageChosen in seen["mages"] and (tmp_path / "mages.png").exists()
    with pytest.raises(SystemExit):
        tour.main(["--strips", "--only", "title"])
    assert "there is no stop 'title'" in capsys.readouterr().err


def test_pictures_show_what_the_companion_really_says() -> None:
    match, adviser = played("resarcana", 1), discover()["resarcana"].adviser(2)
    assert adviser is not None
    companion, steps = InnerCompanion(adviser, match), match.history.steps
    at = next(at for at in match.history.choices(0) if isinstance(steps[at].command, PlaceArtifact))
    companion.ask(at, 0, [])
    reply, view = companion.poll(), match.history.state(at, viewer=0)
    pending, command = match.game.pending_for(view, 0), steps[at].command
    assert reply is not None and pending is not None and reply.advice is not None
    assert reply.advice == adviser.judge(view, pending, command)
    assert reply.command == reply.advice.best.answer
