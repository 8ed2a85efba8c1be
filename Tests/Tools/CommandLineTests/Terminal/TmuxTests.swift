import Foundation
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// The tool in an independent terminal: tmux, whose screen can be read.
@Suite("Charts in a terminal", .serialized)
struct TmuxTests {
  private static let hasTmux = access("/usr/bin/tmux", X_OK) == 0
  let folder = try! TemporaryFolder()

  /// Runs tmux. Its server keeps running, so it must not inherit open files of this process, whose ends other tests
  /// wait for.
  private func tmux(_ arguments: String...) throws {
    let alone =
      "for f in /proc/self/fd/*; do n=${f##*/}; ((n > 2)) && eval \"exec $n>&-\"; done; "
      + "exec /usr/bin/tmux \"$@\" </dev/null >/dev/null 2>&1"
    let words =
      ["bash", "-c", alone, "tmux", "-S", folder.path + "/tmux", "-f", "/dev/null"] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Threads of tests block signals, including the one for window sizes.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process = pid_t()
    try #require(posix_spawn(&process, "/bin/bash", nil, &attributes, &pointers, environ) == 0)
    var status: Int32 = -1
    #expect(waitpid(process, &status, 0) == process && status == 0)
  }

  /// The screen's content, once it satisfies `isMeant`.
  private func screen(_ options: String..., where isMeant: ([String]) -> Bool) throws -> [String] {
    var lines: [String] = []
    for _ in 0..<200 {
      let arguments = ["-S", folder.path + "/tmux", "capture-pane", "-p", "-t", "t"] + options
      lines = try Subprocess.run("/usr/bin/tmux", arguments).output.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if isMeant(lines) { return lines }
      usleep(50_000)
    }
    Issue.record("the screen never shows it: \(lines.joined(separator: "\n"))")
    return lines
  }

  @Test("title, ticks and legend are coloured text, and a new window size gives a new picture")
  func shown() throws {
    guard Self.hasTmux else {
      #expect(ProcessInfo.processInfo.environment["CI"] != "true", "there is no tmux")
      return print("skipped: there is no tmux; Scripts/setup --tests")
    }
    let table = try folder.file(
      "rain.csv",
      "month,city,rain\n"
        + (1...12).map {
          "2024-\($0 < 10 ? "0" : "")\($0)-01,Oslo,\($0 * 7 % 90)\n2024-\($0 < 10 ? "0" : "")\($0)-01,Rome,\($0 * 5 % 40)\n"
        }.joined())
    let tool = TestDrivers.buildFolder + "/debug/opencharts"
    try tmux(
      "new-session", "-d", "-s", "t", "-x", "80", "-y", "24", "-e", "COLORTERM=truecolor", "-e",
      "LC_ALL=C.UTF-8",
      "env -u NO_COLOR \(tool) \(table) --title 'Rain in two cities' --x month --y rain --color city --show --watch"
    )
    defer { try? tmux("kill-server") }
    func isWhole(_ lines: [String]) -> Bool {
      let text = lines.joined(separator: "\n")
      return ["Rain in two cities", "Apr", "Oct", "Oslo", "Rome", "month, 2024", "┴"].allSatisfy(
        text.contains)
    }
    let lines = try screen(where: isWhole)
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.count <= 25)
    // No question to the terminal remains on the screen.
    #expect(!lines.joined().contains("Gi=31"))
    // The two lines have two colours, each with its name in the legend.
    let colored = try screen("-e", where: isWhole).joined(separator: "\n")
    let codes = Set(
      colored.matches(of: /\u{1B}\[[0-9;]*38;2;(\d+;\d+;\d+)m[⠁-⣿]/).map { String($0.output.1) })
    #expect(codes.count == 2, "\(codes)")
    for code in codes { #expect(colored.contains("38;2;\(code)m●") || colored.contains("38;2;\(code)m■")) }
    try tmux("resize-window", "-t", "t", "-x", "60", "-y", "18")
    let narrow = try screen {
      isWhole($0) && $0.contains { $0.hasSuffix("┴┈┘0") || ($0.contains("┴") && $0.count <= 60) }
    }
    #expect(narrow.allSatisfy { $0.count <= 60 })
    // While the table is missing, its last version is drawn at the new window size.
    try FileManager.default.removeItem(atPath: table)
    try tmux("resize-window", "-t", "t", "-x", "76", "-y", "30")
    let wide = try screen { isWhole($0) && $0.contains { $0.count > 60 } && $0.joined().contains("rain.csv") }
    #expect(wide.count <= 31)
    // No query to the terminal has become the title of the pane.
    let title = try Subprocess.run(
      "/usr/bin/tmux", ["-S", folder.path + "/tmux", "display-message", "-p", "-t", "t", "#{pane_title}"])
    #expect(title.status == 0 && !title.output.contains("Gi="), "\(title)")
  }
}
