import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// A value of a view's geometry that other views resolve with a ``GeometryProxy``.
public struct Anchor<Value> {
  /// The geometry that an anchor captures.
  public struct Source {
    let resolve: @MainActor (ViewNode) -> Value
    /// Converts a value from root coordinates to the coordinates of a view at `origin`.
    let move: @Sendable (Value, CGPoint) -> Value
  }

  let node: ViewNode
  let source: Source

  /// Returns the value in the coordinates of a view at `origin`.
  func value(from origin: CGPoint) -> Value {
    let (node, resolve) = (node, source.resolve)
    return source.move(onMainActor { resolve(node) }, origin)
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.node === b.node && a.value(from: .zero) == b.value(from: .zero)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(value(from: .zero))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      resolve: { $0.frame }, move: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      resolve: { r.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) },
      move: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: $0.frame.minX + p.x, y: $0.frame.minY + p.y) }
  }

  /// A point of the view as fractions of its width and height; (0, 0) is the top leading corner.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    at { node in
      let x = node.isRightToLeft ? 1 - p.x : p.x
      return CGPoint(
        x: node.frame.minX + node.frame.width * x, y: node.frame.minY + node.frame.height * p.y)
    }
  }

  private static func at(_ resolve: @escaping @MainActor (ViewNode) -> CGPoint)
    -> Anchor<CGPoint>.Source
  {
    Anchor<CGPoint>.Source(
      resolve: resolve, move: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge of the view.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the view.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge of the view.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the view.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor {
  /// Creates an anchor of a rectangle in a node, for the proxies of other modules.
  package init(node: ViewNode, rect: CGRect) where Value == CGRect {
    self.init(node: node, source: .rect(rect))
  }
}
