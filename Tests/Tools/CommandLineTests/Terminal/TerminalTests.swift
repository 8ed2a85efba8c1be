import DisplayList
import Foundation
import TerminalRenderer
import TestDrivers
import Testing

@testable import CommandLineTool

/// What is known of a terminal, and what it is shown.
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
    // Cut off, or nonsense.
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
    let tmux = plain.merging(["TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"]) { $1 }
    #expect(facts(tmux).graphics == nil)
    #expect(TerminalFacts(tmux, form: nil, isTerminal: true, allowsPassThrough: { true }).graphics == .kitty)
  }

  /// A terminal that answers, one that says nothing, and its mode afterwards.
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
      TerminalConversation.ask(TerminalAnswers.questions, input: slave, output: slave) {
        TerminalAnswers($0).isComplete
      }
    }.value
    let heard = await terminal.value
    #expect(String(decoding: heard, as: UTF8.self).contains("a=q") && found.isEmpty == !answers)
    if answers { #expect(TerminalAnswers(found).hasKitty && TerminalAnswers(found).hasSixel) }
    var after = termios()
    tcgetattr(inner, &after)
    #expect(before.c_lflag == after.c_lflag && before.c_iflag == after.c_iflag)
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
    let wrong = run(table, "--show=vga")
    #expect(wrong.status == 2 && wrong.error.first?.contains("kitty, sixel, iterm, blocks, ascii") == true)
    #expect(run("serve", table, "--show").status == 2)
  }

  /// Whoever runs the tool a second time sees the chart again, and keeps the file.
  @MainActor @Test func aFileOfThatNameIsKept() throws {
    // Without a name for the picture it lies where the tool is run.
    let name = "kept-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name + ".png") }
    let folder = try TemporaryFolder()
    let table = try folder.file(name + ".csv", "fruit,count\nfig,3\nkiwi,7\n")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: name + ".png"))
    func shown(_ arguments: String..., isTerminal: Bool) -> (status: Int32, out: String, error: [String]) {
      var tool = Tool()
      var (out, error) = ("", [String]())
      tool.say = { out += $0 + "\n" }
      tool.complain = { error.append($0) }
      tool.show = { out += String(decoding: $0, as: UTF8.self) }
      tool.isTerminal = isTerminal
      return (tool.run([table] + arguments), out, error)
    }
    let second = shown(isTerminal: true)
    #expect(second.status == 0 && second.out.contains("kiwi") && !second.out.contains(name))
    #expect(
      second.error.contains { $0.hasPrefix(name + ".png: ") && $0.contains("--force") }, "\(second.error)")
    // The command that it teaches does not replace the file either.
    #expect(second.error.last?.hasSuffix(" --show") == true)
    #expect(FileManager.default.contents(atPath: name + ".png") == Data("mine".utf8))
    #expect(shown(isTerminal: false).status == 1)
    let forced = shown("--force", isTerminal: true)
    #expect(forced.status == 0 && forced.out.contains("kiwi") && forced.out.hasSuffix(name + ".png\n"))
    #expect(FileManager.default.contents(atPath: name + ".png") != Data("mine".utf8))
  }

  /// A full disk and a closed output are one line each.
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
}
