import OpenChartsEngines

/// A command as the manual page, the help and shell completions describe it.
struct ToolCommand {
  var name: String
  /// The arguments after the command's name.
  var usage: String
  /// The command's effect, as a phrase without a full stop.
  var text: String
  /// Further lines of the help.
  var notes: [String] = []
  /// Whether the command takes no option but `--help`.
  var isPlain = false

  /// All commands. A table with the name of a command is opened with `opencharts plot`.
  static let all = [
    ToolCommand("plot", "FILE", "the picture, as without a command: for tables whose names are commands"),
    ToolCommand("describe", "FILE", "the chart in words: a summary, then each mark"),
    ToolCommand("audio", "FILE", "the chart as sound: time follows x, pitch follows y"),
    ToolCommand(
      "audit", "FILE", "violations of the guidelines for charts, with the measured values and remedies"),
    ToolCommand("animate", "FILE --by NAME", "a chart that moves from state to state, as SVG or PNG"),
    ToolCommand(
      "serve", "TABLE|FILE.swift|FOLDER",
      "a page that shows a table's chart, or Swift views, as they change"),
    ToolCommand("preview", "FILE.swift|FOLDER", "the previews of Swift code as pictures"),
    ToolCommand("report", "FILE.md", "a page or a PDF of a Markdown file with charts in it"),
    ToolCommand(
      "policy", "PAGE.html", "the Content-Security-Policy for a page, as a server sends it",
      ["it allows the script and the style sheet of the page by their hashes"], isPlain: true),
    ToolCommand(
      "engines", "", "which engines are found, where, and what they can do",
      ["an engine reads what the tool does not: opencharts setup installs one"], isPlain: true),
    ToolCommand(
      "setup", EngineKind.allCases.map(\.rawValue).joined(separator: "|"),
      "installs an engine's driver into your own folder, by pip",
      EngineKind.allCases.map { "\($0.rawValue): \($0.purpose)" }, isPlain: true),
    ToolCommand(
      "completions", CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
      "a script for the shell that completes what you type",
      [
        "make install and the Debian package put it in its place",
        "in bash, for this shell alone: source <(opencharts completions bash)",
      ], isPlain: true),
    ToolCommand("manual", "", "the manual page", ["to read it: opencharts manual | man -l -"], isPlain: true),
  ]

  private init(
    _ name: String, _ arguments: String, _ text: String, _ notes: [String] = [], isPlain: Bool = false
  ) {
    (self.name, self.text, self.notes, self.isPlain) = (name, text, notes, isPlain)
    usage = arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  /// The plain command whose help these arguments request. Arguments after `--` are not options.
  static func helped(by arguments: [String]) -> ToolCommand? {
    guard let command = all.first(where: { $0.isPlain && $0.name == arguments.first }) else { return nil }
    let options = arguments.dropFirst().prefix { $0 != "--" }
    return options.contains { Option(spelling: $0) == .help } ? command : nil
  }

  /// The help text of a plain command.
  var help: String {
    (["opencharts \(name): \(text).", "", "Usage: opencharts \(usage)"] + (notes.isEmpty ? [] : [""] + notes)
      + ["", "opencharts --help describes charts, opencharts manual all commands."])
      .joined(separator: "\n")
  }
}
