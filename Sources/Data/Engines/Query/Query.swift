import Tables

/// What an engine is asked to count: rows that a filter keeps, in groups, with a few numbers for each group.
package struct Query: Equatable, Sendable {
  /// What tells the groups apart; rows without a value of it are in none.
  package enum Key: Equatable, Sendable {
    /// The values themselves; dates as seconds since 1970.
    case values(EngineField)
    /// The values of names and truths, as text, and this one where there is none.
    case valuesOrMissing(EngineField, missing: String)
    /// The number of the interval; engines may have some for NaN and infinities, which are none themselves.
    case bins(EngineField, EqualBins)
    /// The number of the unit since 1970, of months, quarters and years since the year 0; weeks begin on Monday. Hours,
    /// minutes and seconds of moments are their beginnings, in seconds since 1970: a zone may have one of them twice.
    case units(EngineField, TimeUnit, ZoneChanges)
    /// The number of the pixel column, of so many between two values; dates as seconds since 1970.
    case pixels(EngineField, low: Double, high: Double, count: Int)
    /// The values of these names, and for all others this one.
    case names(EngineField, [String], other: String)
  }

  package enum Measure: Equatable, Sendable {
    case rows
    case aggregate(Aggregate, EngineField)
    /// How many rows have a value.
    case present(EngineField)
    /// How many rows have a finite value.
    case finite(EngineField)
    case distinct(EngineField)
    /// How many rows have anything there, NaN too.
    case filled(EngineField)
    /// Least and greatest value as the engine orders them, which it may know without a pass, and whether or not there are
    /// NaNs too; dates in seconds since 1970.
    case least(EngineField)
    case greatest(EngineField)
    /// Least and greatest finite value; dates in seconds since 1970.
    case low(EngineField)
    case high(EngineField)
    /// Mean and standard deviation of the finite values.
    case mean(EngineField)
    case deviation(EngineField)
    /// How many finite values are no whole numbers.
    case fractions(EngineField)
    /// How many finite values are no multiples of a power of ten.
    case offGrid(EngineField, Resolution)
    /// The value in the row with the least, or greatest, value of another field.
    case first(EngineField, by: EngineField)
    case last(EngineField, by: EngineField)
    /// Where along another field the least, or the greatest, value lies.
    case placeOfLow(EngineField, Along)
    case placeOfHigh(EngineField, Along)
  }

  /// A field along which values lie, and how equal values are told apart: by so much for each unit from its start, which
  /// is too little to be seen, the first counts more. Otherwise threads of an engine find now this one, now that one.
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
    /// As it was written, for messages.
    package var text: String
    package init(_ filter: RowFilter, text: String) { (self.filter, self.text) = (filter, text) }
  }

  /// Names of a field beside which there are none.
  package struct Choice: Equatable, Sendable {
    package var field: EngineField
    package var names: [String]
    package init(field: EngineField, names: [String]) { (self.field, self.names) = (field, names) }
  }

  /// From one value to another, both included.
  package struct Bounds: Equatable, Sendable {
    package var field: EngineField
    /// Numbers, or moments in seconds since 1 January 2001, 00:00 UTC.
    package var low: Double
    package var high: Double
    package init(_ field: EngineField, low: Double, high: Double) {
      (self.field, self.low, self.high) = (field, low, high)
    }
  }

  package var filter: Filter?
  package var choices: [Choice] = []
  /// All of which a row must keep within.
  package var bounds: [Bounds] = []
  package var keys: [Key] = []
  /// None: the rows themselves come back, a column for each key.
  package var measures: [Measure] = []
  /// Fields that must have a value, beside the keys'.
  package var required: [EngineField] = []
  /// The most rows that come back; `nil`: all.
  package var limit: Int?

  package init() {}
}

/// Offsets of a zone over a stretch of time.
package struct ZoneChanges: Equatable, Sendable {
  /// Seconds to add to UTC from a moment on, in seconds since 1970; the first holds for all before it, too.
  package var changes: [Change]

  package struct Change: Equatable, Sendable {
    package var from: Double
    package var offset: Double
    package init(from: Double, offset: Double) { (self.from, self.offset) = (from, offset) }
  }

  package init(changes: [Change]) { self.changes = changes }

  package static let utc = ZoneChanges(changes: [])
}
