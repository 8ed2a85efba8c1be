import OpenChartsChartModel

extension Plottable {
  /// The value as the engine's type.
  @inlinable package var dataValue: DataValue { primitivePlottable._datum }

  /// Creates the value from the engine's type; `nil` if it has another kind or is out of range.
  package init?(dataValue: DataValue) {
    guard let primitive = PrimitivePlottable(_datum: dataValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
