import OpenChartsChartModel
import OpenChartsDisplayList

/// The style of a mark with all scales applied.
struct ResolvedMarkStyle: Sendable {
  var brush: Brush
  var style: MarkStyle
  var symbol: SymbolRequest?
  var stroke: Stroke?
  /// The pattern that is drawn over the fill.
  var pattern: FillPattern?

  /// Whether it is one opaque colour with plain edges, so that an overlap is invisible.
  var isSolid: Bool {
    guard case .color(let color) = brush, color.a >= 1, pattern == nil else { return false }
    return style.effects.isEmpty && style.cornerRadius == nil
  }

  /// Whether the fills of two adjacent marks are indistinguishable.
  func isFilled(like other: ResolvedMarkStyle) -> Bool { brush == other.brush && pattern == other.pattern }
}

/// The distinct styles of a table's rows: a list of styles and a code for each row.
struct ResolvedMarkStyles: Sendable {
  private(set) var markStyles: [ResolvedMarkStyle]
  /// The index of each row's style, -1 for rows that are not drawn; empty if all rows share one style.
  let codes: [Int32]

  init(_ markStyles: [ResolvedMarkStyle], codes: [Int32] = []) {
    self.markStyles = markStyles
    self.codes = codes
  }

  var isSingle: Bool { codes.isEmpty }

  subscript(row: Int) -> ResolvedMarkStyle { markStyles[codes.isEmpty ? 0 : Int(codes[row])] }

  /// Returns the styles with other symbols.
  func mapSymbols(_ change: (SymbolRequest) -> SymbolRequest) -> ResolvedMarkStyles {
    var copy = self
    for i in markStyles.indices { copy.markStyles[i].symbol = markStyles[i].symbol.map(change) }
    return copy
  }

  func code(_ row: Int) -> Int32 { codes.isEmpty ? 0 : codes[row] }
}
