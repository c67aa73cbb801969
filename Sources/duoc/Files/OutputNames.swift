/// Names of files for names of the program, which may be anything: safe in every file system, never outside their directory, no
/// two alike where upper and lower case are one.
///
/// - Parameter names: distinct, in a fixed order, on which the result depends.
/// - Returns: a stem for each, at most 200 bytes of UTF-8, without a dot.
func fileStems(for names: [String]) -> [String] {
  let stems = names.map(safeStem)
  var taken: Set<String> = []
  // Who needs no change has its name first, so that others never displace it.
  var result: [String?] = zip(names, stems).map { name, stem in
    name == stem && taken.insert(stem.lowercased()).inserted ? stem : nil
  }
  for position in result.indices where result[position] == nil {
    var stem = stems[position]
    var number = 2
    while !taken.insert(stem.lowercased()).inserted {
      stem = "\(stems[position])-\(number)"
      number += 1
    }
    result[position] = stem
  }
  return result.compactMap { $0 }
}

/// `name` with `_` for all but letters, digits, `_` and `-`.
private func safeStem(_ name: String) -> String {
  var stem = String.UnicodeScalarView()
  var length = 0
  for scalar in name.unicodeScalars {
    let kept = isLetterOrDigit(scalar) ? scalar : "_"
    length += UTF8.width(kept)
    // Room for a number and the longest ending in 255 bytes.
    guard length <= 190 else { break }
    stem.append(kept)
  }
  let text = String(stem)
  return text.isEmpty || reservedStems.contains(text.uppercased()) ? text + "_" : text
}

private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
  case _ where scalar.value < 0x80: false
  default:
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      true
    default: false
    }
  }
}

/// What Windows takes for a device, with any ending.
private let reservedStems: Set<String> = {
  var stems: Set<String> = ["CON", "PRN", "AUX", "NUL"]
  for number in 1...9 { stems.formUnion(["COM\(number)", "LPT\(number)"]) }
  return stems
}()
