"""`python -m resarcana_gui.tools.tour`."""

import sys

from resarcana_gui.tools.tour.guide import main

sys.exit(main())
