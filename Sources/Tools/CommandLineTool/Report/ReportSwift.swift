import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsPictures
import SwiftUI

/// Draws the charts of a report that are written in Swift, as previews of one program.
@MainActor struct ReportSwift {
  let report: ReportArguments
  let format: ReportArguments.Format
  let isDark: Bool
  /// Width of a PDF's text in points.
  let width: Double
  let complain: (String) -> Void

  /// Size in bytes of the header of a WAV file.
  private static let soundHead = 44
  /// Pixels per point of pictures in a PDF.
  private static let scale = 3.0

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
      files, library: report.library, scratch: report.scratch, complain: complain)
    let program: String
    do {
      program = try builder.build(
        try PreviewSources(files), where: PreviewSources.hasPreviews, onOmission: nil)
    } catch let error as CompileError {
      throw ReportProblem(
        file: report.path, line: first.line, text: "the Swift does not compile\n" + named(error.text, sources)
      )
    }
    let formats: [OutputFormat] = format == .html ? [.html, .txt] : [.png, .txt, .wav]
    var written: [String] = []
    var values: [String: FigureValues] = [:]
    var notes: [String] = []
    for (place, format) in formats.enumerated() where format != .wav || report.hasSounds {
      let drawn = try draw(program, of: sources, as: format, in: scratch.folder)
      if place == 0 { (written, values) = (drawn.paths, drawn.values) }
      notes += drawn.notes.filter { !notes.contains($0) }
    }
    var result: [ReportSource: ReportCharts.Drawn] = [:]
    for source in sources {
      let name = Self.name(source)
      let own = written.filter { Self.isName(Report.stem($0), of: source) }
      guard !own.isEmpty else {
        throw ReportProblem(
          file: report.path, line: source.line,
          text: (["the Swift draws nothing"] + notes.filter { $0.contains(name) }).joined(separator: ": "))
      }
      let figures = try own.map { try figure($0, values[$0]) }
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

  /// Compiler messages with file and lines of the report.
  private func named(_ text: String, _ sources: [ReportSource]) -> String {
    var result = text
    for source in sources {
      let name = Self.name(source) + ".swift"
      let pattern = try? Regex("(?m)^.*\(name):(\\d+)", as: (Substring, Substring).self)
      guard let pattern else { continue }
      result.replace(pattern) { found in
        "\(report.path):\((Int(found.output.1) ?? 0) - ReportSwiftProgram.linesBefore + source.line - 1)"
      }
    }
    return result
  }

  /// - Throws: ``Report/Problems`` for previews that crash the program.
  private func draw(_ program: String, of sources: [ReportSource], as format: OutputFormat, in folder: String)
    throws -> (paths: [String], values: [String: FigureValues], notes: [String])
  {
    let pictures = "\(folder)/\(format.rawValue)"
    try? FileManager.default.removeItem(atPath: pictures)
    do {
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    } catch { throw FileError("\(pictures): no folder can be made there") }
    let standard = PlotArguments()
    var request = PreviewRequest(
      folder: pictures, stem: nil, format: format.rawValue, isDark: isDark, width: standard.width,
      height: standard.height, scale: Self.scale, report: folder + "/report")
    (request.locale, request.tellsValues) = (report.locale, format == .png)
    var result: (paths: [String], values: [String: FigureValues], notes: [String]) = ([], [:], [])
    var problems: [ReportProblem] = []
    _ = try PreviewRuns(
      program: program,
      hear: { told in
        switch told {
        case .wrote(let path): result.paths.append(path)
        case .values(let values): result.values[result.paths.last ?? ""] = values
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
      throw Report.Problems(lines: problems.sorted { $0.line < $1.line }.map(\.description))
    }
    return result
  }

  /// - Parameter path: The path of the page or picture. The figure's other files have the same name.
  private func figure(_ path: String, _ values: FigureValues?) throws -> ReportFigure {
    let bytes = try InputFile.bytes(path)
    let ending = formatEnding(path)
    func other(_ format: OutputFormat) throws -> [UInt8] {
      try InputFile.bytes(
        path.replacing("/\(ending)/", with: "/\(format.rawValue)/").dropLast(ending.count) + format.rawValue)
    }
    let lines = String(decoding: try other(.txt), as: UTF8.self).split(separator: "\n")
    // The further lines are single values.
    let words = lines.prefix(2).joined(separator: " ")
    guard format == .pdf else { return .page(FramedPage(String(decoding: bytes, as: UTF8.self))) }
    guard let picture = RasterImage(bytes) else { throw FileError("\(path): this is not a picture") }
    let size = Size(Double(picture.width) / Self.scale, Double(picture.height) / Self.scale)
    let shrunk = min(1, width / size.width)
    let frame = Rect(x: 0, y: 0, width: size.width * shrunk, height: size.height * shrunk)
    let sound = report.hasSounds ? try other(.wav) : []
    return .drawing(
      ReportDrawing(
        items: [.image(ImageItem(picture, in: frame))], size: Size(frame.width, frame.height), words: words,
        table: values.map {
          PDFFigure.Table(headers: $0.headers, rows: $0.rows, headerColumn: $0.headerColumn)
        },
        // Without a chart, the file contains only the header.
        sound: sound.count > Self.soundHead ? sound : nil))
  }

  private func formatEnding(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }
}
