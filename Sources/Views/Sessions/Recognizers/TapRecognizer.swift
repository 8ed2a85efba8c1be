import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Recognizes one tap, or several in quick succession.
final class TapRecognizer: Recognizer {
  /// The maximum movement of a finger during a tap, in points.
  static let slip = 10.0
  /// The maximum time between two taps, in seconds.
  static let pause = 0.35

  private let count: Int
  private let space: CoordinateSpace?
  private var taps = 0
  private var start: (pointer: Int, point: Point)?

  init(_ description: _GestureDescription, _ context: GestureContext, count: Int, space: CoordinateSpace?) {
    self.count = count
    self.space = space
    super.init(description, context)
  }

  override var keepsOthersWaiting: Bool { count > 1 && taps > 0 && !isOver }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard start == nil else { return fail() }
      deadline = nil
      start = (event.pointer, event.point)
    case .move:
      if let start, start.pointer == event.pointer, start.point.distance(to: event.point) > Self.slip {
        fail()
      }
    case .up:
      guard let start, start.pointer == event.pointer else { return }
      self.start = nil
      taps += 1
      guard taps == count else {
        deadline = event.time + Self.pause
        return
      }
      if let space {
        end(with: SpatialTapGesture.Value(location: context.local(event.point, in: space)))
      } else {
        end(with: ())
      }
    case .cancel: fail()
    }
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { fail() }
  }
}

/// Recognizes a press of a minimum duration.
final class LongPressRecognizer: Recognizer {
  private let duration: Double
  private let distance: Double
  private var start: (pointer: Int, point: Point)?

  init(_ description: _GestureDescription, _ context: GestureContext, duration: Double, distance: Double) {
    self.duration = duration.isFinite ? max(duration, 0) : .infinity
    self.distance = distance
    super.init(description, context)
  }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      guard start == nil else { return fail() }
      start = (event.pointer, event.point)
      deadline = event.time + duration
      announce(true)
    case .move:
      if let start, start.pointer == event.pointer, start.point.distance(to: event.point) > distance {
        fail()
      }
    case .up: if start?.pointer == event.pointer { fail() }
    case .cancel: fail()
    }
  }

  override func advance(to time: Double) {
    if let deadline, time >= deadline { end(with: true) }
  }
}
