import DisplayList

/// Where a run of marks lies along one axis.
package enum PositionChannel: Sendable {
  /// Nothing was said: the whole plot, or its middle for points.
  case none
  /// A value (or an interval, by the column's `ends`) for each row.
  case value(Column)
  /// Start and end by two columns.
  case interval(start: Column, end: Column)
  /// Plot coordinates in points from the plot's top left; `nil` is the plot's edge (the middle for points).
  case plot(start: Double?, end: Double?)
}

/// A length of a mark: `MarkDimension` of the public API. Points, or a share of the scale's step.
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

/// `position(by:axis:span:)`: rows of one slot side by side.
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

/// The part of a table's description that all its rows share.
package struct MarkShape: Hashable, Sendable {
  package var width = MarkLength.automatic
  package var height = MarkLength.automatic
  package var innerRadius = MarkLength.automatic
  package var outerRadius = MarkLength.automatic
  /// Points.
  package var angularInset = 0.0
  package var stacking = StackingMethod.standard
  package init() {}
}

/// A run of marks of one kind with the same channels, kept as columns.
package struct MarkTable: Sendable {
  package var kind: MarkKind
  package var count = 0
  package var shape: MarkShape

  // Where
  package var x: PositionChannel = .none
  package var y: PositionChannel = .none
  /// Lines and areas given by a formula: one row that says how they look.
  package var function: FunctionSource?
  /// Points and points of one line that lie in the author's memory: numbers on x and y, all of one look. The
  /// table's own rows are none, or a sample; ``materialized`` is the table with all of them.
  package var source: RowSource?
  /// Sectors: an amount, or an interval of running totals.
  package var angle: Column?

  // Data-driven style
  package var foregroundStyle: Column?
  package var symbol: Column?
  package var symbolSize: Column?
  package var lineStyle: Column?
  package var series: Column?
  package var dodge: DodgeChannel?

  // Constant style: row i has styles[styleCodes[i]]; no codes means styles[0] for all.
  package var styles: [MarkStyle] = []
  package var styleCodes: [UInt32] = []
  package var opacity = NumericColumn(1)
  /// Area in square points; negative where none was given.
  package var symbolArea = NumericColumn(-1)

  /// Place of each row in the order of declaration over the whole chart, ascending.
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

  /// The columns that position this table's rows along an axis.
  package func columns(on dimension: AxisDimension) -> [Column] {
    switch dimension == .x ? x : y {
    case .none, .plot: []
    case .value(let column): [column]
    case .interval(let start, let end): [start, end]
    }
  }
}

/// What the author said about one mark for assistive technology.
package struct MarkAccessibility: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var hidden = false
  package init() {}
}
