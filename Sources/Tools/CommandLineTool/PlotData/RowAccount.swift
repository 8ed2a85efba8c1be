import OpenChartsPhrases

/// Counts the rows of a table that a chart does not draw, by reason. Notes, the subtitle and speech use these counts.
package struct RowAccount: Equatable, Sendable {
  /// Rows without a value in a column that the chart needs.
  package struct Missing: Equatable, Sendable {
    /// The column's name for display.
    package var title: String
    package var count: Int
  }

  /// By column, in the order of the channels. A row without two values counts in both.
  package var missing: [Missing] = []
  /// Rows outside the domain of an axis.
  package var outside = 0
  /// Rows whose bars or points of lines reach beyond the domain of the axis of values, which cuts them off.
  package var cutOff = 0
  /// Rows at or below zero, which have no place on a logarithmic axis and no angle in a circle.
  package var notPositive = 0
  /// The number of table rows that the drawn marks represent.
  package var drawn = 0

  mutating func add(_ count: Int, without title: String) {
    guard count > 0, !missing.contains(where: { $0.title == title }) else { return }
    missing.append(Missing(title: title, count: count))
  }

  /// A sentence for each reason.
  var notes: [String] {
    func rows(_ count: Int) -> String {
      count == 1 ? "1 row" : "\(NumberText.plain(Double(count))) rows"
    }
    var notes = missing.map {
      "\(rows($0.count)) \($0.count == 1 ? "has" : "have") no \($0.title) and \($0.count == 1 ? "is" : "are") left out"
    }
    if outside > 0 {
      notes.append(
        "\(rows(outside)) \(outside == 1 ? "lies" : "lie") outside the domain of an axis and \(outside == 1 ? "is" : "are") not drawn"
      )
    }
    if cutOff > 0 {
      notes.append(
        "\(rows(cutOff)) \(cutOff == 1 ? "lies" : "lie") outside the domain of an axis and \(cutOff == 1 ? "is" : "are") cut off at its edge"
      )
    }
    return notes
  }

  /// The note about rows at or below zero; `nil` if there are none.
  func notPositiveNote(_ plan: ChartPlan) -> String? {
    guard notPositive > 0 else { return nil }
    let rows = notPositive == 1 ? "1 row" : "\(NumberText.plain(Double(notPositive))) rows"
    let remedy =
      plan.shape == .sector
      ? "--mark bar shows amounts at or below zero" : "use a symlog scale for values at or below zero"
    return
      "\(rows) at or below zero \(notPositive == 1 ? "has" : "have") no place in the chart and \(notPositive == 1 ? "is" : "are") left out; \(remedy)"
  }

  /// A phrase for each reason, for the picture's caption.
  func caption(_ words: SpeechLanguage) -> [String] {
    var phrases = missing.map {
      $0.count == 1
        ? words.control(.rowWithout, $0.title)
        : words.control(.rowsWithout, NumberText.plain(Double($0.count)), $0.title)
    }
    let outsideCount = outside + cutOff
    if outsideCount > 0 {
      phrases.append(
        outsideCount == 1
          ? words.control(.rowOutside) : words.control(.rowsOutside, NumberText.plain(Double(outsideCount))))
    }
    if notPositive > 0 {
      phrases.append(
        notPositive == 1
          ? words.control(.rowNotPositive)
          : words.control(.rowsNotPositive, NumberText.plain(Double(notPositive))))
    }
    return phrases
  }
}

/// The number of table rows that each row of an engine's answer represents.
struct RowCounts {
  /// The count for each row of the answer.
  var rows: [Double]
  var missing: [RowAccount.Missing]
  /// Whether the chart draws the counts, not a measure of each group.
  var areDrawn: Bool
  /// The number of rows that the domains of grouped axes exclude.
  var outside = 0
}

extension PlotData {
  /// The reason why no row is drawn, as the middle of a message.
  func emptyReason(_ plan: ChartPlan) -> String {
    if account.notPositive > 0 {
      return plan.shape == .sector
        ? "no amount is above zero, so that a circle has no parts"
        : "no value is above zero, and a log scale shows no others"
    }
    if account.outside > 0 { return "no row lies within the domains of the axes" }
    if hasNoTotal { return "the values add up to 0, so that none has a share" }
    return "no row has a value for every axis"
  }
}
