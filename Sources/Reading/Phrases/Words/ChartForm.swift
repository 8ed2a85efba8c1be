/// The form of a chart in sentences, which decides the statements that make sense.
///
/// Forms are not mark types: shares and heat maps follow from the data, rules have no form, and a mark whose charts
/// have no name has the form ``chart``.
package enum ChartForm: String, Sendable, CaseIterable {
  case line, area, bar, point, sector
  /// Cells whose colours encode a value: one series per row of cells.
  case heatMap
  /// A height for each position on a floor: one series per row along x.
  case surface
  /// Points and other marks with three values.
  case space
  /// Bars or areas whose parts add up to one whole at each x.
  case share
  /// Names with the distributions of their values.
  case box, violin
  /// A chart of several kinds, or of an unknown kind, as in an author's descriptor.
  case chart

  /// Whether its values summarize groups, for example medians.
  package var summarizes: Bool { self == .box || self == .violin }

  /// Whether its values have three axes.
  package var isSpatial: Bool { self == .surface || self == .space }
}

/// The name of a chart's axis in sentences.
package enum AxisName: String, Sendable {
  case x, y, z
}
