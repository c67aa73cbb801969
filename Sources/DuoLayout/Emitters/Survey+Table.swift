import DuoLang

/// Writes a table of screens for each app, and below it its opt-outs with what their authors say of them.
public func writeSurvey(_ surveys: [AppSurvey], into sink: inout some ByteSink) {
  var isFirst = true
  for survey in surveys {
    var page: [UInt8] = []
    if !isFirst { page.write("\n") }
    isFirst = false
    page.write(plain: Array(survey.app.utf8)[...])
    page.write(": where the app's own items are in ")
    page.write(plain: Array(survey.pose.utf8)[...])
    page.write(", and what they lack\n\n")
    survey.screenTable.write(into: &page)
    if !survey.optOuts.isEmpty {
      page.write("\n")
      survey.optOutTable.write(into: &page)
    }
    sink.write(page[...])
  }
}

extension ScreenSurvey {
  /// The counts in the order of the table's columns.
  fileprivate var numbers: [Int] { [vertical, row, menu, hidden, other, titlesMissing, symbolsMissing, ranksMissing] }
}

extension AppSurvey {
  fileprivate var screenTable: TextTable {
    var table = TextTable(columns: 9)
    for head in ["screen", "vertical", "row", "menu", "hidden", "other", "no title", "no symbol", "no rank"] { table.add(head) }
    var sums = [Int](repeating: 0, count: 8)
    for screen in screens {
      let numbers = screen.numbers
      for index in sums.indices { sums[index] += numbers[index] }
      table.write(row: screen.name, numbers)
    }
    if screens.count > 1 { table.write(row: "in all", sums) }
    return table
  }

  fileprivate var optOutTable: TextTable {
    var table = TextTable(columns: 3, wrapped: 2)
    for head in ["opt-out", "value", "why"] { table.add(head) }
    for optOut in optOuts {
      table.write(plain: Array(optOut.declaration.utf8)[...])
      table.end()
      table.add(optOut.value)
      if optOut.reasons.isEmpty { table.write("no reason given") }
      for (index, reason) in optOut.reasons.enumerated() {
        if index > 0 { table.write("; ") }
        table.write(plain: Array(reason.utf8)[...])
      }
      table.end()
    }
    return table
  }
}

extension TextTable {
  /// Writes a row of numbers; none is a dash.
  fileprivate mutating func write(row name: String, _ numbers: [Int]) {
    write(plain: Array(name.utf8)[...])
    end()
    for number in numbers {
      if number == 0 { write("–") } else { write(number) }
      end()
    }
  }
}
