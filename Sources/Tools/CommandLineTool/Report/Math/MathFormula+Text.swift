extension MathFormula {
  /// The formula in one line of text, for PDF, headings and alternative texts: `\frac{a+1}{b^2}` is (a + 1)/b².
  var text: String { root.text }
}

extension MathNode {
  fileprivate var text: String {
    switch self {
    case .identifier(let name, _): return name
    case .number(let text), .text(let text): return text
    case .symbol(let text, let kind): return String(Self.spaced(text, kind, isUnary: false).trimmed)
    case .space(let width): return width > 0 ? " " : ""
    case .row(let nodes): return Self.text(nodes)
    case .fraction(let top, let bottom, let hasBar):
      // The usual notation in one line, in every language.
      guard hasBar else { return "C(\(top.text), \(bottom.text))" }
      // A product under the bar is one divisor: a/(bc).
      return
        "\(top.operand)/\(bottom.isProduct && !Self.isEnclosed(bottom.text) ? "(\(bottom.text))" : bottom.operand)"
    case .root(let inner, let index):
      return Self.radical(index) + (inner.isProduct ? "(\(inner.text))" : inner.operand)
    case .scripts(let base, let low, let high, _):
      return base.operand + Self.script(low, Self.low, "_") + Self.script(high, Self.high, "^")
    case .accent(let base, let mark, let combining, _):
      let text = base.text
      if mark == "⏞" || mark == "⏟" { return text }
      return text.count == 1 ? text + combining : text.map { "\($0)\(combining)" }.joined()
    case .fenced(let open, let inner, let close): return open + inner.text + close
    case .table(let rows, let form):
      let lines = rows.map { row in row.map(\.text).joined(separator: form.isAligned ? " " : ", ") }
      let open = form.open == "{" && form.close.isEmpty ? "{ " : form.open
      return open + lines.joined(separator: "; ") + form.close
    }
  }

  /// Whether one pair of parentheses or brackets is around a whole text.
  private static func isEnclosed(_ text: String) -> Bool {
    guard let first = text.first, "([{|".contains(first) else { return false }
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth <= 0, first != "|" { return text.index(after: index) == text.endIndex }
    }
    return first == "|" && text.last == "|"
  }

  /// The symbol of a root with an index.
  private static func radical(_ index: MathNode?) -> String {
    let degree = index?.text ?? ""
    return degree == "3" ? "∛" : degree == "4" ? "∜" : (script(degree, high) ?? "") + "√"
  }

  /// Whether the node has several parts without operators between them, as in `bc`.
  private var isProduct: Bool {
    guard case .row(let nodes) = self, nodes.count > 1 else { return false }
    if case .symbol(_, .opening)? = nodes.first, case .symbol(_, .closing)? = nodes.last { return false }
    return true
  }

  /// The text of an operand. It is in parentheses if it consists of parts with spaces or slashes between them.
  private var operand: String {
    let text = text
    if Self.isEnclosed(text) { return text }
    return text.contains { $0 == " " || $0 == "/" } && !isFunction ? "(\(text))" : text
  }

  private static func text(_ nodes: [MathNode]) -> String {
    var result = ""
    var previous: MathNode?
    for (index, node) in nodes.enumerated() {
      let next = index + 1 < nodes.count ? nodes[index + 1] : nil
      if node.isLarge || node.isBinomial, previous?.isOperand == true { result += " " }
      if case .symbol(let text, let kind) = node {
        result += spaced(text, kind, isUnary: previous?.isOperand != true)
      } else if case .fraction(_, _, hasBar: true) = node,
        previous?.isFactor == true || next?.isFactor == true
      {
        result += "(\(node.text))"
      } else if case .root(let inner, let index) = node, next?.isFactor == true {
        result += Self.radical(index) + "(\(inner.text))"
      } else {
        if node.isFunction, previous?.isOperand == true { result += " " }
        result += node.text
      }
      if next?.followsWithSpace == true, node.isFunction || node.isLarge { result += " " }
      previous = node
    }
    // An operator with spaces may follow another.
    return result.split(separator: " ").joined(separator: " ")
  }

  private static func spaced(_ text: String, _ kind: MathSymbol.Kind, isUnary: Bool) -> String {
    switch kind {
    case .binary: isUnary ? text : text == "·" ? text : " \(text) "
    case .relation: " \(text) "
    case .punctuation: text + " "
    case .ordinary, .large, .opening, .closing: text
    }
  }

  /// Whether the node, next to a fraction, multiplies it.
  private var isFactor: Bool {
    switch self {
    case .symbol(_, let kind): kind == .opening || kind == .closing || kind == .large
    case .space, .row([]): false
    default: true
    }
  }

  private var isBinomial: Bool { if case .fraction(_, _, hasBar: false) = self { true } else { false } }

  private var isLarge: Bool {
    switch self {
    case .symbol(_, .large): true
    case .scripts(let base, _, _, _): base.isLarge
    default: false
    }
  }

  // MARK: Scripts

  private static func script(_ node: MathNode?, _ characters: [Character: Character], _ sign: String)
    -> String
  {
    guard let node else { return "" }
    let text = node.text
    if text.allSatisfy({ $0 == "′" }) { return text }
    if let script = script(text.filter { $0 != " " }, characters) { return script }
    return sign + (isEnclosed(text) ? text : "(\(text))")
  }

  /// The text in superscript or subscript characters; `nil` if one has none.
  private static func script(_ text: String, _ characters: [Character: Character]) -> String? {
    let mapped = text.compactMap { characters[$0] }
    return mapped.count == text.count && !text.isEmpty ? String(mapped) : nil
  }

  private static let high = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−=()nikmtT", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵏᵐᵗᵀ"))
  private static let low = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"))
}
