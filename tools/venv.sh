#!/bin/sh
# Make .venv with python3 (or $PYTHON), or say in one sentence what is missing.
set -eu
python=${PYTHON:-python3}

say() { echo "$1" >&2; exit 1; }
has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

command -v "$python" >/dev/null 2>&1 ||
    say "Pass GO needs Python 3.11 or newer, and there is no $python here: install it, or name another with make PYTHON=..."
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    say "Pass GO needs Python 3.11 or newer, and $python is $version: name another with make PYTHON=python3.12 or the like."

if ! has_venv && command -v apt-get >/dev/null 2>&1; then
    [ "$(id -u)" = 0 ] || say "Python's venv is missing: run 'sudo apt-get install -y python3-venv' and try again."
    echo "Installing python3-venv ..."
    for package in python3-venv "python$version-venv"; do
        has_venv || apt-get install -y -qq "$package" >/dev/null 2>&1 ||
            { apt-get update -qq && apt-get install -y -qq "$package"; } >/dev/null 2>&1 || true
    done
fi
has_venv || say "Python's venv is missing: install the venv package of $python (python$version-venv) and try again."

echo "Setting up Python $version ..."
"$python" -m venv --clear .venv
