extension PlotArguments {
  /// Throws if the options ask for more than one kind of output: a picture with its command, Swift source, or SQL.
  func checkPrinting() throws(UsageError) {
    if showsSQL, shows { throw Self.oneOf("--sql prints a question, and --show a picture") }
    if showsSQL, explains {
      throw Self.oneOf("--sql prints a question, and --explain the command of a picture")
    }
    guard writesSwift else { return }
    if showsSQL { throw Self.oneOf("--sql prints a question, and --swift source") }
    if shows { throw Self.oneOf("--swift writes source, and --show a picture") }
    if explains { throw Self.oneOf("--swift writes source, and --explain the command of a picture") }
    if watches { throw UsageError("--swift writes source once; leave out --watch") }
    if format != nil { throw UsageError("--format is for pictures; --swift writes source") }
  }

  private static func oneOf(_ what: String) -> UsageError { UsageError(what + "; give one of them") }
}
