"""No screen, and no loudspeaker."""

from __future__ import annotations

import pytest

from tools.headless_client import headless


@pytest.fixture(autouse=True, scope="session")
def _headless() -> None:
    headless()
