import OpenChartsChartModel

extension _PlottableDatum {
  package init(_ value: DataValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(seconds)
    case .category(let name): self = .category(name)
    }
  }

  package var dataValue: DataValue {
    switch self {
    case .number(let number): .number(number)
    case .date(let seconds): .date(seconds)
    case .category(let name): .category(name)
    }
  }
}

extension Plottable {
  /// The value as the engine's type.
  package var dataValue: DataValue { primitivePlottable._datum.dataValue }

  /// Creates the value from the engine's type; `nil` if it has another kind or is out of range.
  package init?(dataValue: DataValue) {
    guard let primitive = PrimitivePlottable(_datum: _PlottableDatum(dataValue)) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
