import OpenChartsTables

/// An aggregation query: rows that pass a filter, grouped by keys, with measures for each group.
package struct Query: Equatable, Sendable {
  /// The key of a group. Rows with a missing key are left out.
  package enum Key: Equatable, Sendable {
    /// The values; dates in seconds since 1970.
    case values(EngineField)
    /// The values of text or Booleans as text, with `missing` in place of null.
    case valuesOrMissing(EngineField, missing: String)
    /// The index of the bin. NaN and infinities can give indices that are not finite. In logarithmic bins, values at or
    /// below zero have the index -1.
    case bins(EngineField, EqualBins)
    /// The index of the time unit: days and weeks since 1970 (weeks begin on Monday); months, quarters and years
    /// since the year 0. Hours, minutes and seconds of points in time are given by their start in seconds since 1970,
    /// because a zone can repeat them.
    case units(EngineField, TimeUnit, ZoneChanges)
    /// The index of the part of a week, a day or a year, from 0.
    case cycle(EngineField, TimeCycle, ZoneChanges)
    /// The index of the pixel column, `count` of them from `low` to `high`; dates in seconds since 1970.
    case pixels(EngineField, low: Double, high: Double, count: Int)
    /// The value if it is in the list, otherwise `other`.
    case names(EngineField, [String], other: String)
  }

  package enum Measure: Equatable, Sendable {
    case rows
    case aggregate(Aggregate, EngineField)
    /// The number of rows with a value that is not NaN.
    case present(EngineField)
    /// The number of rows with a finite value.
    case finite(EngineField)
    case distinct(EngineField)
    /// The number of rows with a value, including NaN.
    case filled(EngineField)
    /// The minimum and maximum in the engine's order, which statistics can give without a scan. Can be NaN; dates in
    /// seconds since 1970.
    case least(EngineField)
    case greatest(EngineField)
    /// The minimum and maximum of the finite values; dates in seconds since 1970.
    case low(EngineField)
    case high(EngineField)
    /// The minimum of the finite values above zero; null if there is none.
    case lowPositive(EngineField)
    /// The mean and population standard deviation of the finite values.
    case mean(EngineField)
    case deviation(EngineField)
    /// The number of finite values that are not integers.
    case fractions(EngineField)
    /// The number of finite values that are not multiples of the resolution, a power of ten.
    case offGrid(EngineField, Resolution)
    /// The value in the row with the minimum, or maximum, of another field.
    case first(EngineField, by: EngineField)
    case last(EngineField, by: EngineField)
    /// The position, along another field, of the minimum or maximum.
    case placeOfLow(EngineField, Along)
    case placeOfHigh(EngineField, Along)
  }

  /// A second field that orders the values. To break ties, `tilt` changes each value by an invisible amount per unit
  /// from `start`, so that the first of equal extremes wins. Otherwise the result would depend on the engine's threads.
  package struct Along: Equatable, Sendable {
    package var field: EngineField
    package var start: Double
    package var tilt: Double
    package init(_ field: EngineField, from start: Double, tilt: Double) {
      (self.field, self.start, self.tilt) = (field, start, tilt)
    }
  }

  package struct Filter: Equatable, Sendable {
    package var filter: RowFilter
    /// The original text, for messages.
    package var text: String
    package init(_ filter: RowFilter, text: String) { (self.filter, self.text) = (filter, text) }
  }

  /// The names to which a field is restricted.
  package struct Choice: Equatable, Sendable {
    package var field: EngineField
    package var names: [String]
    package init(field: EngineField, names: [String]) { (self.field, self.names) = (field, names) }
  }

  /// A closed interval to which a field is restricted.
  package struct Bounds: Equatable, Sendable {
    package var field: EngineField
    /// The lower bound in the field's unit; for dates, in seconds since 1 January 2001, 00:00 UTC.
    package var low: Double
    package var high: Double
    package init(_ field: EngineField, low: Double, high: Double) {
      (self.field, self.low, self.high) = (field, low, high)
    }
  }

  package var filter: Filter?
  package var choices: [Choice] = []
  /// The ranges of fields. A row must be within all of them.
  package var bounds: [Bounds] = []
  package var keys: [Key] = []
  /// The measures of each group. If there are none, the rows themselves are returned, with a column for each key.
  package var measures: [Measure] = []
  /// Fields that must have a value, in addition to the keys.
  package var required: [EngineField] = []
  /// The maximum number of rows returned; `nil` for all.
  package var limit: Int?

  package init() {}
}

/// The UTC offsets of a time zone during a period.
package struct ZoneChanges: Equatable, Sendable {
  /// The changes of the offset in ascending order. The first also applies to all times before it. No changes mean UTC.
  package var changes: [Change]

  package struct Change: Equatable, Sendable {
    package var from: Double
    package var offset: Double
    package init(from: Double, offset: Double) { (self.from, self.offset) = (from, offset) }
  }

  package init(changes: [Change]) { self.changes = changes }

  package static let utc = ZoneChanges(changes: [])
}
