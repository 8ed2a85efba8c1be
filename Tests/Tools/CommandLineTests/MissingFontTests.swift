import Foundation
import TestClient
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Text that no font can draw is reported. The tool runs in a separate process with a configuration of fontconfig
/// that contains no font, or one.
@Suite("Missing fonts")
@MainActor
struct MissingFontTests {
  private let folder = try! TemporaryFolder()

  /// - Parameter fonts: Font files in the configuration.
  /// - Returns: The exit status, the lines of standard error, and the output.
  private func tool(_ arguments: [String], fonts: [String]) throws -> (
    status: Int32, notes: [String], output: String
  ) {
    let (process, error) = try start(arguments, fonts: fonts)
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (
      process.terminationStatus, text.split(separator: "\n").map(String.init),
      String(decoding: folder.bytes("output") ?? Data(), as: UTF8.self)
    )
  }

  /// Starts the tool, whose output goes to the file `output`.
  ///
  /// - Returns: The process and its standard error.
  private func start(_ arguments: [String], fonts: [String]) throws -> (Process, Pipe) {
    let fontFolder = folder.path + "/fonts"
    try? FileManager.default.removeItem(atPath: fontFolder)
    // Threads of fontconfig that both create a missing folder of caches report an error.
    for needed in [fontFolder, folder.path + "/cache"] {
      try FileManager.default.createDirectory(atPath: needed, withIntermediateDirectories: true)
    }
    for font in fonts {
      try FileManager.default.createSymbolicLink(
        atPath: fontFolder + "/" + URL(fileURLWithPath: font).lastPathComponent, withDestinationPath: font)
    }
    let configuration = try folder.file(
      "fonts.conf",
      "<?xml version=\"1.0\"?>\n<fontconfig><dir>\(fontFolder)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>"
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": configuration]) {
      $1
    }
    let error = Pipe()
    process.standardError = error
    let output = folder.path + "/output"
    try Data().write(to: URL(fileURLWithPath: output))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    try process.run()
    return (process, error)
  }

  @Test(
    "A configuration that is a device is ignored, with a note",
    arguments: ["FONTCONFIG_FILE", "FONTCONFIG_PATH"])
  func device(variable: String) throws {
    let table = try folder.file("rain.csv", "city,rain\nA,3\nB,4\n")
    let link = folder.path + "/fonts.conf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    // Chinese letters are not in Inter, so that fontconfig looks for a font.
    process.arguments = [table, "--title", "日本", "-o", folder.path + "/a.svg"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: variable == "FONTCONFIG_FILE" ? link : folder.path]) { $1 }
    let error = Pipe()
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      text.hasPrefix("note: \(variable) is ignored: \(link) is a device, not a configuration of fonts\n"),
      "\(text)")
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test("are one note if there is no font", arguments: ["png", "svg", "pdf", "html"])
  func none(format: String) throws {
    let table = try folder.file("rain.csv", "city,rain\nA,3\nB,4\n")
    let result = try tool([table, "-o", folder.path + "/a." + format], fonts: [])
    #expect(
      result.notes == [
        "\(table): note: There is no font, so that no text can be drawn: apt-get install fonts-inter"
      ])
    #expect(folder.bytes("a." + format) != nil)
  }

  @Test("are one note for each script", arguments: ["png", "svg", "pdf", "html"])
  func scripts(format: String) throws {
    let table = try folder.file("rain.csv", "都市,rain\nمدينة,3\n🌧️,4\n日本語,5\nHello,6\n")
    let result = try tool(
      [table, "--title", "Hello 日本語 \u{F8A0} ☂️", "-o", folder.path + "/a." + format], fonts: [Self.inter])
    #expect(result.status == 0)
    let notes = result.notes.map { $0.replacingOccurrences(of: "\(table): note: ", with: "") }
    func note(with package: String) throws -> String {
      let matching = notes.filter { $0.hasSuffix("apt-get install \(package)") }
      #expect(matching.count == 1, "\(notes)")
      return try #require(matching.first)
    }
    let japanese = try note(with: "fonts-noto-cjk")
    #expect(japanese.hasPrefix("No font has the characters ") && japanese.contains("日, 本, 語"))
    #expect(try note(with: "fonts-noto-core").contains("م"))
    #expect(try note(with: "fonts-noto-color-emoji").contains("🌧️"))
    #expect(notes.contains("No font has the characters U+F8A0"))
    #expect(notes.count == 4)
  }

  @Test("are findings of the audit") func audit() throws {
    let table = try folder.file("rain.csv", "city,rain\n日本,3\nB,4\n")
    let result = try tool(["audit", table], fonts: [Self.inter])
    #expect(result.status == 1)
    #expect(result.output.contains("readable-text: No font has 日, 本"))
    #expect(result.output.contains("Install fonts-noto-cjk."))
  }

  @Test("in the text of a report are notes") func report() throws {
    let file = try folder.file("a.md", "# Wetter\n\n天気\n")
    let result = try tool(["report", file, "-o", folder.path + "/a.pdf"], fonts: [Self.inter])
    #expect(
      result.notes == [
        "\(file): note: No font has the characters 天, 気 (Chinese, Japanese, Korean): apt-get install fonts-noto-cjk"
      ])
  }

  @Test("are the same notes for a served table") func serving() throws {
    let table = try folder.file("rain.csv", "city,rain\n日本,3\nB,4\n")
    let note = "\(table): note: No font has the characters 日, 本 (Chinese, Japanese, Korean): "
    let (process, error) = try start(["serve", table], fonts: [Self.inter])
    defer { kill(process.processIdentifier, SIGKILL) }
    var address: URL?
    for _ in 0..<600 where address == nil {
      let output = String(decoding: folder.bytes("output") ?? Data(), as: UTF8.self)
      address = output.firstMatch(of: /http:\S+(?=\n)/).flatMap { URL(string: String($0.output)) }
      if address == nil { Thread.sleep(forTimeInterval: 0.1) }
    }
    let page = try #require(address)
    let port = try #require(page.port)
    // The notes are about the picture on a page.
    let client = try #require(RawClient(port: port))
    let name = "127.0.0.1:\(port)"
    #expect(client.upgrade(page.path + "/live", host: name, origin: "http://" + name) == 101)
    client.message("[\"hello\",{\"w\":600,\"h\":400},null]")
    var text = ""
    while !text.contains(note) {
      let more = error.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += String(decoding: more, as: UTF8.self)
    }
    #expect(text.contains(note + "apt-get install fonts-noto-cjk\n"))
  }

  @Test("have no note if all fonts are installed") func complete() throws {
    let table = try folder.file("rain.csv", "city,rain\nÄłβЖ ½ – ≤ €,3\nB,4\n")
    #expect(try tool([table, "-o", folder.path + "/a.png"], fonts: [Self.inter]).notes.isEmpty)
  }
}
