/// A part of a condition: an expression with a value, or a condition that is true or false.
indirect enum PredicateNode {
  case constant(Any?)
  case path(String)
  case variable(String)
  case list([PredicateNode])
  case arithmetic(Character, PredicateNode, PredicateNode)
  case subquery(PredicateNode, variable: String, PredicateNode)
  /// A path within the value of an expression.
  case member(PredicateNode, String)
  case literal(Bool)
  case not(PredicateNode)
  case all([PredicateNode])
  case any([PredicateNode])
  case comparison(PredicateComparison)

  var isCondition: Bool {
    switch self {
    case .literal, .not, .all, .any, .comparison: true
    default: false
    }
  }

  /// Whether the condition is true for an object.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .literal(let value): value
    case .not(let node): !node.holds(for: object, variables)
    case .all(let nodes): nodes.allSatisfy { $0.holds(for: object, variables) }
    case .any(let nodes): nodes.contains { $0.holds(for: object, variables) }
    case .comparison(let comparison): comparison.holds(for: object, variables)
    default: ValueOrder.number(value(for: object, variables)).map { $0 != 0 } ?? false
    }
  }

  /// The value of the expression for an object.
  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let path): KeyPathValue.value(at: path, of: object)
    case .variable(let name): variables[name]
    case .list(let nodes): nodes.map { $0.value(for: object, variables) as Any }
    case .member(let node, let path): KeyPathValue.value(at: path, of: node.value(for: object, variables))
    case .arithmetic(let sign, let a, let b):
      Self.result(sign, a.value(for: object, variables), b.value(for: object, variables))
    case .subquery(let collection, let name, let condition):
      (collection.value(for: object, variables).flatMap { KeyPathValue.elements($0) } ?? []).filter {
        condition.holds(for: object, variables.merging([name: $0]) { $1 })
      }
    case .literal, .not, .all, .any, .comparison: holds(for: object, variables)
    }
  }

  private static func result(_ sign: Character, _ a: Any?, _ b: Any?) -> Any? {
    guard let a = ValueOrder.number(a), let b = ValueOrder.number(b) else { return nil }
    return sign == "+" ? a + b : sign == "-" ? a - b : sign == "*" ? a * b : a / b
  }
}

/// A comparison of two expressions.
struct PredicateComparison {
  enum Operator {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, within, between
  }

  /// The values of a collection on the left side that must meet the comparison.
  enum Quantifier {
    case one, any, all, none
  }

  var quantifier = Quantifier.one
  var left: PredicateNode
  var operation: Operator
  var right: PredicateNode
  var options: String.CompareOptions = []

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let a = left.value(for: object, variables)
    let b = right.value(for: object, variables)
    if quantifier == .one { return holds(a, b) }
    let values = a.flatMap { KeyPathValue.unwrapped($0) }.map { KeyPathValue.elements($0) ?? [$0] } ?? []
    switch quantifier {
    case .any: return values.contains { holds($0, b) }
    case .none: return !values.contains { holds($0, b) }
    case .one, .all: return values.allSatisfy { holds($0, b) }
    }
  }

  private func holds(_ a: Any?, _ b: Any?) -> Bool {
    switch operation {
    case .equal: return isEqual(a, b)
    case .unequal: return !isEqual(a, b)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(a, b)
    case .between:
      guard let bounds = b.flatMap({ KeyPathValue.elements($0) }), bounds.count == 2 else { return false }
      return isPresent(a) && ValueOrder.compare(bounds[0], a) != .orderedDescending
        && ValueOrder.compare(a, bounds[1]) != .orderedDescending
    case .within: return isIn(a, b)
    case .contains: return isIn(b, a)
    case .beginsWith, .endsWith, .like, .matches: break
    }
    guard let text = ValueOrder.text(a), let pattern = ValueOrder.text(b) else { return false }
    switch operation {
    case .beginsWith: return text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith:
      return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case .matches: return isMatch(text, pattern)
    default: return isMatch(text, Self.expression(ofWildcards: pattern))
    }
  }

  private func isPresent(_ value: Any?) -> Bool { value.flatMap { KeyPathValue.unwrapped($0) } != nil }

  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    if !options.isEmpty, let a = ValueOrder.text(a), let b = ValueOrder.text(b) {
      return a.compare(b, options: options) == .orderedSame
    }
    return ValueOrder.isEqual(a, b)
  }

  /// Nothing is less or greater than a missing value.
  private func isOrdered(_ a: Any?, _ b: Any?) -> Bool {
    guard isPresent(a), isPresent(b) else { return false }
    let result: ComparisonResult
    if !options.isEmpty, let a = ValueOrder.text(a), let b = ValueOrder.text(b) {
      result = a.compare(b, options: options)
    } else {
      result = ValueOrder.compare(a, b)
    }
    switch operation {
    case .less: return result == .orderedAscending
    case .lessOrEqual: return result != .orderedDescending
    case .greater: return result == .orderedDescending
    default: return result != .orderedAscending
    }
  }

  /// Whether a value is in a collection, or a text in another one.
  private func isIn(_ value: Any?, _ collection: Any?) -> Bool {
    guard let collection = collection.flatMap({ KeyPathValue.unwrapped($0) }) else { return false }
    if let text = collection as? String {
      guard let part = ValueOrder.text(value) else { return false }
      return text.range(of: part, options: options) != nil
    }
    return KeyPathValue.elements(collection)?.contains { isEqual($0, value) } ?? false
  }

  private func isMatch(_ text: String, _ pattern: String) -> Bool {
    let isCaseInsensitive = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: isCaseInsensitive
          ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// `*` are any letters, and `?` is one.
  private static func expression(ofWildcards pattern: String) -> String {
    pattern.map { letter in
      letter == "*" ? ".*" : letter == "?" ? "." : NSRegularExpression.escapedPattern(for: String(letter))
    }.joined()
  }
}
