# Two commands do everything on a fresh machine with Python 3.11: `make play` and `make test`.
# `make quick` leaves out the browser and long random play: a minute and a half, for while one works.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test quick lint unit bench mutants rebuild secrets conformance random-games clean

play: $(VENV)/play
	$(BIN)/rulewright serve

test: $(VENV)/dev
	scripts/system
	$(MAKE) --no-print-directory lint unit

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests/browser/conftest.py

unit: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/browser
	$(BIN)/python -m pytest tests/browser

mutants: $(VENV)/dev
	$(BIN)/python -m mutation $(or $(GAME),outposts) --n $(or $(N),300)

rebuild: $(VENV)/dev
	REBUILD_GAMES=$(or $(N),200) $(BIN)/python -m pytest -n 2 -k rebuild --ignore tests/browser

secrets: $(VENV)/dev
	SECRET_POSITIONS=$(or $(N),10000) $(BIN)/python -m pytest -n 2 tests/envs/test_encoder.py -k can_not_know

conformance: $(VENV)/dev
	CONFORMANCE=1 $(BIN)/python -m pytest -n 2 tests/envs/test_conformance.py

random-games: $(VENV)/dev
	$(BIN)/python -m bench.random_games --games $(or $(N),20000) --to docs/random-games.md

quick: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 -m "not slow" --ignore tests/browser

bench: $(VENV)/bench
	$(BIN)/python -m bench

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@

$(VENV)/dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,lab,web,postgres]'
	@touch $@ $(VENV)/play

$(VENV)/bench: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
