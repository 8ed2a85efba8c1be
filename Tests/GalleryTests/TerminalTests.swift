import Gallery
import OpenChartsPictures
import SwiftUI
import Testing

/// Every example drawn as characters for a terminal.
@Suite("The gallery in a terminal")
@MainActor
struct TerminalTests {
  @Test(
    "fits its cells, has no escape sequence without colours, and is the same every time",
    arguments: Gallery.all)
  func cells(example: Example) {
    for (columns, rows) in [(80, 24), (40, 12), (7, 3)] {
      let renderer = ImageRenderer(content: example.view())
      let text = renderer.terminal(columns: columns, rows: rows, colors: .none)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= rows && lines.allSatisfy { $0.count <= columns }, "\(text)")
      #expect(!text.contains("\u{1B}") && lines.contains { $0.contains { $0 != " " } })
      if columns == 40 {
        #expect(renderer.terminal(columns: columns, rows: rows, colors: .none) == text)
        let ascii = renderer.terminal(columns: columns, rows: rows, characters: .ascii, colors: .none)
        #expect(ascii.split(separator: "\n").allSatisfy { $0.count <= columns })
      }
    }
  }
}
