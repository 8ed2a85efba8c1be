/// The texts of one language, from its file in `Languages/Texts`: one text per line, as section, key and text with tabs
/// between them.
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
    /// The texts of controls, by ``ControlPhrase``.
    case control
    /// Sentences with named placeholders, by the name of their function in ``PhraseBook``. A key may have variants
    /// after a full stop: `at.year` for a ``Placing``, `missing.1` for a count.
    case sentence
    /// The forms of counted nouns from singular to plural, separated by "|". `#` is the number.
    case noun
  }

  /// A part of a sentence: fixed text, or the placeholder `{name}` or `{name:form}`.
  package enum Piece: Sendable {
    case text(String)
    case placeholder(name: String, form: String?)
  }

  package private(set) var sections: [Section: [String: String]] = [:]
  package private(set) var sentences: [String: [Piece]] = [:]
  package private(set) var nouns: [String: [String]] = [:]

  /// - Parameter file: The lines of the file. Traps if a line does not have three columns, or if its section is
  ///   unknown.
  init(_ file: [UInt8]) {
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
      precondition(columns.count == 3, "A line of a language's texts has no three columns: \(columns)")
      guard let section = Section(rawValue: columns[0]) else {
        preconditionFailure("A language's texts have no section \(columns[0])")
      }
      let (key, text) = (columns[1], columns[2])
      sections[section, default: [:]][key] = text
      switch section {
      case .sentence: sentences[key] = Self.pieces(of: text)
      case .noun: nouns[key] = text.split(separator: "|").map(String.init)
      default: break
      }
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":").map(String.init)
      pieces.append(.placeholder(name: parts[0], form: parts.count > 1 ? parts[1] : nil))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }

  /// The text of a key; empty for an unknown key.
  subscript(_ section: Section, _ key: String) -> String { sections[section]?[key] ?? "" }
}

extension PhraseBook {
  package var minus: String { Self.texts[.text, "minus"] }
  package var infinity: String { Self.texts[.text, "infinity"] }
  package var noValue: String { Self.texts[.text, "noValue"] }
  /// The final words of an audio graph.
  package var complete: String { Self.texts[.text, "complete"] }
  /// The word for values of an axis without a title.
  package var values: String { Self.texts[.text, "values"] }
  package var noTrend: String { Self.texts[.text, "noTrend"] }
  /// The statement that no series has a trend.
  package var noTrendInAny: String { Self.texts[.text, "noTrendInAny"] }
  /// The name of the totals of stacked series.
  package var total: String { Self.texts[.text, "total"] }
  package var rule: String { Self.texts[.text, "rule"] }
  /// The method behind trends.
  package var trendMethod: String { sentence("trendMethod") }
  /// The method behind outliers.
  package var outlierMethod: String { Self.texts[.text, "outlierMethod"] }
  /// The name of unnamed points in a chart that has a surface too.
  package var points: String { Self.texts[.text, "points"] }

  package func kind(_ form: ChartForm) -> String { Self.texts[.kind, form.rawValue] }
  /// The name of a single mark.
  package func mark(_ form: ChartForm) -> String { Self.texts[.mark, form.rawValue] }
  package func unit(_ symbol: String) -> String? { Self.texts.sections[.unit]?[symbol] }
  /// The text of a control; placeholders for names and numbers are {0} and {1}.
  package func control(_ word: ControlPhrase) -> String { Self.texts[.control, word.rawValue] }

  /// The sentence of a key with its placeholders filled.
  ///
  /// A placeholder whose name is a number is replaced by that number in the digits of the language.
  /// - Parameter variant: Selects the sentence `key.variant` if the language has it.
  func sentence(
    _ key: String, variant: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let pieces = variant.flatMap { Self.texts.sentences["\(key).\($0)"] } ?? Self.texts.sentences[key] ?? []
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let fixed): text += fixed
      case .placeholder(let name, let form):
        let value = values.first { $0.key == name }?.value ?? Int(name).map(digits) ?? ""
        text += form.map { adapted(value, to: $0) } ?? value
      }
    }
  }

  /// The value of a placeholder in the form that its sentence needs.
  private func adapted(_ value: String, to form: String) -> String {
    switch form {
    case "capital": value.capitalizedFirst
    case "lower": value.lowercased()
    case "name": isolated(value)
    case "digits": Int(value).map(digits) ?? value
    default: inflected(value, as: form) ?? Int(value).map { counted($0, form) } ?? value
    }
  }

  /// A number with its noun, in the form that agrees with the number: "1 point", "2 points".
  /// - Parameter digits: The number as text; `nil` for ``PhraseBook/digits(_:)``.
  func counted(_ number: Int, _ noun: String, digits text: String? = nil) -> String {
    guard let forms = Self.texts.nouns[noun] else { return digits(number) }
    return forms[min(form(of: number), forms.count - 1)].replacing("#", with: text ?? digits(number))
  }
}

extension String {
  /// The text with its first character in upper case, for the start of a sentence.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
