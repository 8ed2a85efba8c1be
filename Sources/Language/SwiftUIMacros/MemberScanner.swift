import OpenChartsSourceText

/// The members of a type that macros need: variables and constants, with their attributes.
struct MemberScanner {
  struct Attribute {
    var name: String
    /// The text between the parentheses; `nil` without them.
    var arguments: String?
  }

  struct Property {
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    var isConstant = false
    var name = ""
    var type: String?
    var value: String?
    /// Whether the property has its own getter or observers.
    var hasAccessors = false

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  private let scanner: SourceScanner
  private var index: Int

  private init(_ scanner: SourceScanner, at index: Int) { (self.scanner, self.index) = (scanner, index) }

  /// Reads the properties at the top level of source text, such as the body of a class.
  static func properties(of body: some StringProtocol) -> [Property] {
    var reader = MemberScanner(SourceScanner(body), at: 0)
    var properties: [Property] = []
    while let member = reader.next() { if let member = member { properties.append(member) } }
    return properties
  }

  // MARK: - Members

  /// Returns the next member, which is `nil` if it is not a property; `nil` at the end.
  private mutating func next() -> Property?? {
    var property = Property()
    while true {
      index = scanner.skippingSpace(index)
      guard index < scanner.bytes.count else { return nil }
      switch scanner.bytes[index] {
      case UInt8(ascii: ";"): index += 1
      case UInt8(ascii: "@"): property.attributes.append(attribute())
      case UInt8(ascii: "#"):
        skipDirective()
        return .some(nil)
      case let byte where SourceScanner.isWord(byte):
        let word = word()
        switch word {
        case "var", "let":
          property.isConstant = word == "let"
          readProperty(&property)
          return property
        case "func", "init", "deinit", "subscript", "struct", "enum", "extension", "actor", "protocol":
          skipBlock()
          return .some(nil)
        case "class" where !["var", "func", "subscript"].contains(wordAhead()):
          skipBlock()
          return .some(nil)
        case "typealias", "associatedtype", "import", "case":
          skipLine()
          return .some(nil)
        default: property.modifiers.append(word + (parenthesized().map { "(\($0))" } ?? ""))
        }
      default: index = scanner.next(index)
      }
    }
  }

  private mutating func readProperty(_ property: inout Property) {
    index = scanner.skippingSpace(index)
    property.name = word()
    index = scanner.skippingSpace(index)
    if isAt(":") {
      index += 1
      property.type = text { byte, _ in
        [UInt8(ascii: "="), UInt8(ascii: "{"), 0x0A, UInt8(ascii: ";")].contains(byte)
      }
    }
    let start = index
    index = scanner.skippingSpace(index)
    if isAt("="), !scanner.has("==", at: index) {
      index += 1
      property.value = value()
    } else if !isAt("{") {
      index = start
      return
    }
    let afterValue = index
    index = scanner.skippingSpace(index)
    if isAt("{"), property.value == nil || beginsWithObserver() {
      property.hasAccessors = true
      index = scanner.next(index)
    } else {
      index = afterValue
    }
  }

  /// Reads an initial value, up to the first line end at which the expression does not continue.
  private mutating func value() -> String {
    index = scanner.skippingSpace(index)
    let start = index
    var end = index
    while index < scanner.bytes.count {
      let byte = scanner.bytes[index]
      if byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "{"), beginsWithObserver() { break }
      if byte == 0x0A, !goesOn(scanner.bytes[start..<end].last) { break }
      let isComment = isAtComment
      index = scanner.next(index)
      // A comment at the end would hide what follows the value in generated code.
      if !isComment, !scanner.isSpace(byte) { end = index }
    }
    return scanner.text(start..<end)
  }

  private var isAtComment: Bool { scanner.has("//", at: index) || scanner.has("/*", at: index) }

  /// Whether an expression continues in the next line.
  ///
  /// - Parameter last: The last byte of the expression before this line end; `nil` if there is none.
  private func goesOn(_ last: UInt8?) -> Bool {
    let characters: [UInt8] = Array(".?:+-*/%&|<>=,".utf8)
    let ahead = scanner.skippingSpace(index)
    guard ahead < scanner.bytes.count else { return false }
    if let last, Array("+-*/%&|<=,:?(".utf8).contains(last) { return true }
    return characters.contains(scanner.bytes[ahead]) && !scanner.has("//", at: ahead)
  }

  private func beginsWithObserver() -> Bool {
    let inner = scanner.skippingSpace(index + 1)
    return scanner.has("didSet", at: inner) || scanner.has("willSet", at: inner)
  }

  // MARK: - Words

  private func isAt(_ character: Character) -> Bool {
    index < scanner.bytes.count && scanner.bytes[index] == character.asciiValue
  }

  private mutating func word() -> String {
    let start = index
    while index < scanner.bytes.count, SourceScanner.isWord(scanner.bytes[index]) {
      index += 1
    }
    return scanner.text(start..<index)
  }

  private func wordAhead() -> String {
    var copy = self
    copy.index = scanner.skippingSpace(index)
    return copy.word()
  }

  /// Reads the text in parentheses that follow immediately; `nil` if there are none.
  private mutating func parenthesized() -> String? {
    guard isAt("(") else { return nil }
    let start = index
    index = scanner.next(index)
    return scanner.text(start + 1..<max(index - 1, start + 1))
  }

  private mutating func attribute() -> Attribute {
    index += 1
    var name = word()
    while isAt(".") {
      index += 1
      name = word()
    }
    return Attribute(name: name, arguments: parenthesized())
  }

  /// Returns the text up to the first byte that satisfies a closure, without comments at its end.
  private mutating func text(until isEnd: (UInt8, Int) -> Bool) -> String {
    let start = index
    var end = index
    while index < scanner.bytes.count, !isEnd(scanner.bytes[index], index) {
      let isComment = isAtComment
      index = scanner.next(index)
      if !isComment { end = index }
    }
    return scanner.text(start..<end).trimmed
  }

  // MARK: - Other members

  /// Skips to the end of the braces of a declaration.
  private mutating func skipBlock() {
    while index < scanner.bytes.count {
      let isBlock = isAt("{")
      index = scanner.next(index)
      if isBlock { return }
    }
  }

  private mutating func skipLine() {
    while index < scanner.bytes.count, !isAt("\n"), !isAt(";") { index = scanner.next(index) }
  }

  /// Skips a macro with its arguments, or a condition of the compiler.
  private mutating func skipDirective() {
    index += 1
    let word = word()
    guard !["if", "else", "elseif", "endif", "warning", "error"].contains(word) else { return skipLine() }
    if isAt("<") { while index < scanner.bytes.count, !isAt("("), !isAt("\n") { index += 1 } }
    _ = parenthesized()
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
