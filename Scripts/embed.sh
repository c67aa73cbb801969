#!/usr/bin/env bash
# Writes files into Swift constants, so that the core needs no file to be there at run time; a test holds each pair together.
set -euo pipefail
cd "$(dirname "$0")/../Sources/DuoLayout"

embed() { # FILE SWIFT-FILE CONSTANT
  {
    echo "/// The text of \`${1##*/}\`, written by \`Scripts/embed.sh\`; a test holds the two together."
    echo "let $3 = #\"\"\""
    sed 's/^\(.\)/  \1/' "$1"
    echo '  """#'
  } > "$2"
}

embed Device/iPhoneDuo.duo Device/iPhoneDuo.swift iPhoneDuoText
embed Emitters/Report/report.css Emitters/Report/ReportStyle.swift reportStyleText
embed Emitters/Report/report.js Emitters/Report/ReportScript.swift reportScriptText
