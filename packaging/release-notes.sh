#!/usr/bin/env bash
# Prints what CHANGELOG.md says of a version; without one, of the version in Cargo.toml.
#
#     packaging/release-notes.sh [VERSION | Unreleased]
set -euo pipefail
cd "$(dirname "$0")/.."

version="${1:-$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)}"
notes="$(awk -v version="$version" '/^## / { within = $2 == version; next } within' CHANGELOG.md)"
if [ -z "$notes" ]; then
    echo "CHANGELOG.md has no version $version" >&2
    exit 1
fi
echo "$notes" | sed '/./,$!d'
