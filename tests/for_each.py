"""One test for many values: collecting, reporting and sharing out a test of its own for each takes longer than what is
looked at. For tests that need no fixture and little time; others are parametrized."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence

Test = Callable[..., None]


def for_each(names: str | Sequence[str], values: Iterable[object]) -> Callable[[Test], Test]:
    """Run a test for all these values of a parameter or, with several names, for tuples of theirs. What fails says with
    which."""
    parameters = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    cases = [dict(zip(parameters, _fields(value, parameters), strict=True)) for value in values]
    assert cases, "nothing is looked at"

    def decorator(test: Test) -> Test:
        def all_of_them(**others: object) -> None:
            for case in cases:
                try:
                    test(**case, **others)
                except BaseException as error:
                    error.add_note(f"with {case}")
                    raise

        signature = inspect.signature(test)
        left = [each for name, each in signature.parameters.items() if name not in parameters]
        all_of_them.__name__, all_of_them.__qualname__ = test.__name__, test.__qualname__
        all_of_them.__module__, all_of_them.__doc__ = test.__module__, test.__doc__
        all_of_them.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return all_of_them

    return decorator


def _fields(value: object, parameters: Sequence[str]) -> Sequence[object]:
    if len(parameters) == 1:
        return [value]
    assert isinstance(value, Sequence)
    return value
