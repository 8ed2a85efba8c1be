extension PlotArguments {
  /// Throws if the options ask for more than one kind of output: a picture with its command, Swift source, or SQL.
  func checkPrinting() throws(UsageError) {
    if let svgOption { try checkSVG(svgOption) }
    if isTransparent { try checkTransparency() }
    if showsSQL, shows { throw Self.oneOf("--sql prints a query, and --show a picture") }
    if showsSQL, explains {
      throw Self.oneOf("--sql prints a query, and --explain the command of a picture")
    }
    if showsSQL, printsReasons {
      throw Self.oneOf("--sql prints a query, and --why the reasons for a picture")
    }
    if suggests { try checkSuggesting() }
    guard writesSwift else { return }
    if printsReasons { throw Self.oneOf("--swift writes source, and --why the reasons for a picture") }
    if showsSQL { throw Self.oneOf("--sql prints a query, and --swift source") }
    if shows { throw Self.oneOf("--swift writes source, and --show a picture") }
    if explains { throw Self.oneOf("--swift writes source, and --explain the command of a picture") }
    if watches { throw UsageError("--swift writes source once; leave out --watch") }
    if format != nil { throw UsageError("--format is for pictures; --swift writes source") }
  }

  /// The first given option that is for SVG only.
  var svgOption: Option? { isAdaptive ? .adaptive : hasOutlines ? .outlines : nil }

  private func checkSVG(_ option: Option) throws(UsageError) {
    let name = option.spelling
    if isAdaptive, isDark {
      throw Self.oneOf("\(name) is light or dark as the reader prefers, and --dark is dark")
    }
    if shows { throw Self.oneOf("\(name) is for SVG, and --show draws in the terminal") }
    if writesSwift { throw Self.oneOf("\(name) is for SVG, and --swift writes source") }
    if showsSQL { throw Self.oneOf("\(name) is for SVG, and --sql prints a query") }
  }

  private func checkTransparency() throws(UsageError) {
    if shows { throw Self.oneOf("--transparent is for files, and --show draws in the terminal") }
    if writesSwift { throw Self.oneOf("--transparent is for pictures, and --swift writes source") }
    if showsSQL { throw Self.oneOf("--transparent is for pictures, and --sql prints a query") }
  }

  private func checkSuggesting() throws(UsageError) {
    if showsSQL { throw Self.oneOf("--suggest draws several charts, and --sql prints a query") }
    if writesSwift { throw Self.oneOf("--suggest draws several charts, and --swift writes one") }
    if explains || printsReasons {
      throw Self.oneOf("--suggest prints a command for each chart, and --explain and --why are for one chart")
    }
    if watches || refresh != nil { throw UsageError("--suggest draws once; leave out --watch and --refresh") }
    let columns: [Option] = [
      .mark, .x, .y, .z, .xEnd, .yEnd, .yError, .color, .symbol, .size, .series, .facet, .aggregate, .bins,
      .timeUnit,
    ]
    if let first = givenOptions.first(where: { columns.contains($0.option) }) {
      throw UsageError("--suggest chooses marks and columns; leave out \(first.option.spelling)")
    }
  }

  private static func oneOf(_ alternatives: String) -> UsageError {
    UsageError(alternatives + "; give one of them")
  }
}
