/// The rows of a chart as Swift source: a type with a property for each column, and the values.
struct SwiftRows {
  /// One column of the rows.
  struct Property {
    var name: String
    var column: PlotColumn

    /// The names of its properties in the source. Spans have two, for start and end.
    var names: [String] {
      switch column {
      case .numberSpans, .dateSpans: ["\(name)Start", "\(name)End"]
      case .numbers, .dates, .names: [name]
      }
    }

    var type: String {
      switch column {
      case .numbers, .numberSpans: "Double"
      case .dates, .dateSpans: "Date"
      case .names: "String"
      }
    }

    func literals(_ row: Int) -> [String] {
      switch column {
      case .numbers(let values): [SwiftText.literal(values[row])]
      case .dates(let values): [SwiftText.date(values[row])]
      case .numberSpans(let starts, let ends): [starts, ends].map { SwiftText.literal($0[row]) }
      case .dateSpans(let starts, let ends): [starts, ends].map { SwiftText.date($0[row]) }
      case .names(let codes, let names): [SwiftText.literal(names[Int(codes[row])])]
      }
    }

    /// The fields of a row, as text for ``parser``.
    func fields(_ row: Int) -> [String] {
      switch column {
      case .numbers(let values), .dates(let values): ["\(values[row])"]
      case .numberSpans(let starts, let ends), .dateSpans(let starts, let ends):
        ["\(starts[row])", "\(ends[row])"]
      case .names(let codes, _): ["\(codes[row])"]
      }
    }

    func parser(_ field: Int) -> [String] {
      names.indices.map { offset in
        let number = "Double(fields[\(field + offset)])!"
        return switch column {
        case .numbers, .numberSpans: number
        case .dates, .dateSpans: "Date(timeIntervalSinceReferenceDate: \(number))"
        case .names: "\(name)Names[Int(fields[\(field)])!]"
        }
      }
    }
  }

  var properties: [Property]
  let count: Int

  /// Maximum number of rows written as literals. More rows are written as text, because the compiler is slow for long
  /// literals.
  static let mostLiterals = 300
  /// Maximum number of rows.
  static let mostRows = 50_000

  var lines: [String] {
    var lines = ["  private struct Row: Identifiable {", "    let id: Int"]
    for property in properties { lines += property.names.map { "    let \($0): \(property.type)" } }
    lines += ["  }", ""]
    return lines + (count <= Self.mostLiterals ? literals : text)
  }

  private var literals: [String] {
    var lines = ["  private static let rows: [Row] = ["]
    for row in 0..<count {
      let values = properties.flatMap { property in
        zip(property.names, property.literals(row)).map { "\($0): \($1)" }
      }
      lines.append("    Row(\((["id: \(row)"] + values).joined(separator: ", "))),")
    }
    lines.append("  ]")
    return lines
  }

  private var text: [String] {
    var lines: [String] = []
    for property in properties {
      guard case .names(_, let names) = property.column else { continue }
      let nameLiterals = SwiftText.list(names.map(SwiftText.literal), indent: "  ")
      lines += ["  private static let \(property.name)Names: [String] = \(nameLiterals)", ""]
    }
    var values: [String] = []
    for property in properties {
      // The number of fields so far is the index of the next one.
      values += zip(property.names, property.parser(values.count)).map { "\($0): \($1)" }
    }
    lines += [
      "  private static let rows: [Row] = text.split(separator: \"\\n\").enumerated().map { index, line in",
      "    let fields = line.split(separator: \" \")",
      "    return Row(",
      "      " + (["id: index"] + values).joined(separator: ",\n      "),
      "    )",
      "  }", "",
      "  /// A row a line; dates are seconds since the beginning of 2001, names are places in their lists.",
      "  private static let text = \"\"\"",
    ]
    lines += (0..<count).map { row in
      "    " + properties.flatMap { $0.fields(row) }.joined(separator: " ")
    }
    return lines + ["    \"\"\""]
  }
}
