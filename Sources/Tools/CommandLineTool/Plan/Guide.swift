import OpenChartsChartModel

/// A rule at one value of an axis, or a band between two.
package struct Guide: Equatable, Sendable {
  package var isX: Bool
  package var value: DataValue
  /// The high end of a band; `nil` for a rule.
  package var end: DataValue?
  /// The text beside the rule or band; empty for none.
  package var label: String
  /// The name of the rule or band in descriptions: its label, or the title of its axis.
  package var title: String

  /// The smallest and the largest number or date; empty for names.
  var positions: [Double] { [value.magnitude, end?.magnitude].compactMap { $0 } }
}

/// A text at a point of the chart.
package struct PointNote: Equatable, Sendable {
  package var x: DataValue
  package var y: DataValue
  package var text: String
}
