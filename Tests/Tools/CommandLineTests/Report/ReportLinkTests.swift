import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Links in untrusted reports, in pages and PDFs.
@MainActor
struct ReportLinkTests {
  let folder = try! TemporaryFolder()

  private func made(_ text: String, _ ending: String) throws -> String {
    let output = folder.path + "/out." + ending
    let result = run("report", try folder.file("report.md", text), "-o", output)
    #expect(result.status == 0, "\(result.error)")
    return output
  }

  private static let refused = [
    "java&#9;script:alert(1)", "&#1;javascript:alert(3)", "<&#32;javascript:alert(4)>", "java&Tab;script:x",
    "java&NewLine;script:x", "javascript&colon;x", "&#106;avascript:x", "JaVaScRiPt:x", "data:text/html,x",
    "vbscript:x", "file:///etc/passwd", "//host/x", "<\\\\\\\\host\\\\x>", "/\\\\host", "http:x", "xmpp:a@b",
    "blob:x", "&#xA0;javascript:x", "&#127;javascript:x", "https:&bsol;&bsol;host", "/etc/passwd",
    "../../../../etc/passwd", "a/../../etc", "%2E%2e/etc", "a//../../etc", "a/..&#47;../etc?x",
  ]

  @Test func refusedAddressesAreTextInPagesAndPDFs() throws {
    var text =
      "[good](https://example.org/é'x) [place](#a) [file](notes.md) "
      + "[below](a/../b/./c.md?x=/../../..#d)\n\n"
    for (number, address) in Self.refused.enumerated() {
      text += "[word\(number)](\(address)) [ref\(number)][r\(number)]\n\n[r\(number)]: \(address)\n\n"
    }
    let html = try String(contentsOfFile: made(text, "html"), encoding: .utf8)
    let links = html.matches(of: /<a href="([^"]*)">/).map { String($0.output.1) }
    #expect(links == ["https://example.org/%C3%A9%27x", "#a", "notes.md", "a/../b/./c.md?x=/../../..#d"])
    for number in Self.refused.indices { #expect(html.contains("<em>word\(number)</em>")) }
    let pdf = try Data(contentsOf: URL(fileURLWithPath: made(text, "pdf")))
    let addresses = String(decoding: pdf, as: UTF8.self).matches(of: /\/URI \(([^)]*)\)/).map {
      String($0.output.1)
    }
    #expect(Set(addresses) == ["https://example.org/%C3%A9%27x"])
  }

  @Test(arguments: [
    "&#1;http://127.0.0.1:9/x.png", "ht&#9;tp://127.0.0.1:9/x.png", "//host/x.png", "/&Tab;/host/x.png",
    "data:image/png;base64,xx", "http://127.0.0.1:9/x.png",
  ])
  func picturesAreNeverFetched(address: String) throws {
    let path = try folder.file("report.md", "a\n\n![x](\(address))\n")
    let result = run("report", path, "-o", folder.path + "/a.html")
    #expect(result.status == 1 && result.error.count == 1)
    #expect(result.error.first?.contains("\(path):3: ") == true)
    #expect(result.error.first?.contains("is not fetched") == true, "\(result.error)")
  }

  @Test func pagesAllowTheirOwnScriptsAlone() throws {
    _ = try folder.file("sales.csv", "month,total\nJan,3\nFeb,5\n")
    let html = try String(
      contentsOfFile: made("# A\n\n```chart\nsales.csv\n```\n\n[x](https://example.org)\n", "html"),
      encoding: .utf8)
    let policy = try #require(
      html.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/)
    ).output.1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("script-src 'unsafe") && !policy.contains("connect-src"))
    // The policy precedes everything that could load.
    let head = try #require(html.firstRange(of: "<meta http-equiv"))
    #expect(!html[..<head.lowerBound].contains("<style") && !html[..<head.lowerBound].contains("<script"))
    // A digest for each script: the report's and the chart's.
    let own = try #require(html.matches(of: /(?s)<script>(.*?)<\/script>/).last?.output.1)
    let inner = try #require(html.firstMatch(of: /srcdoc="([^"]*)"/)).output.1
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    let charts = inner.matches(of: /(?s)<script>(.*?)<\/script>/).map(\.output.1)
    #expect(charts.count == 1)
    for script in [own] + charts {
      let digest = Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
      #expect(policy.contains("'sha256-\(digest)'"))
    }
    #expect(policy.components(separatedBy: "'sha256-").count == 3)
  }
}
