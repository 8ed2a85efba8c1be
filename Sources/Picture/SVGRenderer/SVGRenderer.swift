import DisplayList

/// What goes around the drawing.
package struct SVGOptions: Sendable {
  /// The picture's name; where it is empty, the label of the first accessible element stands for it.
  package var title = ""
  package var description = ""
  /// BCP 47 language of the text.
  package var language: String?
  package var background: RGBA?
  /// Seven letters and digits that all identifiers begin with, a letter first; `nil`: from the content.
  package var identifierPrefix: String?
  /// Rules for classes of groups, which their roles name.
  package var styleSheet = ""
  /// Faces and lines up to which a scene stays vectors; above, it is a picture of pixels.
  package var faceLimit = SceneItem.faceLimit
  package init() {}
}

/// Writes a display list as a standalone SVG document.
///
/// Each mark is an element of its own with its identity in `data-id`, and with its label where the
/// accessibility tree has one. Batches of more than ``mergeThreshold`` equal opaque rectangles or symbols
/// without labels are merged into paths of many, without identities, because a viewer becomes slow on that
/// many elements; translucent ones are not, as their overlaps would look different.
///
/// Where symbols of one size and plain colour, all those of the document together, would take more than a
/// megabyte and a half, only what can be seen is written: symbols within one cell of a grid become one, which
/// is as dark as all of them where they are see-through. Cells are a quarter of a point or, where that
/// leaves too many, twice as large and twice again. Up to ``mergeThreshold`` symbols stand where they belong.
///
/// Lengths are points with two decimals. The same list gives the same bytes; identifiers begin with a hash
/// of the content, so that several documents can stand in one page.
package enum SVGRenderer {
  /// The largest batch in which each mark is always an element of its own.
  package static let mergeThreshold = 5000

  package static func render(_ list: DisplayList, size: Size, options: SVGOptions) -> String {
    var writer = SVGWriter(labels: MarkLabels(list.accessibility, of: list.items, language: options.language))
    writer.faceLimit = options.faceLimit
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    if let background = options.background, background.a > 0 {
      writer.write(
        .rects(
          RectBatch([Rect(x: 0, y: 0, width: width, height: height)], fill: .color(background))))
    }
    writer.symbolCount = SVGWriter.symbolCount(list.items)
    writer.write(list.items)
    writer.labels.rewind()
    writer.writeUndrawnNodes(list.accessibility)

    var title = options.title
    if title.isEmpty { title = list.accessibility.first { !$0.label.isEmpty }?.label ?? "" }

    var document = ByteBuffer()
    document.reserve(writer.body.bytes.count + writer.definitions.buffer.bytes.count + 1000)
    document.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    document.append(length: width)
    document.append(" ")
    document.append(length: height)
    document.append("\" width=\"")
    document.append(length: width)
    document.append("\" height=\"")
    document.append(length: height)
    document.append("\"")
    if !title.isEmpty {
      // The children of an image are not read, those of a document are.
      document.append(writer.labels.wereWritten ? " role=\"graphics-document document\"" : " role=\"img\"")
      document.append(" aria-labelledby=\"")
      document.append(identifier: 0)
      document.append("\"")
    }
    if let language = options.language, !language.isEmpty {
      document.append(" lang=\"")
      document.append(escaping: language)
      document.append("\"")
    }
    document.append(" font-family=\"")
    document.append(escaping: FontStack.standard)
    document.append("\">")
    if !title.isEmpty {
      document.append("<title id=\"")
      document.append(identifier: 0)
      document.append("\">")
      document.append(escaping: title)
      document.append("</title>")
    }
    if !options.description.isEmpty {
      document.append("<desc>")
      document.append(escaping: options.description)
      document.append("</desc>")
    }
    if !options.styleSheet.isEmpty {
      document.append("<style>")
      document.append(escaping: options.styleSheet)
      document.append("</style>")
    }
    if !writer.definitions.buffer.isEmpty {
      document.append("<defs>")
      document.append(writer.definitions.buffer)
      document.append("</defs>")
    }
    document.append(writer.body)
    document.append("</svg>\n")
    if !document.prefixOffsets.isEmpty {
      let given = options.identifierPrefix.map { Array($0.utf8) }
      document.fillPrefix(given?.count == ByteBuffer.prefixLength ? given ?? [] : prefix(for: document.bytes))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// A letter and six more characters from a hash of the content (FNV-1a, 64 bits).
  static func prefix(for bytes: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var result = [UInt8(ascii: "c")]
    // The low bits of the product mix least.
    hash ^= hash >> 32
    while result.count < ByteBuffer.prefixLength {
      result.append(alphabet[Int(hash % 36)])
      hash /= 36
    }
    return result
  }
}
