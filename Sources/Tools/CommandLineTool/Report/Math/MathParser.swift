import OpenChartsLimits
import OpenChartsTables

/// Parses the mathematics of TeX: the commands of LaTeX and amsmath that formulas in text use.
struct MathParser {
  private var remaining: Substring
  private let isDisplay: Bool
  private var depth = 0
  private var alphabet: MathAlphabet?

  static func root(of source: String, isDisplay: Bool) throws(MathProblem) -> MathNode {
    var parser = MathParser(remaining: source[...], isDisplay: isDisplay)
    let root = try parser.row { _ in false }
    if let problem = parser.strayEnd { throw problem }
    return root
  }

  private init(remaining: Substring, isDisplay: Bool) {
    (self.remaining, self.isDisplay) = (remaining, isDisplay)
  }

  /// The problem of an end without its start; `nil` at the end of the formula.
  private var strayEnd: MathProblem? {
    switch remaining.first {
    case nil: nil
    case "}": MathProblem("} without {")
    case "\\" where Self.isCommand("right", at: remaining): MathProblem("\\right without \\left")
    case "\\" where remaining.hasPrefix("\\end{"): MathProblem("\\end without \\begin")
    default: MathProblem("& and \\\\ belong into an environment, such as \\begin{aligned} … \\end{aligned}")
    }
  }

  // MARK: Rows

  /// The nodes up to one of the ends that close a row, which stays unread.
  private mutating func row(until isEnd: (Substring) -> Bool) throws(MathProblem) -> MathNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting.value else {
      throw MathProblem("nested deeper than \(Limits.nesting.value)")
    }
    var nodes: [MathNode] = []
    while true {
      remaining = remaining.drop(while: \.isWhitespace)
      if remaining.isEmpty || remaining.first == "}" || isEnd(remaining) || Self.closes(remaining) { break }
      nodes.append(try scripted())
    }
    return nodes.count == 1 ? nodes[0] : .row(nodes)
  }

  /// Whether a text starts with the end of a row, of a cell or of an environment.
  private static func closes(_ text: Substring) -> Bool {
    text.first == "&" || text.hasPrefix("\\\\") || text.hasPrefix("\\end{") || isCommand("right", at: text)
  }

  private static func isCommand(_ name: String, at text: Substring) -> Bool {
    text.first == "\\" && text.dropFirst().hasPrefix(name)
      && !(text.dropFirst(name.count + 1).first?.isLetter ?? false)
  }

  /// A node with the scripts after it.
  private mutating func scripted() throws(MathProblem) -> MathNode {
    let base = "_^".contains(remaining.first ?? " ") ? MathNode.row([]) : try atom()
    var isLimits = isDisplay && base.hasLimits
    var (low, high): (MathNode?, MathNode?) = (nil, nil)
    var primes = 0
    loop: while true {
      remaining = remaining.drop(while: \.isWhitespace)
      switch remaining.first {
      case "'":
        remaining.removeFirst()
        primes += 1
      case "^":
        remaining.removeFirst()
        guard high == nil else { throw MathProblem("two superscripts; use braces, as in {x^2}^3") }
        high = try argument(of: "^")
      case "_":
        remaining.removeFirst()
        guard low == nil else { throw MathProblem("two subscripts; use braces, as in {x_1}_2") }
        low = try argument(of: "_")
      case "\\" where Self.isCommand("limits", at: remaining):
        remaining = remaining.dropFirst(7)
        isLimits = true
      case "\\" where Self.isCommand("nolimits", at: remaining):
        remaining = remaining.dropFirst(9)
        isLimits = false
      default: break loop
      }
    }
    if primes > 0 {
      let prime = MathNode.symbol(String(repeating: "′", count: primes), .ordinary)
      high = high.map { .row([prime, $0]) } ?? prime
    }
    if base.isBrace { isLimits = true }
    guard low != nil || high != nil else { return base }
    return .scripts(base, low: low, high: high, isLimits: isLimits)
  }

  /// The group, command or character after a command.
  private mutating func argument(of command: String) throws(MathProblem) -> MathNode {
    remaining = remaining.drop(while: \.isWhitespace)
    guard let first = remaining.first, first != "}", first != "&" else {
      throw MathProblem("\(command) needs an argument in braces")
    }
    if first.isASCII, first.isNumber {
      // One digit, as in TeX: \frac12 is ½.
      remaining.removeFirst()
      return .number(String(first))
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting.value else {
      throw MathProblem("nested deeper than \(Limits.nesting.value)")
    }
    return try atom()
  }

  // MARK: Atoms

  private mutating func atom() throws(MathProblem) -> MathNode {
    guard let first = remaining.first else { throw MathProblem("something is missing at its end") }
    switch first {
    case "{":
      remaining.removeFirst()
      let alphabet = alphabet
      let inner = try row { _ in false }
      self.alphabet = alphabet
      guard remaining.first == "}" else { throw MathProblem("{ without }") }
      remaining.removeFirst()
      return inner
    case "\\":
      return try command()
    case _ where first.isASCII && first.isNumber, "." where remaining.dropFirst().first?.isNumber == true:
      return .number(number())
    case _ where first.isLetter:
      remaining.removeFirst()
      return letter(first)
    default:
      remaining.removeFirst()
      return Self.character(first)
    }
  }

  /// A number with its decimals, and with commas between groups of three digits.
  private mutating func number() -> String {
    func digits(_ text: Substring) -> Substring { text.prefix { $0.isASCII && $0.isNumber } }
    let start = remaining
    var end = digits(remaining).endIndex
    while remaining.distance(from: start.startIndex, to: end) > 0, remaining[end...].first == ",",
      case let group = digits(remaining[end...].dropFirst()), group.count == 3
    {
      end = group.endIndex
    }
    if remaining[end...].first == ".", case let decimals = digits(remaining[end...].dropFirst()),
      !decimals.isEmpty
    {
      end = decimals.endIndex
    }
    remaining = remaining[end...]
    let text = start[..<end]
    return String(alphabet.map { alphabet in text.map(alphabet.letter) } ?? Array(text))
  }

  private func letter(_ character: Character) -> MathNode {
    guard let alphabet else { return .identifier(String(character)) }
    return .identifier(String(alphabet.letter(character)), isUpright: alphabet == .upright)
  }

  private static func character(_ character: Character) -> MathNode {
    switch character {
    case "+", "*": .symbol(character == "*" ? "∗" : "+", .binary)
    case "-", "−": .symbol("−", .binary)
    case "=", "<", ">": .symbol(String(character), .relation)
    case ":": .symbol(":", .relation)
    case "(", "[": .symbol(String(character), .opening)
    case ")", "]", "!": .symbol(String(character), .closing)
    case ",", ";": .symbol(String(character), .punctuation)
    case "~": .space(1 / 4)
    default: .symbol(String(character), .ordinary)
    }
  }

  // MARK: Commands

  private mutating func command() throws(MathProblem) -> MathNode {
    let name = takeName()
    if let letter = MathSymbol.letters[name] {
      return .identifier(letter, isUpright: name.first?.isUppercase == true)
    }
    if let symbol = MathSymbol.named[name] { return .symbol(symbol.text, symbol.kind) }
    if MathSymbol.functions.contains(name) {
      return .identifier(
        name == "liminf" ? "lim inf" : name == "limsup" ? "lim sup" : String(name), isUpright: true)
    }
    if let space = MathSymbol.spaces[name] { return .space(space) }
    let command = "\\" + name
    if let accent = MathSymbol.accents[name] {
      return .accent(
        try argument(of: command), mark: accent.mark, combining: accent.combining, isBelow: accent.isBelow)
    }
    if let alphabet = MathAlphabet(command: name) { return try inAlphabet(alphabet, command) }
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac":
      let top = try argument(of: command)
      return .fraction(top, try argument(of: command), hasBar: true)
    case "binom", "dbinom", "tbinom":
      let top = try argument(of: command)
      return .fraction(top, try argument(of: command), hasBar: false)
    case "sqrt":
      var index: MathNode?
      if remaining.drop(while: \.isWhitespace).first == "[" {
        remaining = remaining.drop(while: \.isWhitespace).dropFirst()
        index = try row { $0.first == "]" }
        guard remaining.first == "]" else { throw MathProblem("\\sqrt[ without ]") }
        remaining.removeFirst()
      }
      return .root(try argument(of: command), index: index)
    case "text", "textrm", "textit", "textbf", "mbox", "mathop": return .text(try words(of: command))
    case "left": return try fenced()
    case "begin": return try environment()
    case "not":
      guard case .symbol(let text, let kind) = try argument(of: command) else {
        throw MathProblem("\\not stands before a relation, such as =")
      }
      return .symbol(text + "\u{338}", kind)
    case "pmod":
      return .row([
        .space(1), .symbol("(", .opening), .identifier("mod", isUpright: true), .space(1 / 4),
        try argument(of: command), .symbol(")", .closing),
      ])
    case "stackrel", "overset":
      let top = try argument(of: command)
      return .scripts(try argument(of: command), low: nil, high: top, isLimits: true)
    case "underset":
      let low = try argument(of: command)
      return .scripts(try argument(of: command), low: low, high: nil, isLimits: true)
    case "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr", "displaystyle", "textstyle":
      // Sizes such as `\big` are ignored: delimiters grow with their content.
      return .row([])
    default:
      let suggestion = nearestName(
        to: String(name),
        among: (Array(MathSymbol.named.keys) + Array(MathSymbol.letters.keys)).map(String.init).sorted())
      throw MathProblem(
        "\(command.prefix(40)) is unknown" + (suggestion.map { "; did you mean \\\($0)?" } ?? ""))
    }
  }

  /// The letters after a backslash, or one other character.
  private mutating func takeName() -> Substring {
    remaining.removeFirst()
    let letters = remaining.prefix { $0.isASCII && $0.isLetter }
    let name = letters.isEmpty ? remaining.prefix(1) : letters
    remaining = remaining[name.endIndex...]
    return name
  }

  private mutating func inAlphabet(_ alphabet: MathAlphabet, _ command: String) throws(MathProblem)
    -> MathNode
  {
    let outerAlphabet = self.alphabet
    self.alphabet = alphabet
    defer { self.alphabet = outerAlphabet }
    let inner = try argument(of: command)
    // The letters of a name are one identifier.
    guard case .row(let nodes) = inner else { return inner }
    var name = ""
    for node in nodes {
      guard case .identifier(let letter, _) = node else { return inner }
      name += letter
    }
    return nodes.isEmpty ? inner : .identifier(name, isUpright: true)
  }

  /// The text in the braces after a command, as written.
  private mutating func words(of command: String) throws(MathProblem) -> String {
    remaining = remaining.drop(while: \.isWhitespace)
    guard remaining.first == "{" else { throw MathProblem("\(command) needs an argument in braces") }
    remaining.removeFirst()
    var open = 0
    var text = ""
    while let next = remaining.first {
      remaining.removeFirst()
      if next == "{" { open += 1 }
      if next == "}" {
        if open == 0 { return text }
        open -= 1
      }
      if next == "\\", let escaped = remaining.first, "{}$%&#_ ".contains(escaped) {
        text.append(remaining.removeFirst())
      } else if next != "{", next != "}" {
        text.append(next)
      }
    }
    throw MathProblem("{ without }")
  }

  // MARK: Delimiters and arrays

  private mutating func delimiter(_ command: String) throws(MathProblem) -> String {
    remaining = remaining.drop(while: \.isWhitespace)
    guard let first = remaining.first else { throw MathProblem("\(command) needs a delimiter, such as (") }
    if first == "\\" {
      let name = takeName()
      guard let symbol = MathSymbol.named[name] else {
        throw MathProblem("\\\(name.prefix(40)) is no delimiter, such as ( or \\{")
      }
      return symbol.text
    }
    remaining.removeFirst()
    switch first {
    case ".": return ""
    case "<": return "⟨"
    case ">": return "⟩"
    case "(", ")", "[", "]", "|", "/": return String(first)
    default: throw MathProblem("\(command)\(first) is no delimiter, such as ( or \\{")
    }
  }

  private mutating func fenced() throws(MathProblem) -> MathNode {
    let open = try delimiter("\\left")
    var inner = try row { Self.isCommand("middle", at: $0) }
    var nodes = [inner]
    while Self.isCommand("middle", at: remaining) {
      remaining = remaining.dropFirst(7)
      nodes.append(.symbol(try delimiter("\\middle"), .ordinary))
      nodes.append(try row { Self.isCommand("middle", at: $0) })
      inner = .row(nodes)
    }
    guard Self.isCommand("right", at: remaining) else { throw MathProblem("\\left without \\right") }
    remaining = remaining.dropFirst(6)
    return .fenced(open, inner, try delimiter("\\right"))
  }

  private static let environments: [String: MathTable] = [
    "matrix": MathTable(), "array": MathTable(), "smallmatrix": MathTable(),
    "pmatrix": MathTable(open: "(", close: ")"), "bmatrix": MathTable(open: "[", close: "]"),
    "Bmatrix": MathTable(open: "{", close: "}"), "vmatrix": MathTable(open: "|", close: "|"),
    "Vmatrix": MathTable(open: "‖", close: "‖"), "cases": MathTable(open: "{", isLeading: true),
    "aligned": MathTable(isAligned: true), "align": MathTable(isAligned: true),
    "align*": MathTable(isAligned: true),
    "split": MathTable(isAligned: true), "gathered": MathTable(), "equation": MathTable(),
    "equation*": MathTable(),
  ]

  private mutating func environment() throws(MathProblem) -> MathNode {
    let name = try words(of: "\\begin")
    guard let form = Self.environments[name] else {
      throw MathProblem(
        "\\begin{\(name.prefix(40))} is unknown; there are \(Self.environments.keys.sorted().joined(separator: ", "))"
      )
    }
    // The columns of an array.
    if name == "array", remaining.drop(while: \.isWhitespace).first == "{" {
      _ = try words(of: "\\begin{array}")
    }
    var rows: [[MathNode]] = [[]]
    while true {
      rows[rows.count - 1].append(try row { _ in false })
      if remaining.first == "&" {
        remaining.removeFirst()
      } else if remaining.hasPrefix("\\\\") {
        remaining = remaining.dropFirst(2)
        rows.append([])
      } else {
        break
      }
    }
    guard remaining.hasPrefix("\\end{"), case let end = try endName(), end == name else {
      throw MathProblem("\\begin{\(name)} without \\end{\(name)}")
    }
    if rows.last == [.row([])] { rows.removeLast() }
    return .table(rows, form)
  }

  private mutating func endName() throws(MathProblem) -> String {
    remaining = remaining.dropFirst(4)
    return try words(of: "\\end")
  }
}

extension MathNode {
  /// Whether scripts stand below and above the node in a display.
  fileprivate var hasLimits: Bool {
    switch self {
    case .symbol(let text, .large): !"∫∬∭∮".contains(text)
    case .identifier(let name, isUpright: true):
      MathSymbol.limitFunctions.contains(Substring(name.filter { $0 != " " }))
    default: false
    }
  }

  fileprivate var isBrace: Bool {
    if case .accent(_, let mark, _, _) = self { mark == "⏞" || mark == "⏟" } else { false }
  }
}
