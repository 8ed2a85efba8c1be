import ChartModel

/// Where selected values go: the bindings that charts were given, stripped of their types.
struct ChartSelections {
  var xValue: ((DataValue?) -> Void)?
  var yValue: ((DataValue?) -> Void)?
  var angleValue: ((DataValue?) -> Void)?
  /// Of a chart in three dimensions.
  var zValue: ((DataValue?) -> Void)?
  var xRange: (((DataValue, DataValue)?) -> Void)?
  var yRange: (((DataValue, DataValue)?) -> Void)?
  var zRange: (((DataValue, DataValue)?) -> Void)?

  /// What the bindings held when the chart was made.
  struct Held {
    var xValue: DataValue?
    var yValue: DataValue?
    var angleValue: DataValue?
    var xRange: (DataValue, DataValue)?
    var yRange: (DataValue, DataValue)?
  }
  var initial = Held()
}
