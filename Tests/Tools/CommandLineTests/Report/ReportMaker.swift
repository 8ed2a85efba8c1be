import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Makes reports in a temporary folder with a table.
@MainActor struct ReportMaker {
  let folder = try! TemporaryFolder()

  init() throws {
    _ = try folder.file(
      "rain.csv",
      "month,city,rain_mm\n2024-01-01,Oslo,50\n2024-02-01,Oslo,30.5\n2024-01-01,Rome,80\n2024-02-01,Rome,60\n"
    )
  }

  func run(_ text: String, _ options: String..., ending: String = "html") throws -> (
    status: Int32, out: [String], error: [String]
  ) {
    let path = try folder.file("report.md", text)
    let result = CommandLineTests.run(["report", path, "-o", folder.path + "/out." + ending] + options)
    return (result.status, result.out, result.error.map { $0.replacing(folder.path + "/", with: "") })
  }

  func page(_ text: String, _ options: String...) throws -> String {
    let path = try folder.file("report.md", text)
    let output = folder.path + "/out.html"
    let result = CommandLineTests.run(["report", path, "-o", output] + options)
    #expect(result.status == 0, "\(result.error)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  func pdf(_ text: String, _ options: String...) throws -> String {
    let path = try folder.file("report.md", text)
    let output = folder.path + "/out.pdf"
    let result = CommandLineTests.run(["report", path, "-o", output, "--no-sound"] + options)
    #expect(result.status == 0, "\(result.error)")
    return output
  }

  func tool(_ name: String, _ arguments: String...) throws -> String {
    let result = try Subprocess.run("/usr/bin/" + name, arguments)
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }
}
