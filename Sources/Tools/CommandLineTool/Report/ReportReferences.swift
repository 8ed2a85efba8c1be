import OpenChartsLimits
import OpenChartsTables

/// Numbers the figures and tables of a report, names its headings, and resolves references and values.
@MainActor struct ReportReferences {
  /// A heading, for the table of contents and a PDF's outline.
  struct Heading: Equatable {
    var level: Int
    var words: String
    var anchor: String
  }

  /// The expression of an inline value, and its line in the report.
  typealias Value = (expression: String, line: Int)

  private static let mostProblems = 50

  var blocks: [ReportBlock] = []
  private(set) var headings: [Heading] = []
  private(set) var problems: [ReportProblem] = []
  private let file: String
  private let terms: ReportTerms
  /// The text of each reference by the name of its target.
  private var targets: [String: ReportText] = [:]
  /// The number of characters of the longest name in ``targets``.
  private var longestName = 0
  private var anchors: [String: Int] = [:]
  private var counts: [ReportNumbered.Kind: Int] = [:]
  /// The line of each remaining heading to which the text gives a name.
  private var linesOfNames: ArraySlice<Int>

  /// - Parameter linesOfNames: The line of each heading to which the text gives a name, in order.
  init(
    _ blocks: consuming [ReportBlock], file: String, terms: ReportTerms, values: ReportValues,
    linesOfNames: [Int] = []
  ) {
    (self.file, self.terms, self.linesOfNames) = (file, terms, linesOfNames[...])
    var expressions: [Value] = []
    var blocks = blocks
    for texts in blocks.texts { Self.collect(texts, &expressions) }
    if let problem = values.prepare(expressions) {
      problems.append(ReportProblem(file: file, line: problem.line, text: problem.text))
      return
    }
    // Each block is replaced in its place, because copies of a long report take much memory.
    Self.replace(&blocks) { number($0.changed { fill($0, values) }) }
    Self.replace(&blocks) { $0.changed { resolved($0) } }
    self.blocks = blocks
    headings = self.blocks.compactMap { block in
      guard case .heading(let level, let texts, let anchor?) = block else { return nil }
      return Heading(level: level, words: texts.words, anchor: anchor)
    }
  }

  private static func replace(_ blocks: inout [ReportBlock], by change: (ReportBlock) -> ReportBlock) {
    for index in blocks.indices {
      let block = blocks[index]
      blocks[index] = .rule
      blocks[index] = change(block)
    }
  }

  /// Appends the expressions of the inline values in a text.
  static func collect(_ texts: [ReportText], _ expressions: inout [Value]) {
    for text in texts {
      switch text {
      case .value(let expression, let line): expressions.append((expression, line))
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner):
        collect(inner, &expressions)
      case .plain, .term, .code, .script, .math, .image, .lineBreak, .footnote, .reference: break
      }
    }
  }

  private mutating func fill(_ text: ReportText, _ values: ReportValues) -> [ReportText] {
    guard case .value(let expression, let line) = text else { return [text] }
    do { return [.plain(try values.text(expression))] } catch {
      problems.append(ReportProblem(file: file, line: line, text: error.text))
      return []
    }
  }

  // MARK: Names

  private mutating func number(_ block: ReportBlock) -> ReportBlock {
    switch block {
    case .heading(let level, let texts, let name):
      let words = texts.words
      if let name {
        return .heading(
          level: level, texts, anchor: define(name, .plain(words), line: linesOfNames.popFirst() ?? 1))
      }
      return .heading(level: level, texts, anchor: anchor(words))
    case .figure(let figure): return .figure(number(figure))
    case .row(let figures): return .row(figures.map { number($0) })
    case .list(var list):
      for item in list.items.indices { list.items[item].blocks = list.items[item].blocks.map { number($0) } }
      return .list(list)
    case .quote(let inner): return .quote(inner.map { number($0) })
    case .callout(let kind, let inner, let title):
      return .callout(kind, inner.map { number($0) }, title: title)
    case .footnotes(let notes): return .footnotes(notes.map { $0.map { number($0) } })
    case .paragraph, .code, .rule, .table, .chart, .definitions: return block
    }
  }

  private mutating func number(_ figure: ReportNumbered) -> ReportNumbered {
    var figure = figure
    guard figure.caption != nil || figure.attributes.name != nil else { return figure }
    let count = counts[figure.kind, default: 0] + 1
    counts[figure.kind] = count
    figure.number = count
    guard let name = figure.attributes.name else { return figure }
    if !name.hasPrefix(figure.kind.rawValue) {
      let kind = figure.kind == .figure ? "chart or picture" : "table"
      problems.append(
        ReportProblem(
          file: file, line: figure.line,
          text: "\(name): the name of a \(kind) begins with \(figure.kind.rawValue)"))
    }
    figure.attributes.name = define(
      name, terms.text(terms.name(figure.kind, count)), line: figure.line)
    return figure
  }

  /// Records a name that the text gives.
  private mutating func define(_ name: String, _ words: ReportText, line: Int) -> String {
    if targets[name] != nil {
      problems.append(ReportProblem(file: file, line: line, text: "the name \(name) is given twice"))
    }
    (targets[name], anchors[name]) = (words, 1)
    longestName = max(longestName, name.count)
    return name
  }

  /// A unique anchor for a heading.
  private mutating func anchor(_ words: String) -> String {
    let plain = words.lowercased().map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : " " }
    let name = String(plain).split(separator: " ").joined(separator: "-")
    let count = anchors[name, default: 0]
    anchors[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }

  // MARK: References

  private mutating func resolved(_ text: ReportText) -> [ReportText] {
    guard case .reference(let text, let line) = text else { return [text] }
    let (name, rest) = known(text)
    guard let words = targets[name], let address = LinkAddress("#" + name) else {
      // Searching similar names for thousands of mistakes would take time.
      guard problems.count < Self.mostProblems else { return [] }
      let kinds = targets.keys.filter { $0.prefix(4) == name.prefix(4) }.sorted()
      let suggestion = nearestName(to: name, among: kinds)
      let kind = name.hasPrefix("fig-") ? "figure" : name.hasPrefix("tbl-") ? "table" : "heading"
      problems.append(
        ReportProblem(
          file: file, line: line,
          text: "@\(name): no \(kind) has this name; "
            + (suggestion.map { "did you mean @\($0)?" } ?? "{#\(name)} gives it")))
      return []
    }
    return [.link(address, [words])] + (rest.isEmpty ? [] : [.plain(String(rest))])
  }

  /// Divides the letters after an `@` into the name of a target and the text after it, because Japanese, for example,
  /// has no space between them. Without such a name, all letters are the name.
  private func known(_ text: String) -> (name: String, rest: Substring) {
    guard targets[text] == nil else { return (text, "") }
    // A paragraph without spaces can be far longer than any name.
    let start = text.prefix(longestName + 1)
    for index in start.indices.reversed() where (text[index].unicodeScalars.first?.value ?? 0) >= 0x0590 {
      let name = String(text[..<index])
      if targets[name] != nil { return (name, text[index...]) }
    }
    return (text, "")
  }
}
