import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// Decides which gesture at a position receives a pointer's events, from the press until all gestures are over.
///
/// An inner gesture has precedence over an outer one, unless the outer one has high priority. The first gesture that
/// is recognized cancels the others, except simultaneous ones.
@MainActor final class GestureArena {
  private struct Contender {
    let recognizer: Recognizer
    let key: Int
    let precedence: HitRegion.Precedence
    let region: ActiveRegion<GestureHandler>
    /// The events that the recognizer has not received yet, because a gesture with precedence is undecided.
    var waiting: [PointerEvent] = []
    var hasWon = false
  }

  /// The maximum number of pointers; further ones are ignored.
  private static let pointerLimit = 20
  /// The maximum number of events that wait for an undecided gesture. Beyond it, the oldest moves are dropped.
  private static let waitingLimit = 400

  private var contenders: [Contender] = []
  private var pointers: Set<Int> = []

  /// Creates an arena for the gestures at the position of an event, sorted by precedence.
  init(_ hits: [ActiveRegion<GestureHandler>], at event: PointerEvent) {
    contenders = Self.chain(hits, at: event.point, event.kind).map { hit in
      Contender(
        recognizer: Recognizer.make(hit.gesture, GestureContext(origin: hit.origin, node: hit.node)),
        key: hit.key, precedence: hit.precedence, region: hit)
    }
  }

  /// The frontmost region at a point and the regions that contain it, sorted by precedence.
  static func chain(_ hits: [ActiveRegion<GestureHandler>], at point: Point, _ kind: PointerKind?)
    -> [ActiveRegion<GestureHandler>]
  {
    let under = hits.filter { hit in
      guard let kind, let pointers = hit.pointers, !pointers.contains(kind) else {
        return hit.contains(point)
      }
      return false
    }
    guard let front = under.last else { return [] }
    let around = under.filter { $0.node === front.node || $0.node.holds(front.node) }
    // Regions are from back to front: outer ones come before inner ones.
    let high = around.filter { $0.precedence == .high }
    return high.sorted { $0.node.holds($1.node) } + around.filter { $0.precedence != .high }.reversed()
  }

  var isOver: Bool { pointers.isEmpty && contenders.allSatisfy { $0.recognizer.isOver } }
  var deadline: Double? {
    contenders.compactMap { $0.recognizer.isOver ? nil : $0.recognizer.deadline }.min()
  }

  /// Whether a new pointer at this point belongs to the gestures in progress.
  func accepts(_ point: Point) -> Bool {
    contenders.contains { !$0.recognizer.isOver && $0.region.contains(point) }
  }

  func handle(_ event: PointerEvent) {
    guard pointers.contains(event.pointer) || pointers.count < Self.pointerLimit else { return }
    switch event.phase {
    case .down: pointers.insert(event.pointer)
    case .move: break
    case .up, .cancel: pointers.remove(event.pointer)
    }
    for index in contenders.indices where !contenders[index].recognizer.isOver {
      if mustWait(index) {
        contenders[index].waiting.append(event)
        // Keep the first event, which is the press.
        if contenders[index].waiting.count > Self.waitingLimit { contenders[index].waiting.remove(at: 1) }
      } else {
        contenders[index].recognizer.handle(event)
        settle(index)
      }
    }
    releaseWaiting()
  }

  func handle(_ event: PinchEvent) {
    for index in contenders.indices where !contenders[index].recognizer.isOver {
      contenders[index].recognizer.handle(event)
      settle(index)
    }
  }

  func advance(to time: Double) {
    for index in contenders.indices where !contenders[index].recognizer.isOver {
      contenders[index].recognizer.advance(to: time)
      settle(index)
    }
    releaseWaiting()
  }

  func cancel() {
    for contender in contenders { contender.recognizer.cancel() }
    pointers = []
  }

  /// Updates the gestures from the current views. Gestures whose views were removed are cancelled.
  func update(_ hits: [ActiveRegion<GestureHandler>]) {
    let byKey = Dictionary(hits.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    for contender in contenders where !contender.recognizer.isOver {
      if let hit = byKey[contender.key] {
        contender.recognizer.update(hit.gesture, GestureContext(origin: hit.origin, node: hit.node))
      } else {
        contender.recognizer.cancel()
      }
    }
  }

  // MARK: - Precedence

  /// Whether an undecided gesture with precedence over this one must decide first.
  private func mustWait(_ index: Int) -> Bool {
    let contender = contenders[index]
    guard contender.precedence != .simultaneous, contender.recognizer.state == .possible else { return false }
    return contenders[..<index].contains { other in
      guard !other.recognizer.isOver, other.precedence != .simultaneous else { return false }
      return other.recognizer.keepsOthersWaiting
        || other.precedence == .high && contender.precedence == .normal && other.recognizer.state == .possible
    }
  }

  /// A recognized gesture cancels the others, except simultaneous ones.
  private func settle(_ index: Int) {
    let contender = contenders[index]
    guard !contender.hasWon, contender.precedence != .simultaneous,
      contender.recognizer.state == .active || contender.recognizer.state == .ended
    else { return }
    contenders[index].hasWon = true
    for other in contenders.indices
    where other != index && contenders[other].precedence != .simultaneous {
      contenders[other].recognizer.cancel()
    }
  }

  private func releaseWaiting() {
    for index in contenders.indices where !contenders[index].waiting.isEmpty {
      guard !contenders[index].recognizer.isOver, !mustWait(index) else { continue }
      let events = contenders[index].waiting
      contenders[index].waiting = []
      for event in events where !contenders[index].recognizer.isOver {
        contenders[index].recognizer.handle(event)
        settle(index)
      }
    }
  }
}

extension ViewNode {
  /// Whether this node is an ancestor of `other`.
  func holds(_ other: ViewNode) -> Bool {
    children.contains { $0 === other || $0.holds(other) }
  }
}
