# shellcheck shell=bash
# What the jobs have in common. They source this file; it is not run itself.

# The job that runs and the clone it belongs to, through symbolic links.
job=$(realpath "$0")
clone=$(dirname "$(dirname "$job")")

# A message of the job, under its name.
say() { printf '%s: %s\n' "${job##*/}" "$*" >&2; }

# The help of the job: the comment at its top.
usage() { sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$job"; }

# How the programs are built for a night, and for the nights of the tests: with other options everything is compiled again.
# shellcheck disable=SC2034 # Of the jobs that source this.
release=(--configuration release --static-swift-stdlib)

# The release build of a program, made where the sources are newer.
built() { # PRODUCT
    say "building $1 (release; the first time takes minutes)"
    swift build --package-path "$clone" --configuration release --product "$1" --quiet >&2 || return
    echo "$(swift build --package-path "$clone" --configuration release --show-bin-path)/$1"
}

# The stages of the last night in a folder, in milliseconds, as "intake=123 post=456".
stages() { # FOLDER
    awk '/"durations_milliseconds"/ { inside = 1; next } inside && /}/ { exit } inside {
        gsub(/[",: ]+/, " "); printf "%s%s=%s", separator, $1, $2; separator = " "
    }' "$1/reports/latest/summary.json"
}
