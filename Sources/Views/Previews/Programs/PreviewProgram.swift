import Foundation
import OpenChartsIsolation
import OpenChartsPictures
import OpenChartsViewCore

/// The entry point of a program that `opencharts preview` or `opencharts serve` builds from a file with previews.
///
/// Draws the previews according to its only argument, a ``PreviewRequest``. With the argument `serve`, serves them
/// according to the first line of standard input, a ``ServeRequest``. This contains the secret of the page, so it is
/// not an argument: every user of a machine can read the arguments of all processes.
///
/// - Returns: The exit status.
@_cdecl("opencharts_preview_main")
public func _previewMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> Int32
{
  guard let text = CommandLine.arguments.dropFirst().first else { return 2 }
  StackLimit.extend()
  // Called once, on the main thread.
  return onMainActor {
    if text == ServeRequest.argument {
      guard let request = ServeRequest.read(from: .standardInput) else { return 2 }
      ServedProgram.run(request)
    }
    guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8))
    else { return 2 }
    ProgramLife.endWithParent()
    // The data of previews is created asynchronously; the program ends after the last picture.
    var isWhole: Bool?
    Task { isWhole = await PreviewProgram(request: request, isTimeLimited: true).run() }
    while isWhole == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    return isWhole == true ? 0 : 1
  }
}

/// Draws all previews of the current program.
@MainActor struct PreviewProgram {
  let request: PreviewRequest
  /// Whether a preview that takes too long ends the program.
  var isTimeLimited = false

  /// Restarts the time of a preview.
  private func limitTime() {
    if isTimeLimited { ProgramLife.endAfter(ProgramLife.timeout + max(request.moment ?? 0, 0)) }
  }

  /// - Returns: Whether all pictures were written.
  func run() async -> Bool {
    limitTime()
    let previews =
      request.showsApps
      ? PreviewCase.apps() : PreviewCase.all(skipping: request.skipped) { report(.preparing($0)) }
    let names = PreviewNames.fileNames(
      for: previews.map { .init(stem: request.stem ?? $0.file, name: $0.label(besides: request.stem)) })
    report(.found(previews.count))
    for note in await PreviewContexts.shared.makeAll(for: previews.flatMap(\.modifiers)) {
      report(.note(note))
    }
    var isWhole = true
    for (index, (preview, name)) in zip(previews, names).enumerated() where index >= request.first {
      report(.began(index: index, name: name))
      limitTime()
      if await !draw(preview, as: name) { isWhole = false }
    }
    return isWhole
  }

  /// - Returns: Whether its pictures were written.
  private func draw(_ preview: PreviewCase, as name: String) async -> Bool {
    let base = (request.folder == "." ? "" : request.folder + "/") + name
    var path = ""
    var count = 0
    var diagnostics: [String] = []
    do {
      let unsettledReason = try await preview.pictures(request) { scene in
        path = base + (request.hasFrames ? Self.number(count) : "") + ".\(request.format)"
        count += 1
        guard scene.size.width > 0, scene.size.height > 0 else { throw EmptyPicture() }
        let file = URL(fileURLWithPath: path)
        if request.format == FigureFile.ending {
          try FigureFile(scene, hasSound: request.hasSound, isSmall: request.hasSmallSound).data()
            .write(to: file)
        } else {
          try scene.write(to: file)
        }
        report(.wrote(path))
        limitTime()
        diagnostics = scene.diagnostics
      }
      for diagnostic in diagnostics { report(.note("\(name): \(diagnostic)")) }
      if let unsettledReason { report(.note("\(name): \(unsettledReason)")) }
    } catch is EmptyPicture {
      report(.note("\(name): the view takes no room; there is nothing to draw"))
    } catch {
      report(.note("\(path): \(error)"))
      return false
    }
    return true
  }

  private struct EmptyPicture: Error {}

  /// The suffix of a frame's file name, with leading zeros so that names sort in order.
  private static func number(_ count: Int) -> String {
    let digits = String(count)
    return "-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  private func report(_ event: PreviewReport) {
    guard let line = try? JSONEncoder().encode(event),
      let file = FileHandle(forWritingAtPath: request.report)
    else { return }
    file.seekToEndOfFile()
    file.write(line + Data("\n".utf8))
    try? file.close()
  }
}
