"""The command `python -m tools.tour`."""

import sys

from tools.tour.run import main

sys.exit(main())
