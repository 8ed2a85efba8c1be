import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A 3-D chart in a view tree: it takes the proposed size and is drawn by the engine.
@MainActor final class Chart3DHost: HostedContent {
  let scope: ChartScope
  private let request: SpaceRequest
  /// The rotation by the user, in a live session.
  let rotation: ChartRotation?
  private var chart: SpaceLayout?
  private var laidOutSize: Size?

  init(_ content: SpaceContent, scope: ChartScope, _ rotation: ChartRotation?) {
    self.scope = scope
    self.rotation = rotation
    var request = scope.spaceRequest(for: content)
    // A pose set by the author takes precedence.
    if scope.environment.chart.space.pose == nil, let pose = rotation?.pose { request.pose = pose }
    self.request = request
  }

  /// The ideal size, for a dimension that is not proposed.
  private static let ideal = CGSize(width: 300, height: 300)

  var spacing: ViewSpacing { .chart }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.ideal)
  }

  func layout(in host: ViewNode) {
    let pixels = host.pixelFrame
    let size = Size(
      pixels.width.isFinite ? Double(pixels.width) : Double(Self.ideal.width),
      pixels.height.isFinite ? Double(pixels.height) : Double(Self.ideal.height))
    guard laidOutSize != size else { return }
    laidOutSize = size
    let chart = SpacePipeline.layout(request, in: size)
    for diagnostic in chart.diagnostics { scope.environment.diagnostics?.add(diagnostic.message) }
    self.chart = chart
  }

  func draw(_ node: ViewNode, into drawing: inout Drawing) {
    guard let chart else { return }
    var list = chart.list
    list.items = [.group(GroupItem(list.items, role: .space(drawing.rotatable.count)))]
    let (request, size) = (request, chart.size)
    drawing.rotatable.append(
      RotatableChart(pose: chart.camera.pose) { pose in
        var rotated = request
        rotated.pose = pose
        return SpacePipeline.layout(rotated, in: size).list.items
      })
    drawing.append(chart: list, at: node.pixelFrame.origin)
    if scope.environment.isLive { addLiveParts(of: node, chart, to: &drawing) }
  }
}

extension ChartScope {
  /// Returns the engine's request for a 3-D chart.
  fileprivate func spaceRequest(for content: SpaceContent) -> SpaceRequest {
    let settings = environment.chart
    // Colour scales, the legend, and the axes x and y are those of a 2-D chart.
    let flat = request(for: [])
    var request = SpaceRequest(in: flat.environment)
    request.id = id
    (request.marks, request.surfaces) = (content.marks, content.surfaces)
    (request.x.scale, request.x.axis) = (settings.x.request, flat.xAxis)
    (request.y.scale, request.y.axis) = (settings.y.request, flat.yAxis)
    (request.z.scale, request.z.axis) = (settings.space.z.request, axis(settings.space.zAxis))
    (request.foregroundStyle, request.legend) = (flat.scales.foregroundStyle, flat.legend)
    if let pose = settings.space.pose { request.pose = pose }
    request.projection = settings.space.projection
    return request
  }
}
