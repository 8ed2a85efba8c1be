import OpenChartsSourceText

/// A property marked with `@Entry`: `var name: Type = value`.
struct EntryDeclaration {
  private let name: String
  private let type: String
  private let value: String

  /// Returns `nil` without a name, a type or a default value. An optional type has the default `nil`.
  init?(_ source: String) {
    let scanner = SourceScanner(source)
    guard var index = Self.keyword(in: scanner) else { return nil }
    func text(to byte: UInt8?) -> String? {
      let start = scanner.skippingSpace(index)
      index = start
      while index < scanner.bytes.count, scanner.bytes[index] != byte || scanner.has("==", at: index) {
        index = scanner.next(index)
      }
      let words = scanner.text(start..<index).split(separator: " ").joined(separator: " ")
      index = min(index + 1, scanner.bytes.count)
      return words.isEmpty ? nil : words
    }
    guard let name = text(to: UInt8(ascii: ":")), let type = text(to: UInt8(ascii: "=")) else { return nil }
    guard let value = text(to: nil) ?? (type.hasSuffix("?") ? "nil" : nil) else { return nil }
    (self.name, self.type, self.value) = (name, type, value)
  }

  /// Returns the index after `var`.
  private static func keyword(in scanner: SourceScanner) -> Int? {
    var index = scanner.skippingSpace(0)
    while index < scanner.bytes.count {
      if scanner.has("var ", at: index), index == 0 || scanner.isSpace(scanner.bytes[index - 1]) {
        return index + 4
      }
      index = scanner.skippingSpace(scanner.next(index))
    }
    return nil
  }

  /// The getter and the setter.
  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The source of the environment key, a type that is declared next to the property.
  var key: String {
    """
    private struct __Key_\(name): EnvironmentKey {
      static var defaultValue: \(type) { \(value) }
    }
    """
  }
}
