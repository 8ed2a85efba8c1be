import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// The candidates that shells offer.
struct CompletionTests {
  private let folder: TemporaryFolder
  private let table: String

  init() throws {
    folder = try TemporaryFolder()
    table = try folder.file(
      "sales.csv", "month,net sales,city,2024-01-01\n2024-01,3,Oslo,x\n2024-02,4,Rome,y\n")
  }

  private func words(_ typed: String...) -> [String] { Completion(typed).candidates.map(\.word) }

  @Test func optionsAndTheirValues() {
    #expect(words(table, "--time") == ["--time-unit", "--time-zone", "--timeout"])
    #expect(words(table, "--mark", "") == MarkName.allCases.map(\.rawValue))
    #expect(words(table, "--mark=re") == ["--mark=rectangle"])
    #expect(words(table, "--mark", "bar", "--sort", "-") == ["-name", "-value"])
    #expect(words(table, "--width", "") == [])
    #expect(Completion([table, "-o", ""]).paths == .files)
    #expect(words(table, "--pose", "to") == ["top"])
    #expect(words(table, "--bogus", "--dar") == ["--dark"])
    #expect(words(table, "--show=ki") == ["--show=kitty"] && words(table, "--show", "si") == ["sixel"])
    #expect(words("--show", "kitty", table, "--x", "ci") == ["city"])
    #expect(words(table, "--time-zone", "Europe/O") == ["Europe/Oslo"])
    #expect(words(table, "--time-zone=UT") == ["--time-zone=UTC"])
    #expect(words(table, "--locale", "de_C") == ["de_CH"])
    #expect(words("report", "a.md", "--locale", "nb_N") == ["nb_NO"])
  }

  @Test func aDashOffersOptions() {
    #expect(Set(words(table, "-")).isSuperset(of: ["-o", "-h", "--output", "--mark"]))
    #expect(words(table, "-o") == ["-o"] && words("preview", "-").contains("-o"))
    #expect(words(table, "--sort", "-") == ["-name", "-value"])
    #expect(words("engines", "-") == ["-h", "--help"] && words("setup", "--") == ["--help"])
    #expect(words(table, "--", "-") == [])
  }

  /// The command accepts exactly the options that are offered.
  @Test(arguments: Verb.allCases)
  func optionsAreThoseOfTheCommand(verb: Verb) {
    let offered = words(verb.rawValue, table, "--")
    for option in Option.allCases where option != .help && option != .version {
      var told = ""
      // The option is refused before its value is parsed.
      let words = [verb.rawValue, table, option.spelling] + (option.takesValue ? ["x"] : [])
      do { _ = try Command(words) } catch { told = "\(error)" }
      let isRefused = told.contains("\(option.spelling) is for ") && !told.contains("dimensions")
      #expect(offered.contains(option.spelling) != isRefused, "\(option.spelling): \(told)")
    }
    #expect(words(verb.rawValue, table, "--dark", "--y", "city", "--d").contains("--dark") == false)
    #expect(
      words(verb.rawValue, table, "--z", "city", "--z")
        == ["--z-scale", "--z-domain", "--z-format", "--z-title"].filter(offered.contains))
    #expect(words(verb.rawValue, table, "--y", "city", "--y").contains("--y"))
    #expect(words(verb.rawValue, table, "--x", "city", "--x").contains("--x"))
  }

  @MainActor @Test(arguments: Verb.allCases)
  func formatsAreThoseOfTheCommand(verb: Verb) {
    #expect(words(verb.rawValue, table, "--format", "") == verb.formats)
    let by = verb == .animate ? ["--by", "month"] : []
    for format in verb.formats {
      let output = verb == .audit ? [] : ["-o", "\(folder.path)/chart.\(format)"]
      #expect(run([verb.rawValue, table, "--format", format] + by + output).status != 2, "\(format)")
    }
    for format in ["svg", "txt", "wav", "json", "text"] where !verb.formats.contains(format) {
      let output = verb == .audit ? [] : ["-o", "\(folder.path)/chart.\(format)"]
      #expect(run([verb.rawValue, table, "--format", format] + by + output).status == 2, "\(format)")
    }
  }

  @Test func servingOffersWhatItsFileTakes() throws {
    let code = try folder.file("Chart.swift", "")
    #expect(words("serve", "--p").sorted() == ["--package", "--palette", "--port", "--pose", "--projection"])
    #expect(words("serve", table, "--p").sorted() == ["--palette", "--port", "--pose", "--projection"])
    #expect(words("serve", code, "--p") == ["--port", "--package"])
    let offered = words("serve", table, "--")
    for option in Option.allCases {
      var told = ""
      let words = ["serve", table, option.spelling] + (option.takesValue ? ["x"] : [])
      do { _ = try Command(words) } catch { told = "\(error)" }
      let isRefused = told.contains("\(option.spelling) is for ") && !told.contains("dimensions")
      #expect(option == .version || offered.contains(option.spelling) != isRefused, "\(option.spelling)")
    }
    // Tables and reports have a language option. Views use the browser's language.
    let text = try folder.file("report.md", "")
    #expect(words("serve", table, "--loc") == ["--locale"] && words("serve", text, "--loc") == ["--locale"])
    #expect(words("serve", code, "--loc").isEmpty)
    for option in ServeOption.allCases where option != .locale && option != .theme {
      #expect(offered.contains(option.spelling) == (ServeTableArguments.served + [.help]).contains(option))
    }
  }

  @Test func namesOfColumnsAreCompleted() throws {
    #expect(words(table, "--x", "") == ["month", "net sales", "city", "2024-01-01"])
    #expect(words(table, "--color=c") == ["--color=city"])
    #expect(words("--y", "n", table) == [])
    #expect(words("describe", table, "--y", "n") == ["net sales"])
    #expect(words(table, "--x", "month:n") == ["month:net sales"])
    #expect(words(table, "--type", "c") == ["city="] && words(table, "--type", "city=t") == ["city=text"])
    #expect(Completion([table, "--x", "c"]).candidates.map(\.text) == ["text"])
    #expect(words("/nowhere.csv", "--x", "") == [] && words("--x", "") == [])
    let folded = try folder.file("a.json", #"[{"a": 1, "b": "x"}]"#)
    #expect(words(folded, "--x", "") == ["a", "b"])
    let broken = try folder.file("b.json", #"[{"a": 1,"#)
    #expect(words(broken, "--x", "") == [])
    let bars = try folder.file("c.txt", "a|b\n1|2\n")
    #expect(words(bars, "--delimiter", "bar", "--x", "") == ["a", "b"])
  }

  /// Names are read from the beginning of a long file.
  @Test func longFilesAreReadInPart() throws {
    let long = try folder.file("long.csv", lines("place,value", 60_000) { "\($0),abcdefgh" })
    #expect(words(long, "--x", "") == ["place", "value"])
    let array = try folder.file(
      "long.json", "[" + (0..<30_000).map { #"{"place": \#($0)}"# }.joined(separator: ",") + "]")
    #expect(words(array, "--x", "") == ["place"])
  }

  @Test func commandsAndWhatTheyTake() {
    #expect(words("se") == ["serve", "setup"] && Completion([""]).paths == .files)
    #expect(words("setup", "") == ["duckdb", "sqlite", "postgresql", "spark", "flightsql"])
    #expect(words("completions", "z") == ["zsh"] && words("engines", "") == [])
    #expect(words("preview", "--scr") == ["--scratch-path"] && words("preview", "--mark") == [])
    #expect(words("serve", table, "--x", "m") == ["month"])
    #expect(Completion(["preview", "-o", ""]).paths == .folders)
    #expect(Completion([table, ""]).paths == .none && words(table, "--", "--ma") == [])
    #expect(words() == [])
  }

  @Test func bashGetsWhatItWouldType() {
    func answer(_ line: String) -> [String] { CompletionShell.bash.answer(to: [line]) }
    #expect(answer("opencharts \(table) --x n") == ["none", #"net\ sales"#])
    #expect(answer(#"opencharts \#(table) --x net\ s"#) == ["none", #"net\ sales"#])
    #expect(answer("opencharts \(table) --x \"ne") == ["none", "net sales"])
    #expect(answer("opencharts '\(table)' --x 'ne") == ["none", "net sales"])
    // Bash breaks words at "=" and ":", and replaces only the text after them.
    #expect(answer("opencharts \(table) --mark=ba") == ["none", "bar"])
    #expect(answer("opencharts \(table) --x month:n") == ["none", #"net\ sales"#])
    #expect(answer("opencharts s") == ["files", "serve", "setup"])
    #expect(answer("opencharts ")[0] == "files" && answer("opencharts").count == 1)
  }

  /// A quoted candidate is the column's name, even with characters that the shell would interpret.
  @Test func bashGetsNamesAsTheirQuoteTakesThem() throws {
    let odd = try folder.file(
      "odd.csv", #"it's,"say ""hi""",a$b,x:y,wow!,c\d,e`f,m@n"# + "\n1,2,3,4,5,6,7,8\n")
    func answer(_ typed: String) -> [String] {
      Array(CompletionShell.bash.answer(to: ["opencharts \(odd) --x \(typed)"]).dropFirst())
    }
    #expect(answer(#""a"#) == [#"a\$b"#] && answer("'a") == ["a$b"] && answer("a") == [#"a\$b"#])
    // Bash would treat a quote at the end as the closing one.
    #expect(answer(#""say"#) == [#"say \"hi\"""#] && answer("'say") == [#"say "hi""#])
    #expect(answer(#""say \"h"#) == [#"say \"hi\"""#])
    #expect(answer("'it") == [#"it'\''s"#] && answer(#""it"#) == ["it's"] && answer(#"it\'"#) == [#"it\'s"#])
    // The word begins after the last open quote.
    #expect(answer(#"'it'\''"#) == ["s"])
    #expect(answer(#""w"#) == [#"wow"\!"""#] && answer("w") == [#"wow\!"#] && answer("'w") == ["wow!"])
    #expect(answer(#""c"#) == [#"c\\d"#] && answer(#""c\d"#) == [#"c\\d"#] && answer(#""c\"#) == [#"c\\d"#])
    #expect(answer(#""e"#) == [#"e\`f"#] && answer("e") == [#"e\`f"#])
    #expect(answer("x") == ["x:y"] && answer("m@") == ["@n"] && answer(#"m\@"#) == ["m@n"])
  }

  @Test func otherShellsGetWhatItIs() {
    #expect(CompletionShell.zsh.answer(to: [table, "--x", "ci"]) == ["none", "city\ttext"])
    #expect(CompletionShell.fish.answer(to: [table, "--x", "'net s"]) == ["none", "net sales\tnumber"])
    #expect(CompletionShell.fish.answer(to: [table, "--x", ""]).count == 5)
  }

  /// Commands without options have a help text, from the same source as the manual page.
  @MainActor @Test func plainCommandsHaveHelp() {
    for command in ToolCommand.all where command.isPlain {
      for help in ["--help", "-h"] {
        let told = run(command.name, help)
        #expect(told.status == 0 && told.error == [], "\(command.name)")
        #expect(told.out == [command.help])
      }
      #expect(command.help.contains("Usage: opencharts \(command.usage)"))
      #expect(command.help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    #expect(run("setup", "duckdb", "--help").status == 0)
    #expect(run("setup", "--help").out[0].contains("sqlite: SQLite files"))
    // Arguments after -- are the command line to complete.
    #expect(run("completions", "zsh", "--", "engines", "--help").out.first == "none")
  }

  @MainActor @Test func scriptsAndWrongUse() {
    for shell in CompletionShell.allCases {
      #expect(run("completions", shell.rawValue).out == [shell.script])
    }
    #expect(run("completions", "zsh", "--", "se").out.first == "files")
    #expect(
      run("completions", "tcsh").error == [
        "opencharts: there are no completions for tcsh; it can be bash, zsh, fish (see opencharts --help)"
      ])
    #expect(run("completions").status == 2 && run("manual", "x").status == 2)
  }
}
