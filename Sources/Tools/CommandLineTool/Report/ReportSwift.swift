import Foundation
import OpenChartsCairoRenderer
import OpenChartsHTMLRenderer
import OpenChartsPictures
import SwiftUI

/// Draws the charts of a report that are written in Swift, as previews of one program.
@MainActor struct ReportSwift {
  let report: ReportArguments
  let format: ReportArguments.Format
  let theme: ReportTheme
  let sound: ReportSound
  let printError: (String) -> Void

  /// Pixels per point: positions are rounded to half points, as in the tool's charts.
  private static let scale = 2.0

  /// - Returns: The figures of each block.
  func draw(_ sources: [ReportSource]) throws -> [ReportSource: ReportCharts.Drawn] {
    guard let first = sources.first else { return [:] }
    let scratch = try PreviewScratch(
      option: report.scratch, sources: [report.path], environment: ProcessInfo.processInfo.environment)
    var files: [String] = []
    for source in sources {
      let name = Self.name(source) + ".swift"
      let program: ReportSwiftProgram
      do { program = try ReportSwiftProgram(source.text, name: Self.name(source)) } catch {
        throw ReportProblem(file: report.path, line: source.line + error.line, text: error.text)
      }
      try scratch.write(program.text, to: name)
      files.append("\(scratch.folder)/\(name)")
    }
    let builder = try PreviewBuilder(
      files, library: report.library, scratch: report.scratch, printError: printError)
    let program: String
    do {
      program = try builder.build(
        try PreviewSources(files), where: PreviewSources.hasPreviews, onOmission: nil)
    } catch let error as CompileError {
      throw ReportProblem(
        file: report.path, line: Self.faulty(error.text, sources)?.line ?? first.line,
        text: "the Swift does not compile",
        details: named(error.text, sources).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline
        )
        .map(String.init))
    }
    let (writtenPaths, notes) = try draw(program, of: sources, in: scratch.folder, isDark: theme == .dark)
    // On paper, the charts of a dark page are light.
    var lightPaths: [String] = []
    if format == .html, theme == .dark {
      lightPaths = try draw(program, of: sources, in: scratch.folder + "/paper", isDark: false).paths
    }
    var result: [ReportSource: ReportCharts.Drawn] = [:]
    for source in sources {
      let name = Self.name(source)
      let picturePaths = writtenPaths.filter { Self.isName(Report.stem($0), of: source) }
      guard !picturePaths.isEmpty else {
        throw ReportProblem(
          file: report.path, line: source.line,
          text: (["the Swift draws nothing"] + notes.filter { $0.contains(name) }).joined(separator: ": "))
      }
      let figures = try picturePaths.map { path in
        let lightPath = lightPaths.first { Report.stem($0) == Report.stem(path) }
        return try figure(path, light: lightPath, line: source.line)
      }
      result[source] = (
        figures,
        notes.filter { $0.contains(name) }.map {
          "\(report.path):\(source.line): note: " + $0.replacing("\(name): ", with: "")
        }
      )
    }
    return result
  }

  /// A file name that is unique to the block and valid for previews.
  private static func name(_ source: ReportSource) -> String { "Block\(source.line)" }

  /// Whether a picture's name belongs to the block.
  private static func isName(_ picture: String, of source: ReportSource) -> Bool {
    picture == name(source) || picture.hasPrefix(name(source) + "-")
  }

  /// The block of the first error of a compiler; `nil` if its message names none.
  private static func faulty(_ text: String, _ sources: [ReportSource]) -> ReportSource? {
    let names = text.matches(of: /(?m)(Block\d+)\.swift:\d+(?::\d+)?: error:/).map(\.output.1)
    return sources.first { name($0) == names.first ?? "" }
  }

  /// Compiler messages with file and lines of the report.
  private func named(_ text: String, _ sources: [ReportSource]) -> String {
    var result = text
    for source in sources {
      let name = Self.name(source) + ".swift"
      let pattern = try? Regex("(?m)^.*\(name):(\\d+)", as: (Substring, Substring).self)
      guard let pattern else { continue }
      result.replace(pattern) { match in
        "\(report.path):\((Int(match.output.1) ?? 0) - ReportSwiftProgram.linesBefore + source.line - 1)"
      }
    }
    return result
  }

  /// - Throws: ``Report/Problems`` for previews that crash the program.
  private func draw(_ program: String, of sources: [ReportSource], in folder: String, isDark: Bool) throws
    -> (paths: [String], notes: [String])
  {
    let ending = format == .html ? OutputFormat.html.rawValue : FigureFile.ending
    let pictures = "\(folder)/\(ending)"
    try? FileManager.default.removeItem(atPath: pictures)
    do {
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    } catch { throw FileError("\(pictures): no folder can be made there") }
    let standard = PlotArguments()
    var request = PreviewRequest(
      folder: pictures, stem: nil, format: ending, isDark: isDark, width: standard.width,
      height: standard.height, scale: Self.scale, report: folder + "/report")
    (request.locale, request.hasSound) = (report.locale, sound != .none)
    request.hasSmallSound = sound == .small
    // A page follows the user's appearance, like the other charts of the report.
    request.isAdaptive = format == .html && theme == .auto
    var result: (paths: [String], notes: [String]) = ([], [])
    var problems: [ReportProblem] = []
    _ = try PreviewRuns(
      program: program,
      onReport: { event in
        switch event {
        case .wrote(let path): result.paths.append(path)
        case .note(let note): result.notes.append(note)
        case .found, .preparing, .began: break
        }
      },
      crashed: { name, reason in
        let line = sources.first { Self.isName(name, of: $0) }?.line ?? 1
        let text = "this chart ended its program: \(reason)"
        problems.append(ReportProblem(file: report.path, line: line, text: text))
      }
    ).run(request)
    guard problems.isEmpty else {
      throw Report.Problems(problems)
    }
    return result
  }

  /// - Parameters:
  ///   - path: The path of the page or ``FigureFile``.
  ///   - lightPath: The path of the page for paper; `nil` if `path` has it.
  ///   - line: The line of the block, for problems.
  private func figure(_ path: String, light lightPath: String?, line: Int) throws -> ReportFigure {
    let bytes = try InputFile.bytes(path)
    guard format == .pdf else {
      var light: String?
      if let lightPath { light = String(decoding: try InputFile.bytes(lightPath), as: UTF8.self) }
      return .page(FramedPage(String(decoding: bytes, as: UTF8.self), printed: light))
    }
    guard let file = try? FigureFile(Data(bytes)) else {
      let text = "its picture cannot be read; is the package of --package that of this tool?"
      throw ReportProblem(file: report.path, line: line, text: text)
    }
    var drawing = ReportDrawing(items: file.items, size: file.size, words: file.words)
    (drawing.language, drawing.tableLanguage) = (file.language, file.tableLanguage)
    drawing.table = file.values.map {
      PDFFigure.Table(headers: $0.headers, rows: $0.rows, headerColumn: $0.headerColumn)
    }
    drawing.sound = file.sound.map { PackedFile([UInt8]($0)) }
    return .drawing(drawing)
  }
}
