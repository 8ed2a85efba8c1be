import Tables

/// Options for reading text tables.
extension PlotArguments {
  mutating func setHeader(_ value: Bool) throws(UsageError) {
    guard hasHeader == nil else { throw UsageError("--header and --no-header exclude each other") }
    hasHeader = value
  }

  /// Texts between commas: `n.a.,**,:`.
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

  /// The first of the given options that only files of text understand.
  var textOption: Option? {
    given.map(\.option).first { [.missing, .skip, .comment, .decimal, .dateFormat, .header].contains($0) }
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
