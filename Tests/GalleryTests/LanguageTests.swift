import Foundation
import Gallery
import OpenChartsPhrases
import SwiftUI
import Testing

/// The gallery in other languages: all words are either the author's or from the translated texts.
@MainActor @Suite struct LanguageTests {
  /// Examples with a fixed language.
  nonisolated private static let foreign = ["RightToLeft", "Strompreis"]
  nonisolated static let examples = Gallery.all.map(\.name).filter { !foreign.contains($0) }

  /// All words of a page and a transcript.
  private static func said(_ name: String, _ language: String) throws -> Set<String> {
    let example = try #require(Gallery.all.first { $0.name == name })
    let locale = Locale(identifier: language)
    let view = example.view()
      .environment(\.locale, locale)
      .environment(
        \.layoutDirection,
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      )
      .frame(width: example.size.width, height: example.size.height)
    let scene = ImageRenderer(content: view).scene()
    return Self.words(scene.transcript() + " " + Self.visible(try scene.html()))
  }

  /// The text of a page, the labels of its elements, and the texts of its script. Without the drawing, whose words
  /// are the author's.
  private static func visible(_ page: String) -> String {
    var text = ""
    var rest = page[...]
    func take(until mark: String) -> Substring {
      guard let found = rest.range(of: mark) else {
        defer { rest = "" }
        return rest
      }
      defer { rest = rest[found.upperBound...] }
      return rest[..<found.lowerBound]
    }
    while !rest.isEmpty {
      text += take(until: "<") + " "
      if rest.hasPrefix("style") || rest.hasPrefix("script>") || rest.hasPrefix("svg") {
        _ = take(until: "</" + rest.prefix { $0.isLetter } + ">")
      } else if rest.hasPrefix("script type") {
        _ = take(until: ">")
        let data = try? JSONSerialization.jsonObject(with: Data(take(until: "</script>").utf8))
        text += Self.strings(data) + " "
      } else {
        let tag = take(until: ">")
        if let label = tag.range(of: "aria-label=\"") {
          text += tag[label.upperBound...].prefix { $0 != "\"" } + " "
        }
      }
    }
    return text
  }

  private static func strings(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let list as [Any]: list.map(strings).joined(separator: " ")
    case let object as [String: Any]:
      // Strings that are not words: paths, time zones, texts of other columns, the language of the page, positions
      // in scenes.
      object.filter { !["walk", "zone", "number", "language", "scene", "spots"].contains($0.key) }.values.map(
        strings
      )
      .joined(separator: " ")
    default: ""
    }
  }

  /// The words of Latin letters in a text, in lower case.
  private static func words(_ text: String) -> Set<String> {
    Set(
      text.lowercased().split { !$0.isLetter }.map(String.init).filter { word in
        word.count > 1 && word.unicodeScalars.allSatisfy { $0.value < 0x250 }
      })
  }

  /// The author's words: all texts of the examples, and their data.
  private static let authors: Set<String> = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
    var found: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    where !file.hasDirectoryPath {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      guard file.pathExtension == "swift" else {
        found.formUnion(words(text))
        continue
      }
      for line in text.split(separator: "\n") {
        for (place, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        where place % 2 == 1 { found.formUnion(words(String(part))) }
      }
    }
    return found
  }()

  /// Words that other languages share with English, and people after whom tests are named.
  private static let common: Set<String> = [
    "minus", "plus", "median", "points", "sectors", "parts", "trend", "trends", "mann", "kendall", "theil",
    "sen",
    "spearman",
  ]

  /// Names of keys and files that are the same in every language.
  private static let names: Set<String> = [
    "shift", "page", "up", "down", "home", "end", "enter", "escape", "csv",
  ]

  @Test(
    "generated text has no Latin letter in Japanese and Arabic", arguments: examples,
    ["ja_JP", "ar_EG"])
  func untranslated(name: String, language: String) throws {
    let left = try Self.said(name, language).subtracting(Self.authors).subtracting(Self.names)
    #expect(left.isEmpty, "\(left.sorted())")
  }

  @Test("no English word remains in German, Spanish and French", arguments: ["de_DE", "es_ES", "fr_FR"])
  func english(language: String) throws {
    let words = SpeechLanguage(Locale(identifier: language))
    let shared = Self.words(ControlPhrase.allCases.map { words.control($0) }.joined(separator: " "))
    for name in [
      "CafeSales", "PenguinScatter", "GlobalTemperature", "BudgetDonut", "BusyHours", "EnergySources",
    ] {
      let english = try Self.said(name, "en_US").subtracting(Self.authors).subtracting(shared)
        .subtracting(Self.names).subtracting(Self.common)
      #expect(english.count > 20)
      let left = try Self.said(name, language).intersection(english)
      #expect(left.isEmpty, "\(name): \(left.sorted())")
    }
  }
}
