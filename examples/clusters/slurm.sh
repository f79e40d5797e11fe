#!/bin/sh
# A job array for Slurm: tests kernels in shards, one a task. The number of the task chooses its
# shard, so another number of tasks needs no other change:
#
#   job=$(sbatch --parsable --array=1-4 slurm.sh kernels reports)
#   sbatch --dependency=afterany:"$job" --wrap 'visa merge reports/*.jsonl'
#
# The first argument is the folder of launch files, and the second one that for the reports.
#SBATCH --job-name=visa-test
#SBATCH --ntasks=1
#SBATCH --output=%x-%A-%a.log

set -u
kernels=${1:?the folder of launch files} reports=${2:?the folder for the reports}
mkdir -p "$reports"
report=$reports/$SLURM_ARRAY_TASK_ID.jsonl
# Another program sees the report only when it is complete.
visa test "$kernels" --shard auto --format json > "$report.part"
status=$?
mv "$report.part" "$report"
exit "$status"
