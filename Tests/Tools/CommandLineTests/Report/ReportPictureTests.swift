import Foundation
import OpenChartsLimits
import OpenChartsPictures
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

/// A report may name any file as its picture.
@MainActor
struct ReportPictureTests {
  let folder = try! TemporaryFolder()

  private func made(_ name: String, _ ending: String, _ options: String...) throws -> (
    status: Int32, error: [String]
  ) {
    let path = try folder.file("report.md", "# A\n\n![words](\(name))\n")
    let result = run(["report", path, "-o", folder.path + "/out." + ending] + options)
    return (result.status, result.error.map { $0.replacing(folder.path + "/", with: "") })
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  @Test(arguments: ["html", "pdf"])
  func onlyRegularFilesAreRead(ending: String) throws {
    #expect(mkdir(folder.path + "/folder.png", 0o755) == 0)
    #expect(mkfifo(folder.path + "/pipe.png", 0o600) == 0)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let socketPath = folder.path + "/s"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8.prefix($0.count - 1)) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #expect(isBound)
    for (name, target) in [("zero", "/dev/zero"), ("topipe", "pipe.png"), ("loop", "loop"), ("gone", "none")]
    {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    for (name, words) in [
      ("folder.png", "folder.png: this is a folder, not a picture"),
      ("pipe.png", "pipe.png: this is a pipe, not a picture"), ("s", "s: this is a socket, not a picture"),
      ("zero", "zero: outside the folder of the report; --allow-files allows it"),
      ("topipe", "topipe: this is a pipe, not a picture"), ("loop", "loop: its links lead in a circle"),
      ("gone", "gone: there is no such file"), ("none.png", "none.png: there is no such file"),
      ("/dev/zero", "/dev/zero: outside the folder of the report; --allow-files allows it"),
      ("x%00.png", "x: no file has such a name"),
    ] {
      let result = try made(name, ending)
      #expect(result.status == 1 && result.error == ["report.md:3: \(words)"], "\(result)")
    }
    for name in ["zero", "/dev/zero", "/dev/null"] {
      #expect(
        try made(name, ending, "--allow-files").error == [
          "report.md:3: \(name): this is a device, not a picture"
        ])
    }
  }

  @Test func filesBeyondTheLimitAreRefusedUnread() throws {
    let path = folder.path + "/large.png"
    try write([0x89, 0x50, 0x4E, 0x47], "large.png")
    #expect(truncate(path, off_t(Limits.imageBytes.value) + 1) == 0)
    let words = "report.md:3: large.png: larger than 64 MiB, the most that a picture may have"
    #expect(try made("large.png", "html").error == [words])
    #expect(truncate(path, off_t(Limits.imageBytes.value)) == 0)
    #expect(
      try RegularFile.bytes(path, kind: "picture", limit: Limits.imageBytes).count == Limits.imageBytes.value)
  }

  @Test(arguments: ["html", "pdf"])
  func everyPictureThatIsNotDrawnHasANote(ending: String) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 30))
    let png = try [UInt8](renderer.png())
    try write(png, "good.png")
    #expect(try made("good.png", ending).error.isEmpty)
    func sized(_ width: UInt32, _ height: UInt32) -> [UInt8] {
      var bytes = png
      for (start, number) in [(16, width), (20, height)] {
        for place in 0..<4 {
          bytes[start + place] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(place)))
        }
      }
      return bytes
    }
    let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    let webp =
      Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [UInt8](repeating: 0, count: 20)
    for (name, bytes, reason) in [
      ("half.png", Array(png.prefix(png.count / 2)), "its file is damaged"),
      ("short.png", Array(png.prefix(12)), "its file is damaged"),
      ("empty.jpg", [0xFF, 0xD8, 0xFF], "its file is damaged"),
      ("large.png", sized(60_000, 60_000), "60000 × 60000 pixels are more than 50,000,000"),
      ("long.png", sized(UInt32.max, UInt32.max), "4294967295 × 4294967295 pixels are more than 50,000,000"),
      ("wide.png", sized(50_000_001, 1), "50000001 × 1 pixels are more than 50,000,000"),
      ("tall.png", sized(1, 1_000_000), "1 × 1000000 pixels are more than 32767 on one side"),
      ("cut.gif", gif, "its file is damaged"), ("cut.webp", webp, "its file is damaged"),
      ("cut.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'><path".utf8), "its file is damaged"),
    ] as [(String, [UInt8], String)] {
      try write(bytes, name)
      let result = try made(name, ending)
      #expect(result.status == 0, "\(result)")
      #expect(result.error == ["report.md:3: note: \(name) is left out: \(reason)"])
      let output = try #require(folder.bytes("out." + ending))
      if ending == "html" {
        let page = String(decoding: output, as: UTF8.self)
        #expect(page.contains("<p>words</p>") && !page.contains("<img"))
      }
    }
  }

  @Test("the pictures of a PDF together have pixels in proportion to their files")
  func pixelsOfAllPictures() throws {
    let picture = BlankPicture(width: 6_000, height: 5_000)
    var text = ""
    for name in ["a.png", "b.png"] {
      try write(picture.bytes, name)
      text += "![words](\(name))\n\n"
    }
    // Each picture alone is within the limit, and so is the same picture twice.
    let path = try folder.file("report.md", text + "![words](a.png)\n")
    let result = run(["report", path, "-o", folder.path + "/out.pdf"])
    #expect(result.status == 0 && result.error.count == 1, "\(result.error)")
    #expect(result.error.first?.contains("b.png is left out: with it the pictures have more than") == true)
    #expect(run(["report", path, "-o", folder.path + "/out.html"]).error.isEmpty)
  }

  @Test func drawingsOfVectorsAreWhole() {
    for text in ["<svg/>", "<svg></svg>", "<svg><g/></svg >\n", "<svg width='1' />\n"] {
      #expect(ImageHeader(Array(text.utf8))?.isWhole == true, "\(text)")
    }
    #expect(ImageHeader(Array("<svg><g>".utf8))?.isWhole == false)
  }
}
