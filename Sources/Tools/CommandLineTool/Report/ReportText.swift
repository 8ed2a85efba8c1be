extension [ReportText] {
  /// The pictures in the texts, with the line of each.
  var pictures: [(path: String, line: Int)] {
    flatMap { piece -> [(path: String, line: Int)] in
      switch piece {
      case .image(let path, _, let line): [(path, line)]
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner):
        inner.pictures
      case .plain, .term, .code, .script, .math, .lineBreak, .footnote, .reference, .value: []
      }
    }
  }

  /// The same text with pictures at the top level. An emphasis or link around a picture is split there.
  var withPicturesApart: [ReportText] {
    flatMap { piece -> [ReportText] in
      switch piece {
      case .emphasis(let inner): Self.parted(inner) { .emphasis($0) }
      case .strong(let inner): Self.parted(inner) { .strong($0) }
      case .strikethrough(let inner): Self.parted(inner) { .strikethrough($0) }
      case .link(let address, let inner): Self.parted(inner) { .link(address, $0) }
      case .plain, .term, .code, .script, .math, .image, .lineBreak, .footnote, .reference, .value: [piece]
      }
    }
  }

  private static func parted(_ inner: [ReportText], _ wrap: ([ReportText]) -> ReportText) -> [ReportText] {
    var result: [ReportText] = []
    var part: [ReportText] = []
    for piece in inner.withPicturesApart {
      guard case .image = piece else {
        part.append(piece)
        continue
      }
      if !part.isEmpty { result.append(wrap(part)) }
      part = []
      result.append(piece)
    }
    return part.isEmpty ? result : result + [wrap(part)]
  }

  /// The text without white space and line breaks at its ends, where a picture was split off.
  var trimmed: [ReportText] {
    var result = self[...]
    while let first = result.first {
      if case .plain(let text) = first {
        let trimmedText = text.drop(while: \.isWhitespace)
        if !trimmedText.isEmpty {
          result[result.startIndex] = .plain(String(trimmedText))
          break
        }
      } else if first != .lineBreak {
        break
      }
      result.removeFirst()
    }
    while result.last == .lineBreak { result.removeLast() }
    return Array(result)
  }

  /// The text without markup.
  var words: String {
    map { piece in
      switch piece {
      case .plain(let text), .term(let text, _), .code(let text), .script(_, let text),
        .image(_, let text, _):
        text
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner):
        inner.words
      case .math(let formula): formula.text
      case .lineBreak: " "
      case .footnote: ""
      case .reference(let name, _): "@" + name
      case .value(let expression, _): "{= \(expression) }"
      }
    }.joined()
  }
}
