/// A value of `--mark` for a chart of a distribution.
package enum SummaryMark: String, CaseIterable, Sendable {
  /// The quartiles of each name, with whiskers and outliers.
  case box
  /// The density of each name's values, mirrored about the name's position.
  case violin
  /// All values of each name. Values that would overlap are placed side by side.
  case strip
  /// The density of the values of a column, with a curve for each colour.
  case density
  /// The mean at each position with its confidence interval.
  case errorbar
}

/// The source of the error bar of each value.
package enum ErrorSource: Equatable, Sendable {
  /// The 95 % confidence interval of the mean of the rows at one position.
  case interval
  /// A column of distances to both sides.
  case column(Int)
  /// The columns of the low and the high ends.
  case limits(low: Int, high: Int)
}

/// A value of `--mark`.
struct MarkName: RawRepresentable, CaseIterable {
  let rawValue: String
  let shape: ChartShape
  var summary: SummaryMark?

  static let allCases =
    ChartShape.named.map { MarkName(rawValue: $0.rawValue, shape: $0) }
    + [MarkName(rawValue: "heatmap", shape: .rectangle)]
    + SummaryMark.allCases.map {
      MarkName(rawValue: $0.rawValue, shape: $0 == .density ? .area : .point, summary: $0)
    }

  private init(rawValue: String, shape: ChartShape, summary: SummaryMark? = nil) {
    (self.rawValue, self.shape, self.summary) = (rawValue, shape, summary)
  }

  init?(rawValue: String) {
    guard let mark = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = mark
  }
}
