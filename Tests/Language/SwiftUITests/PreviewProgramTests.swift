import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPreviews

/// The program that draws previews, applied to the previews of these tests.
@MainActor @Suite struct PreviewProgramTests {
  private let folder = NSTemporaryDirectory() + "opencharts-previews-\(UUID().uuidString)"

  private func request(_ format: String = "svg", report: String) -> PreviewRequest {
    PreviewRequest(
      folder: folder, stem: nil, format: format, isDark: false, width: 120, height: 80, scale: 1,
      report: report)
  }

  private func reports(_ path: String) throws -> [PreviewReport] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(PreviewReport.self, from: Data($0.utf8))
    }
  }

  @Test("The program reports the number of previews, the next preview and each written file")
  func drawing() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = folder + "/report"
    #expect(FileManager.default.createFile(atPath: report, contents: nil))
    #expect(await PreviewProgram(request: request(report: report)).run() == true)
    let told = try reports(report)
    let count = PreviewCase.all().count
    #expect(told.first { if case .preparing = $0 { false } else { true } } == .found(count))
    let written = told.compactMap { if case .wrote(let path) = $0 { path } else { nil } }
    #expect(Set(written).count == written.count)
    #expect(written.contains(folder + "/PreviewTests-Kept-in-a-test.svg"))
    for path in written {
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains("width=\"120\""))
    }
    let begun = told.compactMap { if case .began(let index, _) = $0 { index } else { nil } }
    #expect(begun == Array(0..<count))
  }

  @Test("Previews before the first requested preview are skipped")
  func later() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = folder + "/report"
    #expect(FileManager.default.createFile(atPath: report, contents: nil))
    var request = request(report: report)
    request.first = PreviewCase.all().count - 1
    #expect(await PreviewProgram(request: request).run() == true)
    #expect(try reports(report).filter { if case .wrote = $0 { true } else { false } }.count == 1)
  }

  @Test("If a picture cannot be written, the program reports it, continues, and exits with an error")
  func unwritten() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = folder + "/report"
    #expect(FileManager.default.createFile(atPath: report, contents: nil))
    var request = request(report: report)
    request.folder = folder + "/none"
    #expect(await PreviewProgram(request: request).run() == false)
    let notes = try reports(report).compactMap { if case .note(let text) = $0 { text } else { nil } }
    // One preview has data that cannot be created, so there is another note.
    #expect(notes.filter { !$0.contains("makeSharedContext") }.count == PreviewCase.all().count)
  }

  @Test("Requests and reports are the same after encoding as JSON")
  func travelling() throws {
    let request = request(report: "/r")
    #expect(try JSONDecoder().decode(PreviewRequest.self, from: JSONEncoder().encode(request)) == request)
    let serve = ServeRequest(address: "::1", port: 80, token: "t", title: "Ä")
    let pipe = Pipe()
    try serve.write(to: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.write(contentsOf: Data("rest".utf8))
    #expect(ServeRequest.read(from: pipe.fileHandleForReading) == serve)
    #expect(try pipe.fileHandleForReading.read(upToCount: 4) == Data("rest".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(ServeRequest.read(from: pipe.fileHandleForReading) == nil)
  }
}
