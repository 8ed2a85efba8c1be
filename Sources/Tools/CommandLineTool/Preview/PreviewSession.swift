import Foundation
import SwiftUI

/// Builds and draws previews, once or after each change of their files.
@MainActor
struct PreviewSession {
  private let arguments: PreviewArguments
  private let say: (String) -> Void
  private let complain: (String) -> Void
  private let builder: PreviewBuilder
  private let scratch: PreviewScratch

  init(
    _ arguments: PreviewArguments, say: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) throws {
    self.arguments = arguments
    self.say = say
    self.complain = complain
    builder = try PreviewBuilder(
      arguments.paths, library: arguments.library, scratch: arguments.scratch, complain: complain)
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
      do { _ = try draw(PreviewSources(arguments.paths)) } catch { complain("\(error)") }
      complain("waiting for changes; Ctrl-C ends this")
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
        complain(line)
      }
    } catch let error as CompileError {
      complain(error.text)
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
      hear: { report in
        switch report {
        case .wrote(let path): say(path)
        case .note(let note): complain(note)
        case .found, .preparing, .began: break
        }
      }, crashed: { complain("\($0): this preview ended its program: \($1)") })
    guard let isWhole = try runs.run(request) else { throw Self.nothing(in: arguments.paths) }
    return isWhole
  }
}
