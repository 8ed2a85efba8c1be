import OpenChartsChartModel

/// The bindings of a chart's selections, without their types.
struct ChartSelections {
  var xValue: ((DataValue?) -> Void)?
  var yValue: ((DataValue?) -> Void)?
  var angleValue: ((DataValue?) -> Void)?
  /// The z selection of a 3-D chart.
  var zValue: ((DataValue?) -> Void)?
  var xRange: (((DataValue, DataValue)?) -> Void)?
  var yRange: (((DataValue, DataValue)?) -> Void)?
  var zRange: (((DataValue, DataValue)?) -> Void)?

  /// The values of the bindings at the creation of the chart.
  struct Values {
    var xValue: DataValue?
    var yValue: DataValue?
    var angleValue: DataValue?
    var xRange: (DataValue, DataValue)?
    var yRange: (DataValue, DataValue)?
  }
  var initial = Values()
}
