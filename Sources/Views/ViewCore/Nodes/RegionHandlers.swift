import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The handlers of a frame's hit regions, by region key.
package struct RegionHandlers {
  package var gestures: [Int: GestureHandler] = [:]
  package var hovers: [Int: HoverHandler] = [:]
  package var scrolls: [Int: ScrollHandler] = [:]

  package mutating func merge(_ other: RegionHandlers) {
    gestures.merge(other.gestures) { $1 }
    hovers.merge(other.hovers) { $1 }
    scrolls.merge(other.scrolls) { $1 }
  }
}

/// The handler of gestures in a region.
package struct GestureHandler {
  package var gesture: _GestureDescription
  /// The node, for named coordinate spaces and for nesting.
  package var node: ViewNode

  package init(_ gesture: _GestureDescription, of node: ViewNode) {
    self.gesture = gesture
    self.node = node
  }
}

/// The handler of a pointer over a region.
package struct HoverHandler {
  /// Receives the location of the pointer, and `nil` when it leaves.
  package var action: @MainActor (CGPoint?) -> Void

  package init(_ action: @escaping @MainActor (CGPoint?) -> Void) { self.action = action }
}

/// The handler of scrolling in a region.
package struct ScrollHandler {
  /// Scrolls by points; positive values move the content to the left and up. Returns whether the position changed.
  package var scroll: @MainActor (CGSize) -> Bool
  /// Runs when scrolling has stopped.
  package var rest: @MainActor () -> Void
  /// Zooms the axis around a location, by the factor of the visible length.
  package var zoom: (@MainActor (Double, CGPoint) -> Bool)?
  /// Scrolls a frame inside into view; `nil` if everything inside is always visible.
  package var reveal: (@MainActor (Rect) -> Void)?
  /// The indicators of the scrolled content.
  package var indicators: [ScrollIndicator] = []

  package init(
    scroll: @escaping @MainActor (CGSize) -> Bool, rest: @escaping @MainActor () -> Void = {},
    zoom: (@MainActor (Double, CGPoint) -> Bool)? = nil, reveal: (@MainActor (Rect) -> Void)? = nil
  ) {
    self.scroll = scroll
    self.rest = rest
    self.zoom = zoom
    self.reveal = reveal
  }
}

/// A hit region with its handler.
@dynamicMemberLookup package struct ActiveRegion<Handler> {
  package var region: HitRegion
  package var handler: Handler

  package subscript<T>(dynamicMember path: KeyPath<HitRegion, T>) -> T { region[keyPath: path] }
  package subscript<T>(dynamicMember path: KeyPath<Handler, T>) -> T { handler[keyPath: path] }

  /// Whether the region contains a point.
  package func contains(_ point: Point) -> Bool {
    Path(region.path).contains(point.cgPoint)
      && region.limits.allSatisfy { Path($0).contains(point.cgPoint) }
  }
}

extension Drawing {
  /// Adds a gesture region in front of the existing ones.
  package mutating func add(_ region: HitRegion, _ handler: GestureHandler) {
    list.regions.append(region)
    handlers.gestures[region.key] = handler
  }

  /// Adds a region that receives pointer movements.
  package mutating func add(_ region: HitRegion, _ handler: HoverHandler) {
    list.regions.append(region)
    handlers.hovers[region.key] = handler
  }

  /// Adds a region that scrolls.
  package mutating func add(_ region: HitRegion, _ handler: ScrollHandler) {
    list.regions.append(region)
    handlers.scrolls[region.key] = handler
  }

  /// Removes the gesture regions added after the first `count` regions.
  mutating func removeGestures(after count: Int) {
    guard list.regions.count > count else { return }
    let remaining = list.regions[count...].filter { $0.kind != .gesture }
    list.regions.replaceSubrange(count..., with: remaining)
  }

  /// The regions with gestures, from back to front.
  package var gestures: [ActiveRegion<GestureHandler>] {
    active { $0.kind == .gesture ? handlers.gestures[$0.key] : nil }
  }

  /// The regions with pointer handlers, from back to front.
  package var hovers: [ActiveRegion<HoverHandler>] {
    active { $0.kind == .hover ? handlers.hovers[$0.key] : nil }
  }

  /// The regions that scroll, from back to front.
  package var scrolls: [ActiveRegion<ScrollHandler>] {
    active { if case .scroll = $0.kind { handlers.scrolls[$0.key] } else { nil } }
  }

  private func active<Handler>(_ handler: (HitRegion) -> Handler?) -> [ActiveRegion<Handler>] {
    list.regions.compactMap { region in handler(region).map { ActiveRegion(region: region, handler: $0) } }
  }
}
