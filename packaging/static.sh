#!/usr/bin/env bash
# Builds a program for Linux that needs no library, and tries it. With the name of a target it is built for another kind of
# processor, and tried only if this machine can run it.
#
#     packaging/static.sh [TARGET]
set -euo pipefail
cd "$(dirname "$0")/.."
target="${1:-$(uname -m)-unknown-linux-musl}"

if [ "$target" != "$(uname -m)-unknown-linux-musl" ]; then
    # The linker that comes with Rust is enough: nothing of C is built.
    export CARGO_ENCODED_RUSTFLAGS="-Clinker=rust-lld"
fi
rustup target add "$target"
cargo build --release --locked --target "$target"
program="target/$target/release/thicket"
echo "built $program"

if ! "$program" --version > /dev/null 2>&1; then
    echo "skipped: this machine cannot run what is built for $target"
    exit 0
fi
needs="$(ldd "$program" 2>&1 || true)"
if ! grep -Eq 'statically linked|not a dynamic executable' <<< "$needs"; then
    echo "it needs libraries: $needs" >&2
    exit 1
fi
packaging/try.sh "$program"
