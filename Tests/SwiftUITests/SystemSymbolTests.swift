import DisplayList
import SwiftUI
import Testing

@Suite struct SystemSymbolTests {
  @Test(arguments: [
    "circle", "circle.fill", "square", "triangle", "star.fill", "heart.fill", "arrow.up", "arrow.down",
    "arrow.left", "arrow.right", "chevron.right", "checkmark", "xmark", "plus", "minus", "info.circle",
    "info.circle.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill", "calendar", "clock",
    "house", "person", "gear", "magnifyingglass", "chart.bar", "chart.bar.fill",
    "chart.line.uptrend.xyaxis", "bell", "flame", "flame.fill", "drop", "sun.max", "cloud", "moon", "bolt",
    "chevron.left", "chevron.up", "chevron.down", "clock.fill", "plus.circle.fill",
    "trash", "trash.fill", "envelope.fill", "chart.pie", "checkmark.seal.fill", "xmark.app", "gearshape.fill",
  ])
  func frequentSymbolsAreDrawnWithinTheirGrid(name: String) throws {
    let symbol = try #require(SystemSymbol(name: name))
    let bounds = [symbol.fill, symbol.lines].filter { !$0.isEmpty }.map { Path($0).boundingRect }
    #expect(!bounds.isEmpty)
    for box in bounds {
      #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= 20 && box.maxY <= 20)
    }
  }

  @Test func unknownSymbolsHaveNoDrawing() {
    #expect(SystemSymbol(name: "no.such.symbol") == nil)
    #expect(SystemSymbol(name: "") == nil && SystemSymbol(name: ".fill") == nil)
    #expect(SystemSymbol(name: "no.such.circle.fill") == nil)
  }
}
