import Foundation
import SwiftUI
import Testing

@Suite struct StringsCatalogTests {
  @Test(arguments: [
    ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
    ("pt_PT", [0: "other", 1: "one"]), ("pt", [0: "one"]), ("ja", [1: "other"]),
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
    ("pl", [1: "one", 3: "few", 5: "many", 21: "many", 22: "few"]), ("cs", [1: "one", 4: "few", 5: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 7: "few", 11: "many", 100: "other"]), ("he", [2: "two"]),
    ("lv", [0: "zero", 21: "one", 11: "zero"]), ("sl", [101: "one", 102: "two", 3: "few", 5: "other"]),
    ("lt", [1: "one", 2: "few", 11: "other"]), ("ro", [0: "few", 19: "few", 20: "other"]),
  ])
  func numbersAskForTheFormsOfTheLanguage(language: String, forms: [Int: String]) {
    for (number, form) in forms {
      #expect(PluralCategory(of: Double(number), in: language).rawValue == form, "\(language) \(number)")
    }
    #expect(PluralCategory(of: .nan, in: language).rawValue == "other")
  }

  @MainActor @Test func aCatalogueGivesTheTextForTheLanguageAndTheNumber() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld steps": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld step"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld steps"}}}}},
          "de": {"variations": {"plural": {
            "zero": {"stringUnit": {"value": "kein Schritt"}},
            "one": {"stringUnit": {"value": "%lld Schritt"}},
            "other": {"stringUnit": {"value": "%lld Schritte"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%@ owns %#@boats@"},
          "substitutions": {"boats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg boat"}}, "other": {"stringUnit": {"value": "%arg boats"}}}}}}}}},
        "Hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}}}
      }}
      """
    try Data(json.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    func text(_ value: String.LocalizationValue, _ locale: String) -> String {
      String(localized: value, bundle: bundle, locale: Locale(identifier: locale))
    }
    #expect(text("\(1) steps", "en_US") == "1 step" && text("\(2) steps", "en_US") == "2 steps")
    #expect(text("\(1) steps", "de_DE") == "1 Schritt" && text("\(0) steps", "de_DE") == "kein Schritt")
    #expect(text("\("Anna") has \(1)", "en_US") == "Anna owns 1 boat")
    #expect(text("\("Anna") has \(3)", "en_US") == "Anna owns 3 boats")
    #expect(text("Hello", "de_AT") == "Hallo" && text("Hello", "en_US") == "Hello")
    let view = Text("\(1) steps", bundle: bundle).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(Probe.texts(view) == ["1 Schritt."])
  }

  @MainActor @Test func aDictionaryOfStringsGivesTheFormForTheNumber() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func rule(_ one: String, _ other: String) -> String {
      """
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld steps</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@steps@</string>
      <key>steps</key>\(rule("%lld Schritt", "%lld Schritte"))</dict>
      <key>%lld of %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$#@days@ mit %1$#@steps@</string>
      <key>steps</key>\(rule("einem Schritt", "%lld Schritten"))
      <key>days</key>\(rule("%lld Tag", "%lld Tage"))</dict>
      </dict></plist>
      """
    try Data(list.utf8).write(to: inner.appendingPathComponent("Localizable.stringsdict"))
    let bundle = try #require(Bundle(path: folder.path))
    func text(_ value: String.LocalizationValue) -> String {
      String(localized: value, bundle: bundle, locale: Locale(identifier: "de_DE"))
    }
    #expect(text("\(1) steps") == "1 Schritt" && text("\(5) steps") == "5 Schritte")
    #expect(text("\(1) of \(2)") == "2 Tage mit einem Schritt")
    #expect(text("\(4) of \(1)") == "1 Tag mit 4 Schritten")
    #expect(text("\(4) others") == "4 others")
  }
}
