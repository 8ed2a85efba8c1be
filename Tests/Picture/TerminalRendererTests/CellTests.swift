import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsTerminalRenderer

/// The contents of cells for areas, outlines and legend keys.
@Suite struct CellTests {
  private let blue = RGBA(0.1, 0.3, 0.9)
  private let red = RGBA(0.9, 0.2, 0.2)
  private let green = RGBA(0.1, 0.6, 0.3)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> DisplayItem
  {
    .rects(RectBatch([Rect(x: x, y: y, width: width, height: height)], fill: .color(color)))
  }

  /// Keys in the lowest row, two cells apart.
  private func legend(_ colors: [RGBA], _ outline: SymbolBatch.Outline = .circle(radius: 4), y: Double = 56)
    -> DisplayItem
  {
    .group(
      GroupItem(
        colors.enumerated().map {
          .symbols(SymbolBatch(outline, at: [Point(4 + Double($0) * 16, y)], fill: .color($1)))
        }, role: .legend))
  }

  /// Four rows of sixteen cells.
  private func text(_ items: [DisplayItem], _ change: (inout TerminalOptions) -> Void) -> [String] {
    var options = TerminalOptions(columns: 16, rows: 4)
    change(&options)
    return TerminalRenderer.render(DisplayList(items), size: Size(128, 64), options: options)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func colors(_ lines: [String]) -> Set<String> {
    Set(lines.joined().matches(of: /[34]8;2;(\d+;\d+;\d+)/).map { String($0.output.1) })
  }

  @Test(arguments: TerminalCharacters.allCases)
  func aBorderOfTwoSeriesHasNoThirdOne(characters: TerminalCharacters) {
    // The border lies within a row of cells, at different heights.
    for border in [17.0, 20, 24, 28, 31] {
      let lines = text([
        rect(0, 0, 128, border, blue), rect(0, border, 128, 48 - border, red), legend([blue, red, green]),
      ]) { ($0.colors, $0.characters) = (.none, characters) }
      let signs = characters == .ascii ? "#=" : "█▒"
      #expect(Set(lines[..<3].joined()).isSubset(of: signs), "\(lines)")
      #expect(lines[3].filter { $0 != " " }.count == 3)
    }
  }

  /// An area with an outline of the same colour is drawn with the character of its series, including the edge.
  @Test(arguments: TerminalCharacters.allCases)
  func anOutlineIsNoOtherSeries(characters: TerminalCharacters) {
    func area(_ high: Double, _ low: Double, _ color: RGBA) -> DisplayItem {
      let path = VectorPath(polygon: [
        Point(0, high), Point(64, high - 10), Point(128, high + 4), Point(128, low), Point(0, low),
      ])
      return .path(PathItem(path, fill: .color(color)))
    }
    func outline(_ high: Double, _ color: RGBA) -> DisplayItem {
      var path = VectorPath(from: Point(0, high), to: Point(64, high - 10))
      path.line(to: Point(128, high + 4))
      return .path(PathItem(path, line: PathItem.Line(Stroke(width: 2), .color(color))))
    }
    let lines = text([
      area(16, 48, blue), outline(16, blue), area(32, 48, red), outline(32, red), legend([blue, red]),
    ]) { ($0.colors, $0.characters) = (.none, characters) }
    let others = Set("&%@+xo*$")
    #expect(Set(lines.joined()).isDisjoint(with: others), "\(lines)")
    let keys = lines[3].filter { $0 != " " }
    #expect(
      keys == (characters == .ascii ? "#=" : "█▒")
        && keys.allSatisfy { lines[2].contains($0) || lines[1].contains($0) })
  }

  /// All shades, from the lightest to the darkest.
  @Test func aRampHasAllShades() {
    let items = (0..<16).map { i in
      let share = 0.3 + 0.6 * Double(i) / 15
      return rect(Double(i) * 8, 0, 8, 64, RGBA(1 - share, 1 - share, 1))
    }
    let lines = text(items) { $0.colors = .none }
    #expect(lines[0].hasPrefix("░") && lines[0].hasSuffix("█") && Set(lines[0]) == Set("░▒▓█"), "\(lines)")
    let ascii = text(items) { ($0.colors, $0.characters) = (.none, .ascii) }
    #expect(Set(ascii[0]) == Set(".:+%#"), "\(ascii)")
  }

  /// Bars at any height, side by side and stacked, have only the colours of the legend.
  @Test func coloursAreThoseOfTheLegend() {
    let known: Set = ["26;77;229", "229;51;51"]
    for shift in stride(from: 0.0, to: 16, by: 1.5) {
      let lines = text([
        rect(3 + shift / 2, 2 + shift, 37, 46 - shift, blue),
        rect(3 + shift / 2, shift / 2, 37, 2 + shift / 2, red),
        rect(60.5, 9 + shift, 11, 39 - shift, red), rect(100, 40 - shift, 9, 3, blue),
      ]) { $0.background = .black }
      #expect(colors(lines).isSubset(of: known), "\(shift): \(colors(lines))")
    }
    // Opacity does not count as coverage.
    let light = text([rect(0, 0, 61, 29, RGBA(0.1, 0.3, 0.9, 0.25))]) { $0.background = .white }
    #expect(colors(light) == ["198;210;249"], "\(colors(light))")
  }

  @Test func anOutlineInItsOwnColourLeavesTheBlocks() {
    let path = VectorPath(from: Point(0, 10), to: Point(128, 10))
    let lines = text([
      rect(0, 10, 128, 54, blue), .path(PathItem(path, line: PathItem.Line(Stroke(width: 2), .color(blue)))),
    ]) { $0.colors = .none }
    #expect(lines[0] == String(repeating: "▃", count: 16), "\(lines)")
  }

  /// A bar that extends slightly beyond the axis leaves the axis line complete. An isolated shape of that thickness
  /// is drawn.
  @Test func barsDoNotBreakTheirAxis() {
    let line = PathItem.Line(Stroke(width: 1), .color(RGBA(0.5, 0.5, 0.5)))
    let axis = DisplayItem.group(
      GroupItem(
        [.path(PathItem(VectorPath(from: Point(0, 56), to: Point(128, 56)), line: line))], role: .xAxis))
    for colors in [TerminalColors.none, .trueColor] {
      let bar = text([axis, rect(16, 8, 64, 42, blue)]) { $0.colors = colors }
      #expect(!bar[3].contains("▔") && bar[3].contains("─"), "\(bar)")
      let thin = text([axis, rect(16, 48, 64, 2, blue)]) { $0.colors = colors }
      #expect(thin[3].contains("▔") || thin[3].contains("7;38;2;26;77;229m▇"), "\(thin)")
    }
  }

  @Test func sixteenColoursKeepSeriesApart() {
    let series = [
      RGBA(0, 0.53, 1), RGBA(0.2, 0.78, 0.35), RGBA(1, 0.55, 0.16), RGBA(0.8, 0.19, 0.88),
      RGBA(1, 0.22, 0.24),
      RGBA(0.38, 0.33, 0.96), RGBA(0, 0.78, 0.75), RGBA(0.56, 0.56, 0.58),
    ]
    let codes = ColorCodes(colors: .sixteen, keys: series)
    let found = series.map { codes.code($0, isBackground: false) }
    #expect(Set(found).count == series.count, "\(found)")
    #expect(
      Set(found.dropLast()).isDisjoint(with: ["30", "37", "90", "97"]) && ["37", "90"].contains(found.last))
    // The marks of the series have the same colours as the legend.
    let lines = text([rect(0, 0, 128, 32, series[5]), legend(series)]) { $0.colors = .sixteen }
    #expect(lines[0].contains("\u{1B}[\(found[5])m"), "\(lines)")
  }

  @Test func keysHaveTheSignsOfTheirSymbols() {
    func polygon(_ corners: [(Double, Double)]) -> SymbolBatch.Outline {
      .path(VectorPath(polygon: corners.map { Point($0.0 * 8 - 4, $0.1 * 8 - 4) }))
    }
    let (a, b) = (0.36, 0.64)
    let shapes: [(SymbolBatch.Outline, Character)] = [
      (.circle(radius: 4), "●"), (polygon([(0, 0), (1, 0), (1, 1), (0, 1)]), "■"),
      (polygon([(0.5, 0), (1, 1), (0, 1)]), "▲"), (polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]), "◆"),
      (
        polygon([
          (a, 0), (b, 0), (b, a), (1, a), (1, b), (b, b), (b, 1), (a, 1), (a, b), (0, b), (0, a), (a, a),
        ]), "+"
      ),
    ]
    for (outline, sign) in shapes {
      let lines = text([legend([blue], outline)]) { _ in }
      #expect(lines[3].contains(sign), "\(lines[3])")
    }
  }

  private func label(_ string: String) -> DisplayItem {
    let span = TextSpan(string, font: FontDescriptor(size: 11), color: RGBA(0.9, 0.9, 0.9))
    return .text(CellTypesetter().layout([span], style: ParagraphStyle(), width: nil, height: nil).runs[0])
  }

  @Test func comparisonsAreTwoSignsInASCII() {
    let lines = text([label("a ≥ 5, b ≤ 3")]) { ($0.colors, $0.characters) = (.none, .ascii) }
    #expect(lines[0].trimmingCharacters(in: .whitespaces) == "a >= 5, b <= 3", "\(lines)")
    #expect(text([label("a ≥ 5")]) { $0.colors = .none }[0].hasPrefix("a ≥ 5"))
  }

  /// On an unknown background, text has the terminal's default colour.
  @Test func textOnAnUnknownGroundIsTheTerminals() {
    #expect(text([label("Total")]) { $0.knowsBackground = false }[0] == "Total")
    #expect(text([label("Total")]) { _ in }[0].contains("38;2;229;229;229"))
    // Over an area the background is known.
    let upon = text([rect(0, 0, 128, 16, blue), label("Total")]) { $0.knowsBackground = false }
    #expect(upon[0].contains("48;2;26;77;229"))
  }
}
