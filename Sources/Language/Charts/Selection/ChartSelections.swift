import OpenChartsChartModel

/// The type-erased bindings of a chart's selections.
struct ChartSelections {
  var xValue: ((DataValue?) -> Void)?
  var yValue: ((DataValue?) -> Void)?
  var angleValue: ((DataValue?) -> Void)?
  /// The z selection of a 3-D chart.
  var zValue: ((DataValue?) -> Void)?
  var xRange: (((DataValue, DataValue)?) -> Void)?
  var yRange: (((DataValue, DataValue)?) -> Void)?
  var zRange: (((DataValue, DataValue)?) -> Void)?

  /// The values of the bindings when the chart was made.
  struct Values {
    var xValue: DataValue?
    var yValue: DataValue?
    var angleValue: DataValue?
    var xRange: (DataValue, DataValue)?
    var yRange: (DataValue, DataValue)?
  }
  var initial = Values()
}
