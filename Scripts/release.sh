#!/usr/bin/env bash
# Builds duoc as it is released: optimised, with the standard library in it, without debug information.
#
#     Scripts/release.sh [FILE]     writes the program to FILE; without it, to .build/duoc
#
# On Linux the program is linked statically as a whole, so that it needs no library and starts in a millisecond.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/.build/duoc}
flags=(--package-path "$root" -c release --product duoc --static-swift-stdlib)
# Generic types are made by calls instead of from their mangled names: nothing is demangled and no conformance looked up at the start.
flags+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
if [ "$(uname -s)" = Linux ]; then flags+=(-Xlinker --strip-all -Xswiftc -static-executable); fi
swift build "${flags[@]}"
install -m 755 "$(swift build "${flags[@]}" --show-bin-path)/duoc" "$output"
echo "$output"
