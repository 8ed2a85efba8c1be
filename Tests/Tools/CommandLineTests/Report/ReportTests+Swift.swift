import Foundation
import TestClient
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Charts in Swift, and served reports.
extension ReportTests {
  @Test("charts in Swift are compiled, and their errors have the report's lines")
  func swift() throws {
    let scratch = folder.path + "/s"
    let text =
      "# X\n\n```chart swift\nimport Foundation\nlet n = Int(3.0.rounded())\nChart { BarMark(x: .value(\"a\", n), y: .value(\"b\", 1)) }\n```\n\n```chart\nstruct Inner: View {\n  var body: some View { Chart { PointMark(x: .value(\"c\", 1), y: .value(\"d\", 2)) } }\n}\n```\n"
    for ending in ["html", "pdf"] {
      let output = try made(text, "--scratch-path", scratch, ending: ending)
      if ending == "html" {
        let page = try String(contentsOfFile: output, encoding: .utf8)
        #expect(page.components(separatedBy: "<iframe").count == 3)
        #expect(page.contains("Bar chart") && page.contains("Point chart"))
        // Both pages follow the colour scheme of the browser.
        let frames = page.components(separatedBy: "<iframe").dropFirst()
        #expect(frames.allSatisfy { $0.contains("--ground:#000000") })
      } else {
        #expect(try tool("pdfdetach", "-list", output).contains("2 embedded files"))
        // The charts are vectors with texts.
        #expect(try tool("pdfimages", "-list", output).split(separator: "\n").count == 2)
        let words = try tool("pdftotext", "-layout", output, "-").split(whereSeparator: \.isWhitespace)
        #expect(words.contains("a") && words.contains("d") && words.contains("0.5"))
      }
    }
    // Numbers and words are in the report's language, values are below the picture, and text without a chart has no
    // sound.
    let german = try report(
      "```chart\nChart { BarMark(x: .value(\"a\", \"x\"), y: .value(\"b\", 1234.5)) }\n```\n\n"
        + "```chart swift\nText(1234.5, format: .number)\n```\n")
    let output = folder.path + "/german.pdf"
    #expect(
      run("report", german, "-o", output, "--locale", "de_DE", "--scratch-path", scratch).status == 0)
    let page = folder.path + "/german.html"
    #expect(
      run("report", german, "-o", page, "--locale", "de_DE", "--scratch-path", scratch).status == 0)
    let inner = try String(contentsOfFile: page, encoding: .utf8)
    #expect(inner.contains("1.234,5") && !inner.contains("1,234.5"))
    #expect(try tool("pdfinfo", "-struct", output).contains("Table"))
    #expect(try tool("pdfdetach", "-list", output).contains("1 embedded files"))

    let wrong = run(
      "report", try report("\n```chart\nChart {\n  Nothing()\n}\n```\n"), "--scratch-path", scratch)
    #expect(wrong.status == 1 && wrong.error.contains { $0.contains("report.md:4:3: error:") }, "\(wrong)")

    // Each crash is reported with its line, together with other problems.
    let block = "```chart swift\nlet none: [Int] = []\nText(\"\\(none[1])\")\n```\n\n"
    let path = try report(
      "```chart swift\nText(\"fine\")\n```\n\n" + block + "```chart\nnone.csv\n```\n\n" + block)
    let crashed = run("report", path, "--scratch-path", scratch)
    #expect(
      crashed.error == [
        "\(path):6: this chart ended its program: Index out of range",
        "\(path):11: \(folder.path)/none.csv: there is no such file",
        "\(path):15: this chart ended its program: Index out of range",
      ])
  }

  /// Every script of a served report, including the scripts in its charts' frames, has the nonce of the server's
  /// policy.
  private func expectNonces(at address: URL) throws {
    let port = try #require(address.port)
    let answer = try #require(RawClient(port: port)).get(address.path + "/", host: "127.0.0.1:\(port)")
    let policy = try #require(answer.head.firstMatch(of: /script-src 'nonce-([a-z0-9]+)';/))
    let rules = try #require(answer.head.firstMatch(of: /script-src [^;]*/)).output
    #expect(!rules.contains("unsafe-inline"))
    let page = answer.body.replacing("&quot;", with: "\"")
    let tags = page.matches(of: /<script[^>]*>/).map { String($0.output) }
      .filter { !$0.contains(" type=\"application/json\"") && !$0.contains(" type=\"text/plain\"") }
    // The script of the report, and the script of its chart.
    #expect(tags == Array(repeating: "<script nonce=\"\(policy.output.1)\">", count: 2))
  }

  @Test("a served report changes when its file or its table changes")
  func serving() throws {
    let path = try report("# First\n\n" + chart)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = ["serve", path, "--locale", "de_DE"]
    let out = Pipe()
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let line = String(decoding: out.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("First is at http://127.0.0.1:"))
    let address = try #require(
      line.split(separator: " ").last.flatMap { URL(string: $0.trimmingCharacters(in: .newlines)) })
    func shows(_ words: String) -> Bool {
      for _ in 0..<200 {
        if (try? String(contentsOf: address, encoding: .utf8))?.contains(words) == true { return true }
        usleep(50_000)
      }
      return false
    }
    #expect(shows("<h1 id=\"first\">First</h1>") && shows("lang=\"de-DE\""))
    try expectNonces(at: address)
    _ = try report("# Second\n\n" + chart)
    #expect(shows("<h1 id=\"second\">Second</h1>"))
    _ = try folder.file("sales.csv", "month,total\nJan,3\nFeb,5\nNever,4\n")
    #expect(shows("Never"))
    _ = try report("# Third\n\n```chart\nnone.csv\n```\n")
    usleep(600_000)
    #expect(shows("<h1 id=\"second\">Second</h1>"), "a page that cannot be made anew stays")
    _ = try report("# Fourth\n")
    #expect(shows("<h1 id=\"fourth\">Fourth</h1>"))
  }
}
