/// A rule at one value of an axis, or a band between two.
package struct Guide: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case number(Double)
    /// Seconds since 1 January 2001, 00:00 UTC.
    case date(Double)
    case name(String)

    /// The number or the date; `nil` for a name.
    var position: Double? {
      switch self {
      case .number(let value), .date(let value): value
      case .name: nil
      }
    }
  }

  package var isX: Bool
  package var value: Value
  /// The high end of a band; `nil` for a rule.
  package var end: Value?
  /// The text beside the rule or band; empty for none.
  package var label: String
  /// The name of the rule or band in descriptions: its label, or the title of its axis.
  package var title: String

  /// The smallest and the largest number or date; empty for names.
  var positions: [Double] { [value.position, end?.position].compactMap { $0 } }
}

/// A text at a point of the chart.
package struct PointNote: Equatable, Sendable {
  package var x: Guide.Value
  package var y: Guide.Value
  package var text: String
}
