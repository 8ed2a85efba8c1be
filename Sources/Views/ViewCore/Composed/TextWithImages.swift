import Foundation
import OpenChartsViewValues

extension Text {
  /// Creates a text from an image. A symbol takes the text's font and colour.
  ///
  ///     Text("\(Image(systemName: "arrow.up")) 12 %")
  ///     Text(Image(systemName: "drop")) + Text(" rain")
  ///
  /// A text with images is a single line and does not wrap. The image is omitted where only a string is used, as in
  /// the name of a series.
  public init(_ image: Image) { self.init(content: ImageContent(image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Inserts an image, which replaces `%@` in the localized format.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

private final class ImageContent: TextContent {
  let image: Image
  init(_ image: Image) { self.image = image }
  var hasImages: Bool { true }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    pieces.list.append(TextPieces.Piece(string: "", attributes: attributes, insert: image))
  }

  func isEqual(to other: any TextContent) -> Bool { (other as? ImageContent)?.image == image }
}

/// Pieces of a text whose attributes are already resolved.
private final class SetContent: TextContent {
  let pieces: ArraySlice<TextPieces.Piece>
  init(_ pieces: ArraySlice<TextPieces.Piece>) { self.pieces = pieces }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) { pieces.list += self.pieces }
  func isEqual(to other: any TextContent) -> Bool { false }
}

/// A text that contains images: a row of texts and images that assistive technology reads as one.
struct TextWithImages: View {
  private enum Part {
    case text(Text)
    case image(Image, TextAttributes)
  }
  private let parts: [Part]

  init(_ text: Text, in environment: EnvironmentValues) {
    var inner = environment
    inner.textAttributes = TextAttributes()
    var pieces = TextPieces(environment: inner)
    text.append(to: &pieces, environment.textAttributes)
    var parts: [Part] = []
    var rest = pieces.list[...]
    while let imageIndex = rest.firstIndex(where: { $0.insert != nil }) {
      if imageIndex > rest.startIndex { parts.append(.text(Text(content: SetContent(rest[..<imageIndex])))) }
      if let image = rest[imageIndex].insert as? Image {
        parts.append(.image(image, rest[imageIndex].attributes))
      }
      rest = rest[(imageIndex + 1)...]
    }
    if !rest.isEmpty { parts.append(.text(Text(content: SetContent(rest)))) }
    self.parts = parts
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        switch parts[index] {
        case .text(let text): text
        case .image(let image, let attributes): image.changing { $0.textAttributes = attributes }
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}
