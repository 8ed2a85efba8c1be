import CairoRenderer
import DisplayList
import Foundation
import SVGRenderer

/// A finished picture: a value that any thread may write in any format, as often as it likes.
public struct RenderedScene: Sendable {
  package let list: DisplayList
  /// Points.
  public let size: CGSize
  /// What was odd about the content, one sentence each.
  public let diagnostics: [String]
  package let scale: Double
  package let background: RGBA?
  /// BCP 47, of the reader that the picture was made for.
  package let language: String?

  package init(
    list: DisplayList, size: CGSize, scale: Double, background: RGBA?,
    language: String? = nil, diagnostics: [String]
  ) {
    self.list = list
    self.size = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.background = background
    self.language = language
    self.diagnostics = diagnostics
  }

  public func svg() throws -> String {
    var options = SVGOptions()
    options.title = title
    options.description = summary
    options.background = background
    options.language = language
    return SVGRenderer.render(list, size: Size(size), options: options)
  }

  public func png() throws -> Data {
    Data(try CairoRenderer.png(list, size: Size(size), scale: scale, background: background))
  }

  public func pdf() throws -> Data {
    Data(
      try CairoRenderer.pdf(list, size: Size(size), title: title, background: background))
  }

  /// A page of its own around the SVG, with the transcript as its text for readers without pictures.
  public func html() throws -> String {
    let heading = title.isEmpty ? "Chart" : title
    return """
      <!DOCTYPE html>
      <html lang="\(Self.escaped(language ?? "en"))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(heading))</title>
      <style>body { margin: 0 } svg { display: block; max-width: 100%; height: auto }</style>
      </head>
      <body>
      \(try svg())
      </body>
      </html>

      """
  }

  /// Writes a file in the format that its extension names. Nothing half written is left behind.
  public func write(to url: URL) throws {
    let data: Data
    switch url.pathExtension.lowercased() {
    case "svg": data = Data(try svg().utf8)
    case "png": data = try png()
    case "pdf": data = try pdf()
    case "html", "htm": data = Data(try html().utf8)
    case "txt": data = Data(transcript().utf8)
    default: throw PictureFormatError(fileExtension: url.pathExtension)
    }
    // Atomic: written beside the file, then renamed.
    try data.write(to: url, options: .atomic)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// A file extension that names no format.
package struct PictureFormatError: Error, Hashable, CustomStringConvertible, LocalizedError {
  package let fileExtension: String
  package var description: String {
    let what =
      fileExtension.isEmpty
      ? "The file name has no extension" : "There is no picture format \"\(fileExtension)\""
    return "\(what): use svg, png, pdf, html or txt."
  }
  package var errorDescription: String? { description }
}
