import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("PDF files of tables with emoji")
@MainActor
struct EmojiPDFTests {
  private let folder = try! TemporaryFolder()

  @Test(
    "have no warning, and their charts have alternative texts",
    arguments: [
      [], ["--size", "🎈"], ["--size", "🌧️ rain", "--color", "🌧️ rain"], ["--mark", "line", "--color", "🎈"],
    ])
  func tables(options: [String]) throws {
    let table = try folder.file("a.csv", lines("🎈,🌧️ rain,🎈🎈", 12) { "\($0 % 4),\($0 * 7 % 5),\($0)" })
    let names = try folder.file("b.csv", "name,🎈\n🎈 a,3\n🎈 b,4\n🎈🎈 🎈,6\n")
    for (file, options) in [(table, options), (names, [])] {
      let output = folder.path + "/a.pdf"
      let result = run([file, "--title", "🎈 and 🎈", "-o", output, "--force"] + options)
      #expect(result.status == 0, "\(result.error)")
      let check = try Subprocess.run("/usr/bin/qpdf", ["--check", output])
      #expect(check.status == 0, "\(check.output)")
      #expect(!check.output.contains("WARNING"))
      #expect(String(decoding: folder.bytes("a.pdf") ?? Data(), as: UTF8.self).contains("/Alt <FEFF"))
    }
  }
}
