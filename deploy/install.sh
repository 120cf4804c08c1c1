#!/bin/sh
# Installs Roji into a folder of its own, with everything pinned by hash: all that the container image consists of.
#
#   deploy/install.sh TARGET           from this checkout: builds the wheel first (compiler; network for Node and packages)
#   deploy/install.sh TARGET WHEEL     from a wheel that was built before: needs neither compiler nor Node
#
# Afterwards TARGET/bin/roji serves. PYTHON names the interpreter, else python3. Nothing outside TARGET is changed.
set -eu

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: $0 TARGET [WHEEL]" >&2
    exit 2
fi
target=$1
wheel=${2:-}
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
python=${PYTHON:-python3}

if [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
    echo "$0: $target is not empty; name a new folder" >&2
    exit 1
fi
"$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' || {
    echo "$0: Python 3.11 or newer with venv is needed; PYTHON=… names one" >&2
    exit 1
}

"$python" -m venv "$target"
install() {
    "$target/bin/python" -m pip install --quiet --no-compile --disable-pip-version-check "$@"
}

# What a server needs: itself, databases, several processes, traces.
set --
for file in play postgresql nats telemetry; do
    if [ -f "$here/requirements/$file.txt" ]; then
        set -- "$@" -r "$here/requirements/$file.txt"
    fi
done
install --require-hashes "$@"

if [ -z "$wheel" ]; then
    built=$(mktemp -d)
    trap 'rm -rf "$built"' EXIT
    "$python" -m venv "$built/venv"
    "$built/venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$here/requirements/build.txt"
    "$built/venv/bin/python" -m pip wheel --quiet --no-deps --disable-pip-version-check -w "$built" "$here"
    wheel=$(ls "$built"/*.whl)
fi
install --no-deps --no-index "$wheel"
"$target/bin/roji" config >/dev/null
echo "Roji is in $target: $target/bin/roji serve"
