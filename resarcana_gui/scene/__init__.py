"""Graphics for any game: nodes on a canvas, timed actions, input, text, widgets. Knows no game.

Everything is placed on a canvas of 1920 by 1080 that is shown in a window of any size; `stage.py` puts the parts
together.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
