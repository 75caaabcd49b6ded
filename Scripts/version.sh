#!/bin/sh
# Prints the version, which is written down once.
set -eu
sed -n 's/.*static let number = "\(.*\)"/\1/p' "$(dirname "$0")/../Sources/PlaygroundKit/Commands/ProgramVersion.swift"
