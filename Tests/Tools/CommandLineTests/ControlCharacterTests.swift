import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Names in a table cannot control the terminal that prints them.
@MainActor struct ControlCharacterTests {
  let folder = try! TemporaryFolder()

  private func isClean(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in line.unicodeScalars.allSatisfy { !$0.isControl || $0 == "\n" || $0 == "\t" } }
  }

  @Test func linesOfErrorsAndTextsHaveNoControls() throws {
    let table = try folder.file(
      "t.csv", "\"a\u{1B}[31m\",\"b\u{9B}2J\nc\",\u{202E}k\n\"n\u{1B}]0;x\u{7}\n1\",1,x\nn2,2,y\n")
    let words = ["--x", "a\u{1B}[31m", "--y", "b\u{9B}2J\nc", "--mark", "bar"]
    for command in [["describe", table], ["describe", table, "--keys", "End Home"]] {
      let result = run(command + words)
      #expect(result.status == 0, "\(result.error)")
      #expect(isClean(result.out + result.error), "\(result)")
    }
    let transcript = run(["describe", table] + words).out.joined(separator: "\n")
    #expect(
      !transcript.split(separator: "\n").contains { $0.hasPrefix("1") || $0.hasPrefix("c") }, "\(transcript)")
    let swift = run([table, "--swift", "--title", "a\u{1B}[31m\u{2028}b"] + words).out.joined(separator: "\n")
    let comment = swift.split(separator: "\n").first { $0.hasPrefix("///") }.map(String.init) ?? ""
    #expect(isClean([comment]) && comment.contains("[31m b"), "\(comment)")
    let report = try folder.file(
      "r\u{1B}[2J.md", "{= sum(t.csv: \"\u{1B}[31mno\u{202E}\") }\n\n```chart\nt.csv --x \"z\u{9B}2J\"\n```\n"
    )
    let result = run(["report", report, "-o", folder.path + "/r.html"])
    #expect(result.status == 1 && result.error.count == 2 && isClean(result.error), "\(result.error)")
  }

  @Test func marksThatReorderTextAreControls() {
    for value in [0x202A, 0x202E, 0x2066, 0x2069] as [UInt32] {
      let mark = String(Unicode.Scalar(value) ?? " ")
      #expect("a\(mark)b".onOneLine == "a b" && ShellWord.quoted(mark).hasPrefix("$'"))
    }
    #expect("a\tb\nc\u{1B}".withoutControls == "a\tb\nc ")
  }
}

/// Long texts in messages are shortened, and the time is proportional to their length.
@MainActor @Suite("Long messages") struct LongMessageTests {
  let folder = try! TemporaryFolder()

  @Test(
    "A message that repeats a long option has its start and its end",
    arguments: ["--where", "--font", "--locale", "--x", "--missing"])
  func options(option: String) throws {
    let table = try folder.file("t.csv", "c,v\na,1\nb,2\n")
    let word = String(repeating: "a", count: 100_000)
    let result = run([
      table, option, option == "--where" ? "c='\(word)'" : word, "-o", folder.path + "/a.svg",
    ])
    #expect(result.error.allSatisfy { $0.count < 2_100 }, "\(result.error.map(\.count))")
    #expect(option == "--missing" || option == "--font" || result.status != 0)
  }

  @Test func languagesOfReports() throws {
    let report = try folder.file(
      "r.md", "---\nlanguage: \(String(repeating: "x", count: 60_000))\n---\n\na\n")
    let result = run("report", report, "-o", folder.path + "/r.html")
    #expect(result.status == 1 && result.error.count == 1)
    #expect(
      result.error[0].hasSuffix("… is unknown; give a name such as de_DE"), "\(result.error[0].suffix(90))")
  }
}
