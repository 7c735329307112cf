#!/bin/sh
# Train the nets and measure the bots on a machine of many cores without a network: tools/device.sh OUT [games] [arena games].
# It needs Python with headers, numpy and gcc; Cython, or build/_native.c and build/_native_rules.c made elsewhere by `make compile`.
set -e
out=${1:?where to write}; games=${2:-500000}; arena=${3:-400}
python=${PYTHON:-python3}; cores=$(nproc)
export PYTHONPATH="$PWD/src:$PWD/tools" OMP_NUM_THREADS=1 PYTHONUNBUFFERED=1
if "$python" -c 'import Cython' 2>/dev/null; then
    "$python" tools/make_native.py build/_native.pyx && "$python" -m cython -3 build/_native.pyx -o build/_native.c
fi
suffix=$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')
include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
gcc -O3 -march=native -shared -fPIC -w -I"$include" build/_native.c build/_native_rules.c -o "src/passgo/_native$suffix"
"$python" -c 'import passgo._native'
for edition in $("$python" -c 'from passgo.loading import editions; print(*editions())'); do
    OMP_NUM_THREADS=4 "$python" tools/train.py "$edition" --games "$games" --passes 2 --cores $((cores / 4)) > "$out/train-$edition.log" 2>&1 &
done
wait
cat "$out"/train-*.log
tar -C src/passgo/minds -czf "$out/weights.tgz" weights
timeout "${ARENA_SECONDS:-300}" "$python" tools/arena.py --cores "$cores" --games "$arena" ${ARENA:-} --json "$out/arena.json" || true
