import Engines
import Tables

/// What a shell offers for the word that is being typed.
struct Completion: Equatable {
  struct Candidate: Equatable {
    var word: String
    /// What it is; empty where the word says it.
    var text = ""
  }

  /// Those that begin with what is typed already.
  var candidates: [Candidate] = []
  /// Whether the shell offers its files, or its folders, as well.
  var paths = Paths.none

  enum Paths: String { case none, files, folders }

  /// - Parameter words: What stands after the name of the tool; the last is being typed, and may be empty.
  init(_ words: [String]) {
    guard let typed = words.last else { return }
    let before = Array(words.dropLast())
    let line = Line(before)
    if let option = line.open {
      offer(option, typed, line)
    } else if line.isEverythingNamed || !typed.hasPrefix("-") || typed == "-" {
      offerWords(typed, line)
    } else if let equals = typed.firstIndex(of: "="), let option = line.option(String(typed[..<equals])) {
      let start = typed[...equals]
      offer(option, String(typed[typed.index(after: equals)...]), line)
      for index in candidates.indices { candidates[index].word = start + candidates[index].word }
    } else {
      candidates = line.options.map { Candidate(word: $0.spelling, text: $0.text.text) }
        .filter { $0.word.hasPrefix(typed) }
    }
  }

  // MARK: What fits

  /// A command, or what a command takes.
  private mutating func offerWords(_ typed: String, _ line: Line) {
    switch line.command {
    case nil where line.file == nil:
      candidates = ManualPage.commands.map { Candidate(word: $0.name, text: $0.text) }
      paths = .files
    case "setup" where line.file == nil:
      candidates = EngineKind.allCases.map { Candidate(word: $0.rawValue, text: $0.title) }
    case "completions" where line.file == nil:
      candidates = CompletionShell.allCases.map { Candidate(word: $0.rawValue) }
    case "engines", "manual", "setup", "completions": break
    case nil, "plot", "describe", "audio", "audit", "animate": paths = line.file == nil ? .files : .none
    default: paths = .files
    }
    candidates.removeAll { !$0.word.hasPrefix(typed) }
  }

  /// What may stand after an option.
  private mutating func offer(_ option: any DescribedOption, _ typed: String, _ line: Line) {
    let text = option.text
    candidates = text.choices.map { Candidate(word: $0) }
    switch text.offers {
    case .nothing: break
    case .files: paths = .files
    case .folders: paths = .folders
    case .tables: candidates += line.table.tables.map { Candidate(word: $0) }
    case .columns:
      // After the start of a span its end.
      let start = typed.lastIndex(of: ":").map { String(typed[...$0]) } ?? ""
      let columns = line.table.columns
      candidates += columns.map { Candidate(word: $0.name, text: $0.type) }
      if !start.isEmpty { candidates += columns.map { Candidate(word: start + $0.name, text: $0.type) } }
    case .types:
      if let equals = typed.lastIndex(of: "=") {
        candidates = ColumnType.allCases.map(\.rawValue).map { Candidate(word: typed[...equals] + $0) }
      } else {
        candidates = line.table.columns.map { Candidate(word: $0.name + "=", text: $0.type) }
      }
    }
    candidates.removeAll { !$0.word.hasPrefix(typed) }
  }
}

/// What a command line says so far.
private struct Line {
  /// The word that names one.
  var command: String?
  /// The first word that is neither a command nor about an option.
  var file: String?
  /// The option whose value comes next.
  var open: (any DescribedOption)?
  /// After `--` there are no options.
  var isEverythingNamed = false
  /// The options that this command has.
  private(set) var options: [any DescribedOption] = Option.allCases
  private var values: [String: String] = [:]

  init(_ words: [String]) {
    var rest = words[...]
    if let first = rest.first, ManualPage.commands.contains(where: { $0.name == first }) {
      command = first
      rest = rest.dropFirst()
    }
    options = Self.options(of: command)
    while let word = rest.popFirst() {
      open = nil
      if !isEverythingNamed, word == "--" {
        isEverythingNamed = true
      } else if !isEverythingNamed, word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = option(parts[0]), option.takesValue else { continue }
        if parts.count > 1 {
          values[option.rawValue] = parts[1]
        } else if let value = rest.popFirst() {
          values[option.rawValue] = value
        } else {
          open = option
        }
      } else if file == nil {
        file = word
      }
    }
  }

  private static func options(of command: String?) -> [any DescribedOption] {
    switch command {
    case "preview": PreviewOption.allCases
    case "report": ReportOption.allCases
    case "serve":
      // Of Swift code and of tables; what stands in both lists is meant for code.
      ServeOption.allCases
        + Option.allCases.filter { option in
          !ServeOption.allCases.contains { $0.rawValue == option.rawValue }
            && !ServeTableArguments.fixed.contains(option)
        }
    case "setup", "engines", "completions", "manual": []
    default: Option.allCases
    }
  }

  func option(_ spelling: String) -> (any DescribedOption)? {
    options.first { $0.spellings.contains(spelling) }
  }

  /// The table that is named, as far as it is looked into.
  var table: CompletionTable { CompletionTable(file: file, values) }
}
