import OpenChartsChartMath
import OpenChartsTables

extension PlotArguments {
  /// Adds a value of `--color`: a column, or the colour of a name.
  mutating func setColor(_ value: String) throws(UsageError) {
    if let choice = try ColorChoice(value) {
      colorChoices.append(choice)
      return
    }
    guard color == nil else {
      if value.contains("=") {
        throw UsageError("--color \(value) has no colour behind the name; give one such as Oslo=#1464f0")
      }
      throw UsageError("--color is given twice; only colours such as Oslo=#1464f0 repeat")
    }
    color = value
  }

  /// The family of a font.
  func family(_ value: String) throws(UsageError) -> String {
    guard !value.trimmed.isEmpty else {
      throw UsageError("--font needs the name of a font, such as Georgia")
    }
    return value
  }

  mutating func addTimeUnit(_ value: TimeGroup) throws(UsageError) {
    guard timeUnits.count < 2 else {
      throw UsageError("--time-unit is given three times; there is one for x and one for y")
    }
    timeUnits.append(value)
  }

  mutating func setTransform(_ value: SeriesTransform) throws(UsageError) {
    if let transform {
      throw UsageError(
        "\(transform.option.spelling) and \(value.option.spelling) both transform the values; give one of them"
      )
    }
    transform = value
  }
}

/// Options for reading text tables.
extension PlotArguments {
  mutating func setHeader(_ value: Bool) throws(UsageError) {
    guard hasHeader == nil else { throw UsageError("--header and --no-header exclude each other") }
    hasHeader = value
  }

  /// Splits texts at commas: `n.a.,**,:`.
  func missingTexts(_ value: String) throws(UsageError) -> [String] {
    let texts = value.split(separator: ",").map { String($0).trimmed }
    guard !texts.isEmpty, !texts.contains("") else {
      throw UsageError("--missing \(value) is not a list of texts such as n.a.,**,:")
    }
    return texts
  }

  func lineCount(_ value: String) throws(UsageError) -> Int {
    guard let count = Int(value), (0...100_000).contains(count) else {
      throw UsageError("--skip \(value) is not a number of lines from 0 to 100000")
    }
    return count
  }

  func commentSign(_ value: String) throws(UsageError) -> UInt8 {
    guard value.utf8.count == 1, let byte = value.utf8.first, byte > 0x20, byte < 0x7F, byte != 0x22 else {
      throw UsageError("--comment \(value) is not one character such as #")
    }
    return byte
  }

  func decimalSign(_ value: String) throws(UsageError) -> UInt8 {
    switch value {
    case ",", "comma": return 0x2C
    case ".", "point": return 0x2E
    default: throw UsageError("--decimal \(value) is neither comma nor point")
    }
  }

  func dateForm(_ value: String) throws(UsageError) -> DateFormat {
    guard let format = DateFormat(value) else {
      throw UsageError(
        "--date-format \(value) is no form of dates with a year, such as %d.%m.%Y or %Y-%m-%d %H:%M:%S")
    }
    return format
  }

  /// The options that control how a table is read.
  func tableOptions(zone: ZoneOffsets) -> TableOptions {
    var options = TableOptions()
    options.delimiter = delimiter
    options.hasHeader = hasHeader
    options.missing = missing
    options.skippedLines = skippedLines
    options.comment = comment
    options.decimal = decimal
    options.dateFormat = dateFormat
    options.table = table
    options.types = types.map { ($0.column, $0.type) }
    options.zone = zone
    return options
  }
}

extension String {
  /// The text without surrounding blanks.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
