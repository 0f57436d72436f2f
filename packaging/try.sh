#!/usr/bin/env bash
# Starts a program, plays, saves and looks at the save again, in an empty home and with nothing else set.
#
#     packaging/try.sh PROGRAM
set -euo pipefail
program="$(realpath -- "$1")"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
cd "$home"

thicket() {
    env -i HOME="$home" "$program" "$@"
}

thicket --version
printf '%s\n' 'new iwari red=human,blue=random seed=5' 'hint take' 'hint take' quit | thicket --plain > told
test -s .local/share/thicket/saves/iwari-1.toml
printf '%s\n' 'hint take' quit | thicket continue iwari-1 --plain > told
thicket saves > told
grep -q '^iwari-1' told
thicket replay iwari-1 > told
thicket sim root --seats random4 --bots random --games 2 --seed 1 --check > told
echo "$program plays and saves."
