import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var cornerName: String = "left: \"top\" = 1"
  /// A comment with var in it: a trap.
  @Entry fileprivate var spacings: [String: CGFloat] = ["a": 1]
  @Entry fileprivate var note: String?
  @Entry fileprivate var format: @Sendable (Int) -> String = { number in "\(number == 1 ? "one" : "many")" }
}

@Suite struct EntryTests {
  @Test func anEntryHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.cornerName == "left: \"top\" = 1")
    #expect(values.spacings == ["a": 1])
    #expect(values.note == nil)
    #expect(values.format(1) == "one")
    values.cornerName = "right"
    values.spacings["b"] = 2
    values.note = "new"
    values.format = { "\($0)" }
    #expect(values.cornerName == "right")
    #expect(values.spacings == ["a": 1, "b": 2])
    #expect(values.note == "new")
    #expect(values.format(1) == "1")
  }
}
