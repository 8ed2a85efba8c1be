import OpenChartsTables

/// An inline value of a report:
///
///     value    = sum [ "as" format ]
///     sum      = product { ( "+" | "-" ) product }
///     product  = factor { ( "*" | "/" ) factor }
///     factor   = number | parameter | function | "(" sum ")" | "-" factor
///     function = name "(" table [ ":" column ] [ "where" filter ] ")"
///     table    = word | "'" any "'"
///     column   = word | '"' any '"'
///
/// A function has the name of an aggregate, such as `mean` or `p95`. `value`, `first` and `last` are the only, first
/// and last value of a column. The filter has the grammar of `--where`; the format has the grammar of `--y-format`.
indirect enum ReportExpression: Equatable {
  case number(Double)
  case parameter(String)
  case function(Call)
  case operation(Character, ReportExpression, ReportExpression)

  /// A row whose value is the result of a function.
  enum Row: String, CaseIterable {
    case only = "value"
    case first, last
  }

  struct Call: Equatable {
    /// The aggregate of the column; `nil` for the value of ``row``.
    var aggregate: Aggregate?
    var row = Row.only
    var table: String
    /// The name of the column; `nil` if rows are counted.
    var column: String?
    var filter: String?
  }

  struct Problem: Error, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// The index of the brace that ends a value; `nil` without one.
  static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    var firstBrace: Substring.Index?
    for index in text.indices {
      let character = text[index]
      if character == "}" {
        if quote == nil { return index }
        firstBrace = firstBrace ?? index
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
    }
    // A quote without an end is a problem of the value.
    return quote == nil ? nil : firstBrace
  }

  /// The calls, in order.
  var calls: [Call] {
    switch self {
    case .number, .parameter: []
    case .function(let call): [call]
    case .operation(_, let a, let b): a.calls + b.calls
    }
  }
}

/// Parses values.
struct ReportExpressionParser {
  private var remaining: Substring
  private var depth = 0

  static func value(_ text: String) throws(ReportExpression.Problem) -> (
    expression: ReportExpression, format: ValueFormat?
  ) {
    var parser = ReportExpressionParser(remaining: text[...])
    let expression = try parser.sum()
    var format: ValueFormat?
    if parser.take(word: "as") {
      var pattern = String(parser.remaining.trimmed)
      if let quote = pattern.first, quote == "'" || quote == "\"", pattern.count > 1, pattern.last == quote {
        pattern = String(pattern.dropFirst().dropLast())
      }
      format = ValueFormat(pattern)
      if format == nil {
        throw ReportExpression.Problem(
          "\"\(pattern.prefix(40))\" is no format such as 0.0, percent or '$0.00'")
      }
      parser.remaining = ""
    }
    guard parser.remaining.trimmed.isEmpty else {
      throw parser.problem("expected +, -, *, /, as, or the end")
    }
    return (expression, format)
  }

  private func problem(_ text: String) -> ReportExpression.Problem {
    let excerpt = remaining.trimmed.prefix(24)
    return ReportExpression.Problem(excerpt.isEmpty ? "at its end: \(text)" : "at \"\(excerpt)\": \(text)")
  }

  private mutating func take(_ symbol: Character) -> Bool {
    remaining = remaining.trimmed
    guard remaining.first == symbol else { return false }
    remaining.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    remaining = remaining.trimmed
    guard remaining.hasPrefix(word), !(remaining.dropFirst(word.count).first?.isLetter ?? false) else {
      return false
    }
    remaining = remaining.dropFirst(word.count)
    return true
  }

  private mutating func sum() throws(ReportExpression.Problem) -> ReportExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 20 else { throw problem("more than 20 parentheses within each other") }
    var result = try product()
    var count = 0
    while let symbol = take("+") ? "+" : take("-") ? "-" : nil {
      count += 1
      guard count <= 100 else { throw problem("more than 100 terms") }
      result = .operation(Character(symbol), result, try product())
    }
    return result
  }

  private mutating func product() throws(ReportExpression.Problem) -> ReportExpression {
    var result = try factor()
    var count = 0
    while let symbol = take("*") ? "*" : take("/") ? "/" : nil {
      count += 1
      guard count <= 100 else { throw problem("more than 100 factors") }
      result = .operation(Character(symbol), result, try factor())
    }
    return result
  }

  private mutating func factor() throws(ReportExpression.Problem) -> ReportExpression {
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw problem("expected )") }
      return inner
    }
    if take("-") { return .operation("-", .number(0), try factor()) }
    remaining = remaining.trimmed
    if remaining.first?.isNumber == true {
      var digits = remaining.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      if let power = remaining[digits.endIndex...].prefixMatch(of: /[eE][-+]?[0-9]+/) {
        digits = remaining[..<power.range.upperBound]
      }
      guard let number = Double(digits) else { throw problem("expected a number") }
      remaining = remaining[digits.endIndex...]
      return .number(number)
    }
    let name = remaining.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { throw problem("expected a number, a parameter, or a function such as mean(") }
    let start = remaining
    remaining = remaining[name.endIndex...]
    guard take("(") else { return .parameter(String(name)) }
    let aggregate = Aggregate(String(name))
    let row = ReportExpression.Row(rawValue: String(name))
    guard aggregate != nil || row != nil else {
      remaining = start
      let names = Aggregate.named.map(\.name) + ["p95"] + ReportExpression.Row.allCases.map(\.rawValue)
      throw problem(
        "\(name) is no function; there are \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
      )
    }
    var call = try call(aggregate, String(name))
    call.row = row ?? .only
    return .function(call)
  }

  private mutating func call(_ aggregate: Aggregate?, _ name: String) throws(ReportExpression.Problem)
    -> ReportExpression.Call
  {
    guard let end = Self.end(of: remaining) else { throw problem("\(name)( has no )") }
    var inner = remaining[..<end].trimmed
    remaining = remaining[remaining.index(after: end)...]
    let table = Self.word(&inner, quote: "'") { $0 == ":" || $0.isWhitespace }
    inner = inner.trimmed
    var call = ReportExpression.Call(aggregate: aggregate, table: table)
    if inner.first == ":" {
      inner = inner.dropFirst().trimmed
      call.column = Self.word(&inner, quote: "\"") { $0.isWhitespace }
      inner = inner.trimmed
    }
    if inner.hasPrefix("where"), inner.dropFirst(5).first?.isWhitespace == true {
      call.filter = String(inner.dropFirst(6).trimmed)
      inner = ""
    }
    guard inner.isEmpty else {
      throw ReportExpression.Problem(
        "at \"\(inner.prefix(24))\": expected : and a column, or where and a filter")
    }
    guard !call.table.isEmpty, call.column != "" else {
      throw ReportExpression.Problem("\(name)() needs a table, as in \(name)(rain.csv: rain_mm)")
    }
    guard call.column != nil || aggregate == .count else {
      throw ReportExpression.Problem(
        "\(name)(\(call.table)) needs a column, as in \(name)(\(call.table): rain_mm)")
    }
    return call
  }

  /// The word at the start of a text, or what its quotes contain.
  private static func word(_ text: inout Substring, quote: Character, until isEnd: (Character) -> Bool)
    -> String
  {
    if text.first == quote, let end = text.dropFirst().firstIndex(of: quote) {
      let word = text[text.index(after: text.startIndex)..<end]
      text = text[text.index(after: end)...]
      return String(word)
    }
    let word = text.prefix { !isEnd($0) }
    text = text[word.endIndex...]
    return String(word)
  }

  /// The index of the parenthesis that closes one before the text.
  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    var open = 0
    for index in text.indices {
      let character = text[index]
      if let openQuote = quote {
        if character == openQuote { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "(" {
        open += 1
      } else if character == ")" {
        if open == 0 { return index }
        open -= 1
      }
    }
    return nil
  }
}
