import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// A recognizer that combines two others.
class CompositeRecognizer: Recognizer {
  let first: Recognizer
  let second: Recognizer

  init(
    _ description: _GestureDescription, _ context: GestureContext, _ first: _GestureDescription,
    _ second: _GestureDescription
  ) {
    self.first = Recognizer.make(first, context)
    self.second = Recognizer.make(second, context)
    super.init(description, context)
    self.first.owner = self
    self.second.owner = self
  }

  override func update(_ description: _GestureDescription, _ context: GestureContext) {
    super.update(description, context)
    switch description.kind {
    case .simultaneous(let a, let b), .sequence(let a, let b), .exclusive(let a, let b):
      first.update(a, context)
      second.update(b, context)
    case .none, .tap, .spatialTap, .longPress, .drag, .magnify, .rotate: break
    }
  }

  override var keepsOthersWaiting: Bool { first.keepsOthersWaiting || second.keepsOthersWaiting }

  /// Called when the state or value of a part has changed.
  func partChanged(_ part: Recognizer) {}

  override func advance(to time: Double) {
    if !first.isOver { first.advance(to: time) }
    if !second.isOver { second.advance(to: time) }
    takeDeadline()
  }

  final func takeDeadline() {
    guard !isOver else { return }
    deadline = [first.deadline, second.deadline].compactMap { $0 }.min()
  }

  override func finish(_ state: State) {
    super.finish(state)
    first.cancel()
    second.cancel()
  }
}

/// Recognizes two gestures at the same time.
final class SimultaneousRecognizer: CompositeRecognizer {
  override func handle(_ event: PointerEvent) {
    for part in [first, second] where !part.isOver { part.handle(event) }
    takeDeadline()
  }

  override func handle(_ event: PinchEvent) {
    for part in [first, second] where !part.isOver { part.handle(event) }
  }

  override func partChanged(_ part: Recognizer) {
    guard !isOver else { return }
    let pair = GesturePair(first: first.value, second: second.value)
    if part.state == .active {
      change(to: pair)
    } else if first.isOver, second.isOver {
      if first.state == .ended || second.state == .ended { end(with: pair) } else { fail() }
    }
  }
}

/// Recognizes one gesture after the other.
final class SequenceRecognizer: CompositeRecognizer {
  /// The placeholder for the second gesture's value while it has none.
  struct Nothing {}
  private var down: PointerEvent?
  private var last: PointerEvent?

  override func handle(_ event: PointerEvent) {
    last = event
    if event.phase == .down { down = event }
    if first.isOver { second.handle(event) } else { first.handle(event) }
    takeDeadline()
  }

  override func handle(_ event: PinchEvent) {
    if first.isOver { second.handle(event) } else { first.handle(event) }
  }

  override func advance(to time: Double) {
    if first.isOver { second.advance(to: time) } else { first.advance(to: time) }
    takeDeadline()
  }

  override func partChanged(_ part: Recognizer) {
    guard !isOver else { return }
    if part === first {
      switch first.state {
      case .failed: fail()
      case .possible: break
      case .active: change(to: GesturePair(first: first.value, second: nil))
      case .ended:
        change(to: GesturePair(first: first.value, second: Nothing()))
        // A finger that is still down continues with the second gesture.
        if var start = down, let last, last.phase != .up {
          start.point = last.point
          start.time = last.time
          second.handle(start)
        }
      }
    } else {
      let pair = GesturePair(first: first.value, second: second.value ?? Nothing())
      switch second.state {
      case .possible: break
      case .active: change(to: pair)
      case .ended: end(with: pair)
      case .failed: fail()
      }
    }
  }
}

/// Recognizes the first gesture; if it fails, the second, which then receives the events from the start.
final class ExclusiveRecognizer: CompositeRecognizer {
  private var recordedEvents: [PointerEvent] = []

  override func handle(_ event: PointerEvent) {
    if first.state == .failed {
      second.handle(event)
    } else {
      recordedEvents.append(event)
      // Limit the memory for a long press: keep the press and the latest events.
      if recordedEvents.count > 400 { recordedEvents.remove(at: 1) }
      first.handle(event)
    }
    takeDeadline()
  }

  override func handle(_ event: PinchEvent) {
    if first.state == .failed { second.handle(event) } else { first.handle(event) }
  }

  override func partChanged(_ part: Recognizer) {
    guard !isOver else { return }
    if part === first {
      switch first.state {
      case .possible: break
      case .active: change(to: GesturePair(first: first.value, second: nil))
      case .ended: end(with: GesturePair(first: first.value, second: nil))
      case .failed:
        let events = recordedEvents
        recordedEvents = []
        for event in events where !second.isOver { second.handle(event) }
      }
    } else {
      switch second.state {
      case .possible: break
      case .active: change(to: GesturePair(first: nil, second: second.value))
      case .ended: end(with: GesturePair(first: nil, second: second.value))
      case .failed: fail()
      }
    }
  }
}
