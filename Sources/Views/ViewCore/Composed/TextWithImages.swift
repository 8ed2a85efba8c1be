import Foundation
import ViewValues

extension Text {
  /// An image as a part of a text: a symbol takes the text's font and colour.
  ///
  ///     Text("\(Image(systemName: "arrow.up")) 12 %")
  ///     Text(Image(systemName: "drop")) + Text(" rain")
  ///
  /// A text with images is a line; it does not wrap within. Where a text is only a string, such as the name of a
  /// series, the image is left out.
  public init(_ image: Image) { self.init(content: ImageContent(image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// An image in the place of `%@`.
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

/// Pieces of a text that know their looks already.
private final class SetContent: TextContent {
  let pieces: ArraySlice<TextPieces.Piece>
  init(_ pieces: ArraySlice<TextPieces.Piece>) { self.pieces = pieces }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) { pieces.list += self.pieces }
  func isEqual(to other: any TextContent) -> Bool { false }
}

/// A text in which images stand: texts and images beside each other, read as one.
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
    while let place = rest.firstIndex(where: { $0.insert != nil }) {
      if place > rest.startIndex { parts.append(.text(Text(content: SetContent(rest[..<place])))) }
      if let image = rest[place].insert as? Image { parts.append(.image(image, rest[place].attributes)) }
      rest = rest[(place + 1)...]
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
