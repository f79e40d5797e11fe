# Functions that .ci/run and .ci/packages share. They source this file after they have declared `missing`, whose keys name what may
# be missing on a machine, and whose values are the reasons why that is no failure.

# The WebAssembly module of a release is optimised as a whole, on one core, which takes minutes. Checks do without.
export CARGO_PROFILE_PLAYGROUND_LTO=off CARGO_PROFILE_PLAYGROUND_CODEGEN_UNITS=16

# Nothing is compiled a second time after a change. What cargo keeps for that takes more space than the programs.
export CARGO_INCREMENTAL=0

# Nobody reads a backtrace here.
export CARGO_PROFILE_DEV_DEBUG=0

# Lines with the seconds that a step took, and its command.
durations=

# Runs a command, and prints how many seconds after the start of the script it began.
step() {
    local start=$SECONDS
    printf '\n== %s s: %s\n' "$start" "$*"
    "$@"
    durations+="$((SECONDS - start)) s: $*"$'\n'
}

# Prints the steps that took longest. A script calls it at its end.
list_longest_steps() {
    printf '\n== %s s: the longest steps\n' "$SECONDS"
    sort --numeric-sort --reverse <<<"$durations" | sed -n 1,12p | cut -c 1-120
}

# Ends the script unless NAME is in the list of what may be missing.
absent() {
    if [ -z "${missing[$1]:-}" ]; then
        echo "missing: $1"
        exit 1
    fi
    echo "left out: $1. ${missing[$1]}"
}

# Installs Debian packages unless there is a program of the name: PROGRAM PACKAGE...
debian() {
    command -v "$1" >/dev/null && return
    apt-get update >/dev/null
    apt-get install -y "${@:2}" >/dev/null
}
