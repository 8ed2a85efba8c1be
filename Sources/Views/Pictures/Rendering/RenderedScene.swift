import CairoRenderer
import DisplayList
import Foundation
import HTMLRenderer
import SVGRenderer
import ViewCore

/// A finished picture: a value that any thread may write in any format, as often as it likes.
public struct RenderedScene: Sendable {
  package internal(set) var list: DisplayList
  /// Points.
  public internal(set) var size: CGSize
  /// What was odd about the content, one sentence each.
  public let diagnostics: [String]
  package let scale: Double
  package internal(set) var background: RGBA?
  /// BCP 47, of the reader that the picture was made for.
  package let language: String?
  /// Frames of what answers to a pointer.
  package let hitAreas: [Rect]
  /// Whether its reader asked for less motion.
  package var reducesMotion = false
  /// The charts that scroll as long as their axes are, for ``html()``; empty where no page is to be made of the scene.
  package internal(set) var lengths: [ChartLengths] = []

  package init(
    list: DisplayList, size: CGSize, scale: Double, background: RGBA?,
    language: String? = nil, hitAreas: [Rect] = [], diagnostics: [String]
  ) {
    self.list = list
    self.size = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.background = background
    self.language = language
    self.hitAreas = hitAreas
    self.diagnostics = diagnostics
  }

  public func svg() throws -> String {
    SVGRenderer.render(list, size: Size(size), options: svgOptions)
  }

  var svgOptions: SVGOptions {
    var options = SVGOptions()
    options.title = title
    options.description = summary
    options.background = background
    options.language = language
    return options
  }

  /// The pixels, and as text what the charts are: a reader finds it as title, description and alternative text.
  public func png() throws -> Data {
    Data(
      try CairoRenderer.png(
        list, size: Size(size), scale: scale, background: background, text: fileText))
  }

  /// One page, tagged: each chart is a figure whose alternative text says what the chart says, with its data as
  /// a table in the structure.
  public func pdf() throws -> Data {
    Data(
      try CairoRenderer.pdf(
        list, size: Size(size), title: title, alternative: alternative, figures: figures,
        language: language, background: background))
  }

  /// A self-contained page with this picture alone, its text and its data. `ImageRenderer.html()` makes one that
  /// has the picture in other widths and appearances too, for which it asks the content again.
  public func html() throws -> String { page(from: lengths) }

  /// - Parameter unrolled: All of each chart that scrolls, by their numbers.
  package func page(from unrolled: [any UnrolledChart]) -> String {
    var page = PageContent(layouts: [PageLayout(size: Size(size), pictures: [.light: list])])
    page.title = title
    page.language = language ?? "en"
    page.unrolled[.light] = unrolled
    if let background { page.grounds[.light] = background }
    return HTMLRenderer.render(page)
  }

  /// Writes a file in the format that its extension names. Nothing half written is left behind.
  public func write(to url: URL) throws {
    guard let format = OutputFormat(fileExtension: url.pathExtension) else {
      throw PictureFormatError(fileExtension: url.pathExtension)
    }
    // Atomic: written beside the file, then renamed.
    try format.data(of: self).write(to: url, options: .atomic)
  }
}

/// A file extension that names no format.
package struct PictureFormatError: Error, Hashable, CustomStringConvertible, LocalizedError {
  package let fileExtension: String
  package var description: String {
    let what =
      fileExtension.isEmpty
      ? "The file name has no extension" : "There is no picture format \"\(fileExtension)\""
    return "\(what): use \(OutputFormat.list())."
  }
  package var errorDescription: String? { description }
}
