import OpenChartsTables
import Testing

@testable import OpenChartsEngines

@Suite("Conditions that an index can serve")
struct NarrowingTests {
  private let fields = [
    EngineField(name: "n", kind: .number, isFloating: false), EngineField(name: "total", kind: .number),
    EngineField(name: "day", kind: .day), EngineField(name: "city", kind: .text),
  ]

  private func narrowed(_ text: String, _ columns: Set<String> = ["n", "total", "day", "city"]) throws
    -> [String]
  {
    let writer = SQLWriter(Dialect(.postgresql), relation: "t", fields: fields, zone: .utc)
    return try writer.narrowing(Query.Filter(try FilterParser.filter(text), text: text), columns: columns)
  }

  @Test("use unconverted columns, and only terms joined by `and`")
  func conditions() throws {
    #expect(
      try narrowed("n > 5 and total <= 2.5") == ["\"n\" > 5", "\"total\" <= CAST('2.5' AS double precision)"])
    #expect(try narrowed("day >= '2026-03-01' and not n = 4") == ["\"day\" >= DATE '2026-03-01'"])
    #expect(try narrowed("city in ('Oslo', 'Rome')") == ["\"city\" IN ('Oslo', 'Rome')"])
    #expect(try narrowed("n > 5 or total > 2").isEmpty)
    #expect(try narrowed("n > 5.5").isEmpty, "the column would be converted")
    #expect(try narrowed("city > 'Oslo'").isEmpty, "the order of the column may be another")
    #expect(try narrowed("n <> 5 and city is missing").isEmpty)
    #expect(try narrowed("n > 5 and total > 2", ["total"]).count == 1)
  }
}
