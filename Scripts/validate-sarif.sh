#!/usr/bin/env bash
# Holds what `duoc check --diagnostics sarif` writes against the JSON schema of SARIF 2.1.0, as published with PyPI's sarif-om.
# Needs python3; pip fetches the schema and a validator once, into .build/sarif.
#
#     Scripts/validate-sarif.sh [DUOC]          default: .build/release/duoc
set -euo pipefail
cd "$(dirname "$0")/.."

duoc=${1:-.build/release/duoc}
folder=.build/sarif
schema=$folder/sarif-2.1.0-rtm.4.json
export PYTHONPATH=$folder/python PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore

fetch() {
  rm -rf "$folder"
  python3 -m pip install --quiet --target "$folder/python" jsonschema==4.26.0 &&
    python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$folder" sarif-om==1.0.4 &&
    echo "cd5f416b3083e00d402a92e449a7ff67af46f11241073eea0461802a3b5aef98  $folder/sarif_om-1.0.4.tar.gz" | sha256sum --check --quiet &&
    tar -xzf "$folder/sarif_om-1.0.4.tar.gz" -C "$folder" --strip-components=1 sarif_om-1.0.4/sarif-2.1.0-rtm.4.json
}

if [ ! -e "$schema" ] && ! fetch; then
  rm -rf "$folder"
  echo "skipped: the schema cannot be had from PyPI here"
  exit 0
fi

# One by one, as the errors of one file would silence others; with them all kinds of finding that a text can have, and runs with none.
rm -rf "$folder/output"
mkdir "$folder/output"
instances=()
while IFS= read -r input; do
  output=$folder/output/${input//\//-}.sarif
  "$duoc" check --diagnostics sarif "$input" >"$output" 2>/dev/null || [ $? -eq 1 ]
  instances+=(--instance "$output")
done < <(find Tests/Corpus examples -name '*.duo' | LC_ALL=C sort)
python3 -W ignore -m jsonschema "${instances[@]}" "$schema"
kinds=$(cat "$folder"/output/*.sarif | grep -o '^{"id":"[a-z0-9-]*"' | sort -u | wc -l)
echo "$((${#instances[@]} / 2)) documents are valid; $kinds kinds of finding occur in them"
