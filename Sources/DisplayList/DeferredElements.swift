import Synchronization

/// The elements of a node. Those of a chart are worked out when somebody asks: a picture for the eye alone needs none.
struct DeferredElements: Sendable {
  private final class Known: Sendable {
    private struct State {
      var make: (@Sendable () -> [AccessibilityNode])?
      var nodes: [AccessibilityNode] = []
    }

    private let state: Mutex<State>

    init(_ make: @escaping @Sendable () -> [AccessibilityNode]) { state = Mutex(State(make: make)) }

    var nodes: [AccessibilityNode] {
      state.withLock { state in
        if let make = state.make {
          state.nodes = make()
          // The columns that they were made from may go.
          state.make = nil
        }
        return state.nodes
      }
    }
  }

  private let known: [AccessibilityNode]
  private let later: Known?
  private var x = 0.0
  private var y = 0.0

  init(_ nodes: [AccessibilityNode]) { (known, later) = (nodes, nil) }
  init(_ make: @escaping @Sendable () -> [AccessibilityNode]) { (known, later) = ([], Known(make)) }

  var nodes: [AccessibilityNode] {
    guard let later else { return known }
    return x == 0 && y == 0 ? later.nodes : later.nodes.map { $0.offset(x: x, y: y) }
  }

  func offset(x dx: Double, y dy: Double) -> DeferredElements {
    guard later != nil else { return DeferredElements(known.map { $0.offset(x: dx, y: dy) }) }
    var copy = self
    copy.x += dx
    copy.y += dy
    return copy
  }
}

/// What was put off is made to be compared, unless it is the same.
extension DeferredElements: Hashable {
  static func == (a: DeferredElements, b: DeferredElements) -> Bool {
    if let first = a.later, first === b.later, a.x == b.x, a.y == b.y { return true }
    return a.nodes == b.nodes
  }

  func hash(into hasher: inout Hasher) { hasher.combine(nodes) }
}
