import Pictures

extension OptionText {
  fileprivate static let package = OptionText(
    "FOLDER",
    "where OpenCharts' package is; else the environment's OPENCHARTS_PACKAGE, else where this tool was built",
    offers: .folders)
  fileprivate static let allowFiles = OptionText(
    nil, "read tables and pictures of a report outside its folder as well")
  fileprivate static let safe = OptionText(
    nil, "for reports by others: run no Swift, ask no servers, and stay in the folder of the report")
  fileprivate static let scratch = OptionText(
    "FOLDER", "where programs are built (opencharts in the user's cache folder)", offers: .folders)
}

extension PreviewOption: DescribedOption {
  var text: OptionText {
    switch self {
    case .output: OptionText("FOLDER", "the folder for the pictures (the current folder)", offers: .folders)
    case .format:
      OptionText("FORMAT", "what is written (png)", choices: OutputFormat.allCases.map(\.rawValue))
    case .dark: OptionText(nil, "light on dark")
    case .size:
      OptionText(
        "WIDTHxHEIGHT", "points, or a width alone; default: the preview's size, or a phone's width")
    case .scale: OptionText("PIXELS", "pixels a point of a PNG (2)")
    case .at:
      OptionText(
        "SECONDS", "draw a preview this long after it appears, 0 to 60 (default: at rest, at most 5)")
    case .frames: OptionText(nil, "numbered pictures up to that time, 30 a second")
    case .watch:
      OptionText(nil, "draw again when a file changes; the default on a terminal")
    case .once: OptionText(nil, "draw once and end")
    case .package: .package
    case .scratchPath: .scratch
    case .help: OptionText(nil, "print help")
    }
  }
}

extension ReportOption: DescribedOption {
  var text: OptionText {
    switch self {
    case .output:
      OptionText("FILE", "the report's file, .html or .pdf; - is standard output", offers: .files)
    case .format:
      OptionText(
        "FORMAT", "the format, if the file name has no ending (html)",
        choices: ReportArguments.Format.allCases.map(\.rawValue))
    case .paper:
      OptionText("PAPER", "the pages of a PDF (a4)", choices: ReportPaper.allCases.map(\.rawValue))
    case .locale:
      OptionText(
        "NAME", "language and numbers of the report and of charts that do not say it (en_US)",
        offers: .locales)
    case .noSound: OptionText(nil, "leave the sounds of the charts out of a PDF")
    case .force: OptionText(nil, "overwrite a file of that name")
    case .watch: OptionText(nil, "make it again when one of its files changes")
    case .allowFiles: .allowFiles
    case .safe: .safe
    case .package: .package
    case .scratchPath: .scratch
    case .help: OptionText(nil, "print help")
    }
  }
}

extension ServeOption: DescribedOption {
  var text: OptionText {
    switch self {
    case .address:
      OptionText(
        "ADDRESS",
        "where to listen: an address or a name of this machine (127.0.0.1: only this machine), 0.0.0.0 or :: for all"
      )
    case .port: OptionText("NUMBER", "the port to listen at; 0 takes a free one (0)")
    case .open: OptionText(nil, "open the page in your browser")
    case .once: OptionText(nil, "do not build again when a file changes")
    case .locale: OptionText("NAME", "language and numbers of a report (en_US)", offers: .locales)
    case .allowFiles: .allowFiles
    case .safe: .safe
    case .package: .package
    case .scratchPath: .scratch
    case .help: OptionText(nil, "print help")
    }
  }
}
