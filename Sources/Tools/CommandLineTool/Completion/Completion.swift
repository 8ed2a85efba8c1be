import Foundation
import OpenChartsEngines
import OpenChartsTables

/// The candidates for the word at the cursor.
struct Completion: Equatable {
  struct Candidate: Equatable {
    var word: String
    /// A description; empty if the word needs none.
    var text = ""
  }

  /// The candidates that begin with the typed text.
  var candidates: [Candidate] = []
  /// The kind of paths that the shell adds.
  var paths = Paths.none

  enum Paths: String { case none, files, folders }

  /// - Parameter words: The words after the tool's name. The last one is being typed, and may be empty.
  init(_ words: [String]) {
    guard let typedWord = words.last else { return }
    let earlierWords = Array(words.dropLast())
    let line = Line(earlierWords)
    if let option = line.open {
      offer(option, typedWord, line)
    } else if line.isEverythingNamed || !typedWord.hasPrefix("-") {
      offerWords(typedWord, line)
    } else if let equals = typedWord.firstIndex(of: "="),
      let option = line.option(String(typedWord[..<equals]))
    {
      let start = typedWord[...equals]
      offer(option, String(typedWord[typedWord.index(after: equals)...]), line)
      for index in candidates.indices { candidates[index].word = start + candidates[index].word }
    } else {
      candidates = line.options.flatMap { option in
        option.spellings.map { Candidate(word: $0, text: option.text.text) }
      }
      candidates.removeAll { !$0.word.hasPrefix(typedWord) }
    }
  }

  // MARK: Offers

  /// Offers the commands, or the operands of the typed command.
  private mutating func offerWords(_ typedWord: String, _ line: Line) {
    switch line.command {
    case nil where line.file == nil:
      candidates = ToolCommand.all.map { Candidate(word: $0.name, text: $0.text) }
      paths = .files
    case "setup" where line.file == nil:
      candidates = EngineKind.allCases.map { Candidate(word: $0.rawValue, text: $0.title) }
    case "completions" where line.file == nil:
      candidates = CompletionShell.allCases.map { Candidate(word: $0.rawValue) }
    case "engines", "manual", "setup", "completions": break
    default: paths = line.verb == nil || line.file == nil ? .files : .none
    }
    // The next word can be the form of `--show`.
    if line.isFormNext { candidates += Option.show.text.choices.map { Candidate(word: $0) } }
    candidates.removeAll { !$0.word.hasPrefix(typedWord) }
  }

  /// Offers values of an option.
  private mutating func offer(_ option: any DescribedOption, _ typedWord: String, _ line: Line) {
    let text = option.text
    let isFormat = option is Option && option.rawValue == Option.format.rawValue
    candidates = (isFormat ? line.verb?.formats ?? [] : text.choices).map { Candidate(word: $0) }
    switch text.offers {
    case .nothing: break
    case .files: paths = .files
    case .folders: paths = .folders
    case .timeZones:
      candidates = Set(TimeZone.knownTimeZoneIdentifiers + ["UTC"]).sorted().map { Candidate(word: $0) }
    case .locales: candidates = Locale.availableIdentifiers.sorted().map { Candidate(word: $0) }
    case .tables: candidates += line.table.tables.map { Candidate(word: $0) }
    case .columns:
      // After `START:`, also offer the end of a span, and after a comma in `--y`, the next column.
      let isList = option is Option && option.rawValue == Option.y.rawValue
      let start =
        typedWord.lastIndex { $0 == ":" || isList && $0 == "," }.map { String(typedWord[...$0]) } ?? ""
      let columns = line.table.columns
      candidates += columns.map { Candidate(word: $0.name, text: $0.type) }
      if !start.isEmpty { candidates += columns.map { Candidate(word: start + $0.name, text: $0.type) } }
    case .types:
      if let equals = typedWord.lastIndex(of: "=") {
        candidates = ColumnType.allCases.map(\.rawValue).map { Candidate(word: typedWord[...equals] + $0) }
      } else {
        candidates = line.table.columns.map { Candidate(word: $0.name + "=", text: $0.type) }
      }
    }
    candidates.removeAll { !$0.word.hasPrefix(typedWord) }
  }
}

/// The command line before the cursor.
private struct Line {
  /// The command's name; `nil` if there is none.
  var command: String?
  /// The first word that is neither a command nor part of an option.
  var file: String?
  /// The option whose value comes next.
  var open: (any DescribedOption)?
  /// Whether `--` was given: no option follows.
  var isEverythingNamed = false
  /// Whether the form of `--show` may come next.
  var isFormNext = false
  /// The options to offer.
  private(set) var options: [any DescribedOption] = []
  /// All options that the command parses, including those that it refuses.
  private var accepted: [any DescribedOption] = []
  private var values: [String: String] = [:]

  init(_ words: [String]) {
    var remaining = words[...]
    if let first = remaining.first, ToolCommand.all.contains(where: { $0.name == first }) {
      command = first
      remaining = remaining.dropFirst()
    }
    accepted = Self.options(of: command)
    var givenNames: Set<String> = []
    while let word = remaining.popFirst() {
      open = nil
      isFormNext = false
      if !isEverythingNamed, word == "--" {
        isEverythingNamed = true
      } else if !isEverythingNamed, word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = option(parts[0]) else { continue }
        givenNames.insert(option.rawValue)
        isFormNext = option is Option && option.rawValue == Option.show.rawValue && parts.count == 1
        if isFormNext, let next = remaining.first, ShowForm(rawValue: next) != nil { remaining.removeFirst() }
        if option is Option, option.rawValue == Option.suggest.rawValue, let next = remaining.first,
          Double(next) != nil
        {
          remaining.removeFirst()
        }
        guard option.takesValue else { continue }
        if parts.count > 1 {
          values[option.rawValue] = parts[1]
        } else if let value = remaining.popFirst() {
          values[option.rawValue] = value
        } else {
          open = option
        }
      } else if file == nil {
        file = word
      }
    }
    options = available(after: givenNames)
  }

  /// The command for a table; `nil` for other commands.
  var verb: Verb? { command.map(Verb.init) ?? .plot }

  private static func options(of command: String?) -> [any DescribedOption] {
    switch command {
    case "preview": PreviewOption.allCases
    case "report": ReportOption.allCases
    // If both lists have an option, it is the option for code.
    case "serve": ServeOption.allCases + others(Option.allCases)
    case "policy", "setup", "engines", "completions", "manual": [Option.help]
    default: Option.allCases
    }
  }

  /// The options whose names `opencharts serve` does not use.
  private static func others(_ options: [Option]) -> [Option] {
    options.filter { ServeOption(rawValue: $0.rawValue) == nil }
  }

  /// The options that the command accepts after those already given.
  private func available(after givenNames: Set<String>) -> [any DescribedOption] {
    if command == "serve" {
      let tables = Self.others(ServeTableArguments.plotted.filter { !$0.isRepeated(in: givenNames) })
      guard let file else { return ServeOption.allCases + tables }
      // For tables, `--locale` and `--theme` are the options of charts; code has neither.
      let common = ServeOption.allCases.filter { $0 != .locale && $0 != .theme }
      if ServeTableArguments.isMeant([file]) {
        return ServeTableArguments.served + tables + [Option.locale, Option.theme, ServeOption.help]
      }
      return file.hasSuffix(".md") || file.hasSuffix(".markdown") ? ServeOption.allCases : common
    }
    guard let verb else { return accepted }
    return Option.allCases.filter { verb.refusal(of: $0) == nil && !$0.isRepeated(in: givenNames) }
  }

  func option(_ spelling: String) -> (any DescribedOption)? {
    accepted.first { $0.spellings.contains(spelling) }
  }

  /// The names in the table of this line, read when used.
  var table: CompletionTable { CompletionTable(file: file, values) }
}

extension Option {
  /// Whether the option was given already and must not be repeated.
  fileprivate func isRepeated(in givenNames: Set<String>) -> Bool {
    givenNames.contains(rawValue) && !isRepeatable
  }
}
