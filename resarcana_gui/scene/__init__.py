"""The picture, for any game: nodes on a canvas, actions in time, input, text, widgets. It knows no game.

Everything is placed on a canvas of 1920 by 1080 that is shown in any window; `stage.py` puts the parts together.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
