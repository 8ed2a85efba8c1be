import ChartModel

/// Where selected values go: the bindings that charts were given, stripped of their types.
struct ChartSelections {
  var xValue: ((DataValue?) -> Void)?
  var yValue: ((DataValue?) -> Void)?
  var angleValue: ((DataValue?) -> Void)?
  var xRange: (((DataValue, DataValue)?) -> Void)?
  var yRange: (((DataValue, DataValue)?) -> Void)?
}
