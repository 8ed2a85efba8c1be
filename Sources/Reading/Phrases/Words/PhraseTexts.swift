/// The texts of one language, from its file in `Languages/Texts`: one text per line, as section, key and text with tabs
/// between them.
///
/// The files contain invisible characters: no-break spaces in French, and isolates around the placeholders in Arabic.
package struct PhraseTexts: Sendable {
  package enum Section: Int, CaseIterable {
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

    /// Creates the section with a name in a file.
    fileprivate init?(name: String) {
      switch name {
      case "text": self = .text
      case "kind": self = .kind
      case "mark": self = .mark
      case "unit": self = .unit
      case "control": self = .control
      case "sentence": self = .sentence
      case "noun": self = .noun
      default: return nil
      }
    }
  }

  /// A part of a sentence: fixed text, or the placeholder `{name}` or `{name:form}`.
  package enum Piece: Sendable {
    case text(String)
    case placeholder(name: String, form: String?)
  }

  /// The texts by key, for each section in the order of its cases.
  private var sections = [[String: String]](repeating: [:], count: Section.allCases.count)
  package private(set) var sentences: [String: [Piece]] = [:]
  package private(set) var nouns: [String: [String]] = [:]

  /// - Parameter file: The lines of the file. Traps if a line does not have three columns, or if its section is
  ///   unknown.
  init(_ file: [UInt8]) {
    var rest = file[...]
    // The file is read as bytes, because reading its characters would take most of the time for the first chart.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      rest = rest[(end + 1)...]
    }
    add(rest)
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard !line.isEmpty else { return }
    guard let first = line.firstIndex(of: UInt8(ascii: "\t")),
      let second = line[(first + 1)...].firstIndex(of: UInt8(ascii: "\t"))
    else { preconditionFailure("A line of a language's texts has no three columns: \(Self.text(line))") }
    guard let section = Section(name: Self.text(line[..<first])) else {
      preconditionFailure("A language's texts have no section \(Self.text(line[..<first]))")
    }
    let (key, bytes) = (Self.text(line[(first + 1)..<second]), line[(second + 1)...])
    sections[section.rawValue][key] = Self.text(bytes)
    switch section {
    case .sentence: sentences[key] = Self.pieces(of: bytes)
    case .noun: nouns[key] = bytes.split(separator: UInt8(ascii: "|")).map(Self.text)
    default: break
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func pieces(of sentence: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = sentence
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(text(rest[..<open]))) }
      let inside = rest[(open + 1)..<close]
      if let colon = inside.firstIndex(of: UInt8(ascii: ":")) {
        pieces.append(.placeholder(name: text(inside[..<colon]), form: text(inside[(colon + 1)...])))
      } else {
        pieces.append(.placeholder(name: text(inside), form: nil))
      }
      rest = rest[(close + 1)...]
    }
    if !rest.isEmpty { pieces.append(.text(text(rest))) }
    return pieces
  }

  /// The texts of a section by key.
  package subscript(_ section: Section) -> [String: String] { sections[section.rawValue] }

  /// The text of a key; empty for an unknown key.
  subscript(_ section: Section, _ key: String) -> String { sections[section.rawValue][key] ?? "" }
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
  package func unit(_ symbol: String) -> String? { Self.texts[.unit][symbol] }
  /// The text of a control; placeholders for names and numbers are {0} and {1}.
  package func control(_ word: ControlPhrase) -> String { Self.texts[.control, word.rawValue] }

  /// The sentence of a key with its placeholders filled.
  ///
  /// A placeholder whose name is a number is replaced by that number in the digits of the language.
  /// - Parameter variant: Selects the sentence `key.variant` if the language has it.
  func sentence(
    _ key: String, variant: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let sentences = Self.texts.sentences
    var text = ""
    for piece in variant.flatMap({ sentences[key + "." + $0] }) ?? sentences[key] ?? [] {
      switch piece {
      case .text(let fixed): text += fixed
      case .placeholder(let name, let form):
        let value = values.first { $0.key == name }?.value ?? Int(name).map(digits) ?? ""
        text += form.map { adapted(value, to: $0) } ?? value
      }
    }
    return text
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
    let form = forms[min(form(of: number), forms.count - 1)]
    // Each form has the number at most once.
    guard let sign = form.utf8.firstIndex(of: UInt8(ascii: "#")) else { return form }
    return String(form[..<sign]) + (text ?? digits(number)) + form[form.utf8.index(after: sign)...]
  }
}

extension String {
  /// The text with its first character in upper case, for the start of a sentence.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
