# Cardavia's two commands are `make play` and `make test`; each makes what it needs from nothing.
#
#   make play            play in the browser; arguments in ARGS, for instance ARGS="play --terminal"
#   make test            everything that must hold, as the tests of every submission run it
#   make check           the same: style, types, layers, tests, coverage, the wheel
#   make fix             set what can be set by a program: imports, layout
#   make bench           measure speed
#   make shots           take pictures of the pages
#   make faces           keep the hashes of the card faces, after they were looked at
#   make clean           remove everything that was made here

BIN := .venv/bin
WORKERS ?= 2
ARGS ?=

.PHONY: play test check style types layers tests fix bench shots faces clean

play: .venv/.made-to-play
	$(BIN)/cardavia $(ARGS)

test: check

check: style types layers tests

style: .venv/.made-to-test
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench

types: .venv/.made-to-test
	$(BIN)/mypy

layers: .venv/.made-to-test
	$(BIN)/lint-imports --no-logo

# The rules are held by every line and branch; measuring them slows the tests, so the others run without.
RULES := tests/cards tests/rules tests/games tests/match tests/battery tests/book tests/cli

tests: .venv/.made-to-test
	$(BIN)/python -m pytest -q -n $(WORKERS) $(RULES) --cov-report= \
		--cov=cardavia.cards --cov=cardavia.rules --cov=cardavia.games --cov=cardavia.match
	$(BIN)/coverage report --skip-covered --fail-under=100
	$(BIN)/python -m pytest -q -n $(WORKERS) $(RULES:%=--ignore=%)

fix: .venv/.made-to-test
	$(BIN)/ruff check --fix src tests bench
	$(BIN)/ruff format src tests bench

bench: .venv/.made-to-test
	$(BIN)/python -m bench $(ARGS)

shots: .venv/.made-to-test
	$(BIN)/python -m tests.shots $(ARGS)

faces: .venv/.made-to-test
	$(BIN)/python -m tests.art.hashes

clean:
	rm -rf .venv build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.made-to-play: pyproject.toml
	tools/environment .venv
	@echo "Installing Cardavia and what it stands on ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/.made-to-test: pyproject.toml
	tools/environment .venv
	@echo "Installing Cardavia, what it stands on, and what its tests need ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ .venv/.made-to-play
