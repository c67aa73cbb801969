#!/usr/bin/env bash
# Writes files into Swift constants, so that the core needs no file to be there at run time; a test holds them together.
set -euo pipefail
cd "$(dirname "$0")/../Sources/DuoLayout/Emitters/Report"

embed() { # SWIFT-FILE CONSTANT FILE…: the files one after the other
  local target=$1 constant=$2 names
  shift 2
  names=$(basename -a "$@" | paste -sd ' ')
  {
    echo "/// The text of \`${names// /\`, \`}\`, written by \`Scripts/embed.sh\`; a test holds them together."
    echo "let $constant = #\"\"\""
    cat "$@" | sed 's/^\(.\)/  \1/'
    echo '  """#'
  } > "$target"
}

embed ReportStyle.swift reportStyleText report.css media.css
embed ReportScript.swift reportScriptText layouts.js reasons.js arrows.js search.js
