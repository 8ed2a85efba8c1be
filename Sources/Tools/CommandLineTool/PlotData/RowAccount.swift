import OpenChartsChartMath
import OpenChartsPhrases

/// Counts the rows of a table that a chart does not draw, by reason. Notes, the subtitle and speech use these counts.
package struct RowAccount: Equatable, Sendable {
  /// Rows without a value in a column that the chart needs.
  package struct Missing: Equatable, Sendable {
    /// The column's name for display.
    package var title: String
    package var count: Int
  }

  /// The rows with a missing value, by column, in the order of the channels. A row that lacks two values is counted for
  /// both columns.
  package var missing: [Missing] = []
  /// Rows outside the domain of an axis.
  package var outside = 0
  /// Rows whose bars or points of lines extend beyond the domain of the value axis and are cut off.
  package var cutOff = 0
  /// Rows at or below zero, which a logarithmic axis or a circle cannot show.
  package var notPositive = 0
  /// The number of table rows that the drawn marks represent.
  package var drawn = 0
  /// The number of rows of the table; `nil` if rows have several marks, so that `drawn` is not a number of rows.
  package var all: Int?

  /// Whether the reasons do not add up to the number of rows that are not drawn, because some rows have several
  /// reasons. The caption then states the number of drawn rows instead.
  var hasOverlap: Bool {
    let counts = missing.map(\.count) + [outside, notPositive].filter { $0 > 0 }
    guard let all, counts.count > 1 else { return false }
    return counts.reduce(drawn, +) != all
  }

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
    if hasOverlap, let all {
      notes.append("\(NumberText.plain(Double(drawn))) of \(rows(all)) \(drawn == 1 ? "is" : "are") drawn")
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
      "\(rows) at or below zero \(notPositive == 1 ? "has" : "have") no position in the chart and \(notPositive == 1 ? "is" : "are") left out; \(remedy)"
  }

  /// A phrase for each reason, for the picture's caption.
  func caption(_ words: SpeechLanguage) -> [String] {
    var phrases = missing.map { words.control(.rowsWithout, words.rows($0.count), $0.title) }
    let outsideCount = outside + cutOff
    if outsideCount > 0 { phrases.append(words.control(.rowsOutside, words.rows(outsideCount))) }
    if notPositive > 0 { phrases.append(words.control(.rowsNotPositive, words.rows(notPositive))) }
    if hasOverlap, let all {
      let symbols = DecimalText(locale: words.phrases.locale)
      phrases.insert(words.control(.rowsOfAll, symbols(drawn), words.rows(all)), at: 0)
    }
    return phrases
  }
}

/// The number of table rows that each row of an engine's answer represents.
struct RowCounts {
  /// The count for each row of the answer.
  var rows: [Double]
  var missing: [RowAccount.Missing]
  /// The number of rows of the engine's table.
  var all: Int
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
