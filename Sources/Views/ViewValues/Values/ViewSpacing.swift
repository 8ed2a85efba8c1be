import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Every edge prefers the system's 8 points unless it asks for another distance, as a spacer asks for none.
public struct ViewSpacing: Sendable {
  package static let standard: CGFloat = 8
  package var leading: CGFloat?
  package var trailing: CGFloat?
  package var top: CGFloat?
  package var bottom: CGFloat?

  /// No distance on any edge.
  public static let zero = ViewSpacing(all: 0)

  /// The usual 8 points on every edge.
  public init() {}

  package init(all: CGFloat) {
    leading = all
    trailing = all
    top = all
    bottom = all
  }

  /// Takes the larger distance of both on these sides, and the usual one where either asks for none of its own.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func merge(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      if let a, let b { max(a, b) } else { nil }
    }
    if edges.contains(.leading) { leading = merge(leading, other.leading) }
    if edges.contains(.trailing) { trailing = merge(trailing, other.trailing) }
    if edges.contains(.top) { top = merge(top, other.top) }
    if edges.contains(.bottom) { bottom = merge(bottom, other.bottom) }
  }

  /// The larger distance of both on these sides, and the usual one where either asks for none of its own.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance when `next` follows along an axis: the smaller of the two that both prefer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return min(a ?? Self.standard, b ?? Self.standard)
  }
}
