import DisplayList
import Foundation
import ViewCore

/// Decides who of several gestures at one place gets what a pointer does, from its coming down until all is over.
///
/// A gesture within another comes before it, unless the outer one has high priority. The first that is
/// recognised ends the others, except those that go together with them.
@MainActor final class GestureArena {
  private struct Contender {
    let recognizer: Recognizer
    let key: Int
    let precedence: HitRegion.Precedence
    let region: ActiveRegion<GestureHandler>
    /// What it has not seen, while one before it decides.
    var waiting: [PointerEvent] = []
    var hasWon = false
  }

  /// Fingers that are followed at once; later ones change nothing.
  private static let pointerLimit = 20
  /// Events that wait for an undecided gesture; of more, the oldest moves are dropped.
  private static let waitingLimit = 400

  private var contenders: [Contender] = []
  private var pointers: Set<Int> = []

  /// The gestures at a place, from the one that comes first.
  init(_ hits: [ActiveRegion<GestureHandler>], at event: PointerEvent) {
    contenders = Self.chain(hits, at: event.point, event.kind).map { hit in
      Contender(
        recognizer: Recognizer.make(hit.gesture, GestureContext(origin: hit.origin, node: hit.node)),
        key: hit.key, precedence: hit.precedence, region: hit)
    }
  }

  /// The region in front at a place and those around it.
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
    // Regions come from back to front: outer ones before inner ones.
    let high = around.filter { $0.precedence == .high }
    return high.sorted { $0.node.holds($1.node) } + around.filter { $0.precedence != .high }.reversed()
  }

  var isEmpty: Bool { contenders.isEmpty }
  var isOver: Bool { pointers.isEmpty && contenders.allSatisfy { $0.recognizer.isOver } }
  var deadline: Double? {
    contenders.compactMap { $0.recognizer.isOver ? nil : $0.recognizer.deadline }.min()
  }

  /// Whether a pointer that comes down belongs to what goes on.
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
        // The first one is the press.
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

  /// Takes the gestures of the views as they are now; those whose views have gone end.
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

  // MARK: - Who may

  /// Whether one before this has yet to say whether it wants the events.
  private func mustWait(_ index: Int) -> Bool {
    let contender = contenders[index]
    guard contender.precedence != .simultaneous, contender.recognizer.state == .possible else { return false }
    return contenders[..<index].contains { other in
      guard !other.recognizer.isOver, other.precedence != .simultaneous else { return false }
      return other.recognizer.keepsOthersWaiting
        || other.precedence == .high && contender.precedence == .normal && other.recognizer.state == .possible
    }
  }

  /// One that is recognised ends those that may not go together with it.
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
  /// Whether another node is somewhere within this one.
  func holds(_ other: ViewNode) -> Bool {
    children.contains { $0 === other || $0.holds(other) }
  }
}
