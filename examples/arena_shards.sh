#!/bin/sh
# Plays an arena in parts that run beside each other, and adds them up:
#
#     sh examples/arena_shards.sh target/release/thicket 4 root --bots normal --field easy --seats random4 --games 400
#
# With GNU parallel the loop is one line:
#
#     seq 4 | parallel thicket arena root --bots normal --field easy --games 400 --json --shard {}/4 '>' part-{}.json
#
# and with Slurm each part is a job of an array: see arena_slurm.sh.
set -eu

thicket=$1
parts=$2
shift 2

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
part=1
while [ "$part" -le "$parts" ]; do
    "$thicket" arena "$@" --json --jobs 1 --shard "$part/$parts" > "$folder/$part.json" &
    part=$((part + 1))
done
wait
"$thicket" arena merge "$folder"/*.json
