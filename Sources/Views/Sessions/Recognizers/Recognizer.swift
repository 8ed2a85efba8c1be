import DisplayList
import Foundation
import ViewCore

/// What a pointer did, in points of the root; seconds of the session's clock.
struct PointerEvent {
  /// By the letters that pages send.
  enum Phase: String {
    case down = "d"
    case move = "m"
    case up = "u"
    case cancel = "c"
  }
  var phase: Phase
  /// Tells fingers from each other.
  var pointer: Int
  var kind: PointerKind
  var point: Point
  var time: Double
}

/// Two fingers, or what stands for them, that move apart or together.
struct PinchEvent {
  /// By the letters that pages send.
  enum Phase: String {
    case began = "b"
    case changed = "c"
    case ended = "e"
  }
  var phase: Phase
  /// Since the beginning.
  var scale: Double
  var center: Point
  var time: Double
}

/// Watches events for one gesture. Subclasses decide; the arena says who of several may.
@MainActor class Recognizer {
  enum State { case possible, active, ended, failed }

  private(set) var state = State.possible
  /// What to recognise and to call; replaced when the views are evaluated again.
  private(set) var description: _GestureDescription
  /// Where the gesture's view is.
  private(set) var context: GestureContext
  /// When the passing of time tells something, in seconds of the session's clock.
  var deadline: Double?
  /// The last value, without type.
  private(set) var value: Any?
  /// The recogniser that this is a part of.
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

  /// Takes the callbacks of the views as they are now.
  func update(_ description: _GestureDescription, _ context: GestureContext) {
    self.description = description
    self.context = context
  }

  var isOver: Bool { state == .ended || state == .failed }
  /// Whether the gesture wants to know more before others may have the events.
  var keepsOthersWaiting: Bool { false }

  func handle(_ event: PointerEvent) { fail() }
  func handle(_ event: PinchEvent) {}
  func advance(to time: Double) {}

  /// Something else has the events.
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

  /// The gesture goes on, with a value.
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

  /// A value before the gesture counts as recognised.
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

/// Where a gesture's view lies, for the coordinates that it asked for.
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
