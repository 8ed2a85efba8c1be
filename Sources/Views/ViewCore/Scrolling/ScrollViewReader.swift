import Foundation
import OpenChartsIsolation
import OpenChartsViewValues
import Synchronization

/// A view whose content can scroll to views by id: at any time in a live session; in a picture when views appear.
public struct ScrollViewReader<Content: View> {
  /// The content, made with a proxy that scrolls.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a reader from content that receives a proxy.
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

/// A proxy that scrolls to views by id.
public struct ScrollViewProxy: Sendable {
  let reading: ScrollReading

  /// Scrolls all enclosing scroll views until the view is visible, or until it is aligned with `anchor`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reading.request(AnyHashable(id), anchor)
  }
}

/// The state of a reader: nodes by id, and the requested position.
package final class ScrollReading: Sendable {
  private struct Request: Sendable {
    let id: MainActorBox<AnyHashable>
    let anchor: UnitPoint?
    /// The number of evaluations since the request.
    var age = 0
  }

  private struct WeakNode { weak var node: ViewNode? }

  private let pending = Mutex<Request?>(nil)
  private let changes: ChangeFlag
  @MainActor private var nodes: [AnyHashable: WeakNode] = [:]

  init(_ changes: ChangeFlag) { self.changes = changes }

  /// Clears the nodes before the views are evaluated again.
  @MainActor func begin() {
    nodes = [:]
    pending.withLock { request in
      request?.age += 1
      // Drops a request for a view that did not appear.
      if request?.age ?? 0 > 2 { request = nil }
    }
  }

  @MainActor func add(_ node: ViewNode, id: AnyHashable) {
    if nodes[id]?.node == nil { nodes[id] = WeakNode(node: node) }
  }

  /// Requests a scroll to a view after the next evaluation. It replaces an earlier request.
  func request(_ id: AnyHashable, _ anchor: UnitPoint?) {
    let new = Request(id: MainActorBox(id), anchor: anchor)
    pending.withLock { $0 = new }
    changes.set()
  }

  /// Takes the request if its view is inside a node, and returns the path to the view.
  @MainActor func take(within root: ViewNode) -> (path: [ViewNode], anchor: UnitPoint?)? {
    guard let request = pending.withLock({ $0 }), let node = nodes[request.id.value]?.node,
      let path = root.path(to: node)
    else { return nil }
    pending.withLock { $0 = nil }
    return (path, request.anchor)
  }
}

private final class ScrollReaderNode: WrapperNode {
  private let reading: ScrollReading

  init(_ content: ViewNode, _ reading: ScrollReading) {
    self.reading = reading
    super.init(content)
  }

  override func act() {
    guard let (path, anchor) = reading.take(within: self), var targetFrame = path.last?.frame else { return }
    // Scrolls the innermost scroll view first; each outer one uses the resulting position.
    for case let scroll as ScrollNode in path.reversed() {
      let way = scroll.reveal(targetFrame, anchor: anchor)
      targetFrame = targetFrame.offsetBy(dx: -way.width, dy: -way.height)
    }
  }
}

extension ViewNode {
  /// Returns the nodes from this one down to another, inclusive; `nil` if the other is not a descendant.
  fileprivate func path(to other: ViewNode) -> [ViewNode]? {
    if self === other { return [self] }
    for child in children {
      if let rest = child.path(to: other) { return [self] + rest }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The enclosing scroll reader, which collects nodes by id.
  @Entry package var scrollReading: ScrollReading?
}
