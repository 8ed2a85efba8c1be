import Foundation

extension Tool {
  /// Draws a table again whenever it may have changed, and writes the picture when it has, until Ctrl-C.
  ///
  /// - Throws: Why the first picture could not be made; later ones leave the last one where it is.
  func watch(_ arguments: PlotArguments) throws -> Never {
    var arguments = arguments
    var last: Data?
    var failures = RefreshFailures()
    while true {
      let watch = TableWatch(arguments)
      do {
        let (output, bytes, drawn) = try picture(arguments)
        if bytes != last {
          try output.write(bytes)
          tell(drawn.notes)
          if arguments.output == nil, last == nil, let path = output.path { say(path) }
          last = bytes
          fflush(nil)
        }
        failures.worked()
        // The picture is this run's own from now on.
        arguments.overwrites = true
      } catch {
        if last == nil { throw error }
        if let line = try failures.line(error) { tell([line]) }
      }
      watch.wait()
    }
  }
}
