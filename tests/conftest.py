"""What all tests share: how hypothesis looks for counterexamples, and which tests count no coverage.

HYPOTHESIS_PROFILE=fuzz in the environment looks longer, and at something new each time.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    derandomize=True,
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("fuzz", settings.get_profile("steady"), derandomize=False, max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: looking through it for garbage again and again takes long."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """What is marked `no_cover` is not traced. In a worker process pytest-cov measures twice, and pauses one of them:
    the other would still make whole games several times slower."""
    if item.get_closest_marker("no_cover") is None:
        yield
        return
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
