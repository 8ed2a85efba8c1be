import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// A pointer event in points of the root, with its time in seconds of the session's clock.
struct PointerEvent {
  /// The raw values are those that pages send.
  enum Phase: String {
    case down = "d"
    case move = "m"
    case up = "u"
    case cancel = "c"
  }
  var phase: Phase
  /// The identifier of the pointer, which distinguishes fingers.
  var pointer: Int
  var kind: PointerKind
  var point: Point
  var time: Double
}

/// A pinch of two fingers, or an equivalent such as a trackpad gesture.
struct PinchEvent {
  /// The raw values are those that pages send.
  enum Phase: String {
    case began = "b"
    case changed = "c"
    case ended = "e"
  }
  var phase: Phase
  /// The scale relative to the start of the pinch.
  var scale: Double
  var center: Point
  var time: Double
}

/// Recognizes one gesture. Subclasses decide whether it occurs; the arena decides which of several gestures receives
/// events.
@MainActor class Recognizer {
  enum State { case possible, active, ended, failed }

  private(set) var state = State.possible
  /// The gesture and its callbacks; replaced when the views are evaluated again.
  private(set) var description: _GestureDescription
  /// The position of the gesture's view.
  private(set) var context: GestureContext
  /// When ``advance(to:)`` must be called without an event, in seconds of the session's clock; `nil` for never.
  var deadline: Double?
  /// The last value, type-erased.
  private(set) var value: Any?
  /// The recognizer of which this one is a part.
  weak var owner: CompositeRecognizer?
  private var didBegin = false

  init(_ description: _GestureDescription, _ context: GestureContext) {
    self.description = description
    self.context = context
  }

  static func make(_ description: _GestureDescription, _ context: GestureContext) -> Recognizer {
    switch description.kind {
    case .none: Recognizer(description, context)
    case .tap(let count): TapRecognizer(description, context, count: count, space: nil)
    case .spatialTap(let count, let space): TapRecognizer(description, context, count: count, space: space)
    case .longPress(let duration, let distance):
      LongPressRecognizer(description, context, duration: duration, distance: distance)
    case .drag(let distance, let space):
      DragRecognizer(description, context, distance: distance, space: space)
    case .magnify(let least): MagnifyRecognizer(description, context, least: least)
    case .rotate(let least): RotateRecognizer(description, context, least: least)
    case .simultaneous(let a, let b): SimultaneousRecognizer(description, context, a, b)
    case .sequence(let a, let b): SequenceRecognizer(description, context, a, b)
    case .exclusive(let a, let b): ExclusiveRecognizer(description, context, a, b)
    }
  }

  /// Updates the gesture and its callbacks from the current views.
  func update(_ description: _GestureDescription, _ context: GestureContext) {
    self.description = description
    self.context = context
  }

  var isOver: Bool { state == .ended || state == .failed }
  /// Whether other gestures must wait until this one decides.
  var keepsOthersWaiting: Bool { false }

  func handle(_ event: PointerEvent) { fail() }
  func handle(_ event: PinchEvent) {}
  func advance(to time: Double) {}

  /// Ends the gesture because another one has received the events.
  final func cancel() {
    guard !isOver else { return }
    finish(.failed)
  }

  // MARK: For subclasses

  final func fail() {
    guard !isOver else { return }
    finish(.failed)
    owner?.partChanged(self)
  }

  /// Marks the gesture as active and reports a new value.
  final func change(to value: Any) {
    guard !isOver else { return }
    self.value = value
    state = .active
    run(description.changed, value)
    owner?.partChanged(self)
  }

  final func end(with value: Any) {
    guard !isOver else { return }
    self.value = value
    run(description.ended, value)
    finish(.ended)
    owner?.partChanged(self)
  }

  /// Reports a value before the gesture is recognized.
  final func announce(_ value: Any) {
    self.value = value
    run(description.changed, value)
  }

  private func run(_ callbacks: [(Any) -> Void], _ value: Any) {
    didBegin = true
    for callback in callbacks { callback(value) }
  }

  func finish(_ state: State) {
    self.state = state
    deadline = nil
    if didBegin { for reset in description.reset { reset() } }
  }
}

/// The position of a gesture's view, to convert points to the coordinate space that the gesture requests.
@MainActor struct GestureContext {
  var origin: Point
  var node: ViewNode

  func local(_ point: Point, in space: CoordinateSpace) -> CGPoint {
    let zero = space.isLocal ? origin.cgPoint : space.origin(for: node)
    return CGPoint(x: point.x - Double(zero.x), y: point.y - Double(zero.y))
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
