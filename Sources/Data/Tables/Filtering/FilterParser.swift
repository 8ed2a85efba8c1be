import OpenChartsLimits

/// Parses a filter:
///
///     filter     = term { "or" term }
///     term       = factor { "and" factor }
///     factor     = "not" factor | "(" filter ")" | column test
///     test       = ( "=" | "<>" | "!=" | "<" | "<=" | ">" | ">=" ) literal
///                | [ "not" ] "in" "(" literal { "," literal } ")"
///                | [ "not" ] "between" literal "and" literal
///                | "is" [ "not" ] "missing"
///     column     = word | '"' any '"'
///     literal    = number | "'" any "'" | "true" | "false" | parameter
///     parameter  = word
///
/// Words other than parameters are case-insensitive; a quote within quotes is written twice; `null` is another word for
/// `missing`.
package struct FilterParser {
  private let text: String
  private let tokens: [FilterToken]
  private let parameters: [String: String]
  private var index = 0
  private var depth = 0
  private var testCount = 0

  /// - Parameter parameters: The values of words that the filter can use as literals, such as the parameters of a
  ///   report. Their names are case-sensitive. A value that is a number is compared as a number.
  /// - Throws: ``FilterError`` with the position of the first error.
  package static func filter(_ text: String, parameters: [String: String] = [:]) throws(FilterError)
    -> RowFilter
  {
    var parser = FilterParser(
      text: text, tokens: try FilterToken.tokens(of: text), parameters: parameters)
    let filter = try parser.filter()
    if let token = parser.next { throw parser.error(at: token, "expected and, or, or the end") }
    return filter
  }

  private init(text: String, tokens: [FilterToken], parameters: [String: String]) {
    (self.text, self.tokens, self.parameters) = (text, tokens, parameters)
  }

  private var next: FilterToken? { index < tokens.count ? tokens[index] : nil }

  private func error(at token: FilterToken?, _ problem: String) -> FilterError {
    FilterError(text, at: token?.position ?? text.count, problem)
  }

  private mutating func take(_ word: String) -> Bool {
    guard case .word(let nextWord)? = next?.kind, nextWord.lowercased() == word else { return false }
    index += 1
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard next?.kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func filter() throws(FilterError) -> RowFilter {
    var filter = try term()
    while take("or") { filter = .or(filter, try term()) }
    return filter
  }

  private mutating func term() throws(FilterError) -> RowFilter {
    var term = try factor()
    while take("and") { term = .and(term, try factor()) }
    return term
  }

  private mutating func factor() throws(FilterError) -> RowFilter {
    depth += 1
    defer { depth -= 1 }
    // Deeper nesting could overflow the stack. The outermost factor is within no other.
    guard depth <= Limits.nesting.value + 1 else {
      throw error(at: next, "more than \(Limits.nesting.value) parentheses and nots within each other")
    }
    if take("not") { return .not(try factor()) }
    if take(symbol: "(") {
      let inner = try filter()
      guard take(symbol: ")") else { throw error(at: next, "expected )") }
      return inner
    }
    return try test(of: try column())
  }

  private mutating func column() throws(FilterError) -> FilterColumn {
    guard let token = next else { throw error(at: nil, "expected the name of a column") }
    switch token.kind {
    case .word(let name) where !Self.words.contains(name.lowercased()), .name(let name):
      index += 1
      return FilterColumn(name: name, position: token.position)
    case .text:
      throw error(
        at: token, "expected the name of a column; 'single quotes' hold values, \"double\" ones names")
    default: throw error(at: token, "expected the name of a column")
    }
  }

  /// Keywords, which are column names only in quotes.
  private static let words: Set = [
    "and", "or", "not", "in", "is", "between", "missing", "null", "true", "false",
  ]

  private mutating func test(of column: FilterColumn) throws(FilterError) -> RowFilter {
    // A chain of conditions is a tree as deep as the chain is long.
    testCount += 1
    guard testCount <= Limits.filterTests.value else {
      throw FilterError(
        text, at: column.position,
        "more than \(Limits.filterTests.value) tests; write many values as one list: x in (1, 2, 3)")
    }
    if take("is") {
      let isNot = take("not")
      guard take("missing") || take("null") else { throw error(at: next, "expected missing") }
      return isNot ? .not(.missing(column)) : .missing(column)
    }
    let isNot = take("not")
    if take("in") {
      let filter = RowFilter.membership(column, try list())
      return isNot ? .not(filter) : filter
    }
    if take("between") {
      let low = try literal()
      guard take("and") else { throw error(at: next, "expected and, and the upper end") }
      let high = try literal()
      let filter = RowFilter.and(
        .comparison(column, .greaterOrEqual, low), .comparison(column, .lessOrEqual, high))
      return isNot ? .not(filter) : filter
    }
    guard !isNot, case .symbol(let symbol)? = next?.kind,
      let comparison = symbol == "!=" || symbol == "=="
        ? (symbol == "==" ? .equal : .unequal) : RowFilter.Comparison(rawValue: symbol)
    else {
      let all = isNot ? "in or between" : "=, <>, <, <=, >, >=, in, between or is missing"
      throw error(at: next, "expected \(all)")
    }
    index += 1
    return .comparison(column, comparison, try literal())
  }

  private mutating func list() throws(FilterError) -> [FilterLiteral] {
    guard take(symbol: "(") else { throw error(at: next, "expected ( and values with commas between them") }
    var literals = [try literal()]
    while take(symbol: ",") { literals.append(try literal()) }
    guard take(symbol: ")") else { throw error(at: next, "expected , or )") }
    return literals
  }

  private mutating func literal() throws(FilterError) -> FilterLiteral {
    guard let token = next else { throw error(at: nil, "expected a value") }
    index += 1
    switch token.kind {
    case .number(let number): return FilterLiteral(value: .number(number), position: token.position)
    case .text(let text): return FilterLiteral(value: .text(text), position: token.position)
    case .word(let word) where ["true", "false"].contains(word.lowercased()):
      return FilterLiteral(value: .boolean(word.lowercased() == "true"), position: token.position)
    case .word(let word) where parameters[word] != nil:
      let text = parameters[word] ?? ""
      let number = text.first.map { $0.isNumber || $0 == "-" } == true ? FilterNumber(text) : nil
      return FilterLiteral(value: number.map { .number($0) } ?? .text(text), position: token.position)
    case .word, .name:
      throw error(at: token, "expected a value: a number, true, false, or a text or date in 'single quotes'")
    case .symbol: throw error(at: token, "expected a value")
    }
  }
}
