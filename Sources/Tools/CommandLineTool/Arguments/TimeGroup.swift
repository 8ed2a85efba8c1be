import OpenChartsTables

/// A value of `--time-unit`: units of time one after another, or the parts of a week, a day or a year.
package struct TimeGroup: RawRepresentable, CaseIterable, Equatable, Sendable {
  package let rawValue: String
  package let grouping: Channel.Grouping

  package static let allCases =
    TimeUnit.allCases.map { TimeGroup(rawValue: $0.rawValue, grouping: .unit($0)) }
    + TimeCycle.allCases.map { TimeGroup(rawValue: $0.rawValue, grouping: .cycle($0)) }

  private init(rawValue: String, grouping: Channel.Grouping) {
    (self.rawValue, self.grouping) = (rawValue, grouping)
  }

  package init?(rawValue: String) {
    guard let group = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = group
  }

  /// The part of a date that repeats; `nil` for units of time one after another.
  var cycle: TimeCycle? {
    if case .cycle(let cycle) = grouping { cycle } else { nil }
  }
}
