import DisplayList
import Foundation

/// A press that moves.
final class DragRecognizer: Recognizer {
  private let distance: Double
  private let space: CoordinateSpace
  private var start: (pointer: Int, point: Point)?
  /// The last tenth of a second, for the velocity.
  private var trail: [(point: Point, time: Double)] = []

  init(_ description: _GestureDescription, _ place: GesturePlace, distance: Double, space: CoordinateSpace) {
    self.distance = distance.isFinite ? max(distance, 0) : 0
    self.space = space
    super.init(description, place)
  }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard start == nil else { return }
      start = (event.pointer, event.point)
      trail = [(event.point, event.time)]
      if distance == 0 { change(to: value(event)) }
    case .move:
      guard let start, start.pointer == event.pointer else { return }
      trail.append((event.point, event.time))
      trail.removeAll { $0.time < event.time - 0.1 }
      if state == .active || start.point.distance(to: event.point) >= distance { change(to: value(event)) }
    case .up:
      guard start?.pointer == event.pointer else { return }
      if state == .active { end(with: value(event)) } else { fail() }
    case .cancel: fail()
    }
  }

  private func value(_ event: PointerEvent) -> DragGesture.Value {
    var velocity = CGSize.zero
    if let first = trail.first, event.time - first.time > 0.001 {
      let seconds = event.time - first.time
      velocity = CGSize(
        width: (event.point.x - first.point.x) / seconds, height: (event.point.y - first.point.y) / seconds)
    }
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: place.local(event.point, in: space),
      startLocation: place.local(start?.point ?? event.point, in: space), velocity: velocity)
  }
}

/// Two fingers, followed from when the second is there.
@MainActor struct FingerPair {
  private var fingers: [Int: Point] = [:]
  private var order: [Int] = []
  private(set) var start: (a: Point, b: Point)?

  /// - Returns: Whether both fingers are there.
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

/// Two fingers that move apart or together.
final class MagnifyRecognizer: Recognizer {
  private let least: Double
  private var pair = FingerPair()

  init(_ description: _GestureDescription, _ place: GesturePlace, least: Double) {
    self.least = least
    super.init(description, place)
  }

  override func handle(_ event: PointerEvent) {
    let isPair = pair.take(event)
    guard isPair, let start = pair.start, let now = pair.now else {
      if state == .active, let value { end(with: value) } else if pair.isEmpty { fail() }
      return
    }
    let scale = now.a.distance(to: now.b) / max(start.a.distance(to: start.b), 1)
    let center = Point((start.a.x + start.b.x) / 2, (start.a.y + start.b.y) / 2)
    take(scale, center, event.time)
  }

  override func handle(_ event: PinchEvent) {
    take(event.scale, event.center, event.time)
    if event.phase == .ended {
      if state == .active, let value { end(with: value) } else { fail() }
    }
  }

  private func take(_ scale: Double, _ center: Point, _ time: Double) {
    guard state == .active || abs(scale - 1) >= least else { return }
    let local = place.local(center, in: .local)
    let size = place.node.frame.size
    change(
      to: MagnifyGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: time), magnification: CGFloat(scale),
        startAnchor: UnitPoint(
          x: size.width > 0 ? local.x / size.width : 0.5, y: size.height > 0 ? local.y / size.height : 0.5),
        startLocation: local))
  }
}

/// Two fingers that turn around each other.
final class RotateRecognizer: Recognizer {
  private let least: Angle
  private var pair = FingerPair()

  init(_ description: _GestureDescription, _ place: GesturePlace, least: Angle) {
    self.least = least
    super.init(description, place)
  }

  override func handle(_ event: PointerEvent) {
    let isPair = pair.take(event)
    guard isPair, let start = pair.start, let now = pair.now else {
      if state == .active, let value { end(with: value) } else if pair.isEmpty { fail() }
      return
    }
    func direction(_ pair: (a: Point, b: Point)) -> Double { atan2(pair.b.y - pair.a.y, pair.b.x - pair.a.x) }
    let turn = (direction(now) - direction(start)).remainder(dividingBy: 2 * .pi)
    guard state == .active || abs(turn) >= least.radians else { return }
    let center = Point((start.a.x + start.b.x) / 2, (start.a.y + start.b.y) / 2)
    let local = place.local(center, in: .local)
    let size = place.node.frame.size
    change(
      to: RotateGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), rotation: .radians(turn),
        startAnchor: UnitPoint(
          x: size.width > 0 ? local.x / size.width : 0.5, y: size.height > 0 ? local.y / size.height : 0.5),
        startLocation: local))
  }
}
