import OpenChartsTables

/// A value of `--time-unit`.
package enum TimeGroup: RawRepresentable, CaseIterable, Equatable, Sendable {
  /// Units of time one after another.
  case unit(TimeUnit)
  /// The parts of a week, a day or a year.
  case cycle(TimeCycle)

  package static let allCases =
    TimeUnit.allCases.map(TimeGroup.unit) + TimeCycle.allCases.map(TimeGroup.cycle)

  package init?(rawValue: String) {
    guard let group = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = group
  }

  package var rawValue: String {
    switch self {
    case .unit(let unit): unit.rawValue
    case .cycle(let cycle): cycle.rawValue
    }
  }
}
