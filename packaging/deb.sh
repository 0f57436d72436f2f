#!/usr/bin/env bash
# Builds the package for Debian and its relatives, and says where it is. Needs `cargo install cargo-deb`; options are passed
# on to it.
#
#     packaging/deb.sh
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --release --locked
rm -rf target/share
LC_ALL=C target/release/thicket install-docs --dir target/share > /dev/null
cargo deb --no-build --locked "$@"
