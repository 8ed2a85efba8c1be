import Foundation
import OpenChartsDisplayList
import OpenChartsTerminalRenderer
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// The detected properties of a terminal, and the output for it.
@Suite struct TerminalTests {
  private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

  @Test func answersAreRead() {
    let kitty = answers(
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;36;17t\u{1B}]11;rgb:1e1e/2000/ffff\u{1B}\\\u{1B}[?62;c")
    #expect(kitty.hasKitty && !kitty.hasSixel && kitty.isComplete && kitty.cell == Size(17, 36))
    #expect(abs((kitty.background?.b ?? 0) - 1) < 1e-9 && abs((kitty.background?.g ?? 0) - 0.125) < 0.001)
    #expect(answers("\u{1B}[?64;4;22c").hasSixel && !answers("\u{1B}[?64;14;22c").hasSixel)
    #expect(answers("\u{1B}P>|iTerm2 3.5\u{1B}\\\u{1B}[?62c").isITerm)
    #expect(answers("\u{1B}_Gi=31;ENOTSUP\u{1B}\\").hasKitty == false)
    // Truncated or invalid answers.
    for text in [
      "", "\u{1B}", "\u{1B}]11;rgb:", "\u{1B}]11;rgb:zz/1/2\u{7}", "\u{1B}[6;;t", "hello", "\u{1B}[6;9999;1t",
    ] {
      #expect(answers(text).cell == nil && answers(text).background == nil && !answers(text).isComplete)
    }
  }

  @Test func theEnvironmentDecides() {
    func facts(
      _ environment: [String: String], _ form: ShowForm? = nil, isTerminal: Bool = true,
      _ answers: TerminalAnswers = TerminalAnswers()
    ) -> TerminalFacts {
      TerminalFacts(environment, form: form, isTerminal: isTerminal, answers: answers)
    }
    let plain = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]
    #expect(
      facts(plain).colors == .palette && facts(plain).characters == .blocks && facts(plain).graphics == nil)
    #expect(facts(plain.merging(["COLORTERM": "truecolor"]) { $1 }).colors == .trueColor)
    #expect(
      facts(plain.merging(["NO_COLOR": "1", "COLORTERM": "truecolor"]) { $1 }).colors == TerminalColors.none)
    #expect(facts(plain, isTerminal: false).colors == TerminalColors.none)
    let dumb = facts(["TERM": "dumb", "LANG": "C.UTF-8"])
    #expect(dumb.colors == TerminalColors.none && dumb.characters == .ascii)
    #expect(facts(["TERM": "xterm", "LC_ALL": "de_DE.ISO-8859-1"]).characters == .ascii)
    #expect(facts(["TERM": "linux"]).colors == .sixteen)
    #expect(facts(plain.merging(["COLORFGBG": "0;15"]) { $1 }).isDark == false && facts(plain).isDark)
    #expect(facts(plain, .sixel).graphics == .sixel && facts(plain, .ascii).characters == .ascii)
    #expect(facts(plain.merging(["TERM_PROGRAM": "iTerm.app"]) { $1 }).graphics == .iterm)
    var kitty = TerminalAnswers()
    (kitty.hasKitty, kitty.hasSixel, kitty.background) = (true, true, .white)
    #expect(
      facts(plain, nil, isTerminal: true, kitty).graphics == .kitty
        && !facts(plain, nil, isTerminal: true, kitty).isDark)
    // With NO_COLOR or without TERM, the tool draws characters and asks the terminal no questions.
    var none = facts(plain.merging(["NO_COLOR": "1"]) { $1 }, nil, isTerminal: true, kitty)
    #expect(none.graphics == nil && none.characters == .blocks)
    none = facts(["LANG": "en_US.UTF-8"], nil, isTerminal: true, kitty)
    #expect(none.graphics == nil && none.characters == .ascii && none.colors == TerminalColors.none)
    for quiet in [["NO_COLOR": "1", "TERM": "xterm"], [:], ["TERM": "dumb"]] {
      #expect(!TerminalFacts.isAsked(quiet))
    }
    #expect(
      TerminalFacts.isAsked(plain) && facts(["TERM": "xterm", "NO_COLOR": "1"], .kitty).graphics == .kitty)
    // The lightness of the background is known or guessed.
    #expect(
      !facts(plain).knowsBackground && facts(plain.merging(["COLORFGBG": "0;15"]) { $1 }).knowsBackground)
    #expect(facts(plain, nil, isTerminal: true, kitty).knowsBackground)
    // Tmux and screen would show kitty's question as a window title.
    for (name, value) in [
      ("TMUX", "/tmp/x"), ("TERM", "tmux-256color"), ("TERM", "screen"), ("TERM", "linux"),
    ] {
      let questions = TerminalAnswers.questions(in: ["TERM": "xterm"].merging([name: value]) { $1 })
      #expect(!questions.contains("\u{1B}_") && questions.hasSuffix("\u{1B}[c"))
    }
    #expect(TerminalAnswers.questions(in: plain).hasPrefix("\u{1B}_G"))
    let tmux = plain.merging(["TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"]) { $1 }
    #expect(facts(tmux).graphics == nil)
    #expect(TerminalFacts(tmux, form: nil, isTerminal: true, allowsPassThrough: { true }).graphics == .kitty)
    // tmux 3.5 answers that it knows sixels, even if the terminal around it does not.
    var sixel = TerminalAnswers()
    sixel.hasSixel = true
    let inTmux = plain.merging(["TMUX": "/tmp/x"]) { $1 }
    for (draws, graphics) in [(true, .sixel), (false, nil)] as [(Bool, TerminalGraphics?)] {
      let facts = TerminalFacts(inTmux, form: nil, isTerminal: true, answers: sixel, drawsSixels: { draws })
      #expect(facts.graphics == graphics)
    }
  }

  /// A terminal that answers, one that does not, and its mode afterwards.
  @Test(arguments: [true, false]) func aTerminalIsAskedAndLeftAsItWas(answers: Bool) async throws {
    var (outer, inner): (Int32, Int32) = (0, 0)
    try #require(openpty(&outer, &inner, nil, nil, nil) == 0)
    defer {
      close(outer)
      close(inner)
    }
    var before = termios()
    tcgetattr(inner, &before)
    let (master, slave) = (outer, inner)
    let terminal = Task.detached { () -> [UInt8] in
      var heard: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1000)
      while !String(decoding: heard, as: UTF8.self).hasSuffix("\u{1B}[c") {
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { break }
        heard += buffer[..<count]
      }
      if answers {
        let reply = Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c".utf8)
        _ = write(master, reply, reply.count)
      }
      return heard
    }
    let found = await Task.detached {
      TerminalConversation.answers(to: TerminalAnswers.questions(in: [:]), input: slave, output: slave) {
        TerminalAnswers($0).isComplete
      }
    }.value
    let heard = await terminal.value
    #expect(String(decoding: heard, as: UTF8.self).contains("a=q") && found.isEmpty == !answers)
    if answers { #expect(TerminalAnswers(found).hasKitty && TerminalAnswers(found).hasSixel) }
    var after = termios()
    tcgetattr(inner, &after)
    #expect(before.c_lflag == after.c_lflag && before.c_iflag == after.c_iflag)
    // Only the line of a terminal that may have printed the questions is cleared, because the line may contain other
    // output.
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    var rest = [UInt8](repeating: 0, count: 100)
    let count = max(read(master, &rest, rest.count), 0)
    #expect(rest[..<count].elementsEqual(answers ? [] : Array("\r\u{1B}[K".utf8)))
  }

  @MainActor @Test func aPipeGetsPlainText() throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "fruit,count\nfig,3\nkiwi,7\npear,5\n")
    for form in ["--show", "--show=blocks", "--show=ascii"] {
      let shown = run(table, form)
      #expect(shown.status == 0 && folder.names == ["t.csv"])
      let text = try #require(shown.out.first)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines.allSatisfy { $0.count <= 80 } && (12...24).contains(lines.count) && !text.contains("\u{1B}"))
      for word in ["Count by fruit", "fig", "kiwi", "pear"] { #expect(text.contains(word), "\(text)") }
      if form == "--show=ascii" { #expect(text.allSatisfy { $0.isASCII }) }
    }
    let both = run(table, "--show", "-o", folder.path + "/a.svg")
    #expect(both.status == 0 && both.out.count == 1 && folder.names == ["a.svg", "t.csv"])
    #expect(run(table, "--show=kitty").out.first?.hasPrefix("\u{1B}_Ga=T,f=100") == true)
    #expect(run(table, "--show=sixel").out.first?.hasPrefix("\u{1B}P0;1q") == true)
    // Keys, names and entries of the legend are whole cells apart.
    let series = try folder.file("s.csv", "m,city,n\na,Oslo,3\na,Rome,4\nb,Oslo,5\nb,Rome,2\n")
    let legend = run(series, "--show", "--x", "m", "--y", "n", "--color", "city", "--mark", "bar").out.first
    #expect(legend?.contains("█ Oslo  ▒ Rome") == true, "\(legend ?? "")")
    let wrong = run(table, "--show=vga")
    #expect(wrong.status == 2 && wrong.error.first?.contains("kitty, sixel, iterm, blocks, ascii") == true)
    #expect(run("serve", table, "--show").status == 2)
  }

  /// A second run shows the chart again, and keeps the file.
  @MainActor @Test func aFileOfThatNameIsKept() throws {
    // Without a name, the picture is written to the current folder.
    let name = "kept-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name + ".png") }
    let folder = try TemporaryFolder()
    let table = try folder.file(name + ".csv", "fruit,count\nfig,3\nkiwi,7\n")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: name + ".png"))
    func shown(_ arguments: String..., isTerminal: Bool) -> (status: Int32, out: String, error: [String]) {
      var tool = Tool()
      var (out, error) = ("", [String]())
      tool.printLine = { out += $0 + "\n" }
      tool.printError = { error.append($0) }
      tool.show = { out += String(decoding: $0, as: UTF8.self) }
      tool.isTerminal = isTerminal
      return (tool.run([table] + arguments), out, error)
    }
    let second = shown(isTerminal: true)
    #expect(second.status == 0 && second.out.contains("kiwi") && !second.out.contains(name))
    #expect(
      second.error.contains { $0.hasPrefix(name + ".png: ") && $0.contains("--force") }, "\(second.error)")
    // The suggested command does not replace the file either.
    #expect(second.error.last?.hasSuffix(" --show") == true)
    #expect(FileManager.default.contents(atPath: name + ".png") == Data("mine".utf8))
    #expect(shown(isTerminal: false).status == 1)
    let forced = shown("--force", isTerminal: true)
    #expect(forced.status == 0 && forced.out.contains("kiwi") && forced.out.hasSuffix(name + ".png\n"))
    #expect(FileManager.default.contents(atPath: name + ".png") != Data("mine".utf8))
  }

  /// A full disk and a closed output give one line each.
  @Test(arguments: [
    ("--show", ">/dev/full", 1), ("--show", ">&-", 1), ("--swift", ">/dev/full", 1),
    ("--explain", ">/dev/full", 1),
    ("--show", "2>&- >&-", 1), ("--mark nonsense", "2>/dev/full", 2), ("--show", ">/dev/null", 0),
  ])
  func whatCannotBeWrittenIsSaid(option: String, output: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "fruit,count\nfig,3\nkiwi,7\n")
    let tool = TestDrivers.buildFolder + "/debug/opencharts"
    let result = try Subprocess.run(
      "/bin/bash",
      ["-c", "cd \(folder.path); { \(tool) \(table) \(option) \(output); } 2>said; s=$?; cat said; exit $s"])
    #expect(result.status == status, "\(result)")
    if status == 1, !output.contains("2>") {
      #expect(
        result.output.hasPrefix("standard output: ") && result.output.split(separator: "\n").count == 1,
        "\(result)")
    }
  }

  /// A width for a file does not apply to a window.
  @MainActor @Test func aPictureIsNoLargerThanItsWindow() throws {
    let text = "fruit,count\nfig,3\nkiwi,7\n"
    func size(_ isTerminal: Bool, _ options: String...) throws -> (columns: Int, rows: Int) {
      var window = winsize()
      (window.ws_col, window.ws_row) = (60, 20)
      let facts = TerminalFacts(
        ["TERM": "xterm", "NO_COLOR": "1"], form: nil, isTerminal: isTerminal, window: window)
      let arguments = try parsed(options)
      let table = try table(text)
      let plan = try ChartPlan(table, arguments)
      let shown = try PictureSettings(arguments).shown(plan, PlotData(plan, table), in: facts)
      let lines = String(decoding: shown.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return (lines.map(\.count).max() ?? 0, lines.count - 1)
    }
    let wide = try size(true, "--show", "--width", "1200", "--height", "800")
    #expect(wide.columns <= 60 && wide.rows == 18, "\(wide)")
    // With a file, both sizes apply to the file.
    let own = try size(true)
    #expect(try size(true, "--width", "200", "--height", "100") == own)
    let narrow = try size(true, "--show", "--width", "200")
    #expect(narrow.columns <= 25 && narrow.rows == own.rows, "\(narrow)")
    let piped = try size(false, "--show", "--width", "1200", "--height", "800")
    #expect(piped.columns > 100 && piped.rows == 50, "\(piped)")
  }

  /// A small window has no separate axis title, so that the plot gets its row.
  @MainActor @Test func theTitleOfAnAxisIsSaidOnce() throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "fruit,count\nfig,3\nkiwi,7\npear,5\n")
    func titles(_ options: String...) -> Int {
      let lines = run([table, "--show"] + options).out.first?.split(separator: "\n") ?? []
      return lines.count { $0.contains("count") || $0.contains("Count") }
    }
    #expect(titles() == 1 && titles("--title", "Fruit") == 1)
    #expect(titles("--title", "Fruit", "--height", "160") == 0)
  }

  @Test func watchingSaysTheCommandOnce() throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "fruit,count\nfig,3\nkiwi,7\n")
    let tool = TestDrivers.buildFolder + "/debug/opencharts"
    let script =
      "cd \(folder.path); \(tool) \(table) --watch --explain -o a.svg >said & "
      + "for i in {1..600}; do [ -s said ] && break; sleep 0.05; done; printf 'nut,9\\n' >>t.csv; "
      + "for i in {1..600}; do grep -q nut a.svg && break; sleep 0.05; done; kill -9 $!; cat said"
    let said = try Subprocess.run("/bin/bash", ["-c", script]).output
    #expect(said.hasPrefix("opencharts ") && said.hasSuffix(" -o a.svg\n"), "\(said)")
    #expect(said.split(separator: "\n").count == 1)
    #expect(String(decoding: folder.bytes("a.svg") ?? Data(), as: UTF8.self).contains("nut"))
  }
}
