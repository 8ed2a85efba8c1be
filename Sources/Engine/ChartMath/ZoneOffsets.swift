import Foundation

/// How far the clocks of a time zone are ahead of UTC.
package struct ZoneOffsets: Sendable {
  /// Seconds to add to UTC at a moment, given in seconds since 1 January 2001, 00:00 UTC; `nil`: never any.
  let seconds: (@Sendable (Double) -> Double)?

  /// Whether they are known to be none.
  package var isUTC: Bool { seconds == nil }

  package static let utc = ZoneOffsets(seconds: nil)

  package init(seconds: (@Sendable (Double) -> Double)?) { self.seconds = seconds }

  package init(_ zone: TimeZone) {
    self.init { Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: $0))) }
  }
}
