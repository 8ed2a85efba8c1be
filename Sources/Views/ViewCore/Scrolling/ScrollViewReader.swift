import Foundation
import Isolation
import Synchronization
import ViewValues

/// Lets its content scroll to views by their ids: in a live session whenever it is asked, in a picture where it is
/// asked when views appear.
public struct ScrollViewReader<Content: View> {
  /// What is read, with a proxy that scrolls.
  public var content: (ScrollViewProxy) -> Content
  /// Content that can scroll to its views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let reading = context.scope.slot(0) { ScrollReading(context.scope.graph.changes) }
    reading.begin()
    var inner = context.child(.index(0))
    inner.environment.scrollReading = reading
    let view = context.scope.graph.tracking { content(ScrollViewProxy(reading: reading)) }
    for node in inner.nodes(of: view) { nodes.append(ScrollReaderNode(node, reading)) }
  }
}

/// Scrolls to views by id, where something can scroll.
public struct ScrollViewProxy: Sendable {
  let reading: ScrollReading

  /// Scrolls all that the view lies in until it is in view, or until its anchor meets that of what scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reading.ask(AnyHashable(id), anchor)
  }
}

/// What a reader knows: views by their ids, and where it was asked to scroll to.
package final class ScrollReading: Sendable {
  private struct Request: Sendable {
    let id: MainActorBox<AnyHashable>
    let anchor: UnitPoint?
    /// Evaluations since it was made.
    var age = 0
  }

  private struct WeakNode { weak var node: ViewNode? }

  private let request = Mutex<Request?>(nil)
  private let changes: ChangeFlag
  @MainActor private var nodes: [AnyHashable: WeakNode] = [:]

  init(_ changes: ChangeFlag) { self.changes = changes }

  /// Views are evaluated again.
  @MainActor func begin() {
    nodes = [:]
    request.withLock { request in
      request?.age += 1
      // It is for a view that is not there.
      if request?.age ?? 0 > 2 { request = nil }
    }
  }

  @MainActor func add(_ node: ViewNode, id: AnyHashable) {
    if nodes[id]?.node == nil { nodes[id] = WeakNode(node: node) }
  }

  func ask(_ id: AnyHashable, _ anchor: UnitPoint?) {
    let new = Request(id: MainActorBox(id), anchor: anchor)
    request.withLock { $0 = new }
    changes.set()
  }

  /// The view that is asked for, where it is within a node.
  @MainActor func take(within root: ViewNode) -> (path: [ViewNode], anchor: UnitPoint?)? {
    guard let wanted = request.withLock({ $0 }), let node = nodes[wanted.id.value]?.node,
      let path = root.path(to: node)
    else { return nil }
    request.withLock { $0 = nil }
    return (path, wanted.anchor)
  }
}

private final class ScrollReaderNode: WrapperNode {
  private let reading: ScrollReading

  init(_ content: ViewNode, _ reading: ScrollReading) {
    self.reading = reading
    super.init(content)
  }

  override func act() {
    guard let (path, anchor) = reading.take(within: self), var place = path.last?.frame else { return }
    // The innermost first; what is around it sees where that has brought the view.
    for case let scroll as ScrollNode in path.reversed() {
      let way = scroll.reveal(place, anchor: anchor)
      place = place.offsetBy(dx: -way.width, dy: -way.height)
    }
  }
}

extension ViewNode {
  /// The nodes from this one down to another, both included.
  fileprivate func path(to other: ViewNode) -> [ViewNode]? {
    if self === other { return [self] }
    for child in children {
      if let rest = child.path(to: other) { return [self] + rest }
    }
    return nil
  }
}

private struct ScrollReadingKey: EnvironmentKey { static var defaultValue: ScrollReading? { nil } }

extension EnvironmentValues {
  /// The reader around this place that wants to know views by their ids.
  package var scrollReading: ScrollReading? {
    get { self[ScrollReadingKey.self] }
    set { self[ScrollReadingKey.self] = newValue }
  }
}
