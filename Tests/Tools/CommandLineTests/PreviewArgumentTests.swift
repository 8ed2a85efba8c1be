import Testing

@testable import OpenChartsCommandLineTool

@Suite("Arguments of previews")
struct PreviewArgumentTests {
  private func parsed(_ arguments: String...) throws -> PreviewArguments? {
    guard case .preview(let result) = try Command(["preview"] + arguments) else { return nil }
    return result
  }

  @Test("files, options and defaults")
  func options() throws {
    var plain = PreviewArguments()
    plain.paths = ["A.swift"]
    #expect(try parsed("A.swift") == plain)
    #expect(plain.watches == nil && plain.format == .png && plain.output == ".")
    let all = try #require(
      try parsed(
        "A.swift", "-o", "out", "--format=svg", "--dark", "--size", "390x300", "--scale", "3", "--watch",
        "--at", "1.5", "--frames", "--package", "/o", "--scratch-path", "/s", "--", "-B.swift"))
    #expect(all.paths == ["A.swift", "-B.swift"])
    #expect(all.output == "out" && all.format == .svg && all.isDark && all.watches == true)
    #expect(all.moment == 1.5 && all.hasFrames && plain.moment == nil && !plain.hasFrames)
    #expect(all.width == 390 && all.height == 300 && all.scale == 3)
    #expect(all.library == "/o" && all.scratch == "/s")
    let narrow = try #require(try parsed("A.swift", "--size", "200", "--once"))
    #expect(narrow.width == 200 && narrow.height == nil && narrow.watches == false)
    #expect(try Command(["preview", "--help"]) == .previewHelp)
  }

  @Test(
    "wrong use is one line that names the command's help",
    arguments: [
      ([], "which previews? Give a Swift file, or a folder with Swift files or a package"),
      (["A.swift", "--drak"], "unknown option --drak; did you mean --dark?"),
      (["A.swift", "--mark", "bar"], "unknown option --mark; did you mean --dark?"),
      (
        ["A.swift", "--size", "axb"],
        "--size axb is not a width, or width and height such as 390x300, in points"
      ),
      (
        ["A.swift", "--size", "1x2x3"],
        "--size 1x2x3 is not a width, or width and height such as 390x300, in points"
      ),
      (
        ["A.swift", "--format", "bmp"],
        "--format bmp is unknown; it can be svg, png, pdf, html, eml, txt, wav"
      ),
      (["A.swift", "--scale", "0"], "--scale 0 is not a number from 0.1 to 20"),
      (["A.swift", "--at", "soon"], "--at soon is not a number of seconds from 0 to 60"),
      (["A.swift", "--at", "61"], "--at 61 is not a number of seconds from 0 to 60"),
      (["A.swift", "--format", "wav", "--frames"], "--frames are pictures; --format wav is none"),
      (["A.swift", "--output"], "--output needs a value"),
      (["A.swift", "--once=1"], "--once takes no value"),
    ])
  func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message, help: "opencharts preview --help")) {
      try Command(["preview"] + arguments)
    }
  }

  @Test("the help fits two screens, names every option, and its examples are right")
  func help() throws {
    let lines = Help.preview.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 48 && lines.allSatisfy { $0.count <= 80 })
    for option in PreviewOption.allCases where option != .help {
      #expect(Help.preview.contains(option.spelling), "\(option.spelling)")
    }
    for line in lines.drop(while: { $0 != "Examples" }).dropFirst().prefix(3) {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(throws: Never.self) { try Command(words) }
    }
  }
}
