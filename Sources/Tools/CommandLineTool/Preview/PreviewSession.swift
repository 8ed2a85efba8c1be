import Foundation
import SwiftUI

/// Builds and draws previews, once or each time that their files change.
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

  /// - Returns: Whether all previews were drawn, the last time where it watches.
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
      // Several files are often saved at once.
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

  /// Runs the program of the previews; after one that ends it, the others follow in another run.
  private func run(_ built: String, stem: String?) throws -> Bool {
    let report = scratch.folder + "/report"
    var request = PreviewRequest(
      folder: arguments.output, stem: stem, format: arguments.format.rawValue, isDark: arguments.isDark,
      width: arguments.width, height: arguments.height, scale: arguments.scale, report: report)
    request.moment = arguments.moment
    request.hasFrames = arguments.hasFrames
    var isWhole = true
    while true {
      try Data().write(to: URL(fileURLWithPath: report))
      let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      // What went wrong in a preview is told in a line; the stack would be mostly this library's.
      let status = try Subprocess.run(
        built, [text], capturing: false, variables: ["SWIFT_BACKTRACE": "enable=no"]
      ).status
      let reports = Self.reports(in: report)
      var count = 0
      var last: (index: Int, name: String)?
      for report in reports {
        switch report {
        case .found(let number): count = number
        case .began(let index, let name): last = (index, name)
        case .wrote(let path): say(path)
        case .note(let note): complain(note)
        }
      }
      if count == 0, status == 0 { throw Self.nothing(in: arguments.paths) }
      if status == 0 { return isWhole }
      isWhole = false
      guard status != 1 else { return false }
      guard let last else {
        throw FileError("the program with the previews ended before the first (status \(status))")
      }
      complain("\(last.name): this preview ended its program (\(Self.reason(status)))")
      guard last.index + 1 < count else { return false }
      request.first = last.index + 1
    }
  }

  private static func reason(_ status: Int32) -> String {
    status > 128 ? String(cString: strsignal(status - 128)).lowercased() : "status \(status)"
  }

  private static func reports(in path: String) -> [PreviewReport] {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(PreviewReport.self, from: Data($0.utf8))
    }
  }
}
