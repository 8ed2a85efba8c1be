import Foundation
import OpenChartsViewValues

extension LocalizedStringKey {
  /// Appends the localized text of the key, with Markdown and its arguments applied.
  func append(
    to pieces: inout TextPieces, _ attributes: TextAttributes, table: String?, bundle: Bundle?,
    locale: Locale?
  ) {
    var environment = pieces.environment
    if let locale { environment.locale = locale }
    let format =
      StringsTable.lookUp(
        key, table: table, bundle: bundle, locale: environment.locale, numbers: numbers) ?? key
    var next = 0
    for piece in InlineMarkdown.parse(format) {
      var inner = attributes
      if piece.style.bold { inner.bold = true }
      if piece.style.italic { inner.italic = true }
      if piece.style.code { inner.monospaced = true }
      if piece.style.strikethrough { inner.strikethrough = true }
      if piece.style.link { inner.isLink = true }
      if piece.style.inflects {
        var filled = TextPieces(environment: environment)
        fill(piece.text, &next, environment, inner, &filled)
        let words = filled.list.reduce(into: "") { $0 += $1.string }
        pieces.append(Inflection.inflected(words, in: environment.locale), inner)
      } else if arguments.isEmpty {
        pieces.append(piece.text, inner)
      } else {
        fill(piece.text, &next, environment, inner, &pieces)
      }
    }
  }

  /// The numeric arguments in order; `nil` for others.
  var numbers: [Double?] {
    arguments.map { argument in
      switch argument {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .number(let value): value
      case .string, .text: nil
      }
    }
  }

  /// Returns the localized text as a string, without Markdown.
  func plainText(table: String?, bundle: Bundle?, locale: Locale?) -> String {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    let format =
      StringsTable.lookUp(
        key, table: table, bundle: bundle, locale: environment.locale, numbers: numbers) ?? key
    if arguments.isEmpty { return format }
    var (pieces, next) = (TextPieces(environment: environment), 0)
    fill(format, &next, environment, TextAttributes(), &pieces)
    return pieces.list.reduce(into: "") { $0 += $1.string }
  }

  /// Appends a format with the arguments in place of its specifiers.
  private func fill(
    _ format: String, _ next: inout Int, _ environment: EnvironmentValues,
    _ attributes: TextAttributes, _ pieces: inout TextPieces
  ) {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      guard let specifier = FormatSpecifier(&rest) else {
        text.append("%")
        rest = rest.dropFirst()
        continue
      }
      if specifier.conversion == "%" {
        text.append("%")
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      next = index + 1
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .text(let part):
        if !text.isEmpty { pieces.append(text, attributes) }
        text = ""
        var inner = TextPieces(environment: environment)
        part.append(to: &inner, attributes)
        pieces.list += inner.list
      case .string(let string): text += string
      case .integer(let v): text += specifier.write(v, environment.locale)
      case .unsigned(let v): text += specifier.write(v, environment.locale)
      case .number(let v): text += specifier.write(v, environment.locale)
      }
    }
    text += rest
    if !text.isEmpty { pieces.append(text, attributes) }
  }
}

/// One `%…` specifier of a format, without length modifiers: the argument's type determines its length.
struct FormatSpecifier {
  var position: Int?
  /// Flags, width and precision.
  var layout = ""
  var conversion: Character

  /// Parses a specifier at the start of a text that begins with a percent sign. `nil` leaves the text unchanged.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    let layout = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(layout.count)
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let conversion = rest.first, "@%dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    // A space is a flag in C, but in “5 % of” it is text.
    if layout.first == " ", conversion == "o" || conversion == "a" || conversion == "i" { return nil }
    self.layout = layout.count < 12 ? String(layout) : ""
    self.conversion = conversion
    text = rest.dropFirst()
  }

  func write(_ value: Int64, _ locale: Locale) -> String {
    if isFloating { return write(Double(value), locale) }
    let letter = isInteger ? conversion : "d"
    return String(format: "%\(layout)ll\(letter)", locale: locale, arguments: [value])
  }

  func write(_ value: UInt64, _ locale: Locale) -> String {
    if isFloating { return write(Double(value), locale) }
    let letter = isInteger ? conversion : "u"
    return String(format: "%\(layout)ll\(letter)", locale: locale, arguments: [value])
  }

  func write(_ value: Double, _ locale: Locale) -> String {
    if !value.isFinite {
      // As in C, but NaN has no sign.
      let word = value.isNaN ? "nan" : value < 0 ? "-inf" : layout.contains("+") ? "+inf" : "inf"
      return isFloating && conversion.isUppercase ? word.uppercased() : word
    }
    if isInteger { return Int64(exactly: value.rounded(.towardZero)).map { write($0, locale) } ?? "\(value)" }
    let letter = isFloating ? conversion : "f"
    return String(format: "%\(layout)\(letter)", locale: locale, arguments: [value])
  }

  private var isInteger: Bool { "dDiuUxXoO".contains(conversion) }
  private var isFloating: Bool { "fFeEgGaA".contains(conversion) }
}
