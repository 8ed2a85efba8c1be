import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// A finished picture: a value that any thread may write in any format, any number of times.
///
///     let scene = ImageRenderer(content: ChartView()).scene()
///     try await Task.detached { try scene.write(to: URL(fileURLWithPath: "chart.pdf")) }.value
///
/// The same scene gives the same bytes each time, on every machine with the same fonts. The time to
/// write it is proportional to the number of drawn elements, for PNG also to the number of pixels.
public struct RenderedScene: Sendable {
  package internal(set) var list: DisplayList
  /// Width and height in points. A side that the view left without a finite length is 0.
  public internal(set) var size: CGSize
  /// The problems of the content, one English sentence each: values that an axis cannot show, adjusted domains,
  /// categories without enough space, characters that no font has. Empty if there are none.
  public let diagnostics: [String]
  package let scale: Double
  package internal(set) var background: RGBA?
  /// The system's background, assumed behind colours where the picture has no background.
  package var defaultBackground = RGBA.white
  /// The picture in dark appearance; `nil` unless the renderer adapts to the colour scheme.
  private var dark: DarkScene?
  /// The language (BCP 47) of the picture's environment.
  package let language: String?
  /// The frames of elements that respond to a pointer.
  package internal(set) var hitAreas: [Rect]
  /// Whether ``svg()`` draws text as outlines, from ``ImageRenderer/drawsTextAsOutlines``.
  package var drawsTextAsOutlines = false
  /// Whether the environment reduces motion.
  package var reducesMotion = false
  /// The scrolling charts at the full length of their axes, for ``html()``; empty if the scene does not become a page.
  package internal(set) var lengths: [ChartLengths] = []
  /// The 3-D charts, by their numbers, for ``frames(from:to:duration:framesPerSecond:animation:)``.
  package internal(set) var rotatable: [RotatableChart] = []

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

  /// Returns the picture as an SVG document with lengths in points. Text stays text, each mark is an element with
  /// `data-id`, role and label, and title and description hold the texts of the charts.
  ///
  /// If the renderer's ``ImageRenderer/drawsTextAsOutlines`` was set, text is drawn as paths. If its
  /// ``ImageRenderer/adaptsToColorScheme`` was set, the document has the colors of both color schemes. A picture without
  /// a size gives a document that shows nothing.
  /// - Throws: Nothing at present. It is declared as throwing like the other formats.
  public func svg() throws -> String {
    guard let dark else { return SVGRenderer.render(list, size: Size(size), options: svgOptions) }
    let picture = SVGRenderer.DarkPicture(dark.list, size: Size(dark.size), background: dark.background)
    return SVGRenderer.render(list, size: Size(size), options: svgOptions, dark: picture)
  }

  /// Adds the same content in dark, for ``svg()`` and ``html()``.
  package mutating func adapt(toDark other: RenderedScene) {
    dark = DarkScene(
      list: other.list, size: other.size, background: other.background, lengths: other.lengths)
  }

  /// The parts of a scene in dark that documents for both colour schemes hold.
  private struct DarkScene {
    let list: DisplayList
    let size: CGSize
    let background: RGBA?
    let lengths: [ChartLengths]
  }

  var svgOptions: SVGOptions {
    var options = SVGOptions()
    options.title = title
    options.description = summary
    options.background = background
    options.language = language
    if drawsTextAsOutlines { options.textDrawing = { TextOutlines.drawing(of: $0) } }
    return options
  }

  /// Returns the picture as a PNG in sRGB, with the renderer's pixels per point, transparent if it has no background.
  /// The file holds the texts of the charts as title, description and alternative text.
  ///
  /// Fractions of a pixel are rounded up; a picture without a size gives one empty pixel.
  /// - Throws: An error if a side has more than 32,767 pixels, if there are more than 268 million pixels in all, or if
  ///   memory does not suffice.
  public func png() throws -> Data {
    Data(
      try CairoRenderer.png(
        list, size: Size(size), scale: scale, background: background, text: fileText))
  }

  /// Returns the picture as a PDF with one page of the picture's size in points. The file is tagged: each chart is a
  /// figure with an alternative text, followed by a table of its data. Text can be selected; fonts are embedded.
  ///
  /// - Throws: An error if a side is longer than 14,400 points.
  public func pdf() throws -> Data {
    Data(
      try CairoRenderer.pdf(
        list, size: Size(size), title: title, alternative: alternative, figures: figures,
        language: language, background: background))
  }

  /// Returns a self-contained page with only this picture, its text and its data. A page of `ImageRenderer.html()` also
  /// has other widths and appearances, for which the content is evaluated again.
  ///
  /// - Throws: Nothing at present. It is declared as throwing like the other formats.
  public func html() throws -> String { page(from: lengths) }

  /// Returns the page of ``html()``.
  ///
  /// - Parameter unrolled: The scrolling charts at full length, by their numbers.
  package func page(from unrolled: [any UnrolledChart], scriptNonce: String? = nil) -> String {
    var page = PageContent(layouts: [PageLayout(size: Size(size), pictures: [.light: list])])
    page.title = title
    page.language = language ?? "en"
    page.unrolled[.light] = unrolled
    page.scriptNonce = scriptNonce
    if let background { page.backgrounds[.light] = background }
    // A picture of another size would need another layout.
    if let dark, dark.size == size {
      let pictures = [PageAppearance.light: list, .dark: dark.list, .darkContrast: dark.list]
      page.layouts = [PageLayout(size: Size(size), pictures: pictures)]
      for appearance in [PageAppearance.dark, .darkContrast] {
        page.unrolled[appearance] = dark.lengths
        if let background = dark.background { page.backgrounds[appearance] = background }
      }
    }
    return HTMLRenderer.render(page)
  }

  /// Writes a file in the format that its extension names, in any case: svg, png, pdf, html (this picture alone), eml
  /// for a mail, txt for the transcript, or wav for the audio graph. An existing file is replaced; an error leaves no
  /// partial file.
  ///
  /// - Throws: An error that lists the formats if the extension is unknown; the errors of the format; the errors of the
  ///   file system, for example if the folder does not exist.
  public func write(to url: URL) throws {
    guard let format = OutputFormat(fileExtension: url.pathExtension) else {
      throw PictureFormatError(fileExtension: url.pathExtension)
    }
    // Atomic: the file is written beside its destination and then renamed.
    try format.data(of: self).write(to: url, options: .atomic)
  }
}

/// An unknown file extension.
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
