#!/usr/bin/env bash
# `pip install` into .venv at the versions of packaging/lock.txt; where those are not to be had, at any pyproject.toml allows.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

install() { .venv/bin/python -m pip install -qq --disable-pip-version-check "$@" </dev/null; }

install -c packaging/lock.txt "$@" && exit
echo "Not all versions of packaging/lock.txt can be had here; taking what pyproject.toml allows." >&2
install "$@"
