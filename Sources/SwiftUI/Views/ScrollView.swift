import DisplayList
import Foundation

/// Content that may be larger than its frame. A picture shows its start, cut off at the frame; in a live session
/// it scrolls by wheel, finger and keyboard.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    // Several views in a scroll view lie under each other.
    let inner = context.child(.index(0)).node(of: VStack { content })
    let memory = context.environment.isLive ? context.scope.slot(0) { ScrollMemory(context.scope.graph.changes) } : nil
    nodes.append(ScrollNode(inner, axes: axes, memory: memory, key: context.scope.number))
  }
}

/// How far somebody has scrolled, in a live session.
@MainActor final class ScrollMemory {
  /// Points of the content that are above and left of what is in view.
  var offset = CGSize.zero
  private var dragged = CGSize.zero
  private let changes: ChangeFlag

  init(_ changes: ChangeFlag) { self.changes = changes }

  /// - Returns: Whether it moved.
  func scroll(by distance: CGSize, room: CGSize) -> Bool {
    func moved(_ offset: CGFloat, _ distance: CGFloat, _ room: CGFloat) -> CGFloat {
      distance.isFinite ? min(max(offset + distance, 0), max(room, 0)) : offset
    }
    let new = CGSize(
      width: moved(offset.width, distance.width, room.width),
      height: moved(offset.height, distance.height, room.height))
    guard new != offset else { return false }
    offset = new
    changes.set()
    return true
  }

  func drag(to translation: CGSize, room: CGSize) {
    let step = CGSize(width: dragged.width - translation.width, height: dragged.height - translation.height)
    dragged = translation
    _ = scroll(by: step, room: room)
  }

  func endDrag() { dragged = .zero }
}

package final class ScrollNode: WrapperNode {
  private let axes: Axis.Set
  private let memory: ScrollMemory?
  private let key: Int

  init(_ content: ViewNode, axes: Axis.Set, memory: ScrollMemory?, key: Int) {
    self.axes = axes
    self.memory = memory
    self.key = key
    super.init(content)
    traits = LayoutTraits()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// All of the offer along the axes; across them as much as the content.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(offer(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? finite(proposal.width, inner.width) : inner.width,
      height: axes.contains(.vertical) ? finite(proposal.height, inner.height) : inner.height)
  }

  private func finite(_ offered: CGFloat?, _ content: CGFloat) -> CGFloat { offered ?? content }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    guard let memory else { return [Placement(.zero, offer(proposal))] }
    // What is scrolled to may have gone.
    let room = room(content.size(offer(proposal)), in: size)
    return [
      Placement(
        CGPoint(x: -min(memory.offset.width, room.width), y: -min(memory.offset.height, room.height)),
        offer(proposal))
    ]
  }

  /// How far the content can move.
  private func room(_ inner: CGSize, in size: CGSize) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? max(inner.width - size.width, 0) : 0,
      height: axes.contains(.vertical) ? max(inner.height - size.height, 0) : 0)
  }

  package override func draw(into drawing: inout Drawing) {
    let (inner, outer) = (content.frame, pixelFrame)
    let first = drawing.live.counts.controls
    let hits = drawing.hits.count
    addScrolling(to: &drawing)
    if outer.contains(inner) { return content.draw(into: &drawing) }
    drawing.group({ $0.clip = VectorPath(Rect(outer)) }, content.draw)
    guard memory != nil else { return }
    let frame = Rect(outer)
    for index in first..<drawing.live.controls.count
    where !frame.contains(drawing.live.controls[index].frame.center) {
      drawing.live.controls[index].isOutOfView = true
    }
    // Nothing answers beyond the edge.
    let path = VectorPath(frame)
    for index in hits..<drawing.hits.count { drawing.hits[index].limits.append(path) }
  }

  private func addScrolling(to drawing: inout Drawing) {
    guard let memory else { return }
    let room = room(content.frame.size, in: frame.size)
    guard room.width > 0.5 || room.height > 0.5 else { return }
    let content = content
    drawing.live.scrolls.append(
      ScrollRegion(
        frame: Rect(frame), axes: axes, scroll: { memory.scroll(by: $0, room: room) },
        holds: { Rect(content.frame).contains($0.center) }))
    let drag = DragGesture(minimumDistance: 8)
      .onChanged { memory.drag(to: $0.translation, room: room) }
      .onEnded { _ in memory.endDrag() }
    drawing.hits.append(
      HitRegion(
        path: VectorPath(Rect(frame)), gesture: drag._describe(), precedence: .normal,
        origin: Point(frame.origin), node: self, key: -key, pointers: [.touch, .pen]))
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// Reads positions to scroll to; content of a picture stays at its start.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views by id, where something can scroll.
public struct ScrollViewProxy: Sendable {
  /// Without effect in a picture, which shows the start.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
