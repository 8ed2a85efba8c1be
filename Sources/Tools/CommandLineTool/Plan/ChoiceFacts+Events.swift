import OpenChartsTables

extension ChoiceFacts {
  /// The number of points that a map can show one by one, and the minimum number of years between the first and the last one.
  private static let (mostPoints, fewestYears) = (1000, 20.0)

  /// Whether a map of events would show many years at once: there are more than 1,000 rows at different places, and at
  /// least 20 years. Most columns have words, so that no measure is the subject of the table.
  var areEventsOfManyYears: Bool {
    guard rowCount > Self.mostPoints, isOneEventForEachPlace, let date,
      date.high - date.low >= TimeUnit.year.seconds * Self.fewestYears
    else { return false }
    let profiles = planner.profiles
    return profiles.count { $0.type == .text || $0.type == .boolean } * 2 > profiles.count
  }
}
