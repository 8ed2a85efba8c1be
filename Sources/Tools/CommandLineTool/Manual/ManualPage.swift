import Foundation

/// The manual page of the tool, in the macros of man(7).
struct ManualPage {
  private var lines: [String] = []

  /// - Parameter date: The page's date, such as 2024-03-31; empty if unknown.
  static func text(date: String = "") -> String {
    var page = ManualPage()
    page.write(date)
    return page.lines.joined(separator: "\n") + "\n"
  }

  /// The date of `SOURCE_DATE_EPOCH`, which reproducible builds set, such as 2024-03-31; empty if it is not set.
  static func day(of environment: [String: String]) -> String {
    guard let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init),
      (0..<253_402_300_800).contains(seconds)
    else { return "" }
    return Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
  }

  // MARK: Parts

  private mutating func write(_ date: String) {
    let version = Help.version.split(separator: " ").last.map(String.init) ?? ""
    lines.append(#".TH OPENCHARTS 1 "\#(date)" "OpenCharts \#(version)" "User Commands""#)
    section("NAME")
    lines.append(Self.escaped("opencharts") + #" \- "# + Self.escaped("draws a chart from a table"))
    section("SYNOPSIS")
    for (index, usage) in Help.usages.enumerated() {
      if index > 0 { lines.append(".br") }
      bold("opencharts", then: usage.arguments)
    }
    section("DESCRIPTION")
    for (index, paragraph) in Self.description.enumerated() {
      if index > 0 { lines.append(".PP") }
      fill(paragraph)
    }
    section("COMMANDS")
    for command in ToolCommand.all {
      item("opencharts \(command.usage)", command.text)
      for note in command.notes {
        lines.append(".br")
        fill(note)
      }
    }
    section("OPTIONS")
    for heading in OptionText.headings {
      subsection(heading)
      for (_, option) in OptionText.all where option.heading == heading { self.option(option) }
    }
    section("ENVIRONMENT")
    for (name, text) in Self.environment { item(name, text) }
    section("FILES")
    for (name, text) in Self.files { item(name, text) }
    section("EXIT STATUS")
    for (status, text) in Help.exitStatuses { item(status, text) }
    section("EXAMPLES")
    for example in Help.examples + Help.previewExamples + Help.serveExamples + Help.reportExamples {
      lines += [".EX", Self.escaped(example), ".EE"]
    }
  }

  private static let description = [
    "opencharts reads a table (CSV, TSV, JSON, JSON lines, XLSX, ODS; with a driver Parquet, compressed files, databases "
      + "and servers) and draws a chart of it: dates and numbers give a line, names and numbers bars, two numbers points, one number a "
      + "histogram. Given options are used; the tool chooses the others.",
    "The picture is an SVG, a PNG, a PDF, a page, or words and sound for those who listen. Without -o the picture of "
      + "sales.csv is sales.png in the current folder.",
  ]

  private static let environment = [
    ("OPENCHARTS_THREADS", "the number of threads for large charts"),
    (
      "OPENCHARTS_DRIVER_DUCKDB",
      "the path of DuckDB's library or driver; so for SQLITE, POSTGRESQL, SPARK and FLIGHTSQL"
    ),
    ("PGPASSWORD", "the password for PostgreSQL, which can also be in ~/.pgpass or a service file"),
    ("OPENCHARTS_TOKEN, OPENCHARTS_PASSWORD", "the token and the password for Spark and Flight SQL"),
    ("OPENCHARTS_PACKAGE", "the folder of OpenCharts' package, for opencharts preview and serve"),
  ]

  private static let files = [
    ("~/.local/share/opencharts", "drivers of engines ($XDG_DATA_HOME/opencharts where that is set)"),
    ("~/.cache/opencharts", "the build files of previews ($XDG_CACHE_HOME/opencharts where that is set)"),
  ]

  // MARK: Macros

  private mutating func section(_ name: String) { lines.append(".SH \(name)") }

  private mutating func subsection(_ name: String) { lines.append(#".SS "\#(Self.escaped(name))""#) }

  /// Adds text in lines of at most 80 characters. man fills them again.
  private mutating func fill(_ text: String) {
    var line = ""
    for word in text.split(separator: " ").map({ Self.escaped(String($0)) }) {
      if !line.isEmpty, line.count + word.count >= 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
  }

  private mutating func bold(_ word: String, then text: String) {
    lines.append(#"\fB\#(Self.escaped(word))\fR \#(Self.escaped(text))"#)
  }

  private mutating func item(_ name: String, _ text: String) {
    lines += [".TP", #"\fB\#(Self.escaped(name))\fR"#]
    fill(text)
  }

  private mutating func option(_ option: OptionText) {
    let names = option.spellings.map { #"\fB\#(Self.escaped($0))\fR"# }.joined(separator: ", ")
    lines += [".TP", names + (option.value.map { #" \fI\#(Self.escaped($0))\fR"# } ?? "")]
    fill(option.text)
    if !option.choices.isEmpty { fill("(\(option.choices.joined(separator: ", ")))") }
  }

  /// Escapes text for man: hyphens become minus signs, and a line cannot begin as a macro does.
  private static func escaped(_ text: String) -> String {
    var result = text.starts(with: ".") || text.starts(with: "'") ? #"\&"# : ""
    for character in text {
      switch character {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "\"": result += #"\(dq"#
      case "'": result += #"\(aq"#
      default: result.append(character)
      }
    }
    return result
  }
}
