import Limits

/// A block of a report.
indirect enum ReportBlock: Equatable {
  case heading(level: Int, [ReportText])
  case paragraph([ReportText])
  case list(ReportList)
  case quote([ReportBlock])
  case code(String)
  case rule
  case table(ReportTable)
  case chart(ReportSource)
}

/// A run of inline text.
indirect enum ReportText: Equatable {
  case plain(String)
  case code(String)
  case emphasis([ReportText])
  case strong([ReportText])
  case strikethrough([ReportText])
  case link(LinkAddress, [ReportText])
  /// The path as written, the alternative text, and the line number in the report.
  case image(path: String, words: String, line: Int)
  case lineBreak
}

struct ReportList: Equatable {
  struct Item: Equatable {
    var blocks: [ReportBlock]
    /// Whether a task is done; `nil` for items that are no tasks.
    var isChecked: Bool?
  }

  /// The first number; `nil`: bullets.
  var start: Int?
  /// Whether there is no space between paragraphs.
  var isTight: Bool
  var items: [Item]
}

struct ReportTable: Equatable {
  enum Alignment: String, Equatable { case left, center, right }

  /// The alignment of each column; `nil`: by the writing direction.
  var alignments: [Alignment?]
  var header: [[ReportText]]
  var rows: [[[ReportText]]]
}

/// The source of a chart.
struct ReportSource: Equatable, Hashable {
  /// Options of the tool, or Swift.
  var text: String
  /// The number of the text's first line in the report, from 1.
  var line: Int
  var isSwift: Bool
}

extension [ReportBlock] {
  /// All texts, in order.
  var texts: [[ReportText]] {
    flatMap { block -> [[ReportText]] in
      switch block {
      case .heading(_, let texts), .paragraph(let texts): [texts]
      case .list(let list): list.items.flatMap { $0.blocks.texts }
      case .quote(let inner): inner.texts
      case .table(let table): table.header + table.rows.flatMap(\.self)
      case .code, .rule, .chart: []
      }
    }
  }
}

extension [ReportText] {
  /// The pictures in the texts, with the line of each.
  var pictures: [(path: String, line: Int)] {
    flatMap { piece -> [(path: String, line: Int)] in
      switch piece {
      case .image(let path, _, let line): [(path, line)]
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner):
        inner.pictures
      case .plain, .code, .lineBreak: []
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
      case .plain, .code, .image, .lineBreak: [piece]
      }
    }
  }

  private static func parted(_ inner: [ReportText], _ around: ([ReportText]) -> ReportText) -> [ReportText] {
    var result: [ReportText] = []
    var part: [ReportText] = []
    for piece in inner.withPicturesApart {
      guard case .image = piece else {
        part.append(piece)
        continue
      }
      if !part.isEmpty { result.append(around(part)) }
      part = []
      result.append(piece)
    }
    return part.isEmpty ? result : result + [around(part)]
  }

  /// The text without white space and line breaks at its ends, where a picture was split off.
  var trimmed: [ReportText] {
    var result = self[...]
    while let first = result.first {
      if case .plain(let text) = first {
        let rest = text.drop(while: \.isWhitespace)
        if !rest.isEmpty {
          result[result.startIndex] = .plain(String(rest))
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
      case .plain(let text), .code(let text), .image(_, let text, _): text
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner):
        inner.words
      case .lineBreak: " "
      }
    }.joined()
  }
}
