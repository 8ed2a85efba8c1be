/// The arguments of `opencharts report`.
package struct ReportArguments: Equatable {
  package enum Format: String, CaseIterable { case html, pdf }

  package var paths: [String] = []
  package var output: String?
  package var format: Format?
  /// The page size of a PDF; `nil` means A4.
  package var paper: ReportPaper?
  /// An appearance, a theme file, or both. They replace the appearance and the theme of the front matter.
  package var theme: String?
  /// Language of the report's text, and the default of its charts; `nil` uses the language in the front matter.
  package var givenLocale: String?
  var locale: String { givenLocale ?? PlotArguments().locale }
  /// Values of the report's parameters, which override those in its front matter.
  package var parameters: [String: String] = [:]
  /// Whether a PDF contains the sounds of its charts.
  package var hasSounds = true
  package var overwrites = false
  package var watches = false
  /// Whether tables and pictures may be outside the report's folder.
  package var allowsFiles = false
  /// Whether the report is untrusted: its Swift is not run, and servers are not contacted.
  package var isSafe = false
  /// The folder of the OpenCharts package, for charts in Swift.
  package var library: String?
  /// The build folder.
  package var scratch: String?

  package init() {}

  var path: String { paths.first ?? "" }

  var pageSize: (width: Double, height: Double) { (paper ?? .a4).size }

  /// The folder that relative paths in the report start from, with a slash at the end; empty for the current folder.
  var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
}

/// The size of a PDF's pages, in points.
package enum ReportPaper: String, CaseIterable {
  case a4, letter

  var size: (width: Double, height: Double) {
    switch self {
    case .a4: (595.28, 841.89)
    case .letter: (612, 792)
    }
  }
}

/// One option of `opencharts report`.
enum ReportOption: String, CaseIterable, DescribedOption {
  case output, format, paper, theme, locale, set
  case noSound = "no-sound"
  case force, watch
  case allowFiles = "allow-files"
  case safe, package
  case scratchPath = "scratch-path"
  case help

  static let command = "report"
}

extension ReportArguments: PathArguments {
  static let question = "which report? Give a Markdown file"
  static let help = "opencharts report --help"

  mutating func set(_ option: ReportOption, _ value: String) throws(UsageError) {
    switch option {
    case .output: output = value
    case .format: format = try Self.choice(option, value)
    case .paper: paper = try Self.choice(option, value)
    case .theme: theme = value
    case .locale: givenLocale = value
    case .set: try Self.add(value, to: &parameters)
    case .noSound: hasSounds = false
    case .force: overwrites = true
    case .watch: watches = true
    case .allowFiles: allowsFiles = true
    case .safe: isSafe = true
    case .package: library = value
    case .scratchPath: scratch = value
    case .help: break
    }
  }

  /// Whether a text can be the name of a parameter.
  static func isParameterName(_ text: String) -> Bool {
    text.utf8.count <= 100 && text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Adds a parameter, written as `year=2024`.
  static func add(_ text: String, to parameters: inout [String: String]) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, isParameterName(parts[0]) else {
      throw wrong("--set \(text) is no parameter with its value, as in --set year=2024")
    }
    parameters[parts[0]] = parts[1]
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: ReportOption, _ value: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong("\(option.spelling) \(value) is unknown; it can be \(names)")
    }
    return choice
  }

  /// Throws for options that contradict one another.
  func checked() throws(UsageError) -> ReportArguments {
    guard paths.count == 1 else {
      throw Self.wrong("one report at a time; found \"\(paths[0])\" and \"\(paths[1])\"")
    }
    guard ![".swift", ".csv", ".json"].contains(where: path.hasSuffix) else {
      throw Self.wrong("\(path): a report is Markdown, such as report.md")
    }
    if watches, output == "-" { throw Self.wrong("--watch writes a file again; name it with -o") }
    if allowsFiles, isSafe {
      throw Self.wrong("--safe keeps to the report's folder; --allow-files contradicts it")
    }
    if try fileFormat() == .html {
      if paper != nil { throw Self.wrong("--paper is for a PDF, and this report is a page") }
      if !hasSounds { throw Self.wrong("--no-sound is for a PDF, and this report is a page") }
    }
    return self
  }

  /// The output format by `--format` or the ending of `--output`; the default is HTML.
  func fileFormat() throws(UsageError) -> Format {
    guard let output, output != "-" else { return format ?? .html }
    let ending = output.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    let endingFormat = Format(rawValue: ending == "htm" ? "html" : ending)
    if let format, let endingFormat, endingFormat != format {
      throw Self.wrong("--format \(format.rawValue) contradicts the name \(output)")
    }
    guard let resolvedFormat = format ?? endingFormat else {
      throw Self.wrong("\(output): a report is a page or a PDF; end the name in .html or .pdf")
    }
    return resolvedFormat
  }
}

extension Help {
  static let reportExamples = [
    "opencharts report report.md",
    "opencharts report report.md -o report.pdf --paper letter",
    "opencharts serve report.md --open",
  ]

  /// At most 48 lines of 80 characters: two screens.
  package static let report = """
    opencharts report makes a page or a PDF of a Markdown file with charts in it,
    each with its words and its sound.

    Usage: opencharts report FILE.md [options]
           opencharts serve FILE.md [options]   the page, again when a file changes

    A chart is a fenced block called chart, with what opencharts would be asked:

      ```chart
      sales.csv --x month --y revenue --mark bar
      --title "Revenue by month"
      ```

    or with Swift, a Chart or a #Preview, which is compiled as opencharts preview
    does it. Names of files begin where the report is.

    Report
      -o, --output FILE        .html or .pdf; - is standard output
      --format html|pdf        where the name does not say it (html)
      --paper a4|letter        the pages of a PDF (a4)
      --theme NAME             light, dark or auto, a theme file, or both
      --locale NAME            language and numbers (en_US); a chart may say its own
      --set NAME=VALUE         the value of a parameter of the report
      --no-sound               leave the sounds out of a PDF
      --force  overwrite       --watch  make it again when a file changes
    Reports by others
      --safe                   run no Swift and ask no servers
      --allow-files            read files outside the report's folder as well
    Building Swift
      --package FOLDER         where OpenCharts' package is; else the environment's
                               OPENCHARTS_PACKAGE, else where this tool was built
      --scratch-path FOLDER    where programs are built (opencharts in the user's
                               cache folder)

    Examples
      \(lines(reportExamples))

    Text is CommonMark with tables, task lists, footnotes and ~~strikethrough~~;
    above it, lines such as "title: Rain" between two lines --- are its settings.
    Exit status: 0 done, 1 bad data or file, 2 wrong use.
    """
}
