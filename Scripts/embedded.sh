#!/usr/bin/env bash
# Compiles DuoLang, DuoIR and DuoLayout as Embedded Swift for WebAssembly: what a browser can run of duoc.
# Needs the Swift toolchain alone. Modules and objects go to .build/embedded, or to the folder named.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/embedded}
mkdir -p "$output"
flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 -package-name duoc
  -strict-memory-safety -warnings-as-errors -enable-upcoming-feature MemberImportVisibility
)
for module in DuoLang DuoIR DuoLayout; do
  mapfile -d '' -t sources < <(find "Sources/$module" -name '*.swift' -print0 | LC_ALL=C sort -z)
  echo "$module: ${#sources[@]} files"
  swiftc "${flags[@]}" -module-name "$module" -I "$output" \
    -emit-module -emit-module-path "$output/$module.swiftmodule" -c -o "$output/$module.o" "${sources[@]}"
done
