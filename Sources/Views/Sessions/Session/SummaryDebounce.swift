/// Delays the charts' summaries until nothing has changed for a while: their statistics cost more than a picture.
struct SummaryDebounce {
  /// When the summaries are due, in seconds of the clock; `nil` if they are up to date.
  private(set) var due: Double?
  /// The time of the first change since the last summaries.
  private var firstChange = 0.0

  /// The seconds without a change after which summaries are due.
  static let delay = 0.4
  /// The maximum age of the summaries, in seconds, for charts of few marks that change continuously.
  static let longest = 5.0

  /// - Parameter isQuick: Whether the summaries of the new picture cost little, so that they have a maximum age.
  mutating func change(at now: Double, isQuick: Bool) {
    if due == nil { firstChange = now }
    due = min(now + Self.delay, isQuick ? firstChange + Self.longest : .infinity)
  }

  /// Marks the summaries as up to date, for a picture that was sent with its summaries.
  mutating func reset() { due = nil }

  /// Returns whether the summaries are due, at most once for each change.
  mutating func isDue(at now: Double) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }
}
