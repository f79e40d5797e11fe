# Functions that .ci/run and .ci/packages share. They source this file after they have declared `missing`, whose keys name what may
# be missing on a machine, and whose values are the reasons why that is no failure.

# Runs a command, and prints how many seconds after the start of the script it began.
step() { printf '\n== %s s: %s\n' "$SECONDS" "$*"; "$@"; }

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
