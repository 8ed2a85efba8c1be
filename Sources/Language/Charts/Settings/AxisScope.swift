import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A value of an axis that is being built, with the settings of the enclosing modifiers.
@MainActor public struct _AxisScope {
  let chart: ChartScope
  var value: AxisValueContext?
  var font: Font?
  var style: AnyShapeStyle?
  var offset = Size.zero

  var brush: Brush? { style?.brush(in: chart.environment) }
}
