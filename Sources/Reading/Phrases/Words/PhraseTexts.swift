/// The fixed texts of one language, from its file in `Languages/Texts`: one text per line, as section, key and text
/// with tabs between them.
///
/// The files contain invisible characters: no-break spaces in French, and isolates around the placeholders in Arabic.
package struct PhraseTexts: Sendable {
  package enum Section: String, CaseIterable {
    /// Complete sentences and single words, by the name of their property in ``PhraseBook``.
    case text
    /// The names of charts and of their marks, by ``ChartForm``.
    case kind, mark
    /// The forms of units from singular to plural, separated by "|", by their symbol.
    case unit
    /// The texts of controls, by ``ControlWord``.
    case control
  }

  package private(set) var sections: [Section: [String: String]] = [:]

  /// - Parameter file: Traps for a line without three columns or with an unknown section.
  init(_ file: [UInt8]) {
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
      precondition(columns.count == 3, "A line of a language's texts has no three columns: \(columns)")
      guard let section = Section(rawValue: columns[0]) else {
        preconditionFailure("A language's texts have no section \(columns[0])")
      }
      sections[section, default: [:]][columns[1]] = columns[2]
    }
  }

  /// The text of a key; empty for an unknown key.
  subscript(_ section: Section, _ key: String) -> String { sections[section]?[key] ?? "" }
}

extension PhraseBook {
  package var minus: String { Self.texts[.text, "minus"] }
  package var infinity: String { Self.texts[.text, "infinity"] }
  package var noValue: String { Self.texts[.text, "noValue"] }
  package var complete: String { Self.texts[.text, "complete"] }
  package var values: String { Self.texts[.text, "values"] }
  package var noTrend: String { Self.texts[.text, "noTrend"] }
  package var noTrendInAny: String { Self.texts[.text, "noTrendInAny"] }
  package var total: String { Self.texts[.text, "total"] }
  package var rule: String { Self.texts[.text, "rule"] }
  package var trendMethod: String { Self.texts[.text, "trendMethod"] }
  package var outlierMethod: String { Self.texts[.text, "outlierMethod"] }
  package var points: String { Self.texts[.text, "points"] }

  package func kind(_ form: ChartForm) -> String { Self.texts[.kind, form.rawValue] }
  package func mark(_ form: ChartForm) -> String { Self.texts[.mark, form.rawValue] }
  package func unit(_ symbol: String) -> String? { Self.texts.sections[.unit]?[symbol] }
  package func control(_ word: ControlWord) -> String { Self.texts[.control, word.rawValue] }
}
