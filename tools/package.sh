#!/usr/bin/env bash
# What a release holds, made into dist/: the sdist, a wheel with the compiled rules for this machine, and a wheel without them for
# every other. The page must be built before (make .venv/.web): who installs a wheel needs neither Node nor a compiler.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
python=${PYTHON_FOR_BUILD:-.venv/bin/python}
[ -x "$python" ] || python=python3

for page in index.html companion/passgo-companion.html; do
    [ -f "src/passgo/static/$page" ] || { echo "src/passgo/static/$page is missing: build the page first (make .venv/.web)." >&2; exit 1; }
done
"$python" -m build --version >/dev/null 2>&1 || "$python" -m pip install -qq build
rm -rf dist build/lib build/bdist.* src/passgo.egg-info
"$python" -m build --sdist --outdir dist .
"$python" -m build --wheel --outdir dist .
# Without a module to compile, setuptools names the wheel for any Python on any system.
PASSGO_MODULE= "$python" -m build --wheel --outdir dist .
ls -l dist
