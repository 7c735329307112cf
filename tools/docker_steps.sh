#!/usr/bin/env bash
# What the Dockerfile does, as a script: it is run there, and can be run where there is no Docker.
#   tools/docker_steps.sh build FOLDER    an environment with Pass GO, its pages and its compiled rules
#   tools/docker_steps.sh try FOLDER      start it, ask whether it is ready, stop it
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
what=${1:?build or try} folder=${2:?where}

case $what in
build)
    python3 -m venv "$folder/building"
    "$folder/building/bin/pip" install -q 'setuptools>=77,<85' 'cython==3.3.1'
    PASSGO_MODULE= "$folder/building/bin/pip" install -q --no-build-isolation -e '.[server,web]'
    "$folder/building/bin/python" tools/build_web.py
    python3 -m venv "$folder"
    "$folder/bin/pip" install -q 'setuptools>=77,<85' 'cython==3.3.1'
    "$folder/bin/pip" install -q --no-build-isolation '.[server,cluster]'
    rm -rf "$folder/building"
    ;;
try)
    data=$(mktemp -d)
    "$folder/bin/passgo" serve --port 0 --data "$data" >"$data/says" &
    server=$!
    trap 'kill "$server"; wait "$server"; rm -rf "$data"' EXIT
    until grep -q "open at" "$data/says"; do kill -0 "$server"; sleep 0.1; done
    address=$(awk '/open at/ {print $NF}' "$data/says")
    (cd "$data" && "$folder/bin/python" - "$address") <<'PYTHON'
import json, sys, urllib.request
address = sys.argv[1]
assert json.load(urllib.request.urlopen(f"{address}/readyz"))["ok"]
assert len(json.load(urllib.request.urlopen(f"{address}/api/editions"))) >= 4
assert b"<script" in urllib.request.urlopen(address).read()
from passgo.engines.choose import ENGINE
print(f"ready, with its pages, on the {ENGINE} engine")
PYTHON
    ;;
esac
