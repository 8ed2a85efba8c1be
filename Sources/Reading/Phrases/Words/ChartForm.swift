/// The form of a chart as sentences name it; it decides which statements make sense.
///
/// It is no list of marks: shares and heat maps are what marks come to by their data, rules have no chart of their own,
/// and a mark without a word for its charts has the form ``chart``.
package enum ChartForm: String, Sendable, CaseIterable {
  case line, area, bar, point, sector
  /// Fields whose colour stands for a value: a series for each row of fields.
  case heatMap
  /// A height for each place of a floor: a series for each row along x.
  case surface
  /// Points and other marks with three values.
  case space
  /// Bars or areas whose parts add up to one whole at each x.
  case share
  /// A chart of several kinds, or of one that is not known, as in an author's descriptor.
  case chart

  /// Whether its values have three axes.
  package var isSpatial: Bool { self == .surface || self == .space }
}

/// One of the axes of a chart, as it is named in sentences.
package enum AxisName: String, Sendable {
  case x, y, z

  var letter: String { rawValue.uppercased() }
}
