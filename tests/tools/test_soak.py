from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest

from resarcana_gui.screens.crash_page import CrashPage
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless
from tools.soak.robot import NOTED_AFTER, PATIENCE, WaitTimer
from tools.soak.soak import Soak


@pytest.fixture(scope="module")
def client() -> Iterator[HeadlessClient]:
    headless()
    client = HeadlessClient(settings=Settings(speed="instant"))
    yield client
    client.shell.close()


def watched(client: HeadlessClient, minutes: float = 1000.0) -> tuple[Soak, StringIO]:
    """A soak on the client's own clock, and what it writes."""
    out = StringIO()
    client.shell.stage.closing = False
    client.shell.routes.title()
    return Soak(client.shell, client.plugin, out, minutes, now=lambda: client.clock.now() / 1000), out


def test_it_goes_from_page_to_page_at_a_persons_pace(client: HeadlessClient) -> None:
    soak, out = watched(client)
    seen = list[str]()
    while "GalleryPage" not in seen:
        soak.tick()
        seen.append(type(client.shell.screen).__name__)
        client.tick(700)
    assert soak.crashes == 0, out.getvalue()
    assert seen.count("ReferencePage") > 4 and {"Title", "LessonsPage"} < set(seen)


def test_a_crash_is_written_down_and_the_robot_begins_anew(client: HeadlessClient) -> None:
    soak, out = watched(client)
    client.shell.show(CrashPage(client.shell, "details", "here", lambda text: True))
    soak.tick()
    assert soak.crashes == 1 and "CRASH" in out.getvalue()
    assert not isinstance(client.shell.screen, CrashPage)


def test_memory_is_written_down_every_minute_until_the_program_is_closed(client: HeadlessClient) -> None:
    soak, out = watched(client, minutes=2.0)
    for _ in range(5):
        soak.tick()
        client.clock.step(30_000)
    assert out.getvalue().count("RSS") == 3 and client.shell.stage.closing
    assert "games 0, given up 0, crashes 0" in out.getvalue().splitlines()[-1]


def test_what_is_waited_for_is_written_down_once() -> None:
    told: list[str] = []
    wait = WaitTimer(told.append)
    assert wait.lasts("Circe (novice)", 12, now=100.0) == 0
    assert [wait.lasts("Circe (novice)", 12, now=100.0 + more) for more in (NOTED_AFTER + 1, PATIENCE)] == [
        21,
        PATIENCE,
    ]
    assert told == ["waiting for Circe (novice) at position 12 since 21 s"]
    assert wait.lasts("Circe (novice)", 13, now=400.0) == 0
