/// The options of `opencharts audio`.
package struct AudioArguments: Equatable {
  /// Whether a voice speaks the title, the summary, and the names and ends of the axes.
  package var isNarrated = false
  /// Names or numbers (from 1) of the series to play; empty for all.
  package var series: [String] = []
  /// Duration of each series in seconds; `nil` means automatic.
  package var duration: Double?
  /// The ends of the part of the x axis to play, as written; `nil` means the end of the axis.
  package var from: String?
  package var to: String?

  package init() {}
}
