# Pass GO: `make play` and `make test` are all you need; `make help` lists the rest.
PYTHON ?= python3
EDITION ?= here_and_now
ARGS ?=
WORKERS := 2
# A test that kills its process fails the run at once: restarted, the run can wait for ever for what that process had been given.
PYTEST_FLAGS ?= -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder --max-worker-restart=0

BIN := .venv/bin
PIP := tools/install.sh
LOCKED := dev server cluster push env openspiel study browser web ray docs
BUILD := $(BIN)/python setup.py -q build_ext --inplace
# What the compiled rules are made from: when one of these changes, they are compiled again.
SOURCES := $(shell find src/passgo/rules src/passgo/editions -name "*.py") src/passgo/struct.py $(wildcard src/passgo/engines/native/*.pyx) \
	src/passgo/engines/native/digest.py tools/make_native.py $(wildcard tools/native/*.py) setup.py
# What the pages to play on are built from.
PAGES := $(shell find web -path web/node_modules -prune -o -type f ! -name data.json -print) tools/build_web.py \
	tools/make_companion.py $(shell find src/passgo/editions -name '*.toml')
# Tests that share one room of names; server and browser have a conftest of their own and are read apart; an edition that lies
# elsewhere adds its fields when it is loaded, which no reader of types can see.
TESTS := $(wildcard tests/*.py) $(filter-out $(addprefix tests/,server browser perft elsewhere __pycache__),$(patsubst %/,%,$(wildcard tests/*/)))
TRAPS := -O2 -fno-wrapv -fsanitize=bounds,shift,signed-integer-overflow,integer-divide-by-zero -fsanitize-undefined-trap-on-error

export PYTHON
# Where a shell forbids it (images of Python do), every process would compile anew what it imports, and the tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play terminal test quick browser check steps bench bench-server bench-env train arena soak docs package lock release compile hooks \
	trapping clean help
.DEFAULT_GOAL := help

##@ To play
play: .venv/.native .venv/.server .venv/.web  ## set up, and open the table in the browser (ARGS="--port 9000")
	@$(BIN)/passgo serve --host 0.0.0.0 --open $(ARGS)

terminal: .venv/.native  ## set up and play in the terminal (EDITION=here_and_now, ARGS="...")
	@$(BIN)/passgo play $(EDITION) $(ARGS)

##@ To test
# Who waits for a page or a server leaves its core to another: of a whole run with three, a third of two cores' time was idle.
test browser: WORKERS := 5
quick: WORKERS := 3

test: .venv/.dev .venv/.ray .venv/.native .venv/.trapping .venv/.web .venv/.chromium  ## set up and run every test (PYTEST_FLAGS=-q)
	@# What one has compiled all others find; on a new machine each of them would compile all of the tests at the same time.
	@PASSGO_BROWSER=needed $(BIN)/python -m pytest --collect-only -qq $(ARGS) >/dev/null || :
	@PASSGO_BROWSER=needed $(BIN)/python -m pytest $(PYTEST_FLAGS) $(ARGS)

quick: .venv/.dev .venv/.native  ## the tests of daily work, under a minute: rules, both engines, terminal, server
	@$(BIN)/python -m pytest $(PYTEST_FLAGS) -m "not slow" $(patsubst %,--ignore tests/%,browser env study) $(ARGS)

browser: .venv/.dev .venv/.native .venv/.web .venv/.chromium  ## set up and play whole games in a real browser
	@PASSGO_BROWSER=needed $(BIN)/python -m pytest $(PYTEST_FLAGS) tests/browser $(ARGS)

check: .venv/.dev  ## ruff and mypy --strict over src, tools and tests; types, ESLint and Vitest over the pages
	@echo "Reading the code ..."
	@$(BIN)/ruff check .
	@$(BIN)/mypy --strict
	@$(BIN)/mypy --strict tools
	@$(BIN)/mypy --strict $(TESTS)
	@for folder in tests/server tests/browser; do MYPYPATH=src:tools:tests:tests/server:$$folder $(BIN)/mypy --strict $$folder || exit; done
	@$(BIN)/python tools/build_web.py --check </dev/null

steps: .venv/.dev  ## print what editors read of the declared steps (after declaring one)
	@$(BIN)/python tools/make_steps.py

##@ To measure
bench: .venv/.native  ## how fast are the rules?
	@$(BIN)/python tools/bench.py $(ARGS)

bench-server: .venv/.dev .venv/.native  ## how many games does the server carry, also while masters think? (ARGS="--rate 400")
	@$(BIN)/python tools/bench_server.py $(ARGS)
	@$(BIN)/python tools/bench_server.py --masters 50 $(ARGS)

bench-env: .venv/.dev .venv/.native  ## how fast can learners play? (ARGS=--quick)
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python tools/bench_env.py $(ARGS)

train: .venv/.native .venv/.train  ## train the nets of the bots by games among themselves (ARGS="city --games 200000")
	@OMP_NUM_THREADS=1 $(BIN)/python tools/train.py $(ARGS)

arena: .venv/.native  ## how strong are the bots? (ARGS="master --games 400")
	@$(BIN)/python tools/arena.py $(ARGS)

soak: .venv/.dev .venv/.native .venv/.trapping  ## play thousands of games on all engines and compare
	@$(BIN)/python tools/soak.py $(ARGS)

##@ To ship
docs: .venv/.docs  ## build the documentation site into build/site
	@$(BIN)/python tools/make_site.py

package: .venv/.native .venv/.web  ## the sdist and the wheels of a release, into dist/, each tried in a bare environment
	@bash tools/package.sh
	@$(BIN)/python tools/try_package.py

lock: .venv/.python  ## pin what development and CI install, for every Python and system, into packaging/lock.txt
	@.venv/bin/python -m pip install -qq --disable-pip-version-check uv </dev/null
	@mkdir -p build && rm -f build/lock.txt && $(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 \
		$(LOCKED:%=--extra %) --no-header --no-annotate --no-emit-index-url --no-emit-find-links -o build/lock.txt </dev/null
	@{ echo "# Written by make lock: what development and CI install. Who uses Pass GO is bound by pyproject.toml alone."; \
		cat build/lock.txt; } > packaging/lock.txt

release: .venv/.dev  ## is this commit ready to be released? Checks everything and publishes nothing (ARGS=--quick)
	@$(BIN)/python tools/release.py $(ARGS)

##@ To keep house
compile:  ## compile the rules, even if nothing has changed (say, after installing a C compiler)
	@rm -f .venv/.native
	@$(MAKE) --no-print-directory .venv/.native

hooks: .venv/.dev  ## read every commit before it is made, by pre-commit (once in a checkout)
	@$(PIP) pre-commit </dev/null
	@$(BIN)/pre-commit install

trapping: .venv/.trapping  ## compile the rules so that they stop at any step beyond an array or a number

clean:  ## remove everything that was made here, .venv included
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/passgo/static
	rm -f src/passgo/_native*.so src/passgo/_trapping*.so
	find src tools tests -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## this list
	@grep -hE '^(##@ |[a-z-]+:.*##)' $(MAKEFILE_LIST) | sed -E 's/^##@ (.*)/\1:/; s/^([a-z-]+):.*##[ ]*(.*)/  make \1\t\2/' | expand -t 20

# ------------------------------------------------------------------------------------------------------------- set-up
# One stamp in .venv for every thing done. Nothing here reads the keyboard: that is for the game.
.venv/.python: tools/venv.sh
	@tools/venv.sh </dev/null
	@touch $@

# The build tools named in pyproject.toml, then the package itself, still without its compiled rules.
.venv/.passgo: .venv/.python pyproject.toml packaging/lock.txt tools/install.sh
	@echo "Installing Pass GO ..."
	@$(PIP) $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])') </dev/null
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e . </dev/null
	@touch $@

.venv/.server: .venv/.passgo
	@echo "Installing the server ..."
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[server]' </dev/null
	@touch $@

.venv/.dev: .venv/.passgo
	@echo "Installing the tools for testing ..."
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[dev,server,cluster,push,env,openspiel,study,browser]' </dev/null
	@touch $@

.venv/.docs: .venv/.passgo
	@echo "Installing the site's tools ..."
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[docs]' </dev/null
	@touch $@

.venv/.train: .venv/.passgo
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[train]' </dev/null
	@touch $@

.venv/.ray: .venv/.dev
	@echo "Installing Ray ..."
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[ray]' </dev/null
	@touch $@

.venv/.native: .venv/.passgo $(SOURCES)
	@echo "Compiling the rules ..."
	@PASSGO_MODULE=passgo._native $(BUILD) </dev/null
	@touch $@

.venv/.trapping: .venv/.passgo $(SOURCES)
	@echo "Compiling the rules a second time, with traps ..."
	@PASSGO_MODULE=passgo._trapping PASSGO_CFLAGS="$(TRAPS)" $(BUILD) </dev/null
	@touch $@

.venv/.web: .venv/.passgo $(PAGES)
	@echo "Building the pages to play on ..."
	@$(BIN)/python tools/build_web.py </dev/null
	@touch $@

.venv/.chromium: .venv/.dev tools/chromium.sh
	@PASSGO_MODULE= $(PIP) --no-build-isolation -e '.[server,browser]' </dev/null
	@tools/chromium.sh </dev/null
	@touch $@
