import OpenChartsLimits
import Testing

@testable import OpenChartsTables

/// JSON, delimited text and filters with which small inputs could consume time, memory or stack.
@Suite struct ReaderLimitTests {
  private func problem(_ text: String) -> String? {
    do {
      _ = try table(text)
      return nil
    } catch { return "\(error)" }
  }

  private func nested(_ depth: Int) -> String {
    "[{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}]"
  }

  @Test func jsonIsNestedAsDeepAsTheLimit() {
    #expect(problem(nested(Limits.nesting.value)) == nil)
    #expect(problem(nested(Limits.nesting.value + 1)) == "sales.csv: line 1: nested more than 100 deep")
    #expect(problem(nested(200_000)) == "sales.csv: line 1: nested more than 100 deep")
    let objects = String(repeating: "{\"a\":", count: 200_000)
    #expect(problem(objects)?.hasSuffix("nested more than 100 deep") == true)
  }

  @Test func jsonHasAsManyNamesAsTheLimit() {
    func objects(_ count: Int) -> String {
      "[{" + (0..<count).map { "\"n\($0)\":1" }.joined(separator: ",") + "}]"
    }
    func lists(_ count: Int) -> String {
      "{" + (0..<count).map { "\"n\($0)\":[1]" }.joined(separator: ",") + "}"
    }
    func arrays(_ count: Int) -> String { "[[1" + String(repeating: ",1", count: count - 1) + "]]" }
    for write in [objects, lists, arrays] {
      #expect(problem(write(16_384)) == nil)
      #expect(problem(write(16_385)) == "sales.csv: line 1: more than 16384 different names")
    }
  }

  @Test func objectsWithoutCommonNamesAreNoTable() {
    let text = (0..<16_000).map { "{\"n\($0)\":1}" }.joined(separator: "\n")
    #expect(problem(text)?.hasSuffix("the objects share too few names to be a table") == true)
  }

  @Test func listsOfVeryDifferentLengthsAreNoTable() {
    let empty = (0..<10_000).map { "\"n\($0)\":[]" }.joined(separator: ",")
    let long = String(repeating: "1,", count: 50_000) + "1"
    #expect(
      problem("{\"a\":[\(long)],\(empty)}")
        == "sales.csv: line 1: the lists are of too different lengths to be a table")
  }

  @Test func namesOfNestedObjectsDoNotMultiply() {
    func text(_ count: Int) -> String { "[{\"\(String(repeating: "x", count: count))\":{\"a\":1,\"b\":2}}]" }
    #expect(problem(text(4095)) == nil)
    #expect(
      problem(text(4096)) == "sales.csv: line 1: the names of nested objects are longer than 4 KiB in all")
  }

  @Test func aMillionColumnsAreRefused() {
    #expect(problem(String(repeating: ",", count: 16_383) + "\n1") == nil)
    #expect(
      problem(String(repeating: ",", count: 1_000_000) + "\n1")?.contains("columns are too many") == true)
  }

  @Test func equalNamesAreNumberedWithoutRepetition() throws {
    var notes: [String] = []
    // All numbers that could be appended to a repeated name are already in use.
    let taken = (2...4000).map { "a \($0)" }
    let names = ColumnNames.unique([String](repeating: "a", count: 4000) + taken, notes: &notes)
    #expect(Set(names).count == 7999 && names[0] == "a" && names[1] == "a 4001" && names[3999] == "a 7999")
  }

  @Test func filtersHaveAsManyTestsAsTheLimit() throws {
    func chain(_ count: Int) -> String { Array(repeating: "a = 1", count: count).joined(separator: " or ") }
    let data = try table("a\n1\n2\n")
    let text = chain(Limits.filterTests.value)
    #expect(try data.filtered(by: FilterParser.filter(text), text, zone: .utc).rowCount == 1)
    #expect(throws: FilterError.self) { try FilterParser.filter(chain(Limits.filterTests.value + 1)) }
    #expect(throws: FilterError.self) { try FilterParser.filter(chain(200_000)) }
  }

  @Test func filtersAreNestedAsDeepAsTheLimit() throws {
    func nots(_ count: Int) -> String { String(repeating: "not ", count: count) + "a = 1" }
    // The test itself counts as one level.
    _ = try FilterParser.filter(nots(Limits.nesting.value))
    #expect(throws: FilterError.self) { try FilterParser.filter(nots(Limits.nesting.value + 1)) }
    func parenthesised(_ count: Int) -> String {
      String(repeating: "(", count: count) + "v = 1" + String(repeating: ")", count: count)
    }
    _ = try FilterParser.filter(parenthesised(Limits.nesting.value))
    #expect(throws: FilterError.self) { try FilterParser.filter(parenthesised(Limits.nesting.value + 1)) }
  }

  @Test func longListsOfValuesAreLookedUp() throws {
    let values = (0..<20_000).map { "\($0)" }.joined(separator: ", ")
    let data = try table("a\n" + (0..<20_000).map { "\($0 * 2)" }.joined(separator: "\n"))
    let text = "a in (\(values))"
    #expect(try data.filtered(by: FilterParser.filter(text), text, zone: .utc).rowCount == 10_000)
  }
}
