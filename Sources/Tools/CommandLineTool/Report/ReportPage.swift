import Foundation
import OpenChartsHTMLRenderer
import OpenChartsSVGRenderer

/// A report as one HTML page without external files.
struct ReportPage {
  let title: String
  /// The anchor of the title of the settings; `nil` if it has none.
  private let titleAnchor: String?
  /// A BCP 47 tag.
  let language: String
  let isRightToLeft: Bool
  /// Whether the list or quote around the current block begins at the right.
  private var isAroundRightToLeft: Bool
  /// The figures of each chart, in the order of the blocks.
  private var figures: ArraySlice<[ReportFigure]>
  private var images: ReportImages
  let settings: ReportSettings
  let paper: ReportPaper?
  let terms: ReportTerms
  private let logo: ReportLogo?
  /// The headings of the table of contents; empty without one.
  private let contents: [ReportReferences.Heading]
  /// The notes whose first reference is above.
  private var seenNotes: Set<Int> = []
  /// The nonce of the page's scripts in the policy of a server; `nil` for files.
  private let scriptNonce: String?
  /// The level of the last heading; 0 before the first.
  private var level: Int
  /// The number of charts so far.
  private var drawnCount = 0
  /// The number of callouts so far.
  var calloutCount = 0

  init(
    title: String, titleAnchor: String? = nil, language: String, isRightToLeft: Bool,
    figures: [[ReportFigure]], images: ReportImages, settings: ReportSettings, paper: ReportPaper?,
    terms: ReportTerms, logo: ReportLogo? = nil, contents: [ReportReferences.Heading],
    scriptNonce: String? = nil
  ) {
    (self.title, self.language, self.isRightToLeft) = (title, language, isRightToLeft)
    isAroundRightToLeft = isRightToLeft
    self.titleAnchor = titleAnchor
    // The charts before the first heading belong to the title.
    level = settings.title == nil ? 0 : 1
    (self.settings, self.paper, self.terms, self.contents) = (settings, paper, terms, contents)
    self.logo = logo
    (self.figures, self.images, self.scriptNonce) = (figures[...], images, scriptNonce)
  }

  /// - Parameter script: A script to add to the page.
  mutating func html(_ blocks: [ReportBlock], script: String = "") throws -> String {
    let pages = figures
    let style = ReportStyle(settings: settings, paper: paper)
    let body = head + (try text(blocks))
    let ownScript = "\n" + Self.frameScript + script
    let policy = Self.policy([ownScript] + pages.joined().flatMap(\.scripts), connects: !script.isEmpty)
    return """
      <!DOCTYPE html>
      <html lang="\(Self.escaped(language))"\(isRightToLeft ? " dir=\"rtl\"" : "")>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="\(style.scheme)">\(author)
      <title>\(Self.escaped(title))</title>
      <style>
      \(style.css(after: Self.style))
      </style>
      </head>
      <body>
      <main>
      \(body)</main>
      \(PageScript.tag(nonce: scriptNonce))\(ownScript)</script>
      </body>
      </html>

      """
  }

  /// The frames of charts inherit the policy. Charts position and colour their parts by style attributes.
  private static func policy(_ scripts: [String], connects: Bool) -> ContentPolicy {
    ContentPolicy(
      scripts: Set(scripts).map(SHA256.source).sorted(), styles: ["style-src 'unsafe-inline'"],
      connects: connects)
  }

  /// The policy of a report that this version has written; `nil` for other pages.
  static func policy(of page: String) -> ContentPolicy? {
    let ownScript = "\n" + frameScript
    guard page.contains("<script>\(ownScript)</script>") else { return nil }
    var scripts = [ownScript]
    for frame in page.split(separator: "\" srcdoc=\"").dropFirst() {
      let source = frame.prefix { $0 != "\"" }.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      let figureScripts = HTMLRenderer.scripts(of: String(source))
      guard !figureScripts.isEmpty else { return nil }
      scripts += figureScripts
    }
    return policy(scripts, connects: false)
  }

  private var author: String {
    settings.author.map { "\n<meta name=\"author\" content=\"\(Self.escaped($0))\">" } ?? ""
  }

  /// The logo, the title of the settings with author and date, and the table of contents.
  private var head: String {
    var header = logo?.html(settings.theme) ?? ""
    let line = [settings.author, settings.date].compactMap(\.self).map(Self.escaped).joined(separator: " · ")
    if settings.title != nil {
      let id = titleAnchor.map { " id=\"\(Self.escaped($0))\"" } ?? ""
      header += "<h1\(id)>\(Self.escaped(title))</h1>\n"
    }
    if !line.isEmpty { header += "<p>\(line)</p>\n" }
    var result = header.isEmpty ? "" : "<header>\n\(header)</header>\n"
    guard let highest = contents.map(\.level).min() else { return result }
    result +=
      "<nav class=\"contents\" aria-labelledby=\"contents.title\">\n<p id=\"contents.title\"\(terms.attribute)>"
      + "\(Self.escaped(terms.contents))</p>\n<ul>\n"
    for heading in contents {
      result +=
        "<li class=\"level\(heading.level - highest)\"><a href=\"#\(Self.escaped(heading.anchor))\">"
        + "\(Self.escaped(heading.words))</a></li>\n"
    }
    return result + "</ul>\n</nav>\n"
  }

  // MARK: Blocks

  mutating func text(_ blocks: [ReportBlock]) throws -> String {
    var result = ""
    for block in blocks { result += try html(block) }
    return result
  }

  mutating func html(_ block: ReportBlock) throws -> String {
    let isRight = isAroundRightToLeft
    defer { isAroundRightToLeft = isRight }
    var side = ""
    switch block {
    case .list, .quote:
      isAroundRightToLeft = block.firstText?.words.startsRightToLeft ?? isRight
      if isAroundRightToLeft != isRight { side = isAroundRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"" }
    default: break
    }
    switch block {
    case .heading(let level, let texts, let anchor):
      self.level = level
      return
        "<h\(level) id=\"\(Self.escaped(anchor ?? ""))\"\(direction(texts))>\(try html(texts))</h\(level)>\n"
    case .paragraph(let texts): return "<p\(direction(texts))>\(try html(texts))</p>\n"
    case .list(let list): return try html(list, side)
    case .quote(let blocks): return "<blockquote\(side)>\n\(try text(blocks))</blockquote>\n"
    case .code(let code, let language):
      let pieces = CodeScanner.pieces(of: code, language: language)
      return "<pre tabindex=\"0\"><code>\(pieces.map(Self.html).joined())</code></pre>\n"
    case .rule: return "<hr>\n"
    case .table(let table): return try html(table)
    case .chart: return (figures.popFirst() ?? []).reduce(into: "") { $0 += html($1) }
    case .figure(let figure): return try html(figure)
    case .row(let figures): return try html(sideBySide: figures)
    case .callout(let kind, let blocks, let title): return try html(kind, blocks, title)
    case .definitions(let definitions): return try html(definitions)
    case .footnotes(let notes): return try html(footnotes: notes)
    }
  }

  private mutating func html(_ list: ReportList, _ side: String) throws -> String {
    let name = list.start == nil ? "ul" : "ol"
    let start = list.start.flatMap { $0 == 1 ? nil : " start=\"\($0)\"" } ?? ""
    var result = "<\(name)\(start)\(side)>\n"
    for item in list.items {
      let box = item.isChecked.map { $0 ? "☑ " : "☐ " } ?? ""
      result += item.isChecked == nil ? "<li>" : "<li class=\"task\">"
      for (index, block) in item.blocks.enumerated() {
        if case .paragraph(let texts) = block, list.isTight {
          // An item has the direction of the list, so that all bullets and numbers are in one column.
          let text = try html(texts)
          let isolatedText = direction(texts).isEmpty ? text : "<bdi>\(text)</bdi>"
          result += (index == 0 ? box : "") + isolatedText + "\n"
        } else {
          let blockHTML = try html(block)
          // The checkbox is in the first line.
          if index == 0, !box.isEmpty, blockHTML.hasPrefix("<p"), let end = blockHTML.firstIndex(of: ">") {
            result += blockHTML[...end] + box + blockHTML[blockHTML.index(after: end)...]
          } else {
            result += blockHTML
          }
        }
      }
      result += "</li>\n"
    }
    return result + "</\(name)>\n"
  }

  private mutating func html(_ table: ReportTable) throws -> String {
    func style(_ column: Int) -> String {
      guard table.alignments.indices.contains(column), let side = table.alignments[column] else { return "" }
      return " style=\"text-align: \(side.rawValue)\""
    }
    // Without a header, the cells of the first column describe their rows.
    let hasHeader = !table.header.allSatisfy(\.words.isEmpty)
    let keepsWords = table.needsWholeWords
    func breaking(_ cell: [ReportText]) -> String {
      keepsWords && ReportTable.hasLongWord(cell) ? " class=\"long\"" : ""
    }
    var result =
      "<div class=\"wide\" tabindex=\"0\"><table\(keepsWords ? " class=\"words\"" : "")>\n<thead><tr>"
    for (column, cell) in table.header.enumerated() {
      let text = try html(cell)
      // An empty corner cell is not a heading.
      result +=
        text.isEmpty
        ? "<td></td>" : "<th scope=\"col\"\(breaking(cell))\(style(column))\(direction(cell))>\(text)</th>"
    }
    result += "</tr></thead>\n<tbody>\n"
    for row in table.rows {
      result += "<tr>"
      for (column, cell) in row.enumerated() {
        let isHeader = !hasHeader && column == 0 && !cell.words.isEmpty
        let tag = isHeader ? "th scope=\"row\"" : "td"
        result +=
          "<\(tag)\(breaking(cell))\(style(column))\(direction(cell))>\(try html(cell))</\(isHeader ? "th" : "td")>"
      }
      result += "</tr>\n"
    }
    return result + "</tbody>\n</table></div>\n"
  }

  private mutating func html(_ figure: ReportFigure) -> String {
    guard case .page(let page) = figure else { return "" }
    let source = page.source(below: level, scriptNonce: scriptNonce)
    drawnCount += 1
    // The attributes give frames their size where the style sheet is removed.
    return "<figure><iframe title=\"\(page.title)\" width=\"100%\" height=\"640\" "
      + "srcdoc=\"\(source)\"></iframe>\n" + page.paper(number: drawnCount) + "</figure>\n"
  }

  // MARK: Text

  /// The attribute of an element whose text runs in the other direction than the block around it.
  func direction(_ texts: [ReportText]) -> String {
    texts.words.startsRightToLeft.map { $0 == isAroundRightToLeft } ?? true ? "" : " dir=\"auto\""
  }

  mutating func html(_ texts: [ReportText]) throws -> String {
    var result = ""
    for text in texts {
      switch text {
      case .plain(let text): result += Self.escaped(text)
      case .term(let text, let language):
        result += "<span lang=\"\(Self.escaped(language))\">\(Self.escaped(text))</span>"
      case .code(let text): result += "<code>\(Self.escaped(text))</code>"
      case .script(let script, let text):
        result += "<\(script.rawValue)>\(Self.escaped(text))</\(script.rawValue)>"
      case .math(let formula): result += formula.html
      case .emphasis(let inner): result += "<em>\(try html(inner))</em>"
      case .strong(let inner): result += "<strong>\(try html(inner))</strong>"
      case .strikethrough(let inner): result += "<del>\(try html(inner))</del>"
      case .link(let address, let inner):
        result += "<a href=\"\(Self.escaped(address.text))\">\(try html(inner))</a>"
      case .image(let path, let words, let line):
        let picture = try images.picture(path, line: line)
        // A note reports the reason.
        result +=
          picture.problem == nil
          ? "<img src=\"\(picture.address)\" alt=\"\(Self.escaped(words))\">" : Self.escaped(words)
      case .lineBreak: result += "<br>\n"
      case .footnote(let number):
        let isFirst = seenNotes.insert(number).inserted
        let id = isFirst ? " id=\"\(ReportNote.reference(number))\"" : ""
        result +=
          "<sup><a\(id) href=\"#\(ReportNote.anchor(number))\" role=\"doc-noteref\">\(number)</a></sup>"
      case .reference, .value: result += Self.escaped([text].words)
      }
    }
    return result
  }

  private static func html(_ piece: CodePiece) -> String {
    guard let kind = piece.kind else { return escaped(piece.text) }
    return "<span class=\"\(kind.rawValue)\">\(escaped(piece.text))</span>"
  }

  static func escaped(_ text: String) -> String { Markup.escaped(text) }

  // MARK: Look

  private static let style = """
    body { background: #fff; color: #1c1c1e; font: 1rem/1.55 Inter, -apple-system, "Segoe UI", Roboto, sans-serif; margin: 0; overflow-wrap: anywhere }
    main { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2em 0 .5em }
    h1 { font-size: 1.9rem; margin-top: .5em }
    h2 { font-size: 1.4rem }
    h3 { font-size: 1.15rem }
    h4, h5, h6 { font-size: 1rem }
    p, ul, ol, blockquote, pre, .wide, figure { margin: 0 0 1em }
    li ul, li ol { margin-bottom: 0 }
    li > p[dir] { text-align: -webkit-match-parent; text-align: match-parent }
    li.task { list-style: none; margin-inline-start: -1.25em }
    a { color: #0060c7 }
    img { height: auto; max-width: 100% }
    blockquote { border-inline-start: 3px solid #c7c7cc; color: #48484a; padding-inline-start: 1rem }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, monospace; font-size: .875em }
    code { unicode-bidi: isolate }
    pre { background: #f2f2f7; border-radius: 8px; direction: ltr; overflow: auto; padding: .75rem 1rem; text-align: left }
    pre code { font-size: 1em }
    hr { border: 0; border-top: 1px solid #c7c7cc; margin: 2em 0 }
    .wide { overflow: auto; overflow-wrap: normal }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums }
    th, td { border-bottom: 1px solid #c7c7cc; padding: .25rem .75rem; text-align: start; vertical-align: top }
    thead th, thead td { border-bottom-width: 2px }
    figure { margin-inline: -1rem }
    iframe { border: 0; display: block; height: 40rem; width: 100% }
    :focus-visible { outline: 3px solid #0060c7; outline-offset: 2px }
    #problem { background: #8a1c13; border-radius: 8px; bottom: 1rem; color: #fff; left: 1rem; padding: .5rem 1rem;
      position: fixed; white-space: pre-wrap }
    #problem:empty { display: none }
    @media (prefers-color-scheme: dark) {
      body { background: #000; color: #f2f2f7 }
      a { color: #66b3ff }
      blockquote { border-color: #48484a; color: #c7c7cc }
      pre { background: #1c1c1e }
      hr, th, td { border-color: #48484a }
      :focus-visible { outline-color: #66b3ff }
    }
    /* Paper: sizes as in the PDF, and the charts without frames, which browsers do not divide between pages. */
    @page { margin: 15mm }
    @media print {
      body { background: none; font-size: 10.5pt; line-height: 1.42 }
      main { max-width: none; padding: 0 }
      h1, h2, h3, h4, h5, h6 { break-after: avoid; margin: 14pt 0 4pt }
      h1 { font-size: 21pt; margin-top: 0 }
      h2 { font-size: 16pt }
      h3 { font-size: 13pt }
      p, li { orphans: 2; widows: 2 }
      p, ul, ol, blockquote, pre, .wide { margin-bottom: 8pt }
      figure, tr, li { break-inside: avoid }
      figure { margin: 0 0 6pt }
      iframe { display: none }
      .paper[hidden] { display: block }
      /* Two charts of the usual height with headings and sentences fit on a page of Letter or A4. */
      .paper svg { display: block; height: auto; max-width: 100%; zoom: .92 }
      .paper p { font-size: 8.5pt; line-height: 1.3; margin: 2pt 0 0 }
      .wide { overflow: visible; overflow-wrap: anywhere }
      table { max-width: 100% }
      .words :is(th, td) { overflow-wrap: break-word; padding-inline: .4rem }
      .words .long { overflow-wrap: anywhere }
      thead { break-after: avoid }
      pre { white-space: pre-wrap }
    }
    """

  /// The script that sets each chart's frame to the height of its page. If the report is in a frame itself, it sends
  /// its height to the surrounding document, like pages of charts.
  private static let frameScript = """
    for (const frame of document.querySelectorAll('iframe')) {
      const begin = () => {
        const root = frame.contentDocument.documentElement
        const fit = () => { frame.style.height = Math.ceil(root.getBoundingClientRect().height) + 'px' }
        fit()
        new frame.contentWindow.ResizeObserver(fit).observe(root)
      }
      const isThere = frame.contentDocument?.URL === 'about:srcdoc' && frame.contentDocument.readyState === 'complete'
      if (isThere) begin(); else frame.addEventListener('load', begin)
    }
    if (parent !== window) new ResizeObserver(() => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
      parent.postMessage({ type: 'opencharts-height', height }, '*')
    }).observe(document.documentElement)

    """
}
