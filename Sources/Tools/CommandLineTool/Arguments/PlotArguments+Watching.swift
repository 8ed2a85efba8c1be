import OpenChartsEngines

extension PlotArguments {
  /// Whether the table is one local file, whose changes can be observed.
  var isFile: Bool {
    file != "-" && !EngineAddress.isAddress(file) && !file.contains { "*?[".contains($0) }
  }

  /// Throws for options of showing, watching and refreshing that contradict one another.
  func checkWatching() throws(UsageError) {
    if shows, output == "-" {
      throw UsageError("--show and -o - both write to standard output; give one of them")
    }
    if shows, format != nil, output == nil {
      throw UsageError("--format is for a file; name it with -o, or leave out --show")
    }
    guard watches else {
      if refresh != nil { throw UsageError("--refresh is for --watch and opencharts serve") }
      return
    }
    if file == "-" { throw UsageError("--watch reads a table again; standard input can be read once") }
    if showsSQL {
      throw UsageError("--sql prints a query once, and --watch repeats it; give one of them")
    }
    if output == "-" { throw UsageError("--watch writes a file again; name it with -o") }
    if refresh == nil, !isFile {
      throw UsageError(
        "--watch detects changes of one file; servers and patterns of files need --refresh SECONDS")
    }
  }
}
