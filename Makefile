# Two commands do everything on a fresh machine with Python 3.11: `make play` and `make test`.
# `make quick` leaves out the browser and long random play: a minute and a half, for while one works.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin

unexport PYTHONDONTWRITEBYTECODE  # the tests start many processes, each of which would compile everything again

.PHONY: play test quick lint unit unit-fast fast slow wheel test-fast bench builds mutants rebuild secrecy secrets conformance examples docs release-check random-games planted-faults cluster load kills clean

play: $(VENV)/play
	$(BIN)/rulewright serve

test: $(VENV)/dev
	scripts/system
	$(MAKE) --no-print-directory lint unit unit-fast

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests/browser/conftest.py

unit: export RULEWRIGHT_BUILD = interpreted
unit: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/browser
	$(BIN)/python -m pytest -n 2 --reruns 1 -rR tests/browser  # what fails twice fails; what had to be run again is listed

# The compiled build: `make fast` makes it, `make slow` takes it away. It is used while it fits the sources.
COMPILER := $(shell command -v cc)
UNIT_FAST := build/unit-fast# a copy of the checkout, so that neither its own build nor what is left of this one is in the way
COMPILED_TESTS = --deselect tests/kernel/test_fork.py::test_a_fork_survives_another_process tests/kernel tests/shells tests/test_records.py tests/test_rests.py tests/test_compiled.py

fast: $(VENV)/fast
	$(BIN)/python -m fast $(GAMES)

slow:
	rm -rf rulewright/_compiled build/fast

unit-fast: export PYTHONPATH = $(abspath $(UNIT_FAST))
unit-fast: $(VENV)/dev $(VENV)/fast  # kernel, Shells and Battleground compiled; the other games run interpreted on that kernel
ifneq ($(COMPILER),)
	mkdir -p $(UNIT_FAST)
	find $(UNIT_FAST) -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
	tar -cf - --exclude _compiled --exclude __pycache__ $(filter-out build dist site,$(wildcard *)) | tar -xf - -C $(UNIT_FAST)
	cd $(UNIT_FAST) && OPT=1 $(abspath $(BIN))/python -m fast shells battleground
	cd $(UNIT_FAST) && $(abspath $(BIN))/python -m fast.proof shells battleground
	cd $(UNIT_FAST) && RULEWRIGHT_BUILD=compiled $(abspath $(BIN))/python -m pytest -n 2 -m "not slow" $(COMPILED_TESTS)
else
	@echo "no C compiler: the compiled build is not tested"
endif

test-fast: $(VENV)/dev fast  # the tests of all rules on the compiled build
	RULEWRIGHT_BUILD=compiled $(BIN)/python -m pytest -n 2 -m "not slow" $(COMPILED_TESTS) tests/test_battery.py \
	  tests/outposts tests/battleground tests/elysia tests/lytharian tests/seekers

wheel: $(VENV)/fast  # compiled where there is a C compiler
	RULEWRIGHT_COMPILE=$(if $(COMPILER),1,) $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

mutants: $(VENV)/dev
	$(BIN)/python -m mutation $(or $(GAME),outposts) --n $(or $(N),300)

rebuild: $(VENV)/dev
	REBUILD_GAMES=$(or $(N),200) $(BIN)/python -m pytest -n 2 -k rebuild --ignore tests/browser

secrets: $(VENV)/dev
	SECRET_POSITIONS=$(or $(N),10000) $(BIN)/python -m pytest -n 2 tests/envs/test_encoder.py -k can_not_know

conformance: $(VENV)/dev
	CONFORMANCE=1 $(BIN)/python -m pytest -n 2 tests/envs/test_conformance.py

secrecy: $(VENV)/dev
	SECRECY_GAMES=$(or $(N),40) $(BIN)/python -m pytest -n 2 tests/server/test_secrecy.py

examples: $(VENV)/dev
	$(BIN)/python examples/random_agents.py
	$(BIN)/python examples/language_agent.py
	$(BIN)/python examples/policy_gradient.py
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[train-torch]'
	$(BIN)/python examples/ppo.py

docs: $(VENV)/dev
	$(BIN)/python -m scripts.docs_tables
	$(BIN)/zensical build --clean

release-check: $(VENV)/dev
	scripts/release_check $(BIN)/python

random-games: $(VENV)/dev
	$(BIN)/python -m bench.random_games --games $(or $(N),20000) --to docs/random-games.md

planted-faults: $(VENV)/dev  # does the lab find what was put in, and nothing where nothing was?
	$(BIN)/python -m bench.planted_faults --to build/planted-faults.md

cluster: $(VENV)/dev  # the same games here and on a Ray cluster of two nodes, one worker killed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[ray]'
	$(BIN)/python -m bench.cluster --to docs/lab/cluster.md

load: $(VENV)/dev  # STORE=postgresql://... of your own
	$(BIN)/python -m bench.load --store $(STORE) --each 2 --kill $(ARGUMENTS)
	$(BIN)/python -m bench.load --store $(STORE) --bots 200 --seconds 300

kills: $(VENV)/dev  # kills with -9 under load, on each store
	KILLS=$(or $(N),100) $(BIN)/python -m pytest -n 2 tests/server/test_kill.py

quick: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" --ignore tests/browser

bench: $(VENV)/bench
	$(BIN)/python -m bench

builds: $(VENV)/bench  # interpreted, compiled and Catanatron in one table; `make fast` first
	$(BIN)/python -m bench.builds

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@

$(VENV)/dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,lab,web,postgres]'
	@touch $@ $(VENV)/play

$(VENV)/fast: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[fast]'
	@touch $@

$(VENV)/bench: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@

clean: slow
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
