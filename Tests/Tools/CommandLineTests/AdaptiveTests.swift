import Foundation
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Pictures that follow the user's colour scheme")
@MainActor
struct AdaptiveTests {
  let folder = try! TemporaryFolder()

  private func run(_ words: String...) throws -> (status: Int32, out: [String], error: [String]) {
    let table = try folder.file("t.csv", "month,city,total\nJan,a,3\nFeb,a,5\nJan,b,4\nFeb,b,2\n")
    return CommandLineTests.run([table, "--x", "month", "--y", "total", "--color", "city"] + words)
  }

  @Test("one SVG has the colours of the light and of the dark picture")
  func colors() throws {
    let names = ["light", "dark", "both"].map { "\(folder.path)/\($0).svg" }
    #expect(try run("-o", names[0]).status == 0)
    #expect(try run("--dark", "-o", names[1]).status == 0)
    #expect(try run("--adaptive", "-o", names[2]).status == 0)
    let texts = try names.map { try String(contentsOfFile: $0, encoding: .utf8) }
    func colors(_ text: String) -> [String] {
      text.matches(of: /(fill|stroke)="(#[0-9a-f]+)"/).map { String($0.output.2) }
    }
    #expect(colors(texts[2]) == colors(texts[0]))
    #expect(texts[2].contains("@media(prefers-color-scheme:dark)"))
    let style = try #require(texts[2].firstMatch(of: /<style>(.*?)<\/style>/)).output.1
    for color in Set(colors(texts[1])).subtracting(colors(texts[0])) { #expect(style.contains(":\(color)")) }
    #expect(texts[2].utf8.count < texts[0].utf8.count * 2)
  }

  @Test("a sheet of suggestions follows it, too")
  func suggestions() throws {
    let table = try folder.file("t.csv", "month,total\nJan,3\nFeb,5\n")
    let output = folder.path + "/sheet.svg"
    let result = CommandLineTests.run([table, "--suggest", "2", "--adaptive", "-o", output])
    #expect(result.status == 0, "\(result.error)")
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("prefers-color-scheme:dark"))
  }

  @Test("other formats and uses are refused in one line")
  func refusals() throws {
    let remedy = "end the name in .svg, or leave --adaptive out"
    let cases: [([String], String)] = [
      (["-o", "x.png"], "--adaptive is for SVG, and this is png; \(remedy)"),
      (["--format", "pdf"], "--adaptive is for SVG, and this is pdf; \(remedy)"),
      (["-o", "x.html"], "--adaptive is for SVG, and this is html; a page always follows its reader"),
      (["--dark"], "--adaptive is light or dark as the reader prefers, and --dark is dark; give one of them"),
      (["--show"], "--adaptive is for SVG, and --show draws in the terminal; give one of them"),
      (["--swift"], "--adaptive is for SVG, and --swift writes source; give one of them"),
      (["--sql"], "--adaptive is for SVG, and --sql prints a query; give one of them"),
    ]
    let table = try folder.file("t.csv", "month,total\nJan,3\n")
    for (words, line) in cases {
      let result = CommandLineTests.run([table, "--adaptive"] + words)
      #expect(result.status == 2 && result.error.first?.contains(line) == true, "\(result)")
    }
    for verb in ["audit", "describe", "audio", "animate"] {
      let result = CommandLineTests.run([verb, table, "--adaptive"])
      #expect(result.error.first?.contains("--adaptive is for SVG pictures") == true, "\(result)")
    }
  }

  @Test("a renderer draws its content in both colour schemes, and other formats in light")
  func renderer() throws {
    struct Content: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "night" : "day").frame(width: 80, height: 20) }
    }
    let renderer = ImageRenderer(content: Content())
    let plain = try renderer.svg()
    #expect(!plain.contains("prefers-color-scheme"))
    renderer.adaptsToColorScheme = true
    for svg in [try renderer.svg(), try renderer.scene().svg()] {
      #expect(svg.contains(">day<") && svg.contains(">night<"))
    }
    #expect(renderer.transcript().contains("day"))
    let file = URL(fileURLWithPath: folder.path + "/r.svg")
    try renderer.write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == renderer.svg())
    // Content that sets its own colour scheme keeps it.
    let fixed = ImageRenderer(content: Content().environment(\.colorScheme, .dark))
    fixed.adaptsToColorScheme = true
    #expect(try !fixed.svg().contains("prefers-color-scheme"))
  }
}
