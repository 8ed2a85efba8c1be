import ChartModel
import DisplayList

/// How one mark looks, all scales applied.
struct Look: Sendable {
  var brush: Brush
  var style: MarkStyle
  var symbol: SymbolRequest?
  var stroke: Stroke?
  /// Drawn over the fill.
  var pattern: FillPattern?

  /// Whether it is one opaque colour up to plain edges, over which more of it makes no difference.
  var isSolid: Bool {
    guard case .color(let color) = brush, color.a >= 1, pattern == nil else { return false }
    return style.effects.isEmpty && style.cornerRadius == nil
  }

  /// Whether nobody could tell the fills of two marks that touch apart.
  func isFilled(like other: Look) -> Bool { brush == other.brush && pattern == other.pattern }
}

/// The distinct looks of a table's rows: few looks and a code for each row.
struct MarkLooks: Sendable {
  private(set) var looks: [Look]
  /// The look of each row, -1 for rows that are not drawn; empty when all rows share one look.
  let codes: [Int32]

  init(_ looks: [Look], codes: [Int32] = []) {
    self.looks = looks
    self.codes = codes
  }

  var isSingle: Bool { codes.isEmpty }

  subscript(row: Int) -> Look { looks[codes.isEmpty ? 0 : Int(codes[row])] }

  /// The same looks with other symbols.
  func mapSymbols(_ change: (SymbolRequest) -> SymbolRequest) -> MarkLooks {
    var copy = self
    for i in looks.indices { copy.looks[i].symbol = looks[i].symbol.map(change) }
    return copy
  }

  func code(_ row: Int) -> Int32 { codes.isEmpty ? 0 : codes[row] }
}
