import Foundation
import Testing

@testable import OpenChartsLimits

struct LimitsTests {
  @Test func securityDocumentListsEveryLimit() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../SECURITY.md").standardizedFileURL
    let text = try String(contentsOf: document, encoding: .utf8)
    let table = Limits.all.map { "| \($0.name) | \($0.text) |" }.joined(separator: "\n")
    #expect(text.contains("| resource | limit |\n|---|---|\n\(table)\n"))
  }

  @Test(
    arguments: [
      ("17", 17), ("-3", -3), ("+4", 4), ("", nil), ("1e3", nil), ("99999999999999999999", nil), ("101", nil),
      ("9223372036854775807", nil), ("-9223372036854775808", nil), (" 5", nil),
    ] as [(String, Int?)])
  func integersAreReadWithinTheirRange(text: String, number: Int?) {
    #expect(CheckedNumber.integer(text.utf8, in: -100...100) == number)
  }

  @Test func wholeNumbersOutsideTheRangeOrNotFiniteAreRefused() {
    #expect(CheckedNumber.integer(3.0, in: 0...5) == 3)
    for value in [3.5, -1, 6, .nan, .infinity, 1e300, -1e300] {
      #expect(CheckedNumber.integer(value, in: 0...5) == nil)
    }
  }

  @Test func productsBeyondTheLimitAreRefused() {
    #expect(CheckedNumber.product(6, 7, upTo: 42) == 42)
    #expect(CheckedNumber.product(6, 7, upTo: 41) == nil)
    #expect(CheckedNumber.product(.max, 2, upTo: .max) == nil)
  }
}

struct ShortenedTextTests {
  private let limit = Limit(name: "", value: 5, unit: .count)

  @Test(
    arguments: [
      ("", ""), ("abcde", "abcde"), ("abcdef", "abcd…"), ("äöüßé", "äöüßé"), ("äöüßéx", "äöüß…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"),
      ("👨‍👩‍👧‍👦bcde👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦bcd…"), ("🇩🇪🇫🇷🇯🇵🇪🇸🇺🇸🇮🇹", "🇩🇪🇫🇷🇯🇵🇪🇸…"),
    ])
  func longTextEndsWithAnEllipsisAfterWholeCharacters(text: String, shortened: String) {
    #expect(text.shortened(to: limit) == shortened)
  }

  @Test func lettersWithManyMarksAreCut() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    #expect("a\(marks)".shortened(to: limit).unicodeScalars.count == 81)
    #expect("ab\(marks)".shortened(to: limit) == "a…")
  }
}
