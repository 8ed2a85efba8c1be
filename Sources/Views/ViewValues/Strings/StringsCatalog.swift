import Foundation
import OpenChartsLimits
import Synchronization

/// A string catalogue (`.xcstrings`): all languages of a table in one file, with plural forms.
struct StringsCatalog: Sendable {
  /// The text of a key in one language: one text, or one per plural category.
  struct Entry: Sendable {
    var text: String?
    var forms: [String: String] = [:]
    /// Parts of the text with their own plural forms, by name.
    var parts: [String: Part] = [:]
  }
  struct Part: Sendable {
    /// The index of the argument, from 1.
    var position: Int
    var specifier: String
    var forms: [String: String]
  }

  private let entries: [String: [String: Entry]]

  /// The maximum size of a text in bytes, with its parts inserted.
  private static let longest = 1 << 16

  /// Returns the position of an argument as a file gives it; 1 if it is missing or outside 1...1000.
  private static func checkedPosition(_ number: Int?) -> Int {
    number.flatMap { (1...1000).contains($0) ? $0 : nil } ?? 1
  }

  /// Returns the text of a key in the first of several languages that has it.
  func text(of key: String, languages: [String], numbers: [Double?]) -> String? {
    guard let byLanguage = entries[key] else { return nil }
    for language in languages {
      guard let entry = byLanguage[language] else { continue }
      if let text = Self.text(entry, language, numbers) { return text }
    }
    return nil
  }

  private static func form(_ forms: [String: String], _ number: Double?, _ language: String) -> String? {
    guard let number else { return forms["other"] }
    // A `zero` form applies to 0 in every language, as on Apple platforms.
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralCategory(of: number, in: language).rawValue] ?? forms["other"]
  }

  private static func text(_ entry: Entry, _ language: String, _ numbers: [Double?]) -> String? {
    guard var text = entry.text ?? form(entry.forms, numbers.lazy.compactMap { $0 }.first, language)
    else { return nil }
    for (name, part) in entry.parts.sorted(by: { $0.key < $1.key }) {
      let number = numbers.dropFirst(part.position - 1).first ?? nil
      guard let words = form(part.forms, number, language) else { continue }
      text = text.replacingOccurrences(
        of: "%#@\(name)@",
        with: words.replacingOccurrences(of: "%arg", with: "%\(part.position)$\(part.specifier)"))
      // Parts within parts can double the text with each name.
      guard text.utf8.count <= longest else { return nil }
    }
    return text
  }

  // MARK: Reading

  private static let cache = Mutex(BoundedCache<String, StringsCatalog?>(limit: Limits.cachedFiles.value))

  static func at(_ path: String) -> StringsCatalog? {
    cache.withLock { cache in
      cache.value(for: path) { PlainFile.contents(path).flatMap { StringsCatalog(Data($0)) } }
    }
  }

  /// Reads a property list of plural forms in one language (`.stringsdict`).
  static func dictionary(at path: String, language: String) -> StringsCatalog? {
    // The plural rules depend on the language.
    let key = language + "\n" + path
    return cache.withLock { cache in
      cache.value(for: key) {
        PlainFile.contents(path).flatMap {
          StringsCatalog(stringsDictionary: Data($0), language: language)
        }
      }
    }
  }

  init?(stringsDictionary data: Data, language: String) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let strings = list as? [String: [String: Any]]
    else { return nil }
    entries = strings.compactMapValues { string in
      Self.entry(stringsDictionary: string).map { [language: $0] }
    }
  }

  private static func entry(stringsDictionary string: [String: Any]) -> Entry? {
    guard var text = string["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = Entry()
    // Placeholders without a number are in order: `%#@steps@` and `%2$#@days@`.
    var position = 0
    var rest = text[...]
    while let mark = rest.firstMatch(of: /%(?:([0-9]+)\$)?#@([^@]+)@/) {
      rest = rest[mark.range.upperBound...]
      position = mark.1.map { checkedPosition(Int($0)) } ?? checkedPosition(position + 1)
      let name = String(mark.2)
      guard let rule = string[name] as? [String: Any] else { continue }
      let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "lld"
      var forms: [String: String] = [:]
      for (form, words) in rule {
        guard ["zero", "one", "two", "few", "many", "other"].contains(form), let words = words as? String
        else { continue }
        forms[form] = words.replacingOccurrences(of: "%" + specifier, with: "%arg")
      }
      entry.parts[name] = Part(position: position, specifier: specifier, forms: forms)
      text = text.replacingOccurrences(of: String(mark.0), with: "%#@\(name)@")
    }
    entry.text = text
    return entry
  }

  init?(_ data: Data) {
    guard let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = json["strings"] as? [String: [String: Any]]
    else { return nil }
    entries = strings.mapValues { string in
      (string["localizations"] as? [String: [String: Any]] ?? [:]).mapValues(Self.entry)
    }
  }

  private static func value(_ json: Any?) -> String? {
    ((json as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func forms(_ json: [String: Any]) -> [String: String] {
    let plural = (json["variations"] as? [String: Any])?["plural"] as? [String: Any]
    return (plural ?? [:]).compactMapValues(value)
  }

  private static func entry(_ json: [String: Any]) -> Entry {
    var entry = Entry(text: value(json), forms: forms(json))
    for (name, part) in json["substitutions"] as? [String: [String: Any]] ?? [:] {
      entry.parts[name] = Part(
        position: checkedPosition(part["argNum"] as? Int),
        specifier: part["formatSpecifier"] as? String ?? "lld",
        forms: forms(part))
    }
    return entry
  }
}
