import OpenChartsTables

/// Estimates with the limits of their intervals, or with their standard errors.
extension Planner {
  /// Pairs of words for the ends of an interval.
  private static let limits = [
    ("lower", "upper"), ("lcl", "ucl"), ("lwr", "upr"), ("low", "high"), ("lo", "hi"), ("ll", "ul"),
    ("min", "max"),
    ("minimum", "maximum"), ("2", "97"), ("q025", "q975"), ("p5", "p95"), ("p10", "p90"), ("untere", "obere"),
    ("untergrenze", "obergrenze"), ("inférieure", "supérieure"), ("inf", "sup"), ("inferior", "superior"),
    ("inferiore", "superiore"), ("from", "to"), ("von", "bis"),
  ]
  /// Words for the deviations and errors of means.
  private static let deviations: Set = [
    "sd", "se", "sem", "std", "stddev", "stdev", "stderr", "moe", "error", "deviation", "standardabweichung",
    "standardfehler", "fehler", "écart", "desviación", "deviazione",
  ]
  private static let means: Set = [
    "mean", "average", "avg", "estimate", "est", "coef", "coefficient", "mittelwert", "mittel", "schätzung",
    "moyenne",
    "media", "média", "beta", "effect",
  ]
  /// The maximum number of points.
  private static let mostPoints = 40
  /// The maximum number of dates with an error bar each. More bars would hide the line.
  private static let mostDates = 60

  /// Points, or a line over dates, with error bars from columns of the table; `nil` for other tables.
  func estimates(_ facts: ChoiceFacts) -> ChartPlan? {
    guard let (value, error) = estimate(facts.date != nil) else { return nil }
    if let date = facts.date {
      guard !hasRepeats([date.index]), date.distinct <= Self.mostDates else { return nil }
      var plan = ChartPlan(.line, x: channel(date.index), y: channel(value))
      plan.error = error
      return plan
    }
    guard let name = facts.names.max(by: { $0.distinct < $1.distinct }) else { return nil }
    let isOwn = name.distinct == facts.rowCount
    let color =
      isOwn
      ? nil
      : groupColumns().first { other in
        other.index != name.index && other.isAutomaticColor(most: 7)
          && !hasRepeats([name.index, other.index])
      }
    guard isOwn || color != nil, name.distinct <= Self.mostPoints else { return nil }
    var plan = ChartPlan(.point, x: names(name.index), y: channel(value))
    plan.color = color.map { names($0.index) }
    plan.error = error
    return plan
  }

  /// A line of the estimates at more than 60 dates, without their limits; `nil` for other tables.
  func estimatesAtManyDates(_ date: ColumnProfile) -> ChartPlan? {
    guard date.distinct > Self.mostDates, !hasRepeats([date.index]), let (value, _) = estimate(true) else {
      return nil
    }
    var plan = lines(date, value)
    plan.notes.append(
      "the limits of \(spaced(profiles[value].name)) are left out, because an error bar at each of \(date.distinct) dates "
        + "would hide the line; --y-error draws them")
    return plan
  }

  /// The column of estimates and its errors.
  private func estimate(_ hasDates: Bool) -> (value: Int, error: ErrorSource)? {
    guard table.rowCount == facts.rowCount, facts.rowCount >= 2 else { return nil }
    for (first, last) in Self.limits {
      guard let (low, high) = pair(first, last), low.type == .number, low.present > 0,
        // In a table over time, the lowest and highest values are results of each day, not limits of an interval.
        !hasDates || ["lower", "lcl", "lwr", "ll", "2", "q025", "untere"].contains(first)
      else { continue }
      let value = profiles.first { column in
        column.index != low.index && column.index != high.index && column.isMeasure && column.unit == low.unit
          && isBetween(column.index, low.index, high.index)
      }
      if let value { return (value.index, .limits(low: low.index, high: high.index)) }
    }
    guard !hasDates, let mean = profiles.first(where: { has($0, Self.means) && $0.isMeasure }),
      let error = profiles.first(where: { column in
        column.index != mean.index && has(column, Self.deviations) && column.type == .number
          && column.low >= 0
          && column.unit == mean.unit
      })
    else { return nil }
    return (mean.index, .column(error.index))
  }

  private func has(_ column: ColumnProfile, _ words: Set<String>) -> Bool {
    column.words.contains(where: words.contains)
  }

  /// Whether each value of a column is between the values of two other columns, which are not equal in all rows.
  private func isBetween(_ value: Int, _ low: Int, _ high: Int) -> Bool {
    guard let values = table.columns[value].numbers, let lows = table.columns[low].numbers,
      let highs = table.columns[high].numbers
    else { return false }
    let rows = values.indices.filter { values[$0].isFinite && lows[$0].isFinite && highs[$0].isFinite }
    return rows.count >= 2 && rows.allSatisfy { lows[$0] <= values[$0] && values[$0] <= highs[$0] }
      && rows.contains { lows[$0] < highs[$0] }
  }
}
