import Foundation

/// The preferred distances of a view from its neighbours.
///
/// Every edge prefers the system's 8 points unless it sets another distance; a spacer, for example, sets 0. Text is
/// close to text below it, and farther from a chart below it the larger its font is.
public struct ViewSpacing: Sendable {
  package static let standard: CGFloat = 8
  package var leading: CGFloat?
  package var trailing: CGFloat?
  package var top: CGFloat?
  package var bottom: CGFloat?
  /// The heights of the lines of text at the top and at the bottom edge; `nil` if something else is there.
  package var lines: (top: CGFloat?, bottom: CGFloat?)
  /// Whether a chart is at the top edge.
  package var startsWithChart = false

  /// The distances of a chart.
  package static let chart: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.startsWithChart = true
    return spacing
  }()

  /// A distance of 0 on all edges.
  public static let zero = ViewSpacing(all: 0)

  /// Creates the default of 8 points on all edges.
  public init() {}

  package init(all: CGFloat) {
    leading = all
    trailing = all
    top = all
    bottom = all
  }

  /// Takes the larger distance of both on some edges, and the default if either sets none.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func merge(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      if let a, let b { max(a, b) } else { nil }
    }
    if edges.contains(.leading) { leading = merge(leading, other.leading) }
    if edges.contains(.trailing) { trailing = merge(trailing, other.trailing) }
    if edges.contains(.top) {
      top = merge(top, other.top)
      lines.top = merge(lines.top, other.lines.top)
      startsWithChart = startsWithChart && other.startsWithChart
    }
    if edges.contains(.bottom) {
      bottom = merge(bottom, other.bottom)
      lines.bottom = merge(lines.bottom, other.lines.bottom)
    }
  }

  /// Returns the larger distance of both on some edges, and the default if either sets none.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to `next` along an axis: the smaller of the two preferred distances; below text, the measured
  /// distances of devices.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if axis == .vertical, a == nil, b == nil, let line = lines.bottom {
      if let lower = next.lines.top { return Self.distance(toTextOfLine: lower) }
      if next.startsWithChart { return max(line - Self.standard, Self.standard) }
    }
    return min(a ?? Self.standard, b ?? Self.standard)
  }

  /// Returns the distance from text to text below it, whose first line has this height.
  ///
  /// On devices, capitals begin 5 points below the descenders of the text above. A fifth of a line is above its
  /// capitals, so larger text is closer.
  private static func distance(toTextOfLine height: CGFloat) -> CGFloat {
    min(max(5 - height / 5, -2 / 3), 1)
  }
}
