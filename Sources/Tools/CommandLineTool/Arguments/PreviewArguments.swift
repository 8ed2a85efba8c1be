import OpenChartsPictures
import OpenChartsTables

/// The arguments of `opencharts preview`.
package struct PreviewArguments: Equatable {
  /// Swift files, or one folder.
  package var paths: [String] = []
  /// The folder for the pictures.
  package var output = "."
  package var format = OutputFormat.png
  package var isDark = false
  /// Whether a page or an SVG follows the user's light or dark appearance.
  package var isAdaptive = false
  /// Width in points; `nil` means the preview's own.
  package var width: Double?
  package var height: Double?
  /// Pixels per point of a raster picture.
  package var scale = 2.0
  /// The time in seconds after the preview appears; `nil` means after it has settled.
  package var moment: Double?
  /// Whether to draw each frame up to that time.
  package var hasFrames = false
  /// Whether to redraw when a file changes; `nil` means only in a terminal.
  package var watches: Bool?
  /// The folder of the OpenCharts package.
  package var library: String?
  /// The build folder.
  package var scratch: String?

  package init() {}
}

/// One option of `opencharts preview`.
enum PreviewOption: String, CaseIterable, DescribedOption {
  case output, format, dark, adaptive, size, scale, at, frames, watch, once, package
  case scratchPath = "scratch-path"
  case help

  static let command = "preview"
}

extension PreviewArguments: PathArguments {
  static let question = "which previews? Give a Swift file, or a folder with Swift files or a package"
  static let help = "opencharts preview --help"

  mutating func set(_ option: PreviewOption, _ value: String) throws(UsageError) {
    switch option {
    case .output: output = value
    case .format:
      guard let format = OutputFormat(rawValue: value) else {
        let names = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw Self.wrong("--format \(value) is unknown; it can be \(names)")
      }
      self.format = format
    case .dark: isDark = true
    case .adaptive: isAdaptive = true
    case .size: try setSize(value)
    case .scale:
      guard let scale = Double(value), (0.1...20).contains(scale) else {
        throw Self.wrong("--scale \(value) is not a number from 0.1 to 20")
      }
      self.scale = scale
    case .at:
      guard let moment = Double(value), (0...60).contains(moment) else {
        throw Self.wrong("--at \(value) is not a number of seconds from 0 to 60")
      }
      self.moment = moment
    case .frames: hasFrames = true
    case .watch: watches = true
    case .once: watches = false
    case .package: library = value
    case .scratchPath: scratch = value
    case .help: break
    }
  }

  func check() throws(UsageError) {
    if isAdaptive {
      guard format == .svg || format == .html else {
        throw Self.wrong("--adaptive needs --format svg or html; a \(format.rawValue) has one colour scheme")
      }
      guard !isDark, !hasFrames else {
        throw Self.wrong(
          "--adaptive has both colour schemes at rest; leave --\(isDark ? "dark" : "frames") out")
      }
    }
    guard hasFrames, format.kind != .picture else { return }
    throw Self.wrong("--frames are pictures; --format \(format.rawValue) is none")
  }

  /// Parses a width, or a width and a height, in points.
  private mutating func setSize(_ value: String) throws(UsageError) {
    let sides = value.split(whereSeparator: { "x×,".contains($0) }).map { Double($0) ?? .nan }
    guard (1...2).contains(sides.count), sides.allSatisfy({ (1...20_000).contains($0) }) else {
      throw Self.wrong("--size \(value) is not a width, or width and height such as 390x300, in points")
    }
    width = sides[0]
    height = sides.count > 1 ? sides[1] : nil
  }
}
