import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsEngines
import OpenChartsHTMLRenderer
import OpenChartsLimits
import SwiftUI

/// Draws the charts of a report that are described by options of the tool.
@MainActor struct ReportCharts {
  let report: ReportArguments
  let format: ReportArguments.Format
  private let theme: ReportTheme
  private let brand: Brand?
  private let sound: ReportSound
  private let values: ReportValues
  private let files: ReportFiles

  init(
    report: ReportArguments, format: ReportArguments.Format, theme: ReportTheme, brand: Brand?,
    values: ReportValues, sound: ReportSound = .none
  ) {
    (self.report, self.format, self.values) = (report, format, values)
    (self.theme, self.brand, self.sound) = (theme, brand, sound)
    files = ReportFiles(report)
  }

  /// Maximum width of a PDF's chart in points, before it is scaled to the width of the text.
  private static let widest = PlotArguments().width

  /// Maximum width of a chart's frame in a page, in points: 48 rem, the width of the text with its margins.
  private static let widestFrame = 768.0

  /// The figures for one block, and notes for standard error.
  typealias Drawn = (figures: [ReportFigure], notes: [String])

  /// Options of output, which the report controls.
  private static let fixed: Set<Option> = ServeTableArguments.fixed.subtracting([.width, .height, .scale])
    .union([.refresh])

  func draw(_ source: ReportSource) throws -> Drawn {
    let words = try words(of: source)
    do {
      return try draw(try arguments(words.map(\.text), source), line: source.line)
    } catch let error as EngineError where error.problem == .cancelled {
      throw error
    } catch {
      let text = (error as? UsageError)?.text ?? "\(error)"
      throw ReportProblem(
        file: report.path, line: source.line + ReportWords.line(of: text, among: words), text: text)
    }
  }

  /// The text of a block with their inline values filled in.
  private func words(of source: ReportSource) throws(ReportProblem) -> [ReportWords.Word] {
    func problem(_ text: String, _ line: Int) -> ReportProblem {
      ReportProblem(file: report.path, line: source.line + line, text: text)
    }
    var words: [ReportWords.Word]
    do { words = try ReportWords.located(source.text) } catch { throw problem(error.text, error.line) }
    for index in words.indices {
      do { words[index].text = try values.filled(words[index].text) } catch {
        throw problem(error.text, words[index].line)
      }
    }
    return words
  }

  /// The local files of the tables that the blocks read.
  func files(_ sources: [ReportSource]) -> [String] {
    sources.filter { !$0.isSwift }.compactMap { source in
      guard let words = try? words(of: source), let arguments = try? arguments(words.map(\.text), source),
        arguments.isFile
      else { return nil }
      return arguments.file
    }
  }

  private func arguments(_ words: [String], _ source: ReportSource) throws -> PlotArguments {
    var words = words
    if words.first == "opencharts" { words.removeFirst() }
    if words.first == "plot" { words.removeFirst() }
    guard !words.isEmpty else {
      throw UsageError("the chart is empty; give a table and options, as in sales.csv --x month --y revenue")
    }
    let readTheme = { (path: String) throws(UsageError) in try files.theme(path, of: report) }
    guard case .plot(var arguments) = try Command(["plot"] + words, theme: readTheme) else {
      throw UsageError("a chart of a report has options of pictures only")
    }
    if let unsupportedOption = arguments.givenOptions.first(where: { Self.fixed.contains($0.option) }) {
      throw UsageError("\(unsupportedOption.option.spelling) is for pictures; a report holds its charts")
    }
    guard arguments.file != "-" else {
      throw UsageError("which table? Name a file, a pattern or an address in the first place")
    }
    if EngineAddress.isAddress(arguments.file), report.isSafe {
      throw UsageError("--safe refuses servers, and this chart queries one")
    }
    try files.place(&arguments.file, of: report)
    if !arguments.givenOptions.contains(where: { $0.option == .locale }) { arguments.locale = report.locale }
    if let share = source.share, arguments.ownWidth == nil {
      arguments.ownWidth = (arguments.width * share).rounded()
      if arguments.facet == nil {
        let lower = min(arguments.height, (arguments.width * 0.85).rounded())
        arguments.ownHeight = arguments.ownHeight ?? lower
      }
    }
    if theme == .dark { arguments.isDark = true }
    arguments.brand = arguments.brand ?? brand
    return arguments
  }

  private func draw(_ chartArguments: PlotArguments, line: Int) throws -> Drawn {
    var arguments = chartArguments
    if format == .pdf, arguments.width > Self.widest {
      // Scaled to the text's width, larger charts would have illegible text.
      let height = arguments.height * Self.widest / arguments.width
      if arguments.facet == nil || arguments.ownHeight != nil {
        arguments.ownHeight = (height * 2).rounded() / 2
      }
      arguments.ownWidth = Self.widest
    }
    let source = try ChartSource(arguments)
    let progress = Progress()
    defer { progress.finish() }
    let drawn = try source.chart(progress)
    progress.enter("drawing")
    let scene = source.settings.scene(drawn.plan, drawn.data)
    let notes = drawn.notes(scene.diagnostics).map {
      "\(report.path):\(line): note: \(source.name): \($0)"
    }
    switch format {
    case .html:
      func html(_ settings: PictureSettings) -> String {
        settings.html(drawn.plan, drawn.data, widest: Self.widestFrame)
      }
      let light = arguments.isDark ? html(source.settings.light) : nil
      let page = FramedPage(html(source.settings), printed: light)
      return ([.page(page)], notes)
    case .pdf:
      let drawing = ReportDrawing(
        scene, sound: sound, hasPanels: drawn.plan.facet != nil)
      return ([.drawing(drawing)], notes)
    }
  }
}

extension ReportDrawing {
  fileprivate init(_ scene: RenderedScene, sound: ReportSound, hasPanels: Bool) {
    let figures = scene.figures
    self.init(
      items: scene.list.items, size: Size(Double(scene.size.width), Double(scene.size.height)),
      words: figures.isEmpty ? scene.title : figures.map(\.alternative).joined(separator: " "),
      // The values of one panel are not all values of the chart.
      language: scene.languageOfSentences, table: hasPanels ? nil : figures.first?.table)
    tableLanguage = scene.language
    guard sound != .none, !figures.isEmpty else { return }
    self.sound = PackedFile([UInt8](sound == .small ? scene.smallWAV() : scene.wav()))
  }
}
