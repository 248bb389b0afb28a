# Everything a player or a developer does, in one word each. `make help` lists them.
# Needs GNU make, a POSIX shell and Python 3.11 or later; the rest is installed in .venv.
# On Windows, make.cmd does the same, but for pictures and for testing the compiled copy.

.DEFAULT_GOAL := help
.PHONY: help play test format-check format lint types contracts tests coverage test-compiled bench bench-ui tour fuzz attack soak tournament train calibrate chance-changes prompts puzzles compile art checksums executable site clean

VENV := .venv
BIN := $(VENV)/bin
ART := build/artenv
SOURCES := $(shell find resarcana_gui -name '*.py') $(wildcard *.yaml)
COMPILED_TESTS := $(wildcard tests/kernel tests/contract tests/match tests/games)
# Also where Python is told to keep no bytecode: the tests start many programs, and each would compile every module anew.
BYTECODE := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/build/bytecode"
PYTEST := -m pytest -n auto --dist worksteal
CODE := resarcana_gui tests tools setup.py $(wildcard art docs/*.py)

help: ## List the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "  %-18s %s\n", $$1, $$2 }'

# Where there is a C compiler, the engine is compiled meanwhile, in build/background, for the next start.
play: $(VENV)/play.stamp ## Play the game
	@RESARCANA_COMPILED="$(CURDIR)/build/background" $(BIN)/resarcana play $(ARGS)

test: format-check lint types contracts tests coverage ## Check everything; stops at the first failure

# One after the other even with `make -j`, so that the first failure in this order stops it.
.NOTPARALLEL:

format-check: $(VENV)/dev.stamp ## Check the formatting
	$(BIN)/ruff format --check $(CODE)

format: $(VENV)/dev.stamp ## Format the code, and fix what the linter can fix
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

lint: $(VENV)/dev.stamp ## Lint with ruff
	$(BIN)/ruff check $(CODE)

types: $(VENV)/dev.stamp ## Check the types with mypy, strict
	$(BIN)/mypy

contracts: $(VENV)/dev.stamp ## Check which package imports which
	$(BIN)/lint-imports --no-logo

# Measuring coverage makes playing games several times slower: tests/conftest.py says which tests measure it.
tests: $(VENV)/dev.stamp ## Run the tests on all cores, measuring coverage of kernel and rules
	$(BYTECODE) $(BIN)/python $(PYTEST) --cov --cov-report= --cov-fail-under=0

coverage: $(VENV)/dev.stamp ## Check that the last tests covered every branch of kernel and rules
	$(BIN)/coverage report

compile: build/compiled.stamp ## Compile a copy of the package, in build/compiled

build/compiled.stamp: $(SOURCES) setup.py $(VENV)/dev.stamp
	$(BIN)/python -m tools.compile
	@touch $@

# -P keeps Python from importing the sources in the current folder first.
test-compiled: compile ## Test kernel, games and matches against the compiled copy
	$(BYTECODE) PYTHONPATH=build/compiled:. $(BIN)/python -P $(PYTEST) -o pythonpath= --quiet --ignore-glob='tests/games/*/art' --ignore-glob='tests/games/*/recipes' --ignore-glob='tests/games/*/robot' $(COMPILED_TESTS)

bench: compile ## Measure the engine, plain and compiled
	$(BIN)/python -m tools.bench $(ARGS)

bench-ui: $(VENV)/play.stamp ## Measure the window: frame times, start, memory
	@$(BIN)/python -m tools.bench_ui $(ARGS)

fuzz: $(VENV)/dev.stamp ## Play random games, checking every guarantee
	$(BIN)/python -m tools.fuzz $(ARGS)

prompts: $(VENV)/dev.stamp ## Lay out every question of random games in the prompt
	$(BIN)/python -m tools.prompts $(ARGS)

attack: $(VENV)/dev.stamp ## Try to break the program: kills, damaged files, odd windows; ARGS="kills --size 0.1"
	$(BIN)/python -m tools.attack $(ARGS)

soak: $(VENV)/dev.stamp ## Let a robot use the whole program for two hours, and watch its memory; ARGS="--minutes 20"
	$(BIN)/python -m tools.soak $(ARGS)

tournament: compile ## Let the machine opponents play each other, compiled; ARGS="--agents archmage,sage --seconds 0.1"
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m tools.tournament $(ARGS)

train: compile ## Train the opponents from nothing: hours, goes on where it was interrupted; ARGS="--install FOLDER"
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m tools.train $(ARGS)

chance-changes: compile ## Measure how steady the companion's chances are; ARGS="--rivals apprentice"
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m tools.chance_changes $(ARGS)

calibrate: compile ## Measure how often the companion's chances come true, and correct them; after training
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m tools.calibrate $(ARGS)

puzzles: compile ## Find puzzles in games between machines, and prove them; goes on where it was; ARGS="--install 100"
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m tools.puzzles $(ARGS)

tour: $(VENV)/dev.stamp $(if $(findstring --readme,$(ARGS)),$(ART)/filled.stamp) ## Picture every screen, and report layout faults, in build/tour
	$(BIN)/python -m tools.tour $(ARGS)
	@$(if $(findstring --readme,$(ARGS)),$(ART)/bin/python -m art.documents build/tour/readme docs/images)

art: $(ART)/filled.stamp ## Make the pictures older than their scripts; ONLY=fire_dragon makes just that one
	@$(ART)/bin/python -m art.build $(ARGS)
	@$(if $(ONLY)$(filter-out --force,$(ARGS)),:,$(ART)/bin/python -m art.opponents.build $(ARGS))
	@$(if $(ONLY)$(filter-out --force,$(ARGS)),:,$(ART)/bin/python -m art.interface.build $(ARGS))
	@$(if $(ONLY)$(filter-out --force,$(ARGS)),:,$(ART)/bin/python -m art.sounds)
	@$(MAKE) --no-print-directory checksums

checksums: $(VENV)/play.stamp ## Record the checksums of pictures, sounds and fonts after a change
	@$(BIN)/python -m tools.checksums

executable: compile ## Build the program as a folder that needs no Python, in dist/resarcana, and try it
	@$(PIP) install --editable '.[executable]'
	$(BIN)/pyinstaller --noconfirm --workpath build/executable build.spec
	$(BIN)/python -m tools.check_executable

site: $(VENV)/play.stamp ## Build the documentation as a site, in build/site; a dead link stops it
	@$(PIP) install --editable '.[site]'
	$(BIN)/python -m sphinx --builder html --fail-on-warning --keep-going --quiet docs build/site

clean: ## Remove everything made here, including the virtual environment
	rm -rf $(VENV) build dist docs/api htmlcov *.egg-info .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment: made once, updated when pyproject.toml changes. What is already installed is kept.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

$(VENV)/play.stamp: pyproject.toml
	@sh .ci/venv $(VENV)
	@echo "Installing what the game needs ..."
	@$(PIP) install --editable .
	@touch $@

$(VENV)/dev.stamp: pyproject.toml
	@sh .ci/venv $(VENV)
	@echo "Installing what development needs ..."
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp

# Pictures are made in a separate environment with Blender, which nothing else needs.
$(ART)/filled.stamp: .ci/artenv
	@sh .ci/artenv $(ART)
	@touch $@
