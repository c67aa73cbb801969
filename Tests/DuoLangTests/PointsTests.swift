import DuoLang
import Testing

@Suite struct PointsTests {
  @Test(arguments: [(840, "84"), (3997, "399.7"), (-5, "-0.5"), (0, "0"), (-10, "-1"), (Int32.max, "214748364.7")] as [(Int32, String)])
  func isWrittenInItsShortestForm(_ tenths: Int32, _ text: String) {
    var sink: [UInt8] = []
    sink.write(Points(tenths: tenths))
    #expect(String(decoding: sink, as: UTF8.self) == text)
    #expect(Points(tenths: tenths).description == text)
  }

  @Test func addsExactly() {
    var sum = Points(0)
    for _ in 0..<1000 { sum += Points(tenths: 1) }
    #expect(sum == 100)
    #expect(sum - Points(tenths: 1) == Points(tenths: 999))
    #expect(Points(12) * 3 == 36)
  }

  @Test func divisionFloors() {
    #expect(Points(10) / 4 == Points(tenths: 25))
    #expect(Points(tenths: 7) / 2 == Points(tenths: 3))
    #expect(Points(tenths: -7) / 2 == Points(tenths: -4))
    #expect(Points(tenths: -8) / 2 == Points(tenths: -4))
  }

  @Test func compares() {
    #expect(Points(1) < Points(tenths: 11))
    #expect(Points(-1) < 0)
  }

  @Test(arguments: [0, 7, 10, 99, 1_000_000, -1, -120, Int.max, Int.min])
  func wholeNumbersAreWrittenInDecimal(_ value: Int) {
    var sink: [UInt8] = []
    sink.write(value)
    #expect(String(decoding: sink, as: UTF8.self) == "\(value)")
  }
}
