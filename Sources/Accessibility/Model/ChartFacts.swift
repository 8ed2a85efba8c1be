import Foundation
import Synchronization

/// What a chart shows, worked out when somebody asks for it and then kept: a picture that nobody asks costs
/// nothing.
package final class ChartFacts: Sendable {
  private struct Known {
    var make: (@Sendable () -> DescribedChart)?
    var chart: DescribedChart?
    var sentences: ChartSentences?
  }

  /// Language and digits of the sentences.
  package let locale: Locale
  private let known: Mutex<Known>

  /// - Parameter make: Called once at most, on any thread.
  package init(locale: Locale, _ make: @escaping @Sendable () -> DescribedChart) {
    self.locale = locale
    known = Mutex(Known(make: make))
  }

  /// With sentences that were made elsewhere, as from an author's descriptor.
  package init(_ chart: DescribedChart, sentences: ChartSentences, locale: Locale) {
    self.locale = locale
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
