import CairoRenderer
import DisplayList
import Foundation
import HTMLRenderer
import SVGRenderer
import ViewCore

/// A finished picture: a value that any thread may write in any format, as often as it likes.
///
///     let scene = ImageRenderer(content: ChartView()).scene()
///     try await Task.detached { try scene.write(to: URL(fileURLWithPath: "chart.pdf")) }.value
///
/// The same scene gives the same bytes each time, on every machine with the same fonts. Writing takes time in
/// proportion to what is drawn, PNG also to the number of pixels.
public struct RenderedScene: Sendable {
  package internal(set) var list: DisplayList
  /// Width and height in points. A side that the view left without a finite length is 0.
  public internal(set) var size: CGSize
  /// The problems of the content, one English sentence each: values that an axis cannot show, adjusted domains,
  /// categories without room, characters that no font has. Empty if there are none.
  public let diagnostics: [String]
  package let scale: Double
  package internal(set) var background: RGBA?
  /// The system's background, assumed behind colours where the picture has no background.
  package var ground = RGBA.white
  /// BCP 47, of the reader that the picture was made for.
  package let language: String?
  /// Frames of what answers to a pointer.
  package let hitAreas: [Rect]
  /// Whether its reader asked for less motion.
  package var reducesMotion = false
  /// The charts that scroll as long as their axes are, for ``html()``; empty where no page is to be made of the scene.
  package internal(set) var lengths: [ChartLengths] = []
  /// The charts in three dimensions, by their numbers, for ``frames(from:to:duration:framesPerSecond:animation:)``.
  package internal(set) var turnable: [TurnableChart] = []

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

  /// The picture as an SVG document, its lengths in points: text is text, each mark an element with `data-id`, role
  /// and label; title and description say what the charts do.
  ///
  /// A picture of no size is a document without children that are seen.
  /// - Throws: Nothing; as the other formats may throw, a call looks like theirs.
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

  /// The picture as a PNG in sRGB, at the pixels per point that its renderer had, with transparency where it has no
  /// ground. What the charts say is in the file as title, description and alternative text.
  ///
  /// Fractions of a pixel are rounded up; a picture of no size is one empty pixel.
  /// - Throws: An error that says so where a side has more than 32,767 pixels, where there are more than 268 million
  ///   in all, or where there is not enough memory.
  public func png() throws -> Data {
    Data(
      try CairoRenderer.png(
        list, size: Size(size), scale: scale, background: background, text: fileText))
  }

  /// The picture as a PDF of one page in its size, a point each to a point of the page. It is tagged: each chart is a
  /// figure whose alternative text says what the chart says, with its data as a table in the structure. Text can be
  /// selected; its fonts are embedded.
  ///
  /// - Throws: An error that says so where a side is longer than 14,400 points.
  public func pdf() throws -> Data {
    Data(
      try CairoRenderer.pdf(
        list, size: Size(size), title: title, alternative: alternative, figures: figures,
        language: language, background: background))
  }

  /// A self-contained page with this picture alone, its text and its data. `ImageRenderer.html()` makes one that
  /// has the picture in other widths and appearances too, for which it asks the content again.
  ///
  /// - Throws: Nothing; as the other formats may throw, a call looks like theirs.
  public func html() throws -> String { page(from: lengths) }

  /// - Parameter unrolled: All of each chart that scrolls, by their numbers.
  package func page(from unrolled: [any UnrolledChart], scriptNonce: String? = nil) -> String {
    var page = PageContent(layouts: [PageLayout(size: Size(size), pictures: [.light: list])])
    page.title = title
    page.language = language ?? "en"
    page.unrolled[.light] = unrolled
    page.scriptNonce = scriptNonce
    if let background { page.grounds[.light] = background }
    return HTMLRenderer.render(page)
  }

  /// Writes a file in the format that its extension names, in any case: svg, png, pdf, html (this picture alone), txt
  /// for the transcript, or wav for the audio graph. A file of that name is replaced; nothing half written is left
  /// behind.
  ///
  /// - Throws: An error that lists the formats where the extension names none; what the format throws; what the file
  ///   system does, where the folder is not there or may not be written to.
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
