import Foundation
import OpenChartsViewValues

/// A two-dimensional vector, as for a velocity.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downwards.
  public var dy: CGFloat
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }
  /// The zero vector.
  public static let zero = CGVector()
}

/// The position at which a scroll will end, in content coordinates.
public struct ScrollTarget: Hashable {
  /// The visible rectangle, in points in content coordinates.
  public var rect: CGRect
  /// The alignment of the target in the view; `nil` means the shortest scroll.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle and its alignment.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The input for choosing the end of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The position at which the scroll began.
  public let originalTarget: ScrollTarget
  /// The velocity at release, in points per second.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the visible part in points.
  public let containerSize: CGSize
  /// The directions in which the view scrolls.
  public let axes: Axis.Set
  /// The frames at which a scroll may end, in content coordinates.
  let views: [CGRect]
  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
    axes: Axis.Set, views: [CGRect] = [], environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.views = views
    self.environment = environment
  }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A rule for the positions at which scrolls end.
public protocol ScrollTargetBehavior {
  /// Changes the position at which a scroll would end.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// The type of the input.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Scrolls by pages of the view's size. One gesture scrolls at most one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, from: context.originalTarget.rect.minX, context.containerSize.width,
        context.contentSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, from: context.originalTarget.rect.minY, context.containerSize.height,
        context.contentSize.height)
    }
  }

  private func page(_ target: CGFloat, from start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat
  {
    guard length > 0, target.isFinite, start.isFinite else { return target }
    let first = (start / length).rounded()
    let page = min(max((target / length).rounded(), first - 1), first + 1)
    return min(max(page * length, 0), max(content - length, 0))
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls by pages of the view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Scrolls to views of the layout marked by ``View/scrollTargetLayout(isEnabled:)``: the view with the nearest leading
/// or top edge is aligned with the same edge of the scroll view. Without a marked layout, scrolls end anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = nearest(
        context.views.map(\.minX), to: target.rect.minX,
        end: context.contentSize.width - context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = nearest(
        context.views.map(\.minY), to: target.rect.minY,
        end: context.contentSize.height - context.containerSize.height)
    }
  }

  /// Edges are clamped to the maximum offset, so that the last views can be reached.
  private func nearest(_ edges: [CGFloat], to offset: CGFloat, end: CGFloat) -> CGFloat {
    guard !edges.isEmpty else { return offset }
    let stops = edges.map { min(max($0, 0), max(end, 0)) }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls to views of a marked layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
