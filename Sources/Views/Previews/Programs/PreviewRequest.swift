import Pictures
import ViewCore

/// What `opencharts preview` asks of the program that it has built from somebody's previews.
package struct PreviewRequest: Codable, Equatable, Sendable {
  /// Where the pictures go.
  package var folder: String
  /// What the names of all pictures begin with; `nil`: the name of each preview's file.
  package var stem: String?
  /// An ending that ``RenderedScene/write(to:)`` knows.
  package var format: String
  package var isDark: Bool
  /// Points; `nil` leaves a side to the preview.
  package var width: Double?
  package var height: Double?
  /// Pixels per point of raster output.
  package var scale: Double
  /// Seconds after a preview has appeared at which it is shown; `nil`: when it has come to rest.
  package var moment: Double?
  /// Whether there is a picture for each frame on the way there, numbered.
  package var hasFrames = false
  /// Of what is drawn; `nil`: as views have it by themselves.
  package var locale: String?
  /// Whether the values of each picture's chart are told.
  package var tellsValues = false
  /// Previews before this one are left out.
  package var first = 0
  /// The file to which ``PreviewReport``s are appended.
  package var report: String

  package init(
    folder: String, stem: String?, format: String, isDark: Bool, width: Double?, height: Double?,
    scale: Double,
    report: String
  ) {
    self.folder = folder
    self.stem = stem
    self.format = format
    self.isDark = isDark
    self.width = width
    self.height = height
    self.scale = scale
    self.report = report
  }
}

/// What such a program tells, a line of JSON each.
package enum PreviewReport: Codable, Equatable, Sendable {
  /// So many previews are there.
  case found(Int)
  /// This one is next: when no more follows, it has ended the program.
  case began(index: Int, name: String)
  case wrote(String)
  /// What the chart of the picture just written shows.
  case values(FigureValues)
  /// Something was odd about a picture.
  case note(String)
}
