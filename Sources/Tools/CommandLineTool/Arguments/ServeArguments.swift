import OpenChartsTables

/// The arguments of `opencharts serve`.
package struct ServeArguments: Equatable {
  /// Swift files, or one folder.
  package var paths: [String] = []
  /// An IP address, a host name of this computer, or a network interface to listen on.
  package var address = "127.0.0.1"
  /// 0 selects a free port.
  package var port = 0
  package var opensBrowser = false
  /// Whether to build again when a file changes.
  package var watches = true
  /// The look of a report: an appearance, a theme file, or both; `nil` means the look in its front matter.
  package var theme: String?
  /// Language of a report's text, and the default of its charts; `nil` means the report's default.
  package var locale: String?
  /// Values of a report's parameters.
  package var parameters: [String: String] = [:]
  /// Whether a report's tables and pictures may be outside its folder.
  package var allowsFiles = false
  /// Whether a report is untrusted: its Swift is not run, and servers are not contacted.
  package var isSafe = false
  /// The folder of the OpenCharts package.
  package var library: String?
  /// The build folder.
  package var scratch: String?

  package init() {}
}

/// One option of `opencharts serve`.
enum ServeOption: String, CaseIterable, DescribedOption {
  case address, port, open, once, theme, locale, set
  case allowFiles = "allow-files"
  case safe, package
  case scratchPath = "scratch-path"
  case help

  static let command = "serve"
}

extension ServeArguments: PathArguments {
  static let question =
    "what is to be served? Give a Swift file with an app, a preview or a view, a folder, or a table"
  static let help = "opencharts serve --help"

  mutating func set(_ option: ServeOption, _ value: String) throws(UsageError) {
    switch option {
    case .address: address = value
    case .port:
      guard let port = Int(value), (0...65_535).contains(port) else {
        throw Self.wrong("--port \(value) is not a number from 0 to 65535; 0 takes a free port")
      }
      self.port = port
    case .open: opensBrowser = true
    case .once: watches = false
    case .theme: theme = value
    case .locale: locale = value
    case .set: try ReportArguments.add(value, to: &parameters)
    case .allowFiles: allowsFiles = true
    case .safe: isSafe = true
    case .package: library = value
    case .scratchPath: scratch = value
    case .help: break
    }
  }
}

extension ServeArguments {
  /// Throws for options that do not apply to Swift code.
  func checkedForCode() throws(UsageError) -> ServeArguments {
    if theme != nil { throw Self.wrong("--theme is for reports and tables; views have their own colours") }
    if locale != nil { throw Self.wrong("--locale is for reports and tables; views use the user's locale") }
    if !parameters.isEmpty { throw Self.wrong("--set is for reports") }
    if allowsFiles { throw Self.wrong("--allow-files is for reports") }
    if isSafe { throw Self.wrong("--safe is for reports; Swift files are run") }
    return self
  }
}

extension Help {
  static let serveExamples = [
    "opencharts serve Chart.swift --open",
    "opencharts serve Sources/App --port 8000",
    "opencharts serve postgresql://db/shop --table orders --x day --refresh 5",
  ]

  /// At most 48 lines of 80 characters: two screens.
  package static let serve = """
    opencharts serve runs Swift views in your browser: an app, previews, or a view,
    with their state, gestures and controls, and again when a file changes; or it
    shows the chart of a table.

    Usage: opencharts serve FILE.swift... [options]    files of one module
           opencharts serve FOLDER [options]    a package's targets, or files
           opencharts serve TABLE [options]     the chart of a table, which moves
                                                when the table has changed

    Serving
      --port NUMBER            the port to listen at (a free one)
      --address ADDRESS        where to listen: an address or a name of this machine
                               (127.0.0.1: only this machine), 0.0.0.0 or :: for
                               all; then open to all who reach it and know the
                               page's address
      --open                   open the page in your browser
      --once                   do not build again when a file changes
      --theme NAME             the look of a report: light, dark, a theme file
      --locale NAME            language and numbers of a report (en_US)
      --set NAME=VALUE         the value of a parameter of a report
      --safe, --allow-files    a report without Swift and servers; with files
                               outside its folder
    Tables, with all that opencharts --help says of columns, charts and axes
      --refresh SECONDS        ask again so often; without it when the file changes
    Building
      --package FOLDER         where OpenCharts' package is; else the environment's
                               OPENCHARTS_PACKAGE, else where this tool was built
      --scratch-path FOLDER    where programs are built (opencharts in the user's
                               cache folder)

    Examples
      \(lines(serveExamples))

    Each browser has its own state, which lasts through a lost connection. The
    page's address holds a secret; without it there is nothing to see.
    Exit status: 0 done, 1 something does not compile or run, 2 wrong use.
    """
}
