import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import SwiftUI

/// A Markdown file with charts, as a page or a PDF.
@MainActor struct Report {
  let arguments: ReportArguments
  let format: ReportArguments.Format
  let printError: (String) -> Void

  struct Made {
    var title: String
    var bytes: [UInt8]
    var notes: [String]
  }

  /// All problems of a report, in the order of its lines.
  struct Problems: Error, CustomStringConvertible {
    let all: [ReportProblem]
    var lines: [String] { all.flatMap(\.lines) }
    var description: String { lines.joined(separator: "\n") }

    init(_ problems: [ReportProblem]) {
      all = problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element)
    }
  }

  init(
    _ arguments: ReportArguments, as format: ReportArguments.Format, printError: @escaping (String) -> Void
  ) {
    (self.arguments, self.format, self.printError) = (arguments, format, printError)
  }

  /// - Parameters:
  ///   - script: A script to add to the page.
  ///   - scriptNonce: The nonce of the page's scripts in the policy of a server; `nil` for files.
  /// - Throws: ``Problems`` of charts and pictures, or the problem of the file.
  func make(script: String = "", scriptNonce: String? = nil) throws -> Made {
    var text = try ReportFile.bytes(arguments.path)
    let frontMatter = try ReportFrontMatter(from: &text, file: arguments.path)
    var arguments = arguments
    var settings = try ReportSettings(frontMatter, &arguments)
    var plot = PlotArguments()
    plot.locale = arguments.locale
    _ = try PictureSettings(plot)
    let locale = Locale(identifier: arguments.locale)
    let values = ReportValues(arguments, settings.parameters)
    let reader: MarkdownReader
    var readBlocks: [ReportBlock]
    (readBlocks, reader) = try MarkdownReader.read(text, file: arguments.path)
    let footnotes = FootnoteDefinitions(text, file: arguments.path)
    var notes = reader.linesOfHTML.map { "\(arguments.path):\($0): note: raw HTML is left out" }
    notes += footnotes.notes.map(\.description)
    let terms = ReportTerms(locale)
    if let note = terms.note { notes.append("\(arguments.path): note: \(note)") }
    var document = ReportReferences(
      Self.taken(&readBlocks), file: arguments.path, terms: terms, values: values,
      linesOfNames: reader.linesOfNames)
    var problems = footnotes.problems + document.problems
    var wrongPictures: Set<String> = []
    func filled(_ key: ReportFrontMatter.Key, _ text: String?) throws -> String? {
      try text.map { try self.filled($0, values, line: frontMatter.entries[key]?.line ?? 1) }
    }
    let title = try filled(.title, settings.title)
    (settings.header, settings.footer) = (
      try filled(.header, settings.header), try filled(.footer, settings.footer)
    )
    var titled = TitledBlocks(document.blocks, title: title)
    document.blocks = []
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    var images = ReportImages(arguments, format: format)
    for picture in titled.blocks.texts.flatMap(\.pictures) {
      do {
        if let problem = try images.picture(picture.path, line: picture.line).problem {
          notes.append("\(arguments.path):\(picture.line): note: \(picture.path) is left out: \(problem)")
        }
      } catch let problem as ReportProblem {
        if wrongPictures.insert("\(problem)").inserted { problems.append(problem) }
      }
    }
    var logo: ReportLogo?
    do { logo = try ReportLogo(settings.logo, images) } catch { problems.append(error) }
    let sound = ReportSound(arguments, charts: titled.blocks.charts.count)
    let charts = ReportCharts(
      report: arguments, format: format, theme: settings.theme, brand: settings.brand, values: values,
      sound: sound)
    let figures = try figures(of: titled.blocks.charts, charts, arguments, settings, problems, &notes)
    let name = title ?? Self.title(of: titled.blocks) ?? Self.stem(arguments.path)
    // The table of contents uses the levels of the text's headings, and omits the title.
    let headings = document.headings.filter {
      $0.level <= settings.contentsLevel ?? 0 && $0.anchor != titled.anchor
    }
    switch format {
    case .html:
      var page = ReportPage(
        title: name, titleAnchor: titled.anchor, language: locale.identifier(.bcp47),
        isRightToLeft: isRightToLeft, figures: figures, images: images, settings: settings,
        paper: arguments.paper, terms: terms, logo: logo, contents: headings, scriptNonce: scriptNonce)
      let html = try page.html(titled.blocks, script: script)
      return Made(title: name, bytes: Array(html.utf8), notes: notes)
    case .pdf:
      let measurer = EnvironmentValues().textMeasurer
      let isDark = settings.theme == .dark
      let colors = settings.colors(isDark: isDark)
      let destinations = Self.destinations(titled.blocks, document.headings)
      var layout = ReportLayout(
        measurer, isRightToLeft: isRightToLeft, figures: figures, images: images, colors: colors,
        terms: terms,
        destinations: destinations)
      let column = ReportLayout.Column(x: ReportPages.margin, width: textWidth(arguments))
      // Refuse a report that is too long before its lines take memory.
      try layout.checkLineCount(adding: titled.blocks.leastLineCount)
      if let anchor = titled.anchor { layout.waitingAnchors.append(anchor) }
      if let drawing = logo?.drawing(isDark: isDark, height: ReportLogo.height) {
        layout.add(logo: drawing, in: column)
      } else if logo != nil {
        layout.note("the logo is left out: \(SVGImage.problem ?? "its picture has no size")")
      }
      layout.add(title: title, author: settings.author, date: settings.date, in: column)
      try layout.add(contents: headings, in: column)
      try layout.add(titled.blocks, in: column)
      titled.blocks = []
      let size = Size(arguments.pageSize.width, arguments.pageSize.height)
      var pages = ReportPages(
        layout.rows, size: size, name: name, measurer: measurer, settings: settings, colors: colors,
        destinations: destinations, isRightToLeft: isRightToLeft,
        logo: logo?.drawing(isDark: isDark, height: ReportLogo.runningHeight))
      layout.rows = []
      // Charts have reported missing glyphs in their texts.
      let texts = pages.pages.flatMap { page in
        (page.parts.flatMap(\.items) + page.footer).filter(\.mayMissGlyphs)
      }
      notes += MissingGlyphs(in: texts).messages.map { "\(arguments.path): note: \($0)" }
      let outline = document.headings.compactMap { heading in
        destinations[heading.anchor].map {
          PDFOutlineEntry(level: heading.level, title: heading.words, destination: $0)
        }
      }
      let drawnFigures = pages.figures
      let bytes = try CairoRenderer.document(
        &pages.pages, size: size, title: name, author: settings.author,
        language: locale.identifier(.bcp47), figures: drawnFigures, summary: name, outline: outline)
      return Made(title: name, bytes: bytes, notes: notes + layout.notes)
    }
  }

  /// The blocks of a variable, which is emptied, so that they are in memory once.
  private static func taken(_ blocks: inout [ReportBlock]) -> [ReportBlock] {
    var result: [ReportBlock] = []
    swap(&result, &blocks)
    return result
  }

  /// A setting with its inline values filled in.
  private func filled(_ title: String, _ values: ReportValues, line: Int) throws -> String {
    do { return try values.filled(title) } catch {
      throw ReportProblem(file: arguments.path, line: line, text: error.text)
    }
  }

  /// The names in the PDF for the targets of links: headings, figures, notes and references to notes.
  private static func destinations(
    _ blocks: [ReportBlock], _ headings: [ReportReferences.Heading]
  ) -> [String: String] {
    var anchors = headings.map(\.anchor) + blocks.anchors
    if case .footnotes(let notes)? = blocks.last {
      anchors += (1...notes.count).flatMap { [ReportNote.anchor($0), ReportNote.reference($0)] }
    }
    var names: [String: String] = [:]
    for anchor in anchors where names[anchor] == nil { names[anchor] = "d\(100_000 + names.count)" }
    return names
  }

  /// The report, its tables and its pictures. Omits files that are known only after drawing.
  var files: [String] {
    guard var text = try? ReportFile.bytes(arguments.path),
      let frontMatter = try? ReportFrontMatter(from: &text, file: arguments.path),
      let (blocks, _) = try? MarkdownReader.blocks(of: text)
    else { return [arguments.path] }
    var arguments = arguments
    let settings = try? ReportSettings(frontMatter, &arguments)
    let values = ReportValues(arguments, settings?.parameters ?? [:])
    let charts = ReportCharts(report: arguments, format: format, theme: .auto, brand: nil, values: values)
    let images = ReportImages(arguments)
    var expressions: [ReportReferences.Value] = []
    for texts in blocks.texts { ReportReferences.collect(texts, &expressions) }
    return [arguments.path] + (settings?.logo?.paths ?? []) + charts.files(blocks.charts)
      + values.files(of: expressions.map(\.expression))
      + blocks.texts.flatMap(\.pictures).map { images.file($0.path) }
  }

  private func textWidth(_ arguments: ReportArguments) -> Double {
    arguments.pageSize.width - 2 * ReportPages.margin
  }

  /// Draws the charts. Collects all problems, so that the author can fix them together.
  ///
  /// - Parameter earlierProblems: Problems that are already known.
  /// - Throws: ``Problems`` if there are any.
  private func figures(
    of sources: [ReportSource], _ charts: ReportCharts, _ arguments: ReportArguments,
    _ settings: ReportSettings,
    _ earlierProblems: [ReportProblem], _ notes: inout [String]
  ) throws -> [[ReportFigure]] {
    var problems = earlierProblems
    var drawn: [ReportSource: ReportCharts.Drawn] = [:]
    for source in sources where !source.isSwift {
      do { drawn[source] = try charts.draw(source) } catch let problem as ReportProblem {
        problems.append(problem)
      }
    }
    if arguments.isSafe {
      problems += sources.filter(\.isSwift).map {
        ReportProblem(
          file: arguments.path, line: $0.line, text: "--safe runs no Swift, and this block is Swift")
      }
    }
    let swift = ReportSwift(
      report: arguments, format: format, theme: settings.theme,
      sound: ReportSound(arguments, charts: sources.count), printError: printError)
    do { drawn.merge(try swift.draw(arguments.isSafe ? [] : sources.filter(\.isSwift))) { $1 } } catch let
      problem as ReportProblem
    {
      problems.append(problem)
    } catch let swiftProblems as Problems {
      problems += swiftProblems.all
    }
    guard problems.isEmpty else { throw Problems(problems) }
    return sources.map { source in
      notes += drawn[source]?.notes ?? []
      return drawn[source]?.figures ?? []
    }
  }

  // MARK: Contents

  /// The first heading of the highest level in the report; `nil` without headings.
  private static func title(of blocks: [ReportBlock]) -> String? {
    let headings = blocks.compactMap { block -> (level: Int, words: String)? in
      guard case .heading(let level, let texts, _) = block, !texts.words.isEmpty else { return nil }
      return (level, texts.words)
    }
    let highest = headings.map(\.level).min()
    return headings.first { $0.level == highest }?.words
  }

  /// A file's name without folder and extension.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return dot == name.startIndex ? name : String(name[..<dot])
  }
}

extension DisplayItem {
  /// Whether it is a text with the glyph for missing characters, or without glyphs.
  fileprivate var mayMissGlyphs: Bool {
    guard case .text(let run) = self else { return false }
    return run.glyphRuns.isEmpty || run.glyphRuns.contains { $0.glyphs.contains(0) }
  }
}
