import Testing

@testable import OpenChartsTables

@Suite("Numbers instead of keys")
struct CodeTableTests {
  @Test("increase in order of first appearance and do not change", arguments: [1, 127, 128, 129, 50_000])
  func order(count: Int) {
    var table = CodeTable()
    // Keys that differ only in the high bits, like floating-point numbers.
    let keys = (0..<count).map { (Double($0) * 0.5).bitPattern }
    for (place, key) in keys.enumerated() { #expect(table.code(of: key) == Int32(place)) }
    for (place, key) in keys.enumerated().reversed() { #expect(table.code(of: key) == Int32(place)) }
    #expect(table.count == count)
  }

  @Test("zero and the largest number are ordinary keys")
  func extremes() {
    var table = CodeTable()
    #expect([UInt64.max, 0, UInt64.max, 1, 0].map { table.code(of: $0) } == [0, 1, 0, 2, 1])
  }
}
