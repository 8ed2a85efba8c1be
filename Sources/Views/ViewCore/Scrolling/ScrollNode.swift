import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsViewValues

/// A node with content that may be larger and scrolls.
package final class ScrollNode: WrapperNode {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let memory: ScrollMemory?
  private let key: Int
  private let refreshKey: Int
  /// The size for views in the content whose frames are relative to it.
  private let container: ContainerSize

  package init(
    _ content: ViewNode, axes: Axis.Set, showsIndicators: Bool, memory: ScrollMemory?, key: Int,
    refreshKey: Int, container: ContainerSize
  ) {
    self.showsIndicators = showsIndicators
    self.container = container
    self.refreshKey = refreshKey
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

  /// Takes the proposed length along the scrolled axes, and the length of the content across them.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    container.set(proposal, of: content)
    let inner = content.size(offer(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? finite(proposal.width, inner.width) : inner.width,
      height: axes.contains(.vertical) ? finite(proposal.height, inner.height) : inner.height)
  }

  // The content determines the height along a scrolled axis.
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    !axes.contains(.vertical) && content.hasArbitraryHeight(offer(proposal))
  }

  private func finite(_ offered: CGFloat?, _ content: CGFloat) -> CGFloat { offered ?? content }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    container.set(ProposedViewSize(size), of: content)
    var offset = CGSize.zero
    if let memory {
      // The content may have become shorter than the scroll position.
      let scrollRange = scrollRange(content.size(offer(proposal)), in: size)
      if let anchor = environment.defaultScrollAnchor { memory.begin(at: anchor, scrollRange: scrollRange) }
      offset.width = min(memory.offset.width, scrollRange.width)
      offset.height = min(memory.offset.height, scrollRange.height)
    }
    container.top = frame.minY - offset.height
    return [Placement(CGPoint(x: -offset.width, y: -offset.height), offer(proposal))]
  }

  /// The maximum scroll offset.
  private func scrollRange(_ inner: CGSize, in size: CGSize) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? max(inner.width - size.width, 0) : 0,
      height: axes.contains(.vertical) ? max(inner.height - size.height, 0) : 0)
  }

  package override func draw(into drawing: inout Drawing) {
    let (inner, outer) = (content.frame, pixelFrame)
    let first = drawing.live.counts.controls
    let regions = drawing.list.regions.count
    addScrolling(to: &drawing)
    if outer.contains(inner) || environment.isScrollClipDisabled { return content.draw(into: &drawing) }
    drawing.group({ $0.clip = VectorPath(Rect(outer)) }, content.draw)
    guard environment.isLive else { return }
    let frame = Rect(outer)
    for index in first..<drawing.live.controls.count
    where !frame.contains(drawing.live.controls[index].frame.center) {
      drawing.live.controls[index].isOutOfView = true
    }
    // Regions and controls beyond the edge receive no events.
    let path = VectorPath(frame)
    for index in regions..<drawing.list.regions.count { drawing.list.regions[index].limits.append(path) }
  }

  private func addScrolling(to drawing: inout Drawing) {
    guard let memory, environment.isLive, environment.isScrollEnabled else { return }
    let scrollRange = scrollRange(content.frame.size, in: frame.size)
    if memory.refresh != nil { addRefreshing(memory, to: &drawing) }
    guard scrollRange.width > 0.5 || scrollRange.height > 0.5 || memory.refresh != nil else { return }
    let (path, corner) = (VectorPath(Rect(frame)), Point(frame.origin))
    let kind = HitRegion.Kind.scroll(
      alongX: axes.contains(.horizontal), alongY: axes.contains(.vertical))
    var handler = ScrollHandler(
      scroll: { memory.scrollOrPull(by: $0, scrollRange: scrollRange) }, rest: { self.rest(memory) },
      reveal: { frame in
        if Rect(self.content.frame).contains(frame.center) { _ = self.reveal(frame.cgRect, anchor: nil) }
      })
    handler.indicators = indicators
    drawing.add(HitRegion(kind, key: key, path: path, origin: corner), handler)
    let drag = DragGesture(minimumDistance: 8)
      .onChanged { memory.drag(to: $0.translation, scrollRange: scrollRange) }
      .onEnded { value in
        memory.endDrag()
        self.rest(memory, after: value.velocity)
      }
    drawing.add(
      HitRegion(.gesture, key: -key, path: path, origin: corner, pointers: [.touch, .pen]),
      GestureHandler(drag._describe(), of: self))
  }

  private var indicators: [ScrollIndicator] {
    guard showsIndicators else { return [] }
    let (inner, outer) = (content.frame, frame)
    let horizontal = ScrollIndicator(
      .horizontal, environment.horizontalScrollIndicatorVisibility,
      offset: Double(outer.minX - inner.minX), length: Double(outer.width),
      contentLength: axes.contains(.horizontal) ? Double(inner.width) : 0)
    let vertical = ScrollIndicator(
      .vertical, environment.verticalScrollIndicatorVisibility,
      offset: Double(outer.minY - inner.minY), length: Double(outer.height),
      contentLength: axes.contains(.vertical) ? Double(inner.height) : 0)
    return [horizontal, vertical].compactMap { $0 }
  }

  /// Ends a scroll at the position that the target behaviour chooses, if there is one. `velocity` is the velocity at
  /// release, in points per second to the right and down.
  private func rest(_ memory: ScrollMemory, after velocity: CGSize = .zero) {
    guard let begin = memory.letGo(), let behavior = environment.scrollTargetBehavior else { return }
    let (inner, size) = (content.frame, frame.size)
    let scrollRange = scrollRange(inner.size, in: size)
    func rect(_ offset: CGSize) -> CGRect {
      CGRect(
        x: min(max(offset.width, 0), scrollRange.width), y: min(max(offset.height, 0), scrollRange.height),
        width: size.width, height: size.height)
    }
    // Seconds for which a scroll continues after release.
    let run = 0.15
    var target = ScrollTarget(
      rect: rect(
        CGSize(
          width: memory.offset.width - velocity.width * run,
          height: memory.offset.height - velocity.height * run)))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(begin)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: inner.size,
        containerSize: size, axes: axes,
        views: content.scrollTargets.map { $0.offsetBy(dx: -inner.minX, dy: -inner.minY) },
        environment: environment))
    let way = CGSize(
      width: target.rect.minX - memory.offset.width, height: target.rect.minY - memory.offset.height)
    _ = memory.scroll(by: way, scrollRange: scrollRange)
  }

  /// Adds a refresh button for the keyboard. Pointers pull down instead.
  private func addRefreshing(_ memory: ScrollMemory, to drawing: inout Drawing) {
    let side = min(32, Double(frame.width))
    let rect = Rect(x: Double(frame.midX) - side / 2, y: Double(frame.minY), width: side, height: 32)
    let name = SpeechLanguage(environment.locale).control(.refresh)
    drawing.live.controls.append(
      LiveControl(
        kind: .refresh, key: refreshKey, label: { name },
        isEnabled: environment.isEnabled && !memory.isRefreshing, frame: rect
      ) { event in
        if event == .press { memory.startRefreshing() }
      })
    var node = AccessibilityNode(role: .button, label: name, value: "", frame: rect)
    node.controls = [refreshKey]
    drawing.append(node)
  }

  /// Scrolls until a frame inside is visible, or until it is aligned with `anchor`.
  ///
  /// - Returns: The distance scrolled.
  func reveal(_ target: CGRect, anchor: UnitPoint?) -> CGSize {
    guard let memory else { return .zero }
    let view = frame
    var way = CGSize.zero
    if let anchor {
      way.width = target.minX + target.width * anchor.x - (view.minX + view.width * anchor.x)
      way.height = target.minY + target.height * anchor.y - (view.minY + view.height * anchor.y)
    } else {
      func step(_ from: CGFloat, _ to: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
        from < first || to - from > last - first ? from - first : max(to - last, 0)
      }
      way.width = step(target.minX, target.maxX, view.minX, view.maxX)
      way.height = step(target.minY, target.maxY, view.minY, view.maxY)
    }
    let before = memory.offset
    _ = memory.scroll(by: way, scrollRange: scrollRange(content.frame.size, in: view.size))
    return CGSize(width: memory.offset.width - before.width, height: memory.offset.height - before.height)
  }

  /// Scrolls to points from the start of the content; `nil` keeps the present ones.
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    guard let memory else { return }
    let way = CGSize(
      width: x.map { $0 - memory.offset.width } ?? 0, height: y.map { $0 - memory.offset.height } ?? 0)
    _ = memory.scroll(by: way, scrollRange: scrollRange(content.frame.size, in: frame.size))
  }

  /// Scrolls to an edge of the content.
  func scroll(to edge: Edge) {
    let scrollRange = scrollRange(content.frame.size, in: frame.size)
    switch edge {
    case .top: scroll(toX: nil, y: 0)
    case .bottom: scroll(toX: nil, y: scrollRange.height)
    case .leading: scroll(toX: 0, y: nil)
    case .trailing: scroll(toX: scrollRange.width, y: nil)
    }
  }

  /// The position and the sizes of the scroll view and its content.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: frame.minX - content.frame.minX, y: frame.minY - content.frame.minY),
      contentSize: content.frame.size, contentInsets: EdgeInsets(), containerSize: frame.size)
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}
