import Foundation
import Gallery
import SwiftUI
import Testing

@testable import render_gallery

/// The output of the program for two examples.
@Suite("The files of the gallery") @MainActor struct DrawnGalleryTests {
  private let examples = Gallery.all.filter { ["CafeSales", "Sparkline"].contains($0.name) }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  @Test(
    "Each example exists in every format, light and dark, as page, text and sound, and the index links to all"
  )
  func pictures() throws {
    try inFolder { folder in
      let index = try RenderGallery.draw(examples, for: [], into: folder, sources: nil)
      var expected: Set<String> = ["index.html"]
      for name in ["CafeSales", "Sparkline"] {
        expected.formUnion(["\(name).html", "\(name).txt", "\(name).wav"])
        for format in ["svg", "png", "pdf"] {
          expected.formUnion(["\(name).\(format)", "\(name)-dark.\(format)"])
        }
      }
      #expect(try names(folder) == expected)
      let html = try String(contentsOf: index, encoding: .utf8)
      for name in ["CafeSales", "Sparkline"] { #expect(html.contains("\(name).html")) }
    }
  }

  @Test("Accessibility settings change the pictures; without settings, the bytes are the same")
  func settings() throws {
    func svg(_ settings: [String]) throws -> String {
      var text = ""
      try inFolder { folder in
        _ = try RenderGallery.draw(Array(examples.prefix(1)), for: settings, into: folder, sources: nil)
        text = try String(contentsOf: folder.appendingPathComponent("CafeSales.svg"), encoding: .utf8)
      }
      return text
    }
    let plain = try svg([])
    #expect(try svg([]) == plain)
    for setting in ["--increased-contrast", "--largest-type"] { #expect(try svg([setting]) != plain) }
  }

  @Test("Pages for tests have a transcript, the texts for keys, and the numbers of the sentences")
  func pages() throws {
    struct Written: Decodable {
      struct Chart: Decodable {
        struct Series: Decodable { var y: [Double] }
        var series: [Series]
        var summary: String
      }
      var charts: [Chart]
    }
    try inFolder { folder in
      try PageSamples.write(examples, to: folder)
      for name in ["CafeSales", "Sparkline"] {
        for format in ["html", "txt", "keys", "json"] {
          #expect(try names(folder).contains("\(name).\(format)"))
        }
      }
      let json = try Data(contentsOf: folder.appendingPathComponent("CafeSales.json"))
      let chart = try #require(try JSONDecoder().decode(Written.self, from: json).charts.first)
      #expect(chart.series.first?.y.max() == 117 && chart.summary.contains("117"))
      let keys = try String(contentsOf: folder.appendingPathComponent("CafeSales.keys"), encoding: .utf8)
      #expect(keys.split(separator: "\n").count > 30 && keys.contains("Sat, 117"))
    }
  }
}
