/// Removes unnecessary spaces from a script, line by line. Strings, regular expressions and templates do not change.
struct ScriptCompactor {
  private static let quotes: Set<Character> = ["'", "\"", "`"]
  /// After these characters a slash starts a regular expression; after a name, a number or a bracket it divides.
  private static let beforePattern: Set<Character> = [
    "(", ",", "=", ">", ":", "[", "!", "&", "|", "?", "{", "}", ";",
  ]

  private var result = ""
  private var rest: Substring

  /// - Parameter line: A line without indentation that does not end a string started on an earlier line.
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
    // Two operators would become another one.
    return isName(a) && isName(b) || a == b && "+-/&|".contains(a) || a == "/" && b == "*"
  }

  /// Copies a string up to its closing quote.
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
