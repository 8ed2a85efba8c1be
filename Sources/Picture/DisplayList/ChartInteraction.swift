/// The inverse of an axis' scale: maps positions to values, so that a page can show the value under a pointer.
package struct InverseScale: Hashable, Sendable {
  package var kind: AxisKind
  /// Values at evenly spaced positions from the left or top end of the axis to the other; two if the axis is linear.
  /// Dates are seconds since the reference date.
  package var samples: [Double] = []
  /// All names from the left or top.
  package var names: [String] = []
  /// The identifier of the time zone for dates; empty for other kinds.
  package var timeZone = ""

  package init(_ kind: AxisKind) { self.kind = kind }
}

/// The selections that a chart allows, from its selection bindings.
package struct ChartSelecting: Hashable, Sendable {
  /// One direction with its initial selection. Values are fractions of the axis, or of the running total of a pie
  /// chart.
  package struct Direction: Hashable, Sendable {
    package var selectsValue = false
    package var selectsRange = false
    package var value: Double?
    package var lower: Double?
    package var upper: Double?
    package var axis: InverseScale?
    package init() {}

    package var isEmpty: Bool { !selectsValue && !selectsRange }
  }

  package var x = Direction()
  package var y = Direction()
  package var angle = Direction()
  package init() {}

  package var isEmpty: Bool { x.isEmpty && y.isEmpty && angle.isEmpty }

  /// The directions by their names.
  package var directions: [(String, Direction)] { [("x", x), ("y", y), ("angle", angle)] }
}
