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
    return notes
  }

  /// A phrase for each reason, for the picture's caption.
  func caption(_ words: SpeechLanguage) -> [String] {
    var phrases = missing.map {
      $0.count == 1
        ? words.control(.rowWithout, $0.title)
        : words.control(.rowsWithout, NumberText.plain(Double($0.count)), $0.title)
    }
    if outside > 0 {
      phrases.append(
        outside == 1
          ? words.control(.rowOutside) : words.control(.rowsOutside, NumberText.plain(Double(outside))))
    }
    return phrases
  }
}

/// The number of table rows that each row of an engine's answer represents.
struct RowCounts {
  /// The count for each row of the answer.
  var rows: [Double]
  var missing: [RowAccount.Missing]
}
