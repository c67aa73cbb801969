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
export PYTHONPATH=$folder/python PIP_DISABLE_PIP_VERSION_CHECK=1

if [ ! -e "$schema" ]; then
  rm -rf "$folder"
  python3 -m pip install --quiet --target "$folder/python" jsonschema==4.23.0
  python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$folder" sarif-om==1.0.4
  echo "cd5f416b3083e00d402a92e449a7ff67af46f11241073eea0461802a3b5aef98  $folder/sarif_om-1.0.4.tar.gz" | sha256sum --check --quiet
  tar -xzf "$folder/sarif_om-1.0.4.tar.gz" -C "$folder" --strip-components=1 sarif_om-1.0.4/sarif-2.1.0-rtm.4.json
fi

# Every kind of finding that a file of the corpus has, a clean run, and one without any file's text.
for input in Tests/Corpus examples/feed-reader.duo Tests/Corpus/no-such-file.duo; do
  name=$folder/$(basename "$input").sarif
  "$duoc" check --diagnostics sarif "$input" >"$name" 2>/dev/null || [ $? -le 2 ]
  [ -s "$name" ] || continue
  python3 -W ignore -m jsonschema --instance "$name" "$schema"
  echo "$input: $(grep -c '^{"ruleId"' "$name" || true) results, valid"
done
