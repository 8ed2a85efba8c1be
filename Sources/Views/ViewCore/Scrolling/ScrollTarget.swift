import Foundation
import ViewValues

/// A direction and length, as of a velocity.
public struct CGVector: Hashable, Sendable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down.
  public var dy: CGFloat
  /// A vector by its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  /// No way at all.
  public init() { self.init(dx: 0, dy: 0) }
  /// No way at all.
  public static let zero = CGVector()
}

/// Where a scroll is going to end: what will be in view, in coordinates of the content.
public struct ScrollTarget: Hashable {
  /// What will be seen, in points of the content.
  public var rect: CGRect
  /// How the target is aligned in the view; `nil` is the least scroll.
  public var anchor: UnitPoint?

  /// A part of the content, and the point of it that stays.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when a scroll's end is chosen.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll began.
  public let originalTarget: ScrollTarget
  /// Points per second at the gesture's end.
  public let velocity: CGVector
  /// Of all the content, in points.
  public let contentSize: CGSize
  /// The size of what is in view.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
  /// The views at which a scroll may end, in coordinates of the content.
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

  /// The reader's settings.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Chooses where scrolls end.
public protocol ScrollTargetBehavior {
  /// Changes the end that a scroll would have by itself.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Scrolls by whole views: one gesture goes at most one further.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Stops at whole pages.
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
  /// Scrolls by whole views.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Scrolls to views of the layout that ``View/scrollTargetLayout(isEnabled:)`` marks: the one whose leading or top edge
/// is nearest comes to rest at that of the scroll view. Where none is marked, scrolls end anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Stops at views.
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

  /// The content's end is an edge, too: the last views could not be reached otherwise.
  private func nearest(_ edges: [CGFloat], to place: CGFloat, end: CGFloat) -> CGFloat {
    guard !edges.isEmpty else { return place }
    let places = edges.map { min(max($0, 0), max(end, 0)) }
    return places.min { abs($0 - place) < abs($1 - place) } ?? place
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls to views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
