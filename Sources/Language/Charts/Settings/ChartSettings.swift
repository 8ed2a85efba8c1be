import ChartMath
import ChartModel
import DisplayList
import SwiftUI

/// What chart modifiers have said; travels down through the environment, and what is nearer wins.
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
  var plotStyle: ((ChartPlotContent) -> any View)?
  var space = SpaceSettings()
  var selections = ChartSelections()
  var scrolling = ChartScrolling()
  /// Whether the author's gesture stands in place of the usual ones.
  var hasOwnGesture = false
  /// Outermost last.
  var backgrounds: [ProxyContent] = []
  var overlays: [ProxyContent] = []
}

/// What was said of charts in three dimensions alone.
struct SpaceSettings {
  var z = PositionScaleSettings()
  var zAxis = AxisSettings()
  /// `nil` where nothing was said.
  var pose: SpacePose?
  /// Takes the pose when somebody turns the chart by hand: a binding.
  var writePose: ((SpacePose) -> Void)?
  var projection = SpaceProjection.orthographic
}

/// What was said of the x or y scale; `nil` where nothing was.
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

/// What was said of a style scale; `nil` where nothing was.
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

/// A view behind or over a chart.
struct ProxyContent {
  var alignment: Alignment
  var content: (ChartProxy) -> any View
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// A view with something said to all charts in it.
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
}
