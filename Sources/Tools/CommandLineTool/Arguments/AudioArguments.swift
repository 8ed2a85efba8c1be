/// What stands on the command line about sound.
package struct AudioArguments: Equatable {
  /// Whether a voice says title, summary, names and ends of the axes.
  package var isNarrated = false
  /// Names or numbers (from 1) of the series that sound; none: all.
  package var series: [String] = []
  /// Seconds of each series.
  package var duration: Double?
  /// The ends of the stretch of the x axis that sounds, as they were written.
  package var from: String?
  package var to: String?

  package init() {}
}
