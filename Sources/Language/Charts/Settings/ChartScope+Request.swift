import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

extension ChartScope {
  /// Returns the engine's request for a chart.
  func request(for marks: [MarkTable]) -> ChartRequest {
    let settings = environment.chart
    var request = ChartRequest(in: environment.chartEnvironment)
    request.id = id
    request.marks = marks
    request.details = settings.details
    request.scales.x = settings.x.request
    request.scales.y = settings.y.request
    let scrolling = scroll?.applied(to: settings.scrolling) ?? settings.scrolling
    request.scales.x.window = scrolling.window(.horizontal, scrolling.x)
    request.scales.y.window = scrolling.window(.vertical, scrolling.y)
    request.scales.foregroundStyle = settings.foregroundStyle.request(in: environment)
    request.scales.symbol = settings.symbol.request(in: environment)
    request.scales.symbolSize = settings.symbolSize.request(in: environment)
    request.scales.lineStyle = settings.lineStyle.request(in: environment)
    request.xAxis = axis(settings.xAxis)
    request.yAxis = axis(settings.yAxis)
    request.legend = legend(settings.legend)
    request.plotStyle = settings.plotStyle.map { content in
      FrameContainer(content(ChartPlotContent()), as: .plotStyle, in: self)
    }
    return request
  }

  func axis(_ settings: AxisSettings) -> AxisRequest {
    var request = AxisRequest()
    request.visibility = settings.visibility.guide
    request.marks = settings.marks?(_AxisScope(chart: self))
    request.titles = settings.titles.map { title in
      let content = content(of: AnyView(title.content), as: .axisTitle) { environment in
        environment.font = .caption2
        environment.isLabel = true
        environment.limitTypeSize()
        environment.setForeground([AnyShapeStyle(Color.secondary)])
      }
      let ideal = content.size(width: nil, height: nil)
      var request = AxisTitle(content: content, text: content.draw(size: ideal).words)
      request.position = title.position.position
      request.alignment = title.alignment?.contentAlignment
      request.spacing = title.spacing.map(Double.init)
      return request
    }
    request.style = settings.style.map { content in
      FrameContainer(content(ChartAxisContent()), as: .axisStyle, in: self)
    }
    return request
  }

  private func legend(_ settings: LegendSettings) -> LegendRequest {
    var request = LegendRequest()
    request.visibility = settings.visibility.guide
    request.position = settings.position.position
    request.alignment = settings.alignment?.contentAlignment
    request.spacing = settings.spacing.map(Double.init)
    request.content = settings.content.map { content(of: AnyView($0), as: .legend) }
    return request
  }
}

extension EnvironmentValues {
  /// Limits the text size of views in axes. Larger text would leave no space for the plot.
  mutating func limitTypeSize() { dynamicTypeSize = min(dynamicTypeSize, .accessibility1) }

  /// The settings of the environment as the engine's type.
  var chartEnvironment: ChartEnvironment {
    var chart = ChartEnvironment(measurer: textMeasurer)
    chart.locale = locale
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    chart.calendar = calendar
    chart.isRightToLeft = layoutDirection == .rightToLeft
    chart.palette = ChartPalette.colors(in: self)
    chart.accent = ChartPalette.accent(in: self)
    chart.labelColor = Color.secondary.rgba(in: self)
    // With increased contrast, Apple's grid lines are as strong as marks. Use one contrast level less to keep them in
    // the background.
    let grid = colorSchemeContrast == .increased ? SystemColor.quaternaryLabel : .tertiaryLabel
    chart.gridColor = Color(.system(grid)).rgba(in: self)
    chart.background = Color(.system(.background)).rgba(in: self)
    chart.labelFont = Font.caption2.resolve(in: self)
    chart.differentiateWithoutColor = accessibilityDifferentiateWithoutColor
    chart.isContrastIncreased = colorSchemeContrast == .increased
    chart.separatesMarks =
      switch self.chart.markSeparator {
      case .automatic: chart.differentiateWithoutColor || chart.isContrastIncreased
      case .visible: true
      case .hidden: false
      }
    chart.reducesTransparency = accessibilityReduceTransparency
    return chart
  }
}
