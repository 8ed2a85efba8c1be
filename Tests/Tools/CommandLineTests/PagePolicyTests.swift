import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// `opencharts policy` prints the Content-Security-Policy for a page.
@Suite("The policy of a page") @MainActor struct PagePolicyTests {
  private let folder = try! TemporaryFolder()

  private func tool(_ arguments: [String]) -> (status: Int32, out: [String], error: [String]) {
    var (out, error): ([String], [String]) = ([], [])
    var tool = Tool()
    tool.printLine = { out.append($0) }
    tool.printError = { error.append($0) }
    return (tool.run(arguments), out, error)
  }

  @Test("allows the page's own script and style sheet, by their hashes") func hashes() throws {
    let table = try folder.file("rain.csv", "city,rain\nOslo,3\nRome,4\n")
    let path = folder.path + "/rain.html"
    #expect(tool([table, "-o", path]).status == 0)
    let result = tool(["policy", path])
    #expect(result.status == 0 && result.out.count == 1)
    let policy = try #require(result.out.first)
    let page = String(decoding: try #require(folder.bytes("rain.html")), as: UTF8.self)
    let script = try #require(
      page.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    let style = try #require(page.firstMatch(of: /(?s)<style>(.*?)<\/style>/)).output.1
    #expect(policy.contains("; script-src \(SHA256.source(of: script)); "))
    #expect(policy.contains("; style-src-elem \(SHA256.source(of: String(style))); "))
    #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("script-src 'unsafe"))
  }

  @Test("for a report equals the policy in the page") func reports() throws {
    let table = try folder.file("rain.csv", "city,rain\nOslo & \"Rome\",3\nRome,4\n")
    let path = folder.path + "/report.html"
    let text = "# Rain\n\n```chart\n\(table)\n```\n\n```chart\n\(table) --mark point\n```\n"
    #expect(tool(["report", try folder.file("report.md", text), "-o", path]).status == 0)
    let page = String(decoding: try #require(folder.bytes("report.html")), as: UTF8.self)
    let own = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
    #expect(tool(["policy", path]).out == [String(own)])
    #expect(page.contains("type: 'opencharts-height'"))
  }

  @Test("is refused for other files") func others() throws {
    let path = try folder.file("a.html", "<style>a{}</style><script>alert(1)</script>")
    let result = tool(["policy", path])
    #expect(result.status == 1 && result.out.isEmpty)
    #expect(
      result.error == [
        "\(path): this is not a page of a chart or report that this version of opencharts has written"
      ])
    #expect(tool(["policy"]).status == 2)
    #expect(tool(["policy", folder.path + "/none.html"]).status == 1)
  }
}
