/// The columns that one value of `--y` names: a column, several with commas between them, or a pattern in which a star
/// matches any text.
///
/// An exact name wins, so a column whose name has a comma or a star is reachable.
struct ColumnList {
  enum Part: Equatable {
    case name(String)
    case pattern(String)
  }

  let parts: [Part]

  /// - Parameter isColumn: Whether a column has this name.
  init(_ text: String, isColumn: (String) -> Bool) {
    if isColumn(text) || !text.contains(where: { $0 == "," || $0 == "*" }) {
      parts = [.name(text)]
      return
    }
    var pieces = text.split(separator: ",", omittingEmptySubsequences: false)[...]
    var parts: [Part] = []
    while !pieces.isEmpty {
      // The longest run of pieces that is the name of a column.
      let length = (1...pieces.count).reversed().first { isColumn(Self.trimmed(pieces.prefix($0))) } ?? 1
      let name = Self.trimmed(pieces.prefix(length))
      pieces = pieces.dropFirst(length)
      parts.append(name.contains("*") && !isColumn(name) ? .pattern(name) : .name(name))
    }
    self.parts = parts
  }

  private static func trimmed(_ pieces: ArraySlice<Substring>) -> String {
    var text = pieces.joined(separator: ",")[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Whether a name matches a pattern, ignoring case. Each star matches any number of characters.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let pieces = pattern.lowercased().split(separator: "*", omittingEmptySubsequences: false)
    var remainder = name.lowercased()[...]
    guard let first = pieces.first, let last = pieces.last, remainder.hasPrefix(first) else { return false }
    remainder = remainder.dropFirst(first.count)
    guard pieces.count > 1 else { return remainder.isEmpty }
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let pieceRange = remainder.firstRange(of: piece) else { return false }
      remainder = remainder[pieceRange.upperBound...]
    }
    return remainder.hasSuffix(last)
  }
}

extension PlotArguments {
  /// Whether `--y` names a column, directly, in a list or by a pattern.
  func namesOnY(_ column: String) -> Bool {
    y.contains { text in
      ColumnList(text) { $0 == column }.parts.contains { part in
        switch part {
        case .name(let name): name == column
        case .pattern(let pattern): ColumnList.matches(column, pattern)
        }
      }
    }
  }
}
