import Foundation
import Testing

@testable import CommandLineTool

/// What shells offer while somebody types.
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
    #expect(words(table, "--mark", "") == ChartShape.named.map(\.rawValue))
    #expect(words(table, "--mark=re") == ["--mark=rectangle"])
    #expect(words(table, "--mark", "bar", "--sort", "-") == ["-name", "-value"])
    #expect(words(table, "--width", "") == [])
    #expect(Completion([table, "-o", ""]).paths == .files)
    #expect(words(table, "--pose", "to") == ["top"])
    #expect(words(table, "--bogus", "--dar") == ["--dark"])
  }

  @Test func namesOfColumns() throws {
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

  /// Names come from the beginning of a long file.
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
    #expect(words("serve", table, "--p").sorted() == ["--package", "--port", "--pose", "--projection"])
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
    // Bash parts words at = and :, and replaces what follows.
    #expect(answer("opencharts \(table) --mark=ba") == ["none", "bar"])
    #expect(answer("opencharts \(table) --x month:n") == ["none", #"net\ sales"#])
    #expect(answer("opencharts s") == ["files", "serve", "setup"])
    #expect(answer("opencharts ")[0] == "files" && answer("opencharts").count == 1)
  }

  @Test func otherShellsGetWhatItIs() {
    #expect(CompletionShell.zsh.answer(to: [table, "--x", "ci"]) == ["none", "city\ttext"])
    #expect(CompletionShell.fish.answer(to: [table, "--x", "'net s"]) == ["none", "net sales\tnumber"])
    #expect(CompletionShell.fish.answer(to: [table, "--x", ""]).count == 5)
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
