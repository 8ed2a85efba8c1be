import OpenChartsDisplayList

/// The options of an SVG document.
package struct SVGOptions: Sendable {
  /// The title of the picture; if empty, the label of the first accessible element.
  package var title = ""
  package var description = ""
  /// The language of the text, a BCP 47 code.
  package var language: String?
  package var background: RGBA?
  /// The prefix of all identifiers: seven letters and digits that start with a letter. `nil` computes it from the
  /// content.
  package var identifierPrefix: String?
  /// The CSS rules for the classes of groups, which come from their roles.
  package var styleSheet = ""
  /// The largest number of faces and lines of a scene that is written as vectors. Larger scenes become a bitmap.
  package var faceLimit = SceneItem.faceLimit
  /// Returns the drawing of a line of text as paths, with its emoji as text; `nil` writes all text as text.
  package var textDrawing: TextDrawing?
  package init() {}

  package typealias TextDrawing = @Sendable (TextRun) -> [DisplayItem]
}

/// Renders a display list as a standalone SVG document.
///
/// Each mark is an element with its identity in `data-id`, and with its label if the accessibility tree has one. A
/// batch of more than ``mergeThreshold`` equal, opaque rectangles or symbols without labels is merged into a few
/// paths without identities, because viewers are slow with that many elements. Translucent batches are not merged,
/// because overlaps would look different.
///
/// If symbols with one size and a plain colour would take more than 1.5 MB in the whole document, only the visible
/// ones are written. Symbols in the same cell of a grid are merged; a merged translucent symbol is as dark as the
/// symbols it replaces. Cells are a quarter of a point, doubled until the result fits. Up to ``mergeThreshold``
/// symbols are at their exact positions.
///
/// Lengths are points with two decimals. The same list gives the same bytes. Identifiers start with a hash of the
/// content, so that one page can contain several documents.
package enum SVGRenderer {
  /// The largest batch in which each mark is a separate element.
  package static let mergeThreshold = 5000

  package static func render(_ list: DisplayList, size: Size, options: SVGOptions) -> String {
    var document = document(list, size: size, options: options).buffer
    if !document.prefixOffsets.isEmpty {
      let given = options.identifierPrefix.map { Array($0.utf8) }
      document.fillPrefix(given?.count == ByteBuffer.prefixLength ? given ?? [] : prefix(for: document.bytes))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// - Returns: The document before its identifiers have their prefix, and the offset of definitions and drawing.
  static func document(_ list: DisplayList, size: Size, options: SVGOptions) -> (
    buffer: ByteBuffer, content: Int
  ) {
    var writer = SVGWriter(labels: MarkLabels(list.accessibility, language: options.language))
    writer.faceLimit = options.faceLimit
    writer.textDrawing = options.textDrawing
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    if let background = options.background, background.a > 0 {
      writer.write(
        .rects(
          RectBatch([Rect(x: 0, y: 0, width: width, height: height)], fill: .color(background))))
    }
    writer.symbolCount = SVGWriter.symbolCount(list.items)
    writer.write(list.items)
    writer.writeUndrawnNodes(list.accessibility)

    var title = options.title
    if title.isEmpty { title = list.accessibility.first { !$0.label.isEmpty }?.label ?? "" }

    var document = ByteBuffer()
    document.reserve(writer.body.bytes.count + writer.definitions.buffer.bytes.count + 1000)
    document.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", length: width)
    document.append(" ", length: height)
    document.append("\" width=\"", length: width)
    document.append("\" height=\"", length: height)
    // In a right-to-left document, the position of a text would mean its other end.
    document.append("\" direction=\"ltr\"")
    if !title.isEmpty {
      // Screen readers ignore the children of an image, but not the children of a document.
      document.append(writer.labels.wereWritten ? " role=\"graphics-document document\"" : " role=\"img\"")
      document.append(" aria-labelledby=\"", identifier: 0, "\"")
    }
    if let language = options.language, !language.isEmpty {
      document.append(" lang=\"", escaping: language, "\"")
    }
    document.append(" font-family=\"", escaping: FontStack.standard, "\">")
    if !title.isEmpty {
      document.append("<title id=\"", identifier: 0)
      document.append("\">", escaping: title, "</title>")
    }
    if !options.description.isEmpty {
      document.append("<desc>", escaping: options.description, "</desc>")
    }
    if !options.styleSheet.isEmpty {
      document.append("<style>", escaping: options.styleSheet, "</style>")
    }
    let content = document.bytes.count
    if !writer.definitions.buffer.isEmpty {
      document.append("<defs>")
      document.append(writer.definitions.buffer)
      document.append("</defs>")
    }
    document.append(writer.body)
    document.append("</svg>\n")
    return (document, content)
  }

  /// Returns a letter and six more characters from a hash of the content.
  static func prefix(for bytes: [UInt8]) -> [UInt8] {
    var hash = StableHash.of(bytes)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var result = [UInt8(ascii: "c")]
    // The low bits of the product are mixed least.
    hash ^= hash >> 32
    while result.count < ByteBuffer.prefixLength {
      result.append(alphabet[Int(hash % 36)])
      hash /= 36
    }
    return result
  }
}
