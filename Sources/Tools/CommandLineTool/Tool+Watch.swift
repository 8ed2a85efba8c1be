import Foundation

extension Tool {
  /// Draws a table again whenever it may have changed, and writes and shows the picture when it has, until Ctrl-C.
  ///
  /// - Throws: Why the first picture could not be made; later ones leave the last one where it is.
  func watch(_ arguments: PlotArguments) throws -> Never {
    var arguments = arguments
    var last: (file: Data?, shown: Data?, again: @MainActor () throws -> Data)?
    var sizeShown = WindowSize.changes
    var failures = RefreshFailures()
    if isTerminal { WindowSize.watch() }
    while true {
      let watch = TableWatch(arguments)
      let size = WindowSize.changes
      do {
        let picture = try picture(arguments)
        let isOther = last?.file != picture.file?.bytes || last?.shown != picture.shown
        if last == nil || isOther {
          if let file = picture.file, last == nil || last?.file != file.bytes {
            try file.output.write(file.bytes)
          }
          if let shown = picture.shown { try show(last == nil ? shown : Self.again(shown, isTerminal)) }
          tell(picture.notes)
          if arguments.output == nil, last == nil, let path = picture.file?.output.path { say(path) }
          if last == nil { teach(picture, arguments) }
          last = (picture.file?.bytes, picture.shown, picture.again)
          fflush(nil)
        }
        sizeShown = size
        failures.worked()
        // The picture is this run's own from now on; a file that was kept is not.
        if picture.file == nil { arguments.shows = true } else { arguments.overwrites = true }
      } catch {
        guard let shown = last else { throw error }
        let line = try failures.line(error)
        if shown.shown != nil, sizeShown != size {
          // The table as it was last read, in the window as it is now; what is wrong still stands below it.
          try show(Self.again(shown.again(), isTerminal))
          sizeShown = size
          tell(["\(error)"])
        } else if let line {
          tell([line])
        }
      }
      // A window of another size has another picture, of the same table.
      watch.wait { WindowSize.changes != size }
    }
  }

  /// A picture in the place of the last one: kitty's pictures are taken away by themselves.
  private static func again(_ shown: Data, _ isTerminal: Bool) -> Data {
    isTerminal && TerminalFacts.takesSequences(ProcessInfo.processInfo.environment)
      ? Data("\u{1B}[2J\u{1B}[H".utf8) + shown : shown
  }
}
