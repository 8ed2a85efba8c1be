import OpenChartsCSymbolOutlines

/// The drawings of symbols by name, and alternative names.
///
/// `CSymbolOutlines/symbols.tsv` has a line per symbol: its name, a tab, and a drawing in the format of
/// ``SymbolDrawing`` or `=` and another name. Lines that begin with `#` are comments.
enum SymbolTable {
  private static let values: [Substring: Substring] = {
    let text = String(cString: symbol_outlines())
    let fields = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    return Dictionary(uniqueKeysWithValues: fields.map { ($0[0], $0[1]) })
  }()

  private static func isAlias(_ value: Substring) -> Bool { value.utf8.first == UInt8(ascii: "=") }

  static var allNames: [String] { values.filter { !isAlias($0.value) }.keys.map(String.init).sorted() }

  static var aliases: [String] { values.filter { isAlias($0.value) }.keys.map(String.init).sorted() }

  static func drawing(_ name: String) -> SymbolDrawing? {
    guard let value = values[Substring(name)], !isAlias(value) else { return nil }
    return SymbolDrawing(String(value))
  }

  /// Returns the name of the drawing that is the same as a symbol, or similar to it.
  static func alias(of name: String) -> String? {
    guard let value = values[Substring(name)], isAlias(value) else { return nil }
    return String(value.dropFirst())
  }
}
