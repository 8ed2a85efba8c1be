import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Recognizes a press that moves by at least a minimum distance.
final class DragRecognizer: Recognizer {
  private let distance: Double
  private let space: CoordinateSpace
  private var start: (pointer: Int, point: Point)?
  /// The positions of the last 0.1 s, for the velocity.
  private var trail: [(point: Point, time: Double)] = []

  init(
    _ description: _GestureDescription, _ context: GestureContext, distance: Double, space: CoordinateSpace
  ) {
    self.distance = distance.isFinite ? max(distance, 0) : 0
    self.space = space
    super.init(description, context)
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
      time: Date(timeIntervalSinceReferenceDate: event.time), location: context.local(event.point, in: space),
      startLocation: context.local(start?.point ?? event.point, in: space), velocity: velocity)
  }
}
