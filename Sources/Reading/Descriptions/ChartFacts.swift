import Foundation
import Phrases
import Synchronization

/// The columns of a chart, read when somebody asks what they show.
package protocol ChartColumns: Sendable {
  /// What is known of the chart before its rows are read.
  var outline: ChartOutline { get }
  /// What the rows show.
  var chart: DescribedChart { get }
}

/// What a chart shows, worked out when somebody asks for it and then kept: a picture that nobody asks costs
/// nothing.
package final class ChartFacts: Sendable {
  private struct Known {
    var chart: DescribedChart?
    var sentences: ChartSentences?
  }

  /// Beyond this many marks, elements stand for intervals.
  package static let elementLimit = 100
  /// More values than these are not read for a text that comes with every picture.
  private static let briefLimit = 5_000

  /// Language and digits of the sentences.
  package let locale: Locale
  /// Number of marks, about; zero where it is not known.
  package let count: Int
  private let columns: (any ChartColumns)?
  private let known: Mutex<Known>

  /// - Parameters:
  ///   - count: Number of marks.
  ///   - columns: Read once at most, on any thread.
  package init(locale: Locale, count: Int, columns: any ChartColumns) {
    self.locale = locale
    self.count = count
    self.columns = columns
    known = Mutex(Known())
  }

  /// With sentences that were made elsewhere, as from an author's descriptor.
  package init(_ chart: DescribedChart, sentences: ChartSentences, locale: Locale) {
    self.locale = locale
    count = 0
    columns = nil
    known = Mutex(Known(chart: chart, sentences: sentences))
  }

  /// The columns that the chart shows, without its title.
  package var chart: DescribedChart { known.withLock { chart(&$0) } }

  /// What the columns tell.
  package var sentences: ChartSentences {
    known.withLock { known in
      if let sentences = known.sentences { return sentences }
      let sentences = ChartSentences(chart(&known), locale: locale)
      known.sentences = sentences
      return sentences
    }
  }

  /// What every picture says of the chart: at most 400 characters and 25 seconds; of a very large chart the
  /// overview alone.
  package var summary: String {
    if count > Self.briefLimit, let columns {
      return SpeechLanguage(locale).text(columns.outline.sentences(in: locale))
    }
    return sentences.summary
  }

  /// A name and what the chart is, for a file that is written as fast as it can be: no statistics, and where
  /// there is an outline no column is read.
  package var brief: (heading: String, overview: String) {
    if let outline = columns?.outline {
      return (outline.heading(in: locale), SpeechLanguage(locale).text(outline.sentences(in: locale)))
    }
    let sentences = sentences
    return (sentences.heading, sentences.summary)
  }

  /// A name for a chart without a title, from what its axes stand for. No sentence is made for it.
  package var heading: String {
    if count > Self.briefLimit, let columns { return columns.outline.heading(in: locale) }
    return known.withLock { known in
      known.sentences?.heading ?? ChartOutline(chart(&known)).heading(in: locale)
    }
  }

  private func chart(_ known: inout Known) -> DescribedChart {
    if let chart = known.chart { return chart }
    let chart = columns?.chart ?? DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])
    known.chart = chart
    return chart
  }
}

/// Facts follow from the marks, which the rest of a picture compares: all are equal.
extension ChartFacts: Hashable {
  package static func == (a: ChartFacts, b: ChartFacts) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
