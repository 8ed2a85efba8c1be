import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Dispatches pointer input to the gestures, hover regions and scroll views of a picture.
@MainActor struct LiveInput {
  private var arena: GestureArena?
  /// The regions under the pointer, by key.
  private var hovered: [Int: ActiveRegion<HoverHandler>] = [:]
  /// The last scale of the pinch in progress.
  private var pinchScale = 1.0

  var deadline: Double? { arena?.deadline }

  mutating func handle(_ event: PointerEvent, over drawing: Drawing) {
    if event.phase == .down {
      if let running = arena, !running.accepts(event.point) || running.isOver {
        // A press elsewhere ends the wait of a gesture for another tap.
        if running.deadline != nil { running.advance(to: .infinity) }
        if running.isOver { arena = nil }
      }
      if arena == nil { arena = GestureArena(drawing.gestures, at: event) }
    }
    arena?.handle(event)
    if arena?.isOver == true { arena = nil }
  }

  mutating func handle(_ event: PinchEvent, over drawing: Drawing) {
    if event.phase == .began {
      arena?.cancel()
      arena = nil
      pinchScale = 1
    }
    let hits = GestureArena.chain(drawing.gestures, at: event.center, nil).filter { $0.gesture.hasPinch }
    if arena == nil, !hits.isEmpty {
      let start = PointerEvent(phase: .move, pointer: 0, kind: .touch, point: event.center, time: event.time)
      arena = GestureArena(hits, at: start)
    }
    if let arena {
      arena.handle(event)
      if event.phase == .ended {
        arena.cancel()
        self.arena = nil
      }
    } else if event.scale != pinchScale {
      let region = drawing.scrolls.last { $0.contains(event.center) && $0.zoom != nil }
      _ = region?.zoom?(pinchScale / event.scale, event.center.cgPoint)
      pinchScale = event.scale
      if event.phase == .ended { region?.rest() }
    }
  }

  mutating func hover(_ point: Point?, over drawing: Drawing) {
    var now: [Int: ActiveRegion<HoverHandler>] = [:]
    if let point {
      for region in drawing.hovers where region.contains(point) {
        now[region.key] = region
      }
    }
    for key in hovered.keys.sorted() where now[key] == nil { hovered[key]?.action(nil) }
    hovered = now
    guard let point else { return }
    for key in now.keys.sorted() {
      guard let region = now[key] else { continue }
      region.action(CGPoint(x: point.x - region.origin.x, y: point.y - region.origin.y))
    }
  }

  func scroll(dx: Double, dy: Double, at point: Point, over drawing: Drawing) {
    for region in drawing.scrolls.reversed() where region.contains(point) {
      if region.scroll(CGSize(width: dx, height: dy)) { return }
    }
  }

  func rest(at point: Point, over drawing: Drawing) {
    drawing.scrolls.last { $0.contains(point) }?.rest()
  }

  mutating func advance(to time: Double) {
    arena?.advance(to: time)
    if arena?.isOver == true { arena = nil }
  }

  /// Updates the gestures and hover regions from the current views.
  mutating func update(_ drawing: Drawing) {
    arena?.update(drawing.gestures)
    if arena?.isOver == true { arena = nil }
    let byKey = Dictionary(drawing.hovers.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for key in hovered.keys { hovered[key] = byKey[key] }
  }

  mutating func cancel() {
    arena?.cancel()
    arena = nil
    for key in hovered.keys.sorted() { hovered[key]?.action(nil) }
    hovered = [:]
  }
}

extension _GestureDescription {
  /// Whether a pinch can start it.
  var hasPinch: Bool {
    switch kind {
    case .magnify, .rotate: true
    case .simultaneous(let a, let b), .sequence(let a, let b), .exclusive(let a, let b):
      a.hasPinch || b.hasPinch
    case .none, .tap, .spatialTap, .longPress, .drag: false
    }
  }
}
