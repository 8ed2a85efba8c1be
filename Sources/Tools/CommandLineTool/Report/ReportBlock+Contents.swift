extension ReportBlock {
  /// The blocks within this one.
  private var inner: [ReportBlock] {
    switch self {
    case .list(let list): list.items.flatMap(\.blocks)
    case .quote(let blocks), .callout(_, let blocks, _): blocks
    case .footnotes(let notes): notes.flatMap(\.self)
    case .figure(let figure): [figure.content]
    case .row(let figures): figures.map(\.content)
    case .heading, .paragraph, .code, .rule, .table, .chart, .definitions: []
    }
  }

  /// Its texts, without the texts of the blocks within it.
  private var ownTexts: [[ReportText]] {
    switch self {
    case .heading(_, let texts, _), .paragraph(let texts): [texts]
    case .table(let table): table.header + table.rows.flatMap(\.self)
    case .definitions(let definitions): definitions.flatMap { [$0.term] + $0.meanings.flatMap(\.self) }
    case .figure(let figure): [figure.caption ?? []]
    case .row(let figures): figures.map { $0.caption ?? [] }
    case .callout(_, _, let title): [title].compactMap(\.self)
    case .list, .quote, .footnotes, .code, .rule, .chart: []
    }
  }

  /// The block with each text changed, including the texts of the blocks within it.
  func changed(_ change: (ReportText) throws -> [ReportText]) rethrows -> ReportBlock {
    func texts(_ original: [ReportText]) throws -> [ReportText] { try original.changed(change) }
    func number(_ figure: ReportNumbered) throws -> ReportNumbered {
      var figure = figure
      figure.content = try figure.content.changed(change)
      figure.caption = try figure.caption.map(texts)
      return figure
    }
    switch self {
    case .heading(let level, let headingTexts, let anchor):
      return .heading(level: level, try texts(headingTexts), anchor: anchor)
    case .paragraph(let paragraphTexts): return .paragraph(try texts(paragraphTexts))
    case .list(var list):
      for item in list.items.indices {
        list.items[item].blocks = try list.items[item].blocks.map { try $0.changed(change) }
      }
      return .list(list)
    case .quote(let blocks): return .quote(try blocks.map { try $0.changed(change) })
    case .callout(let kind, let blocks, let title):
      return .callout(kind, try blocks.map { try $0.changed(change) }, title: try title.map(texts))
    case .table(var table):
      table.header = try table.header.map(texts)
      table.rows = try table.rows.map { try $0.map(texts) }
      return .table(table)
    case .definitions(let definitions):
      return .definitions(
        try definitions.map {
          ReportDefinition(term: try texts($0.term), meanings: try $0.meanings.map { try $0.map(texts) })
        })
    case .footnotes(let notes): return .footnotes(try notes.map { try $0.map { try $0.changed(change) } })
    case .figure(let figure): return .figure(try number(figure))
    case .row(let figures): return .row(try figures.map(number))
    case .code, .rule, .chart: return self
    }
  }

  /// Whether it is a heading of level 1, or contains one.
  var hasTopHeading: Bool {
    if case .heading(1, _, _) = self { return true }
    return inner.contains(where: \.hasTopHeading)
  }

  /// The block with all headings one level lower, including headings of the blocks within it. Level 6 stays.
  var withLowerHeadings: ReportBlock {
    switch self {
    case .heading(let level, let texts, let anchor):
      return .heading(level: min(level + 1, 6), texts, anchor: anchor)
    case .list(var list):
      for item in list.items.indices {
        list.items[item].blocks = list.items[item].blocks.map(\.withLowerHeadings)
      }
      return .list(list)
    case .quote(let blocks): return .quote(blocks.map(\.withLowerHeadings))
    case .callout(let kind, let blocks, let title):
      return .callout(kind, blocks.map(\.withLowerHeadings), title: title)
    case .footnotes(let notes): return .footnotes(notes.map { $0.map(\.withLowerHeadings) })
    case .paragraph, .code, .rule, .table, .chart, .figure, .row, .definitions: return self
    }
  }

  fileprivate var allAnchors: [String] {
    switch self {
    case .heading(_, _, let anchor): [anchor].compactMap(\.self)
    case .figure(let figure): [figure.attributes.name].compactMap(\.self)
    case .row(let figures): figures.compactMap(\.attributes.name)
    default: inner.anchors
    }
  }

  /// Its first text, or the first text of the blocks within it.
  var firstText: [ReportText]? {
    if let text = ownTexts.first { return text }
    // A lazy sequence would ask each block twice, and so take time exponential in the depth.
    for block in inner { if let text = block.firstText { return text } }
    return nil
  }

  fileprivate var leastLineCount: Int {
    let ownLineCount =
      switch self {
      case .heading, .paragraph, .rule, .chart, .figure, .callout: 1
      case .list(let list): list.items.count
      case .code(let code, _): code.utf8.count { $0 == UInt8(ascii: "\n") }
      case .table(let table): (table.rows.count + 1) * table.header.count
      // The elements of a definition take as much memory as a line.
      case .definitions(let definitions): definitions.reduce(0) { $0 + 2 + $1.meanings.count }
      case .footnotes(let notes): notes.count
      case .quote, .row: 0
      }
    return ownLineCount + inner.leastLineCount
  }

  fileprivate var allTexts: [[ReportText]] { ownTexts + inner.texts }

  fileprivate var allCharts: [ReportSource] {
    if case .chart(let source) = self { return [source] }
    return inner.charts
  }
}

extension [ReportBlock] {
  /// The number of lines and cells that they have at least in a PDF.
  var leastLineCount: Int { reduce(0) { $0 + $1.leastLineCount } }

  /// All texts, in order.
  var texts: [[ReportText]] { flatMap(\.allTexts) }

  /// The sources of all charts, in order.
  var charts: [ReportSource] { flatMap(\.allCharts) }
}

extension [ReportBlock] {
  /// The names of figures, tables and headings, in order.
  var anchors: [String] { flatMap(\.allAnchors) }
}

extension [ReportText] {
  /// The texts with each piece changed that contains no others.
  func changed(_ change: (ReportText) throws -> [ReportText]) rethrows -> [ReportText] {
    try flatMap { piece -> [ReportText] in
      switch piece {
      case .emphasis(let inner): [.emphasis(try inner.changed(change))]
      case .strong(let inner): [.strong(try inner.changed(change))]
      case .strikethrough(let inner): [.strikethrough(try inner.changed(change))]
      case .link(let address, let inner): [.link(address, try inner.changed(change))]
      case .plain, .term, .code, .script, .math, .image, .lineBreak, .footnote, .reference, .value:
        try change(piece)
      }
    }
  }
}
