import Foundation
import OpenChartsPhrases
import Synchronization

/// The columns of a chart, read on demand.
package protocol ChartColumns: Sendable {
  /// The description of the chart that needs no rows.
  var outline: ChartOutline { get }
  /// The facts from the rows.
  var chart: DescribedChart { get }
}

/// The facts about a chart, computed on first access and cached. A picture whose facts are not used costs nothing.
package final class ChartFacts: Sendable {
  private struct Cache {
    var chart: DescribedChart?
    var sentences: ChartSentences?
  }

  /// The maximum number of elements for single marks; beyond it, elements are intervals.
  package static let elementLimit = 100
  /// The maximum number of values that are read for the summary of every picture.
  private static let briefLimit = 5_000

  /// The language and digits of the sentences.
  package let locale: Locale
  /// The approximate number of marks; 0 if unknown.
  package let count: Int
  private let columns: (any ChartColumns)?
  private let cache: Mutex<Cache>

  /// - Parameters:
  ///   - count: The number of marks.
  ///   - columns: Read at most once, on any thread.
  package init(locale: Locale, count: Int, columns: any ChartColumns) {
    self.locale = locale
    self.count = count
    self.columns = columns
    cache = Mutex(Cache())
  }

  /// Creates facts with given sentences, for example from an author's descriptor.
  package init(_ chart: DescribedChart, sentences: ChartSentences, locale: Locale) {
    self.locale = locale
    count = 0
    columns = nil
    cache = Mutex(Cache(chart: chart, sentences: sentences))
  }

  /// The columns of the chart, without its title.
  package var chart: DescribedChart { cache.withLock { chart(&$0) } }

  /// The sentences about the columns.
  package var sentences: ChartSentences {
    cache.withLock { cached in
      if let sentences = cached.sentences { return sentences }
      let sentences = ChartSentences(chart(&cached), locale: locale)
      cached.sentences = sentences
      return sentences
    }
  }

  /// The chart's text in every picture: at most 400 characters and 25 seconds; for a very large chart only the
  /// overview.
  package var summary: String {
    if count > Self.briefLimit, let columns {
      return SpeechLanguage(locale).text(columns.outline.sentences(in: locale))
    }
    return sentences.summary
  }

  /// A name and an overview for files that must be written fast: no statistics, and no column is read if there is an
  /// outline.
  package var brief: (heading: String, overview: String) {
    if let outline = columns?.outline {
      return (outline.heading(in: locale), SpeechLanguage(locale).text(outline.sentences(in: locale)))
    }
    let sentences = sentences
    return (sentences.heading, sentences.summary)
  }

  /// A name for a chart without a title, from its axes. Creates no sentences.
  package var heading: String {
    if count > Self.briefLimit, let columns { return columns.outline.heading(in: locale) }
    return cache.withLock { cached in
      cached.sentences?.heading ?? ChartOutline(chart(&cached)).heading(in: locale)
    }
  }

  private func chart(_ cached: inout Cache) -> DescribedChart {
    if let chart = cached.chart { return chart }
    let chart = columns?.chart ?? DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])
    cached.chart = chart
    return chart
  }
}

/// Facts follow from the marks, which other parts of a picture compare, so all facts are equal.
extension ChartFacts: Hashable {
  package static func == (a: ChartFacts, b: ChartFacts) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
