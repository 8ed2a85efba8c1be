import Foundation
import SwiftUI

/// Builds and draws previews, once or after each change of their files.
@MainActor
struct PreviewSession {
  private let arguments: PreviewArguments
  private let printLine: (String) -> Void
  private let printError: (String) -> Void
  private let builder: PreviewBuilder
  private let scratch: PreviewScratch

  init(
    _ arguments: PreviewArguments, printLine: @escaping (String) -> Void,
    printError: @escaping (String) -> Void
  ) throws {
    self.arguments = arguments
    self.printLine = printLine
    self.printError = printError
    builder = try PreviewBuilder(
      arguments.paths, library: arguments.library, scratch: arguments.scratch, printError: printError)
    scratch = builder.scratch
  }

  /// - Returns: Whether all previews were drawn. Does not return while watching.
  func run() throws -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: arguments.output, withIntermediateDirectories: true)
    } catch {
      throw FileError("\(arguments.output): no folder can be made there")
    }
    guard arguments.watches ?? (isatty(1) == 1) else { return try draw(PreviewSources(arguments.paths)) }
    while true {
      let watch = WatchLoop(builder.watched)
      do { _ = try draw(PreviewSources(arguments.paths)) } catch { printError("\(error)") }
      printError("waiting for changes; Ctrl-C ends this")
      watch.wait(now: { builder.watched })
    }
  }

  private func draw(_ sources: PreviewSources) throws -> Bool {
    let program: String
    var isWhole = true
    do {
      if case .files(let files) = sources, !files.contains(where: PreviewSources.hasScreens) {
        throw Self.nothing(in: arguments.paths)
      }
      program = try builder.build(sources, where: PreviewSources.hasScreens) { line in
        isWhole = false
        printError(line)
      }
    } catch let error as CompileError {
      printError(error.text)
      return false
    }
    return try run(program, stem: sources.stem) && isWhole
  }

  private static func nothing(in paths: [String]) -> FileError {
    FileError(
      "\(paths.joined(separator: " ")): there is no preview and no app; #Preview { … } makes a preview of a view"
    )
  }

  private func run(_ program: String, stem: String?) throws -> Bool {
    var request = PreviewRequest(
      folder: arguments.output, stem: stem, format: arguments.format.rawValue, isDark: arguments.isDark,
      width: arguments.width, height: arguments.height, scale: arguments.scale,
      report: scratch.folder + "/report")
    request.moment = arguments.moment
    request.isAdaptive = arguments.isAdaptive
    request.hasFrames = arguments.hasFrames
    let runs = PreviewRuns(
      program: program,
      onReport: { report in
        switch report {
        case .wrote(let path): printLine(path)
        case .note(let note): printError(note)
        case .found, .preparing, .began: break
        }
      }, crashed: { printError("\($0): this preview ended its program: \($1)") })
    guard let isWhole = try runs.run(request) else { throw Self.nothing(in: arguments.paths) }
    return isWhole
  }
}
