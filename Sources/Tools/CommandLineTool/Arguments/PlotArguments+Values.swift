import OpenChartsTables

/// Parsers of the values of options. Each throws one sentence that names the option and what its value can be.
extension PlotArguments {
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    try Self.choice(option, value, among: choices)
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    let names = choices.map(\.rawValue)
    if let index = names.firstIndex(of: value) { return choices[index] }
    throw unknownValue(option, value, names)
  }

  /// Names of choices in other programs, with the names in this tool.
  private static let meanings = [
    "pie": "sector", "donut": "sector", "doughnut": "sector", "arc": "sector", "scatter": "point",
    "dot": "point", "circle": "point", "rect": "rectangle", "boxplot": "box", "kde": "density",
    "jitter": "strip",
    "swarm": "strip", "errorbars": "errorbar", "column": "bar",
    "histogram": "bar", "avg": "mean", "average": "mean", "total": "sum", "minimum": "min",
    "maximum": "max", "squareroot": "sqrt", "time": "date", "string": "text", "bool": "boolean",
    "percent": "normalized", "grouped": "dodge",
  ]

  static func unknownValue(
    _ option: Option, _ value: String, _ names: [String]
  ) -> UsageError {
    let synonym = meanings[value.lowercased()].flatMap { names.contains($0) ? $0 : nil }
    if let suggestion = synonym ?? nearestName(to: value, among: names) {
      return UsageError("\(option.spelling) \(value) is unknown; did you mean \(suggestion)?")
    }
    return UsageError(
      "\(option.spelling) \(value) is unknown; it can be \(names.joined(separator: ", "))")
  }

  func aggregate(_ option: Option, _ value: String) throws(UsageError) -> Aggregate {
    if let aggregate = Aggregate(value) { return aggregate }
    throw Self.unknownValue(option, value, Aggregate.named.map(\.name) + ["p95"])
  }

  func filter(_ value: String) throws(UsageError) -> FilterChoice {
    do throws(FilterError) {
      return FilterChoice(text: value, filter: try FilterParser.filter(value))
    } catch {
      throw UsageError("\(error)")
    }
  }

  func sortOrder(_ value: String) throws(UsageError) -> SortOrder {
    switch value {
    case "ascending": .value
    case "descending": .valueDown
    default: try choice(.sort, value)
    }
  }

  func number(
    _ option: Option, _ value: String, _ range: ClosedRange<Double>, isWhole: Bool = false
  ) throws(UsageError) -> Double {
    guard let number = Double(value), range.contains(number), !isWhole || number == number.rounded()
    else {
      let (low, high) = (NumberText.short(range.lowerBound), NumberText.short(range.upperBound))
      throw UsageError(
        "\(option.spelling) \(value) is not a \(isWhole ? "whole number" : "number") from \(low) to \(high)")
    }
    return number
  }

  func domain(_ option: Option, _ value: String) throws(UsageError) -> DomainText {
    for separator in ["..", ":", ","] {
      // Split at the middle separator, because times of day contain colons.
      let parts = value.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count >= 2, parts.count % 2 == 0 else { continue }
      let half = parts.count / 2
      let low = parts[..<half].joined(separator: separator)
      let high = parts[half...].joined(separator: separator)
      if !low.isEmpty, !high.isEmpty { return DomainText(low: low, high: high) }
    }
    throw UsageError("\(option.spelling) \(value) is not two ends such as 0:100")
  }

  func format(_ option: Option, _ value: String) throws(UsageError) -> ValueFormat {
    guard let format = ValueFormat(value) else {
      throw UsageError(
        "\(option.spelling) \(value) is unknown; it can be compact, plain, percent, scientific, 0.00, "
          + "$0, or a date such as \"MMM yyyy\"")
    }
    return format
  }

  func typeChoice(_ value: String) throws(UsageError) -> TypeChoice {
    guard let equalsIndex = value.lastIndex(of: "="), equalsIndex != value.startIndex else {
      throw UsageError("--type \(value) is not a column and its type, such as price=number")
    }
    return TypeChoice(
      column: String(value[..<equalsIndex]),
      type: try choice(.type, String(value[value.index(after: equalsIndex)...])))
  }

  func delimiter(_ value: String) throws(UsageError) -> UInt8 {
    switch value {
    case "tab", "\\t", "\t": return 9
    case "blank", "space": return 0x20
    case "comma": return 0x2C
    case "semicolon": return 0x3B
    case "bar", "pipe": return 0x7C
    default:
      guard value.utf8.count == 1, let byte = value.utf8.first, byte >= 0x20, byte != 0x22 else {
        throw UsageError("--delimiter \(value) is not one character, or tab")
      }
      return byte
    }
  }
}
