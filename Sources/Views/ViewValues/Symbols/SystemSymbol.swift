import OpenChartsDisplayList
import OpenChartsLimits
import Synchronization

/// An original drawing of a symbol with Apple's name, on a grid of 20 by 20.
///
/// A name is composed: a drawing from the tables, in a frame (`.circle`), struck out (`.slash`), with a badge
/// (`.badge.plus`), filled (`.fill`). An unknown suffix is ignored.
package struct SystemSymbol: Hashable, Sendable {
  /// A layer; layers are ordered from back to front.
  package struct Part: Hashable, Sendable {
    /// An area with the even-odd rule.
    package var fill = VectorPath()
    package var lines = VectorPath()
    /// The line width on the grid.
    package var lineWidth = SystemSymbol.lineWidth
    /// A symbol that is cut out of the filled area, such as the plus of `plus.circle.fill`. In symbols with several
    /// colours it has a separate colour.
    package var glyph: Glyph?
    /// The area in which the layers below are not drawn.
    package var cleared = VectorPath()
  }

  package struct Glyph: Hashable, Sendable {
    package var fill = VectorPath()
    package var lines = VectorPath()
    package var isEmpty: Bool { fill.isEmpty && lines.isEmpty }

    func transformed(by transform: Transform) -> Glyph {
      Glyph(fill: fill.transformed(by: transform), lines: lines.transformed(by: transform))
    }
  }

  package var parts: [Part]

  package static let grid = 20.0
  package static let lineWidth = 1.6

  init(_ parts: [Part]) { self.parts = parts }

  /// Returns `nil` if no part of the name is known.
  package init?(name: String) {
    guard let symbol = Self.cached(name) else { return nil }
    self = symbol
  }

  private static let cache = Mutex(BoundedCache<String, SystemSymbol?>(limit: Limits.cachedNames.value))

  private static func cached(_ name: String) -> SystemSymbol? {
    cache.withLock { $0.value(for: name) { SymbolName(name).symbol } }
  }

  /// The whole drawing, for use inside a frame.
  var glyph: Glyph {
    parts.reduce(into: Glyph()) { glyph, part in
      glyph.fill.append(part.fill)
      glyph.lines.append(part.lines)
    }
  }
}
