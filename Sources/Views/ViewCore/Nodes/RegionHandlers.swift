import DisplayList
import Foundation
import ViewValues

/// What the regions of a drawing do, by their numbers.
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

/// What a place does with the gestures of a pointer.
package struct GestureHandler {
  package var gesture: _GestureDescription
  /// The view, for named coordinate spaces and for who lies within whom.
  package var node: ViewNode

  package init(_ gesture: _GestureDescription, of node: ViewNode) {
    self.gesture = gesture
    self.node = node
  }
}

/// What a place does with a pointer over it.
package struct HoverHandler {
  /// Gets the place of the pointer, and `nil` when it has gone.
  package var action: @MainActor (CGPoint?) -> Void

  package init(_ action: @escaping @MainActor (CGPoint?) -> Void) { self.action = action }
}

/// How the content of a place scrolls.
package struct ScrollHandler {
  /// Moves by points; positive brings what is further right or down. Answers whether anything moved.
  package var scroll: @MainActor (CGSize) -> Bool
  /// Runs when the scrolling has come to rest.
  package var rest: @MainActor () -> Void
  /// Shows more or less of the axis around a place: the factor by which the visible length grows.
  package var zoom: (@MainActor (Double, CGPoint) -> Bool)?
  /// Scrolls a frame into view where it is that of something within; `nil` where everything within is in view.
  package var reveal: (@MainActor (Rect) -> Void)?

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

/// A region of a drawing with what it does.
@dynamicMemberLookup package struct ActiveRegion<Handler> {
  package var region: HitRegion
  package var handler: Handler

  package subscript<T>(dynamicMember path: KeyPath<HitRegion, T>) -> T { region[keyPath: path] }
  package subscript<T>(dynamicMember path: KeyPath<Handler, T>) -> T { handler[keyPath: path] }

  /// Whether it answers at a place.
  package func contains(_ point: Point) -> Bool {
    Path(region.path).contains(point.cgPoint)
      && region.limits.allSatisfy { Path($0).contains(point.cgPoint) }
  }
}

extension Drawing {
  /// Lets a region answer to gestures, in front of those that are there.
  package mutating func add(_ region: HitRegion, _ handler: GestureHandler) {
    list.regions.append(region)
    handlers.gestures[region.key] = handler
  }

  /// Lets a region notice pointers.
  package mutating func add(_ region: HitRegion, _ handler: HoverHandler) {
    list.regions.append(region)
    handlers.hovers[region.key] = handler
  }

  /// Lets a region scroll.
  package mutating func add(_ region: HitRegion, _ handler: ScrollHandler) {
    list.regions.append(region)
    handlers.scrolls[region.key] = handler
  }

  /// Takes back the gestures among the regions after as many as given.
  mutating func removeGestures(after count: Int) {
    guard list.regions.count > count else { return }
    let kept = list.regions[count...].filter { $0.kind != .gesture }
    list.regions.replaceSubrange(count..., with: kept)
  }

  /// Where gestures are, from back to front.
  package var gestures: [ActiveRegion<GestureHandler>] {
    active { $0.kind == .gesture ? handlers.gestures[$0.key] : nil }
  }

  /// Places that notice a pointer, from back to front.
  package var hovers: [ActiveRegion<HoverHandler>] {
    active { $0.kind == .hover ? handlers.hovers[$0.key] : nil }
  }

  /// Places that scroll, from back to front.
  package var scrolls: [ActiveRegion<ScrollHandler>] {
    active { if case .scroll = $0.kind { handlers.scrolls[$0.key] } else { nil } }
  }

  private func active<Handler>(_ handler: (HitRegion) -> Handler?) -> [ActiveRegion<Handler>] {
    list.regions.compactMap { region in handler(region).map { ActiveRegion(region: region, handler: $0) } }
  }
}
