#!/bin/sh
# Prints the version, which is defined in one place.
set -eu
sed -n 's/.*static let number = "\(.*\)"/\1/p' "$(dirname "$0")/../Sources/PlaygroundKit/Commands/ProgramVersion.swift"
