#!/usr/bin/env bash
# Writes the device data into a Swift file, so that the core needs no file to be there at run time.
set -euo pipefail
cd "$(dirname "$0")/.."
source=Sources/DuoLayout/Device/iPhoneDuo.duo
{
  echo '/// The text of `iPhoneDuo.duo`, written by `Scripts/embed-device.sh`; a test holds the two together.'
  echo 'let iPhoneDuoText = #"""'
  sed 's/^\(.\)/  \1/' "$source"
  echo '  """#'
} > Sources/DuoLayout/Device/iPhoneDuo.swift
