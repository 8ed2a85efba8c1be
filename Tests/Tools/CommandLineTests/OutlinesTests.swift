import Foundation
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Pictures with text as outlines")
@MainActor
struct OutlinesTests {
  let folder = try! TemporaryFolder()

  private func svg(_ rows: String, _ words: String...) throws -> String {
    let table = try folder.file("t.csv", "city,rain\n" + rows)
    let output = folder.path + "/t.svg"
    let result = CommandLineTests.run([table, "--outlines", "-o", output] + words)
    #expect(result.status == 0, "\(result.error)")
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  @Test("a picture has no text element, and all its words as names of outlines")
  func words() throws {
    for (names, locale) in [("Oslo,Łódź", "en_US"), ("القاهرة,تونس", "ar"), ("חיפה,אילת", "he")] {
      let rows = names.split(separator: ",").enumerated().map { "\($1),\(12 + $0)\n" }.joined()
      let svg = try svg(rows, "--locale", locale, "--title", "Rain")
      #expect(!svg.contains("<text"), "\(locale)")
      for name in names.split(separator: ",") { #expect(svg.contains("aria-label=\"\(name)\""), "\(name)") }
      #expect(svg.contains("aria-label=\"Rain\"") && svg.contains("<title") && svg.contains("<desc"))
      #expect(try self.svg(rows, "--locale", locale, "--title", "Rain") == svg)
    }
  }

  @Test("both colour schemes, a sheet of suggestions and an animation have outlines, too")
  func otherPictures() throws {
    #expect(try !svg("a,1\nb,2\n", "--adaptive").contains("<text"))
    #expect(try !svg("a,1\nb,2\n", "--suggest", "2").contains("<text"))
    let table = try folder.file("m.csv", "year,city,rain\n2023,a,1\n2023,b,2\n2024,a,3\n2024,b,1\n")
    let output = folder.path + "/m.svg"
    let result = CommandLineTests.run(["animate", table, "--by", "year", "--outlines", "-o", output])
    #expect(result.status == 0, "\(result.error)")
    #expect(try !String(contentsOfFile: output, encoding: .utf8).contains("<text"))
  }

  @Test("other formats and uses are refused in one line")
  func refusals() throws {
    let remedy = "end the name in .svg, or leave --outlines out"
    let cases: [([String], String)] = [
      (["-o", "x.png"], "--outlines is for SVG, and this is png; \(remedy)"),
      (["-o", "x.html"], "--outlines is for SVG, and this is html; \(remedy)"),
      (["--show"], "--outlines is for SVG, and --show draws in the terminal; give one of them"),
      (["--swift"], "--outlines is for SVG, and --swift writes source; give one of them"),
      (["--sql"], "--outlines is for SVG, and --sql prints a query; give one of them"),
    ]
    let table = try folder.file("t.csv", "month,total\nJan,3\n")
    for (words, line) in cases {
      let result = CommandLineTests.run([table, "--outlines"] + words)
      #expect(result.status == 2 && result.error.first?.contains(line) == true, "\(result)")
    }
    for verb in ["audit", "describe", "audio"] {
      let result = CommandLineTests.run([verb, table, "--outlines"])
      #expect(result.error.first?.contains("--outlines is for SVG pictures") == true, "\(result)")
    }
  }

  @Test("a renderer draws text as outlines in SVG, and other formats as before")
  func renderer() throws {
    let renderer = ImageRenderer(content: Text("Rain").frame(width: 80, height: 20))
    let (plain, page) = (try renderer.svg(), try renderer.html())
    renderer.drawsTextAsOutlines = true
    #expect(plain.contains("<text") && plain.contains(">Rain<"))
    for svg in [try renderer.svg(), try renderer.scene().svg()] {
      #expect(!svg.contains("<text") && svg.contains("aria-label=\"Rain\""))
    }
    #expect(try renderer.html() == page)
    #expect(renderer.transcript().contains("Rain"))
    let frames = renderer.frames(from: Text("a"), to: Text("b"), duration: 0.1)
    #expect(try frames.allSatisfy { try !$0.svg().contains("<text") })
  }
}
