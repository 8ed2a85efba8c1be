import Foundation
import ViewValues

/// A direction and length, as of a velocity.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init() { self.init(dx: 0, dy: 0) }
  public static let zero = CGVector()
}

/// Where a scroll is going to end: what will be in view, in coordinates of the content.
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  /// How the target is aligned in the view; `nil` is the least scroll.
  public var anchor: UnitPoint?

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
  public let contentSize: CGSize
  /// The size of what is in view.
  public let containerSize: CGSize
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
    axes: Axis.Set, environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
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

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Scrolls by whole views: one gesture goes at most one further.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
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
