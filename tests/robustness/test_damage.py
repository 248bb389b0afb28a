from __future__ import annotations

import pytest

from tools.attack import asset_attack, text_attack
from tools.attack.damage import copied_data, findings


@pytest.mark.slow
def test_whatever_is_damaged_is_named_once_and_the_window_goes_on() -> None:
    assert asset_attack.child("flipped", 0.03, 1) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", text_attack.KINDS)
def test_changed_cards_settings_and_texts_are_used_or_refused_in_one_sentence(kind: str) -> None:
    with copied_data() as root:
        assert findings("text_attack", kind, root, kind, 5, 1) == []
