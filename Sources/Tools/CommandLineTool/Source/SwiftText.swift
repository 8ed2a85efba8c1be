import Foundation
import OpenChartsChartMath

/// Swift source of values and names.
enum SwiftText {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += #"\\"#
      case "\"": result += #"\""#
      case "\n": result += #"\n"#
      case "\t": result += #"\t"#
      case "\r": result += #"\r"#
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.generalCategory == .format:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number, without a fraction if it is an integer.
  static func literal(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  /// A colour in sRGB.
  static func color(_ color: RGB) -> String {
    func part(_ value: UInt8) -> String { NumberText.short(Double(value) / 255) }
    return "Color(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue)))"
  }

  /// A date. Whole seconds are written as calls of ``dateFunction``.
  ///
  /// - Parameter moment: Seconds since 1 January 2001, 00:00 UTC.
  static func date(_ moment: Double) -> String {
    guard let text = isoText(moment) else {
      return "Date(timeIntervalSinceReferenceDate: \(literal(moment)))"
    }
    return "Self.date(\(literal(text)))"
  }

  static let dateFunction = [
    "  private static func date(_ text: String) -> Date {", "    try! Date(text, strategy: .iso8601)", "  }",
  ]

  /// A text such as `2024-03-31T12:00:00Z`; `nil` for years beyond four digits and for fractions of seconds.
  static func isoText(_ moment: Double) -> String? {
    guard moment == moment.rounded(), moment >= -63_114_076_800, moment < 252_423_993_600 else { return nil }
    var clock = WallClock(.utc)
    return DatePattern("yyyy-MM-dd'T'HH:mm:ss'Z'")?.text(moment, &clock)
  }

  /// An array literal, in lines of at most 100 characters.
  static func list(_ items: [String], indent: String) -> String {
    let line = "[" + items.joined(separator: ", ") + "]"
    guard line.count > 100 else { return line }
    var lines = [indent + " "]
    for item in items {
      if lines[lines.count - 1].count + item.count > 98 { lines.append(indent + " ") }
      lines[lines.count - 1] += " " + item + ","
    }
    return "[\n" + lines.joined(separator: "\n") + "\n\(indent)]"
  }
}

/// Unique names of properties and types for columns.
struct SwiftNames {
  private var usedNames: Set<String> = [
    "id", "body", "rows", "date", "row", "value", "number", "self", "Row",
  ]

  /// `net sales` becomes `netSales`.
  mutating func property(_ title: String, else other: String) -> String {
    let words = Self.words(title)
    var name = words.enumerated().map { $0 == 0 ? Self.lowered($1) : Self.raised($1) }.joined()
    if name.isEmpty || !(name.first!.isLetter) || Self.keywords.contains(name) {
      name = other + Self.raised(name)
    }
    return unique(name)
  }

  /// `sales by month` becomes `SalesByMonthChart`.
  static func type(_ title: String) -> String {
    let name = words(title).prefix(6).map(raised).joined()
    guard let first = name.first, first.isLetter else { return "TableChart" }
    return name.hasSuffix("Chart") ? name : name + "Chart"
  }

  private mutating func unique(_ name: String) -> String {
    var (result, number) = (name, 2)
    while !usedNames.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// The words of ASCII letters and digits, without accents. Other characters have several encodings.
  private static func words(_ title: String) -> [String] {
    let plain = title.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(plain))
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func lowered(_ word: String) -> String {
    word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where",
    "while", "some", "any", "await", "async", "Any", "Self", "type",
  ]
}
