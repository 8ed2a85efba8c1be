import Foundation
import Testing

@testable import OpenChartsViewValues

/// Texts and tables of texts whose layout could cost far more than their size suggests.
@Suite struct HostileTextTests {
  @Test(arguments: ["*a **b ***c ", "[", "*a _b ", "**`", "^[", "~~*_", "`` ` ", "\\*_", "[a](", "***a* "])
  func marksThatNeverCloseTakeLinearTimeAndNoStack(marks: String) {
    let text = String(repeating: marks, count: 5000)
    let pieces = InlineMarkdown.parse(text)
    #expect(pieces.reduce(0) { $0 + $1.text.utf8.count } <= text.utf8.count)
  }

  @Test func marksWithinReasonAreRead() {
    let text = String(repeating: "**a *b* `c`** ", count: 500)
    #expect(InlineMarkdown.parse(text).count { $0.style.code } == 500)
  }

  private static let numbers = [
    "-9223372036854775808", "-1", "0", "2147483648", "9007199254740993", "9223372036854775807", "1e30",
    "null",
    "\"\"", "1.5",
  ]

  @Test(arguments: numbers)
  func positionsOfACatalogueAreChecked(number: String) throws {
    let json = """
      {"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":\(number),
      "variations":{"plural":{"other":{"stringUnit":{"value":"%arg steps"}}}}}}}}}}}
      """
    let catalog = try #require(StringsCatalog(Data(json.utf8)))
    #expect(catalog.text(of: "a", languages: ["en"], numbers: [2])?.hasSuffix(" steps") == true)
  }

  private func dictionary(_ strings: [String: Any]) throws -> StringsCatalog? {
    let data = try PropertyListSerialization.data(fromPropertyList: strings, format: .xml, options: 0)
    return StringsCatalog(stringsDictionary: data, language: "en")
  }

  @Test(arguments: ["9223372036854775807", "0", "99999999999999999999", "1000"])
  func positionsOfADictionaryAreChecked(number: String) throws {
    let part: [String: Any] = ["NSStringFormatValueTypeKey": "d", "other": "%d x"]
    let catalog = try dictionary([
      "a": ["NSStringLocalizedFormatKey": "%\(number)$#@n@ %#@m@", "n": part, "m": part] as [String: Any]
    ])
    #expect(catalog?.text(of: "a", languages: ["en"], numbers: [1, 2])?.contains("x") == true)
  }

  @Test func partsThatDoubleTheTextHaveAnEnd() throws {
    var string: [String: Any] = ["NSStringLocalizedFormatKey": "%#@a@"]
    let names = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    string["NSStringLocalizedFormatKey"] = names.map { "%#@\($0)@" }.joined()
    for (name, next) in zip(names, names.dropFirst()) {
      string[name] = ["other": "%#@\(next)@%#@\(next)@"]
    }
    string["z"] = ["other": "z"]
    #expect(try dictionary(["a": string])?.text(of: "a", languages: ["en"], numbers: [1]) == nil)
  }

  @Test func nestedListsOfPropertiesAreRefused() {
    for open in ["<array>", "<dict><key>a</key>"] {
      let nested = "<plist version=\"1.0\">" + String(repeating: open, count: 1000)
      #expect(StringsCatalog(stringsDictionary: Data(nested.utf8), language: "en") == nil)
    }
    let json = String(repeating: "{\"strings\":", count: 100_000)
    #expect(StringsCatalog(Data(json.utf8)) == nil)
  }
}
