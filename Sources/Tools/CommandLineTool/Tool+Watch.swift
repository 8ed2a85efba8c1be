import Foundation

extension Tool {
  /// Redraws the chart whenever the table may have changed, until Ctrl-C, and writes and shows the picture if it
  /// differs.
  ///
  /// - Throws: The error of the first picture. Errors of later pictures are printed, and the last good picture is kept.
  func watch(_ arguments: PlotArguments) throws -> Never {
    var arguments = arguments
    var last: (file: Data?, terminalBytes: Data?, redraw: @MainActor () throws -> Data)?
    var sizeShown = WindowSize.changes
    var failures = RefreshFailures()
    if isTerminal { WindowSize.watch() }
    while true {
      let watch = WatchLoop(arguments)
      let size = WindowSize.changes
      do {
        let picture = try picture(arguments)
        let isOther = last?.file != picture.file?.bytes || last?.terminalBytes != picture.terminalBytes
        if last == nil || isOther {
          if let file = picture.file, last == nil || last?.file != file.bytes {
            try file.output.write(file.bytes)
          }
          if let bytes = picture.terminalBytes {
            try show(last == nil ? bytes : Self.again(bytes, isTerminal))
          }
          printNotes(picture.notes)
          if arguments.output == nil, last == nil, let path = picture.file?.output.path { printLine(path) }
          if last == nil { suggestCommand(picture, arguments) }
          last = (picture.file?.bytes, picture.terminalBytes, picture.redraw)
          fflush(nil)
        }
        sizeShown = size
        failures.worked()
        // After its first picture, this run may overwrite the file, unless it kept an existing one.
        if picture.file == nil { arguments.shows = true } else { arguments.overwrites = true }
      } catch {
        guard let lastPicture = last else { throw error }
        let line = try failures.line(error)
        if lastPicture.terminalBytes != nil, sizeShown != size {
          // Redraw the last table that could be read, at the new window size, and print the error below it again.
          try show(Self.again(lastPicture.redraw(), isTerminal))
          sizeShown = size
          printNotes(["\(error)"])
        } else if let line {
          printNotes([line])
        }
      }
      // A new window size needs a new picture of the same table.
      watch.wait { WindowSize.changes != size }
    }
  }

  /// The picture after sequences that clear the screen, including kitty's images.
  private static func again(_ picture: Data, _ isTerminal: Bool) -> Data {
    isTerminal && TerminalFacts.takesSequences(ProcessInfo.processInfo.environment)
      ? Data("\u{1B}[2J\u{1B}[H".utf8) + picture : picture
  }
}
