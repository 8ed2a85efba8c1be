import ChartModel
import DisplayList
import SwiftUI

/// One value of an axis under construction, with the looks that modifiers around it set.
@MainActor public struct _AxisScope {
  let chart: ChartScope
  var value: AxisValueContext?
  var font: Font?
  var style: AnyShapeStyle?
  var offset = Size.zero

  var brush: Brush? { style?.brush(in: chart.environment) }
}
