import Foundation

/// The offset of a time zone's clocks from UTC.
package struct ZoneOffsets: Sendable {
  /// Returns the seconds to add to UTC at a moment, given in seconds since 1 January 2001, 00:00 UTC; `nil` if the
  /// offset is always zero.
  let seconds: (@Sendable (Double) -> Double)?

  /// Whether the offset is known to be always zero.
  package var isUTC: Bool { seconds == nil }

  package static let utc = ZoneOffsets(seconds: nil)

  package init(seconds: (@Sendable (Double) -> Double)?) { self.seconds = seconds }

  package init(_ zone: TimeZone) {
    self.init { Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: $0))) }
  }
}
