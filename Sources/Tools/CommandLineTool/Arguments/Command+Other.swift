import OpenChartsEngines
import OpenChartsTables

extension Command {
  /// Parses the commands that are not about a table: for code, text, engines and shells.
  ///
  /// - Returns: `nil` if the arguments are about one table.
  static func other(_ arguments: [String]) throws(UsageError) -> Command? {
    let commandArguments = arguments.dropFirst()
    switch arguments.first {
    case "preview": return try PreviewArguments.parsed(commandArguments).map(Command.preview) ?? .previewHelp
    case "report":
      return (try ReportArguments.parsed(commandArguments)?.checked()).map(Command.report) ?? .reportHelp
    case "serve":
      if arguments.contains(where: { $0.hasSuffix(".md") || $0.hasSuffix(".markdown") }) {
        return try ServeArguments.parsed(commandArguments).map(Command.serveReport) ?? .serveHelp
      }
      if ServeTableArguments.isMeant(commandArguments) {
        return try ServeTableArguments.parsed(commandArguments).map(Command.serveTable) ?? .serveHelp
      }
      return (try ServeArguments.parsed(commandArguments)?.checkedForCode()).map(Command.serve) ?? .serveHelp
    default: break
    }
    if let command = ToolCommand.helped(by: arguments) { return .plainHelp(command.help) }
    if arguments.first == "policy" {
      guard let path = commandArguments.first, commandArguments.count == 1 else {
        throw UsageError("opencharts policy takes one page")
      }
      return .policy(path)
    }
    if let command = try engineCommand(arguments[...]) { return command }
    return try shellCommand(arguments[...])
  }

  /// Parses the commands for engines; `nil` for other commands.
  private static func engineCommand(_ arguments: ArraySlice<String>) throws(UsageError) -> Command? {
    let commandArguments = arguments.dropFirst()
    switch arguments.first {
    case "engines":
      guard commandArguments.isEmpty else { throw UsageError("opencharts engines takes no options") }
      return .engines
    case "setup":
      let names = EngineKind.allCases.map(\.rawValue)
      guard let name = commandArguments.first, commandArguments.count == 1 else {
        throw UsageError("opencharts setup takes one engine: \(names.joined(separator: ", "))")
      }
      guard let kind = EngineKind(rawValue: name) else {
        throw UsageError(
          "there is no engine \(name); "
            + (nearestName(to: name, among: names).map { "did you mean \($0)?" }
              ?? "it can be \(names.joined(separator: ", "))"))
      }
      return .setup(kind)
    default: return nil
    }
  }

  /// Parses the commands for shells; `nil` for other commands.
  private static func shellCommand(_ arguments: ArraySlice<String>) throws(UsageError) -> Command? {
    let commandArguments = arguments.dropFirst()
    switch arguments.first {
    case "manual":
      guard commandArguments.isEmpty else { throw UsageError("opencharts manual takes no options") }
      return .manual
    case "completions":
      let names = CompletionShell.allCases.map(\.rawValue)
      guard let name = commandArguments.first,
        commandArguments.count == 1 || commandArguments.dropFirst().first == "--"
      else {
        throw UsageError("opencharts completions takes one shell: \(names.joined(separator: ", "))")
      }
      guard let shell = CompletionShell(rawValue: name) else {
        throw UsageError("there are no completions for \(name); it can be \(names.joined(separator: ", "))")
      }
      let words = commandArguments.count == 1 ? nil : Array(commandArguments.dropFirst(2))
      return .completions(shell, words: words)
    default: return nil
    }
  }
}
