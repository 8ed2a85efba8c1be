import OpenChartsPictures
import OpenChartsViewCore

/// The request of `opencharts preview` to the program that it has built from the user's previews.
package struct PreviewRequest: Codable, Equatable, Sendable {
  /// The folder for the pictures.
  package var folder: String
  /// The prefix of all file names; `nil` for the name of each preview's file.
  package var stem: String?
  /// A file extension that ``RenderedScene/write(to:)`` supports, or the extension of ``FigureFile``.
  package var format: String
  package var isDark: Bool
  /// Whether a page or an SVG contains both colour schemes. Has no effect on other formats.
  package var isAdaptive = false
  /// The size in points; `nil` leaves a dimension to the preview.
  package var width: Double?
  package var height: Double?
  /// Pixels per point of raster output.
  package var scale: Double
  /// The time of the picture, in seconds after the preview appeared; `nil` for when it has come to rest.
  package var moment: Double?
  /// Whether to draw each frame before that, too, with numbers in the file names.
  package var hasFrames = false
  /// The locale of the content; `nil` for the default.
  package var locale: String?
  /// Whether a ``FigureFile`` contains the sound of its charts.
  package var hasSound = false
  /// Whether this sound is small, for a document with several.
  package var hasSmallSound = false
  /// Providers that crashed the program before the first drawing.
  package var skipped: [String] = []
  /// Whether to draw the first windows of the program's apps instead of its previews.
  package var showsApps = false
  /// The index of the first preview to draw.
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

/// The reports of such a program, each one line of JSON.
package enum PreviewReport: Codable, Equatable, Sendable {
  /// The program evaluates a provider to count its previews. If no report follows, the provider has crashed the
  /// program.
  case preparing(String)
  /// The number of previews.
  case found(Int)
  /// The program starts this preview. If no report follows, the preview has crashed the program.
  case began(index: Int, name: String)
  case wrote(String)
  /// A warning about a picture.
  case note(String)
}
