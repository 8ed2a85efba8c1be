import Foundation
import Phrases
import Synchronization

/// What a chart shows, worked out when somebody asks for it and then kept: a picture that nobody asks costs
/// nothing.
package final class ChartFacts: Sendable {
  private struct Known {
    var make: (@Sendable () -> DescribedChart)?
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
  private let outline: (@Sendable () -> ChartOutline)?
  private let known: Mutex<Known>

  /// - Parameters:
  ///   - count: Number of marks.
  ///   - outline: What is known of the chart before its columns are read.
  ///   - make: Called once at most, on any thread.
  package init(
    locale: Locale, count: Int = 0, outline: (@Sendable () -> ChartOutline)? = nil,
    _ make: @escaping @Sendable () -> DescribedChart
  ) {
    self.locale = locale
    self.count = count
    self.outline = outline
    known = Mutex(Known(make: make))
  }

  /// With sentences that were made elsewhere, as from an author's descriptor.
  package init(_ chart: DescribedChart, sentences: ChartSentences, locale: Locale) {
    self.locale = locale
    count = 0
    outline = nil
    known = Mutex(Known(chart: chart, sentences: sentences))
  }

  /// The columns that the chart shows, without its title.
  package var chart: DescribedChart { known.withLock { Self.chart(&$0) } }

  /// What the columns tell.
  package var sentences: ChartSentences {
    known.withLock { known in
      if let sentences = known.sentences { return sentences }
      let sentences = ChartSentences(Self.chart(&known), locale: locale)
      known.sentences = sentences
      return sentences
    }
  }

  /// What every picture says of the chart: at most 400 characters and 25 seconds; of a very large chart the
  /// overview alone.
  package var summary: String {
    if count > Self.briefLimit, let outline {
      return SpeechLanguage(locale).text(outline().sentences(in: locale))
    }
    return sentences.summary
  }

  /// A name and what the chart is, for a file that is written as fast as it can be: no statistics, and where
  /// there is an outline no column is read.
  package var brief: (heading: String, overview: String) {
    if let outline {
      let outline = outline()
      return (outline.heading(in: locale), SpeechLanguage(locale).text(outline.sentences(in: locale)))
    }
    let sentences = sentences
    return (sentences.heading, sentences.summary)
  }

  /// A name for a chart without a title, from what its axes stand for.
  package var heading: String {
    if count > Self.briefLimit, let outline { return outline().heading(in: locale) }
    return sentences.heading
  }

  private static func chart(_ known: inout Known) -> DescribedChart {
    if let chart = known.chart { return chart }
    let chart = known.make?() ?? DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])
    known.chart = chart
    // The columns that it was made from may go.
    known.make = nil
    return chart
  }
}

/// Facts follow from the marks, which the rest of a picture compares: all are equal.
extension ChartFacts: Hashable {
  package static func == (a: ChartFacts, b: ChartFacts) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
