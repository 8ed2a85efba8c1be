import OpenChartsDisplayList

/// The positions of a run of marks along one axis.
package enum PositionChannel: Sendable {
  /// No position: the whole plot, or its centre for points.
  case none
  /// A value for each row (or an interval, if the column has `ends`).
  case value(Column)
  /// The start and end of each row in two columns.
  case interval(start: Column, end: Column)
  /// Plot coordinates in points from the plot's top left; `nil` is the plot's edge (the centre for points).
  case plot(start: Double?, end: Double?)
}

/// A length of a mark, in points or as a fraction of the scale's step; the counterpart of `MarkDimension` in the
/// public API.
package enum MarkLength: Hashable, Sendable {
  case automatic
  case fixed(Double)
  case ratio(Double)
  case inset(Double)
}

package enum StackingMethod: UInt8, Hashable, Sendable { case standard, normalized, center, unstacked }

package enum Interpolation: Hashable, Sendable {
  case linear, monotone, stepStart, stepCenter, stepEnd
  case cardinal(tension: Double)
  case catmullRom(alpha: Double)
}

package enum AxisDimension: UInt8, Hashable, Sendable { case x, y }

/// The channel of `position(by:axis:span:)`, which places rows of one slot side by side.
package struct DodgeChannel: Sendable {
  package var column: Column
  package var axis: AxisDimension?
  package var span: MarkLength
  package init(column: Column, axis: AxisDimension?, span: MarkLength) {
    self.column = column
    self.axis = axis
    self.span = span
  }
}

/// The settings that all rows of a table share.
package struct MarkShape: Hashable, Sendable {
  package var width = MarkLength.automatic
  package var height = MarkLength.automatic
  package var innerRadius = MarkLength.automatic
  package var outerRadius = MarkLength.automatic
  /// The angular inset in points.
  package var angularInset = 0.0
  package var stacking = StackingMethod.standard
  package init() {}
}

/// A run of marks of one kind with the same channels, stored as columns.
package struct MarkTable: Sendable {
  package var kind: MarkKind
  package var count = 0
  package var shape: MarkShape

  // Position
  package var x: PositionChannel = .none
  package var y: PositionChannel = .none
  /// The formula of a line or area; the table then has one row, which holds the style.
  package var function: FunctionSource?
  /// The rows of points or of one line that stay in the author's memory, with numbers on x and y and one style. The
  /// table itself then has no rows, or a sample; ``materialized`` has all rows.
  package var source: RowSource?
  /// The amounts of sectors, or intervals of running totals.
  package var angle: Column?

  /// A second label of the values of a line that no data separates into series. The line joins the values of both.
  package var otherLabel: String?

  // Styles from data
  package var foregroundStyle: Column?
  package var symbol: Column?
  package var symbolSize: Column?
  package var lineStyle: Column?
  package var series: Column?
  package var dodge: DodgeChannel?

  // Constant styles: row i has styles[styleCodes[i]]; if there are no codes, all rows have styles[0].
  package var styles: [MarkStyle] = []
  package var styleCodes: [UInt32] = []
  package var opacity = NumericColumn(1)
  /// The symbol area in square points; negative if it is not set.
  package var symbolArea = NumericColumn(-1)

  /// The index of each row in the order of declaration of the whole chart, ascending.
  package var order: [UInt32] = []

  package var annotations: [RowAnnotation] = []
  package var accessibility: [Int: MarkAccessibility] = [:]

  package init(kind: MarkKind, shape: MarkShape) {
    self.kind = kind
    self.shape = shape
  }

  @inlinable package func style(at row: Int) -> MarkStyle {
    styleCodes.isEmpty ? styles[0] : styles[Int(styleCodes[row])]
  }

  /// Returns the columns that position the rows along an axis.
  package func columns(on dimension: AxisDimension) -> [Column] {
    switch dimension == .x ? x : y {
    case .none, .plot: []
    case .value(let column): [column]
    case .interval(let start, let end): [start, end]
    }
  }
}

/// The author's accessibility settings of one mark.
package struct MarkAccessibility: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var hidden = false
  package init() {}
}
