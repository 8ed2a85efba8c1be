/// Reads a format string: comparisons, `AND`, `OR`, `NOT`, parentheses, lists, arithmetic and subqueries.
struct PredicateParser {
  /// The greatest depth of parentheses and of `NOT`.
  private static let maximumDepth = 100

  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<Any?>
  private var index = 0
  private var depth = 0

  /// - Returns: The condition; `nil` if the format cannot be read or has more arguments than are given.
  static func condition(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
    guard let tokens = PredicateToken.all(in: format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let node = parser.disjunction(), parser.index == tokens.count else { return nil }
    return node
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var token: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let text)? = token, text.uppercased() == word else { return false }
    index += 1
    return true
  }

  // MARK: - Conditions

  private mutating func disjunction() -> PredicateNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, let first = conjunction() else { return nil }
    var nodes = [first]
    while take("||") || take(word: "OR") {
      guard let next = conjunction() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .any(nodes)
  }

  private mutating func conjunction() -> PredicateNode? {
    guard let first = negation() else { return nil }
    var nodes = [first]
    while take("&&") || take(word: "AND") {
      guard let next = negation() else { return nil }
      nodes.append(next)
    }
    return nodes.count == 1 ? first : .all(nodes)
  }

  private mutating func negation() -> PredicateNode? {
    var isNegated = false
    while take("!") || take(word: "NOT") { isNegated.toggle() }
    guard let node = comparison() else { return nil }
    return isNegated ? .not(node) : node
  }

  private mutating func comparison() -> PredicateNode? {
    if take(word: "TRUEPREDICATE") { return .literal(true) }
    if take(word: "FALSEPREDICATE") { return .literal(false) }
    var quantifier = PredicateComparison.Quantifier.one
    if take(word: "ANY") || take(word: "SOME") {
      quantifier = .any
    } else if take(word: "ALL") {
      quantifier = .all
    } else if take(word: "NONE") {
      quantifier = .none
    }
    guard let left = sum() else { return nil }
    guard let operation = operation() else { return quantifier == .one ? left : nil }
    var options: String.CompareOptions = []
    if case .options(let letters)? = token {
      index += 1
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
    }
    guard let right = sum() else { return nil }
    return .comparison(
      PredicateComparison(
        quantifier: quantifier, left: left, operation: operation, right: right, options: options))
  }

  private mutating func operation() -> PredicateComparison.Operator? {
    let operation: PredicateComparison.Operator?
    switch token {
    case .sign("="), .sign("=="): operation = .equal
    case .sign("!="), .sign("<>"): operation = .unequal
    case .sign("<"): operation = .less
    case .sign("<="), .sign("=<"): operation = .lessOrEqual
    case .sign(">"): operation = .greater
    case .sign(">="), .sign("=>"): operation = .greaterOrEqual
    case .word(let word):
      operation =
        switch word.uppercased() {
        case "CONTAINS": .contains
        case "BEGINSWITH": .beginsWith
        case "ENDSWITH": .endsWith
        case "LIKE": .like
        case "MATCHES": .matches
        case "IN": .within
        case "BETWEEN": .between
        default: nil
        }
    default: operation = nil
    }
    if operation != nil { index += 1 }
    return operation
  }

  // MARK: - Expressions

  private mutating func sum() -> PredicateNode? {
    guard var node = product() else { return nil }
    while let sign = arithmeticSign("+", "-") {
      guard let next = product() else { return nil }
      node = .arithmetic(sign, node, next)
    }
    return node
  }

  private mutating func product() -> PredicateNode? {
    guard var node = value() else { return nil }
    while let sign = arithmeticSign("*", "/") {
      guard let next = value() else { return nil }
      node = .arithmetic(sign, node, next)
    }
    return node
  }

  private mutating func arithmeticSign(_ first: Character, _ second: Character) -> Character? {
    if take(String(first)) { return first }
    return take(String(second)) ? second : nil
  }

  private mutating func value() -> PredicateNode? {
    if take("-") { return unsignedValue().map { .arithmetic("-", .constant(0), $0) } }
    return unsignedValue()
  }

  private mutating func unsignedValue() -> PredicateNode? {
    guard let token else { return nil }
    index += 1
    switch token {
    case .integer(let number): return .constant(number)
    case .number(let number): return .constant(number)
    case .text(let text): return .constant(text)
    case .value: return arguments.popFirst().map { .constant($0) }
    case .path: return (arguments.popFirst().flatMap { $0 } as? String).map { .path($0) }
    case .variable(let name): return withPath(.variable(name))
    case .word(let word): return named(word)
    case .sign("("):
      guard let node = disjunction(), take(")") else { return nil }
      return node.isCondition ? node : withPath(node)
    case .sign("{"): return list()
    case .sign, .options: return nil
    }
  }

  private mutating func named(_ word: String) -> PredicateNode? {
    switch word.uppercased() {
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SELF": return .path("self")
    case "SUBQUERY": return subquery()
    default: return word.hasPrefix(".") ? nil : .path(word)
    }
  }

  /// `{1, 2, 3}`, after the brace.
  private mutating func list() -> PredicateNode? {
    var nodes: [PredicateNode] = []
    if take("}") { return .list(nodes) }
    repeat {
      guard let node = sum() else { return nil }
      nodes.append(node)
    } while take(",")
    return take("}") ? .list(nodes) : nil
  }

  /// `SUBQUERY(orders, $order, $order.amount > 3)`, after its name.
  private mutating func subquery() -> PredicateNode? {
    guard take("("), let collection = sum(), take(","), case .variable(let name)? = token else { return nil }
    index += 1
    guard take(","), let condition = disjunction(), take(")") else { return nil }
    return withPath(.subquery(collection, variable: name, condition))
  }

  /// Adds a path that follows an expression: `.@count`.
  private mutating func withPath(_ node: PredicateNode) -> PredicateNode {
    guard case .word(let word)? = token, word.hasPrefix(".") else { return node }
    index += 1
    return .member(node, String(word.dropFirst()))
  }
}
