#!/bin/sh
# Install the Chromium the browser tests drive, or say in one sentence what is missing. Where Debian has it without windows, too,
# that one is driven: it does the same with less.
set -eu
say() { echo "$1" >&2; exit 1; }
lighter() {
    command -v chromium-headless-shell >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ] ||
        apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || true
}

command -v chromium >/dev/null 2>&1 && lighter && exit 0
command -v apt-get >/dev/null 2>&1 || say "The browser tests need /usr/bin/chromium: install Chromium and try again."
[ "$(id -u)" = 0 ] || say "The browser tests need Chromium: run 'sudo apt-get install -y chromium' and try again."
echo "Installing Chromium ..."
apt-get install -y -qq chromium >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 || true
lighter
command -v chromium >/dev/null 2>&1 || say "Chromium could not be installed with apt-get: install it by hand and try again."
