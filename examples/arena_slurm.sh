#!/bin/sh
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --output=part-%a.json
# One part of an arena a job. When all have ended: thicket arena merge part-*.json
exec thicket arena root --bots normal --field easy --seats random4 --games 4000 --seed 7 --json --jobs 1 \
    --shard "$SLURM_ARRAY_TASK_ID/16"
