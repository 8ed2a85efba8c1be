import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Tracks two fingers from the moment when both are down.
@MainActor struct FingerPair {
  private var fingers: [Int: Point] = [:]
  private var order: [Int] = []
  private(set) var start: (a: Point, b: Point)?

  /// - Returns: Whether both fingers are down.
  mutating func take(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      if order.count < 2 { order.append(event.pointer) }
      fingers[event.pointer] = event.point
    case .move: if fingers[event.pointer] != nil { fingers[event.pointer] = event.point }
    case .up, .cancel:
      fingers[event.pointer] = nil
      order.removeAll { $0 == event.pointer }
    }
    guard let now else { return false }
    if start == nil { start = now }
    return true
  }

  var now: (a: Point, b: Point)? {
    guard order.count == 2, let a = fingers[order[0]], let b = fingers[order[1]] else { return nil }
    return (a, b)
  }

  var isEmpty: Bool { order.isEmpty }
}

/// Recognizes a gesture of two fingers, from the moment when both are down until one is lifted.
class FingerPairRecognizer: Recognizer {
  private var pair = FingerPair()

  final override func handle(_ event: PointerEvent) {
    let isPair = pair.take(event)
    guard isPair, let start = pair.start, let now = pair.now else {
      if state == .active, let value { end(with: value) } else if pair.isEmpty { fail() }
      return
    }
    follow(from: start, to: now, at: event.time)
  }

  /// For subclasses: called with the initial and current positions of both fingers.
  func follow(from start: (a: Point, b: Point), to now: (a: Point, b: Point), at time: Double) {}

  /// Converts a point in root coordinates to the view's coordinates, in points and as a unit point.
  final func anchor(at center: Point) -> (local: CGPoint, share: UnitPoint) {
    let local = context.local(center, in: .local)
    let size = context.node.frame.size
    return (
      local,
      UnitPoint(
        x: size.width > 0 ? local.x / size.width : 0.5, y: size.height > 0 ? local.y / size.height : 0.5)
    )
  }

  final func middle(of pair: (a: Point, b: Point)) -> Point {
    Point((pair.a.x + pair.b.x) / 2, (pair.a.y + pair.b.y) / 2)
  }
}

/// Recognizes two fingers that move apart or together, or a pinch event of the browser.
final class MagnifyRecognizer: FingerPairRecognizer {
  private let least: Double

  init(_ description: _GestureDescription, _ context: GestureContext, least: Double) {
    self.least = least
    super.init(description, context)
  }

  override func follow(from start: (a: Point, b: Point), to now: (a: Point, b: Point), at time: Double) {
    let scale = now.a.distance(to: now.b) / max(start.a.distance(to: start.b), 1)
    take(scale, middle(of: start), time)
  }

  override func handle(_ event: PinchEvent) {
    take(event.scale, event.center, event.time)
    if event.phase == .ended {
      if state == .active, let value { end(with: value) } else { fail() }
    }
  }

  private func take(_ scale: Double, _ center: Point, _ time: Double) {
    guard state == .active || abs(scale - 1) >= least else { return }
    let (local, share) = anchor(at: center)
    change(
      to: MagnifyGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: time), magnification: CGFloat(scale), startAnchor: share,
        startLocation: local))
  }
}

/// Recognizes two fingers that turn around each other.
final class RotateRecognizer: FingerPairRecognizer {
  private let least: Angle

  init(_ description: _GestureDescription, _ context: GestureContext, least: Angle) {
    self.least = least
    super.init(description, context)
  }

  override func follow(from start: (a: Point, b: Point), to now: (a: Point, b: Point), at time: Double) {
    func direction(_ pair: (a: Point, b: Point)) -> Double { atan2(pair.b.y - pair.a.y, pair.b.x - pair.a.x) }
    let rotation = (direction(now) - direction(start)).remainder(dividingBy: 2 * .pi)
    guard state == .active || abs(rotation) >= least.radians else { return }
    let (local, share) = anchor(at: middle(of: start))
    change(
      to: RotateGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: time), rotation: .radians(rotation), startAnchor: share,
        startLocation: local))
  }
}
