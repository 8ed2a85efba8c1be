import ChartEngine
import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// A chart in a view tree: it takes the proposed size and is drawn by the engine, with the views that use its proxy.
@MainActor final class ChartHost: HostedContent {
  let scope: ChartScope
  let request: ChartRequest
  private(set) var chart = ChartLayout()
  private var laidOutSize: Size?
  private var backgrounds: [PlacedContent] = []
  private var overlays: [PlacedContent] = []

  /// A view behind or in front of the chart.
  private struct PlacedContent {
    let node: ViewNode
    let alignment: Alignment
  }

  init(marks: [MarkTable], scope: ChartScope) {
    self.scope = scope
    request = scope.request(for: marks)
  }

  /// The ideal size, if only one dimension is proposed.
  private static let ideal = CGSize(width: 300, height: 200)
  /// The ideal size, if neither dimension is proposed. `aspectRatio(contentMode:)` without a ratio uses it.
  private static let idealSquare = CGSize(width: 300, height: 300)

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    let isFree = proposal.width == nil && proposal.height == nil
    let offer = proposal.replacingUnspecifiedDimensions(by: isFree ? Self.idealSquare : Self.ideal)
    // Only a plot style can give the chart a size other than the proposed one.
    guard request.plotStyle != nil || request.xAxis.style != nil || request.yAxis.style != nil else {
      return offer
    }
    let finite = CGSize(
      width: offer.width.isFinite ? offer.width : Self.ideal.width,
      height: offer.height.isFinite ? offer.height : Self.ideal.height)
    scope.beginLayout()
    let size = ChartPipeline.layout(request, in: Size(finite)).size.cgSize
    // A length that follows the proposal is flexible: infinite if the proposal is.
    return CGSize(
      width: !offer.width.isFinite && size.width == finite.width ? offer.width : size.width,
      height: !offer.height.isFinite && size.height == finite.height ? offer.height : size.height)
  }

  func layout(in host: ViewNode) {
    let (frame, pixels, environment) = (host.frame, host.pixelFrame, scope.environment)
    let size = CGSize(
      width: pixels.width.isFinite ? pixels.width : Self.ideal.width,
      height: pixels.height.isFinite ? pixels.height : Self.ideal.height)
    if laidOutSize != Size(size) {
      laidOutSize = Size(size)
      scope.beginLayout()
      chart = ChartPipeline.layout(request, in: Size(size))
      for diagnostic in chart.diagnostics { environment.diagnostics?.add(diagnostic.message) }
    }
    let proxy = proxy(of: host)
    addInteraction(proxy)
    backgrounds = positioned(environment.chart.backgrounds, proxy, in: frame) { .background($0) }
    overlays = positioned(environment.chart.overlays, proxy, in: frame) { .overlay($0) }
    host.children = backgrounds.map(\.node) + overlays.map(\.node)
  }

  /// Adds the data that pages need for selection.
  private func addInteraction(_ proxy: ChartProxy) {
    guard var node = chart.list.accessibility.first else { return }
    let selecting = scope.environment.chart.selections.selecting(
      in: chart, timeZone: scope.environment.timeZone.identifier)
    node.selecting = selecting.isEmpty ? nil : selecting
    chart.list.accessibility[0] = node
  }

  func proxy(of node: ViewNode) -> ChartProxy {
    let (frame, pixels) = (node.frame, node.pixelFrame)
    return ChartProxy(
      layout: chart, node: node,
      origin: CGPoint(x: pixels.minX - frame.minX, y: pixels.minY - frame.minY),
      selections: scope.environment.chart.selections)
  }

  private func positioned(
    _ contents: [ProxyContent], _ proxy: ChartProxy, in frame: CGRect, as role: (Int) -> ChartViewRole
  ) -> [PlacedContent] {
    contents.enumerated().map { number, content in
      let view = AnyView(content.content(proxy))
      // Chart settings do not apply to charts in there.
      let node = scope.content(of: view, as: role(number)) { $0.chart = ChartSettings() }.node
      let offer = ProposedViewSize(frame.size)
      let offset = alignedOffset(of: node, proposal: offer, in: frame.size, content.alignment)
      let x =
        scope.environment.layoutDirection == .rightToLeft
        ? frame.width - offset.x - node.size(offer).width : offset.x
      node.place(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: offer)
      return PlacedContent(node: node, alignment: content.alignment)
    }
  }

  func dismantle() {
    // Some are no longer among the node's children.
    for content in backgrounds + overlays { content.node.dismantle() }
    (backgrounds, overlays) = ([], [])
  }

  func draw(_ node: ViewNode, into drawing: inout Drawing) {
    for content in backgrounds { content.node.draw(into: &drawing) }
    var list = chart.list
    if list.accessibility.first?.scrolling != nil, let size = laidOutSize {
      list.accessibility[0].scrolling?.number = drawing.unrolled.count
      let environment = scope.environment
      drawing.unrolled.append(
        UnrolledLayout(
          chart, of: request, in: size, scrollingBy: environment.chart.scrolling.behavior, proxy(of: node),
          environment))
    }
    drawing.append(chart: list, at: node.pixelFrame.origin)
    if scope.environment.isLive {
      addLiveParts(of: node, to: &drawing)
      addLiveContents(
        chart.list.items, .translation(node.pixelFrame.minX, node.pixelFrame.minY), to: &drawing)
    }
    for content in overlays { content.node.draw(into: &drawing) }
  }
}
