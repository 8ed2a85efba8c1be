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
      let watch = FileWatch(builder.watched)
      do { _ = try draw(PreviewSources(arguments.paths)) } catch { complain("\(error)") }
      complain("waiting for changes; Ctrl-C ends this")
      while !watch.hasChange(now: builder.watched) { usleep(200_000) }
      // Editors and scripts often save several files at the same time.
      usleep(100_000)
    }
  }

  private func draw(_ sources: PreviewSources) throws -> Bool {
    let built: String
    do {
      if case .files(let files) = sources, !files.contains(where: PreviewSources.hasPreviews) {
        throw Self.nothing(in: arguments.paths)
      }
      built = try builder.build(sources, where: PreviewSources.hasPreviews)
    } catch let error as CompileError {
      complain(error.text)
      return false
    }
    return try run(built, stem: sources.stem)
  }

  private static func nothing(in paths: [String]) -> FileError {
    FileError("\(paths.joined(separator: " ")): there is no preview; #Preview { … } makes one of a view")
  }

  private func run(_ built: String, stem: String?) throws -> Bool {
    var request = PreviewRequest(
      folder: arguments.output, stem: stem, format: arguments.format.rawValue, isDark: arguments.isDark,
      width: arguments.width, height: arguments.height, scale: arguments.scale,
      report: scratch.folder + "/report")
    request.moment = arguments.moment
    request.hasFrames = arguments.hasFrames
    let runs = PreviewRuns(
      program: built,
      hear: { report in
        switch report {
        case .wrote(let path): say(path)
        case .note(let note): complain(note)
        case .found, .began, .values: break
        }
      }, crashed: { complain("\($0): this preview ended its program (\($1))") })
    guard let isWhole = try runs.run(request) else { throw Self.nothing(in: arguments.paths) }
    return isWhole
  }
}
