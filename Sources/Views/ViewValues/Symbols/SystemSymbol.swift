import DisplayList
import Synchronization

/// Our own drawing of a symbol by the name that the system's symbols have, on a grid of 20 by 20.
///
/// A name is taken apart as it is made: a drawing of the tables, in a frame (`.circle`), struck out (`.slash`), with
/// a badge (`.badge.plus`), filled (`.fill`). Where the end of a name is unknown, the drawing that its beginning
/// names stands for it.
package struct SystemSymbol: Hashable, Sendable {
  /// A layer, from back to front.
  package struct Part: Hashable, Sendable {
    /// An area; holes by the even-odd rule.
    package var fill = VectorPath()
    package var lines = VectorPath()
    /// On the grid.
    package var lineWidth = SystemSymbol.lineWidth
    /// A sign that is cut out of the area: a colour of its own where a symbol is drawn in several.
    package var sign: Sign?
    /// Where nothing of the layers below is drawn.
    package var cleared = VectorPath()
  }

  package struct Sign: Hashable, Sendable {
    package var fill = VectorPath()
    package var lines = VectorPath()
    package var isEmpty: Bool { fill.isEmpty && lines.isEmpty }

    func transformed(by place: Transform) -> Sign {
      Sign(fill: fill.transformed(by: place), lines: lines.transformed(by: place))
    }
  }

  package var parts: [Part]

  package static let grid = 20.0
  package static let lineWidth = 1.6

  init(_ parts: [Part]) { self.parts = parts }

  /// `nil` for names that have no drawing here.
  package init?(name: String) {
    guard let symbol = Self.cached(name) else { return nil }
    self = symbol
  }

  private static let cache = Mutex<[String: SystemSymbol?]>([:])
  /// Names come from programs, not from their data; this bounds the odd case.
  private static let capacity = 2_000

  private static func cached(_ name: String) -> SystemSymbol? {
    if let known = cache.withLock({ $0[name] }) { return known }
    let symbol = SymbolName(name).symbol
    cache.withLock { cache in
      if cache.count >= capacity { cache = [:] }
      cache[name] = .some(symbol)
    }
    return symbol
  }

  /// All that is drawn, as a sign for a frame.
  var sign: Sign {
    parts.reduce(into: Sign()) { sign, part in
      sign.fill.append(part.fill)
      sign.lines.append(part.lines)
    }
  }
}
