import CairoRenderer
import DisplayList
import Foundation
import SwiftUI

/// A Markdown file with charts, as a page or a PDF.
@MainActor struct Report {
  let arguments: ReportArguments
  let format: ReportArguments.Format
  let complain: (String) -> Void

  struct Made {
    var title: String
    var bytes: [UInt8]
    var notes: [String]
  }

  /// All problems of a report's charts and pictures, one per line.
  struct Problems: Error, CustomStringConvertible {
    var lines: [String]
    var description: String { lines.joined(separator: "\n") }
  }

  init(_ arguments: ReportArguments, as format: ReportArguments.Format, complain: @escaping (String) -> Void)
  {
    (self.arguments, self.format, self.complain) = (arguments, format, complain)
  }

  /// - Parameter script: A script to add to the page.
  /// - Throws: ``Problems`` of charts and pictures, or the problem of the file.
  func make(script: String = "") throws -> Made {
    var plot = PlotArguments()
    plot.locale = arguments.locale
    _ = try PictureSettings(plot)
    let text = try InputFile.bytes(arguments.path)
    let (blocks, html) = try MarkdownReader.blocks(of: text, file: arguments.path)
    var notes = html.map { "\(arguments.path):\($0): note: raw HTML is left out" }
    let title = Self.title(of: blocks) ?? Self.stem(arguments.path)
    let locale = Locale(identifier: arguments.locale)
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    var images = ReportImages(arguments)
    var problems: [String] = []
    for picture in blocks.texts.flatMap(\.pictures) {
      do {
        if let problem = try images.picture(picture.path, line: picture.line).problem {
          notes.append("\(arguments.path):\(picture.line): note: \(picture.path) is left out: \(problem)")
        }
      } catch let problem as ReportProblem {
        if !problems.contains("\(problem)") { problems.append("\(problem)") }
      }
    }
    let figures = try figures(of: Self.charts(in: blocks), problems, &notes)
    switch format {
    case .html:
      var page = ReportPage(
        title: title, language: locale.identifier(.bcp47), isRightToLeft: isRightToLeft, figures: figures,
        images: images)
      return Made(title: title, bytes: Array(try page.html(blocks, script: script).utf8), notes: notes)
    case .pdf:
      let measurer = EnvironmentValues().textMeasurer
      var layout = ReportLayout(measurer, isRightToLeft: isRightToLeft, figures: figures, images: images)
      try layout.add(blocks, in: .init(x: ReportPages.margin, width: textWidth))
      let size = Size(arguments.pageSize.width, arguments.pageSize.height)
      let pages = ReportPages(layout.rows, size: size, name: title, measurer: measurer)
      let bytes = try CairoRenderer.document(
        pages.pages, size: size, title: title, language: locale.identifier(.bcp47), figures: pages.figures,
        summary: title)
      // Charts have reported missing glyphs in their texts.
      let texts = pages.pages.flatMap { $0.parts.flatMap(\.items) + $0.footer }
        .filter { if case .text = $0 { true } else { false } }
      notes += MissingGlyphs(in: texts).messages.map { "\(arguments.path): note: \($0)" }
      return Made(title: title, bytes: bytes, notes: notes + layout.notes)
    }
  }

  /// The report, its tables and its pictures. Omits files that are known only after drawing.
  var files: [String] {
    guard let text = try? InputFile.bytes(arguments.path),
      let (blocks, _) = try? MarkdownReader.blocks(of: text)
    else { return [arguments.path] }
    let charts = ReportCharts(report: arguments, format: format)
    let images = ReportImages(arguments)
    return [arguments.path] + charts.files(Self.charts(in: blocks))
      + blocks.texts.flatMap(\.pictures).map { images.file($0.path) }
  }

  private var textWidth: Double { arguments.pageSize.width - 2 * ReportPages.margin }

  /// Draws the charts. Collects all problems, so that the author can fix them together.
  ///
  /// - Parameter found: Problems that are already known.
  /// - Throws: ``Problems`` if there are any.
  private func figures(of sources: [ReportSource], _ found: [String], _ notes: inout [String]) throws
    -> [[ReportFigure]]
  {
    let charts = ReportCharts(report: arguments, format: format)
    var problems: [String] = []
    var drawn: [ReportSource: ReportCharts.Drawn] = [:]
    for source in sources where !source.isSwift {
      do { drawn[source] = try charts.draw(source) } catch let problem as ReportProblem {
        problems.append("\(problem)")
      }
    }
    if arguments.isSafe {
      problems += sources.filter(\.isSwift).map {
        "\(ReportProblem(file: arguments.path, line: $0.line, text: "--safe runs no Swift, and this block is Swift"))"
      }
    }
    let swift = ReportSwift(report: arguments, format: format, width: textWidth, complain: complain)
    do { drawn.merge(try swift.draw(arguments.isSafe ? [] : sources.filter(\.isSwift))) { $1 } } catch let
      problem as ReportProblem
    {
      problems.append("\(problem)")
    } catch let found as Problems {
      problems += found.lines
    }
    problems += found
    guard problems.isEmpty else { throw Problems(lines: problems) }
    return sources.map { source in
      notes += drawn[source]?.notes ?? []
      return drawn[source]?.figures ?? []
    }
  }

  // MARK: What is in it

  private static func charts(in blocks: [ReportBlock]) -> [ReportSource] {
    blocks.flatMap { block -> [ReportSource] in
      switch block {
      case .chart(let source): [source]
      case .quote(let inner): charts(in: inner)
      case .list(let list): list.items.flatMap { charts(in: $0.blocks) }
      case .heading, .paragraph, .code, .rule, .table: []
      }
    }
  }

  /// The first heading of the highest level in the report; `nil` without headings.
  private static func title(of blocks: [ReportBlock]) -> String? {
    let headings = blocks.compactMap { block -> (level: Int, words: String)? in
      guard case .heading(let level, let texts) = block, !texts.words.isEmpty else { return nil }
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
