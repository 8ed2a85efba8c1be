/// A part of a report that stands below the one before.
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

/// A piece of a line of text.
indirect enum ReportText: Equatable {
  case plain(String)
  case code(String)
  case emphasis([ReportText])
  case strong([ReportText])
  case strikethrough([ReportText])
  case link(String, [ReportText])
  /// The path as it is written, what it shows in words, and where it stands.
  case image(path: String, words: String, line: Int)
  case lineBreak
}

struct ReportList: Equatable {
  struct Item: Equatable {
    var blocks: [ReportBlock]
    /// Of an item with a box, whether there is a tick in it.
    var isChecked: Bool?
  }

  /// The first number; `nil`: bullets.
  var start: Int?
  /// Whether its paragraphs follow without room between.
  var isTight: Bool
  var items: [Item]
}

struct ReportTable: Equatable {
  enum Alignment: String, Equatable { case left, center, right }

  /// Of each column; `nil`: as the language has it.
  var alignments: [Alignment?]
  var header: [[ReportText]]
  var rows: [[[ReportText]]]
}

/// What a chart is made from.
struct ReportSource: Equatable, Hashable {
  /// Options of the tool, or Swift.
  var text: String
  /// Where its text begins in the file, from 1.
  var line: Int
  var isSwift: Bool
}

extension [ReportText] {
  /// The text alone.
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
