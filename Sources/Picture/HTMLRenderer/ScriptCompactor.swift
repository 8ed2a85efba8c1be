/// Leaves out the spaces that a script does not need, line by line; texts, patterns and templates stay as they are.
struct ScriptCompactor {
  private static let quotes: Set<Character> = ["'", "\"", "`"]
  /// After these a stroke begins a pattern; after a name, a number or a bracket it divides.
  private static let beforePattern: Set<Character> = [
    "(", ",", "=", ">", ":", "[", "!", "&", "|", "?", "{", "}", ";",
  ]

  private var result = ""
  private var rest: Substring

  /// - Parameter line: Without the spaces at its beginning; it ends no text that began before it.
  static func compact(_ line: some StringProtocol) -> String {
    var compactor = ScriptCompactor(rest: Substring(line))
    compactor.run()
    return compactor.result
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func run() {
    while let next = rest.first {
      if Self.quotes.contains(next) {
        take(to: next)
      } else if next == "/", Self.beforePattern.contains(result.last ?? "(") {
        takePattern()
      } else if next == " " {
        rest = rest.drop { $0 == " " }
        if let before = result.last, let after = rest.first, Self.needsSpace(before, after) { result += " " }
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
  }

  private static func needsSpace(_ a: Character, _ b: Character) -> Bool {
    func isName(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" || c == "$" || c == "#" }
    // Two signs would become another one.
    return isName(a) && isName(b) || a == b && "+-/&|".contains(a) || a == "/" && b == "*"
  }

  /// A text up to the quote that ends it.
  private mutating func take(to quote: Character) {
    result.append(rest.removeFirst())
    while let next = rest.popFirst() {
      result.append(next)
      if next == "\\", let escaped = rest.popFirst() { result.append(escaped) }
      if next == quote { return }
    }
  }

  private mutating func takePattern() {
    result.append(rest.removeFirst())
    var isInSet = false
    while let next = rest.popFirst() {
      result.append(next)
      if next == "\\", let escaped = rest.popFirst() { result.append(escaped) }
      if next == "[" { isInSet = true }
      if next == "]" { isInSet = false }
      if next == "/", !isInSet { return }
    }
  }
}
