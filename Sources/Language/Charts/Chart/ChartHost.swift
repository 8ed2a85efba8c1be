import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// A chart in a view tree: it takes the proposed size and is drawn by the engine.
@MainActor final class ChartHost: HostedContent {
  let scope: ChartScope
  private(set) var request: ChartRequest
  private(set) var chart = ChartLayout()
  private var laidOutSize: Size?

  init(marks: [MarkTable], scope: ChartScope) {
    self.scope = scope
    request = scope.request(for: marks)
  }

  /// The ideal size, if only one dimension is proposed.
  private static let ideal = CGSize(width: 300, height: 200)
  /// The ideal size, if neither dimension is proposed. `aspectRatio(contentMode:)` without a ratio uses it.
  private static let idealSquare = CGSize(width: 300, height: 300)

  /// The maximum space above a chart that is passed to the engine, in points. No label needs more.
  private static let mostSpaceAbove = 100.0

  var spacing: ViewSpacing { .chart }

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
    // The position of the chart is unknown during measurement.
    var unplaced = request
    unplaced.environment.spaceAbove = 0
    let size = ChartPipeline.layout(unplaced, in: Size(finite)).size.cgSize
    // A length that follows the proposal is flexible: it is infinite if the proposal is infinite.
    return CGSize(
      width: !offer.width.isFinite && size.width == finite.width ? offer.width : size.width,
      height: !offer.height.isFinite && size.height == finite.height ? offer.height : size.height)
  }

  func layout(in host: ViewNode) {
    let pixels = host.pixelFrame
    let size = Size(
      pixels.width.isFinite ? pixels.width : Self.ideal.width,
      pixels.height.isFinite ? pixels.height : Self.ideal.height)
    let spaceAbove = spaceAbove(host)
    guard laidOutSize != size || request.environment.spaceAbove != spaceAbove else { return }
    laidOutSize = size
    request.environment.spaceAbove = spaceAbove
    scope.beginLayout()
    chart = ChartPipeline.layout(request, in: size)
    for diagnostic in chart.diagnostics { scope.environment.diagnostics?.add(diagnostic.message) }
  }

  /// Returns the distance from the top of the picture, or of the content of the nearest scroll view, to the chart.
  private func spaceAbove(_ host: ViewNode) -> Double {
    let top = scope.environment.containerSize?.top ?? 0
    return min(max(Double(host.frame.minY - top), 0), Self.mostSpaceAbove)
  }

  /// Returns the drawn chart with its selections.
  ///
  /// - Parameter number: The index of the full-length drawing of a chart that scrolls.
  private func picture(of drawn: PictureChart, number: Int) -> PictureChart {
    var picture = drawn
    let selecting = scope.environment.chart.selections.selecting(
      in: chart, timeZone: scope.environment.timeZone.identifier)
    picture.selecting = selecting.isEmpty ? nil : selecting
    picture.scrolling?.number = number
    return picture
  }

  func proxy(of node: ViewNode) -> ChartProxy {
    let (frame, pixels) = (node.frame, node.pixelFrame)
    return ChartProxy(
      layout: chart, node: node,
      origin: CGPoint(x: pixels.minX - frame.minX, y: pixels.minY - frame.minY),
      selections: scope.environment.chart.selections)
  }

  func preference<K: PreferenceKey>(_ key: K.Type, of node: ViewNode) -> K.Value? {
    guard key == ChartProxies.self, laidOutSize != nil else { return nil }
    return [proxy(of: node)] as? K.Value
  }

  func draw(_ node: ViewNode, into drawing: inout Drawing) {
    var list = chart.list
    list.charts = list.charts.map { picture(of: $0, number: drawing.unrolled.count) }
    if list.charts.contains(where: { $0.scrolling != nil }), let size = laidOutSize {
      let environment = scope.environment
      drawing.unrolled.append(
        FullLengthLayout(
          chart, of: request, in: size, scrollingBy: environment.chart.scrolling.behavior, proxy(of: node),
          environment))
    }
    drawing.append(chart: list, at: node.pixelFrame.origin)
    if scope.environment.isLive {
      addLiveParts(of: node, to: &drawing)
      addLiveContents(
        chart.list.items, .translation(node.pixelFrame.minX, node.pixelFrame.minY), to: &drawing)
    }
  }
}
