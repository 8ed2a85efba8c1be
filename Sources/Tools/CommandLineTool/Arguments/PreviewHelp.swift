import OpenChartsPictures

extension Help {
  /// All formats, the default first.
  private static let formats: String = {
    let standard = PreviewArguments().format
    let otherFormats = OutputFormat.allCases.filter { $0 != standard }.map(\.rawValue)
    return (["\(standard.rawValue) (chosen)"] + otherFormats).joined(separator: ", ")
  }()

  static let previewExamples = [
    "opencharts preview Chart.swift",
    "opencharts preview Chart.swift --format svg --dark -o pictures",
    "opencharts preview Sources/App --size 600x400 --once",
  ]

  /// At most 48 lines of 80 characters: two screens.
  package static let preview = """
    opencharts preview draws the previews of Swift code: each #Preview and each
    view of a PreviewProvider becomes a picture, again when a file changes.

    Usage: opencharts preview FILE.swift... [options]    files of one module
           opencharts preview FOLDER [options]    a package's targets, or files

    Pictures
      -o, --output FOLDER      where they go (the current folder)
      --format FORMAT          \(formats)
      --size WIDTHxHEIGHT      points, or WIDTH alone; else what the preview
                               says, and as wide as a phone where it says nothing
      --scale PIXELS a point (2)   --dark   --adaptive  both, in SVG and pages
      --at SECONDS             as it is then, from 0 to 60; else as it comes to rest
      --frames                 numbered pictures up to that time, 30 a second
    Watching
      --watch                  draw again when a file changes; so it is where
                               standard output is a terminal
      --once                   do not
    Building
      --package FOLDER         where OpenCharts' package is; else the environment's
                               OPENCHARTS_PACKAGE, else where this tool was built
      --scratch-path FOLDER    where programs are built (opencharts in the user's
                               cache folder)

    Examples
      \(lines(previewExamples))

    Chart.swift's preview "Dark mode" is Chart-Dark-mode.png; one without a name
    is Chart.png. Pictures that are there already are drawn over.
    Exit status: 0 done, 1 something does not compile or draw, 2 wrong use.
    """
}
