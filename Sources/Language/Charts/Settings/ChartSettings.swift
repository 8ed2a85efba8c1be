import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// The settings of chart modifiers, passed down in the environment. The innermost modifier takes precedence.
struct ChartSettings {
  var x = PositionScaleSettings()
  var y = PositionScaleSettings()
  var foregroundStyle = StyleScaleSettings<Brush>()
  var symbol = StyleScaleSettings<SymbolRequest>()
  var symbolSize = StyleScaleSettings<Double>()
  var lineStyle = StyleScaleSettings<Stroke>()
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var legend = LegendSettings()
  var markSeparator = Visibility.automatic
  var plotStyle: ((ChartPlotContent) -> any View)?
  var space = SpaceSettings()
  var selections = ChartSelections()
  var scrolling = ChartScrolling()
  /// Whether the author's gesture replaces the default ones.
  var hasOwnGesture = false
  var details = ChartDetails()
}

/// The settings of 3-D charts only.
struct SpaceSettings {
  var z = PositionScaleSettings()
  var zAxis = AxisSettings()
  /// The pose of a 3-D chart; `nil` if it is not set.
  var pose: SpacePose?
  /// Writes the pose to its binding when the user rotates the chart.
  var writePose: ((SpacePose) -> Void)?
  var projection = SpaceProjection.orthographic
}

/// The settings of the x or y scale; `nil` if not set.
struct PositionScaleSettings {
  var domain: DomainRequest?
  var range: RangeRequest?
  var kind: ScaleKind?

  var request: PositionScaleRequest {
    var request = PositionScaleRequest()
    if let domain { request.domain = domain }
    if let range { request.range = range }
    request.kind = kind
    return request
  }
}

/// The settings of a style scale; `nil` if not set.
struct StyleScaleSettings<Output: Sendable> {
  var domain: DomainRequest?
  var range: ((EnvironmentValues) -> StyleRange<Output>)?
  var kind: ScaleKind?

  func request(in environment: EnvironmentValues) -> StyleScaleRequest<Output> {
    var request = StyleScaleRequest<Output>()
    if let domain { request.domain = domain }
    if let range { request.range = range(environment) }
    request.kind = kind
    return request
  }
}

struct AxisSettings {
  var visibility = Visibility.automatic
  var marks: (@MainActor (_AxisScope) -> [AxisMarksRequest])?
  var titles: [AxisTitleSettings] = []
  var style: ((ChartAxisContent) -> any View)?
}

struct AxisTitleSettings {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: any View
}

struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: (any View)?
}

extension EnvironmentValues {
  @Entry var chart: ChartSettings = ChartSettings()
}

/// A view with a setting for all charts in it.
struct ChartSettingView<Content: View> {
  let content: Content
  let change: (inout ChartSettings) -> Void
}

extension ChartSettingView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var environment = context.environment
    change(&environment.chart)
    content._makeNodes(in: context.with(environment), into: &nodes)
  }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    ChartSettingView(content: self, change: change)
  }

  /// Sets facts about the charts in a view that their marks do not contain.
  nonisolated package func chartDetails(_ details: ChartDetails) -> some View {
    chart { $0.details = details }
  }
}
