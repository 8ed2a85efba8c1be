import OpenChartsChartMath
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The tool's colours")
@MainActor
struct PaletteTests {
  @Test(
    "have a contrast of 4.5:1 to the background, and differ in every colour vision", arguments: [false, true])
  func measured(isDark: Bool) {
    let theme = Theme(isDark: isDark, fontSize: 11, numberSymbols: NumberSymbols())
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    func components(_ color: Color) -> SIMD3<Double> {
      let c = color.resolve(in: environment)
      return SIMD3(Double(c.red), Double(c.green), Double(c.blue))
    }
    let palette = theme.palette.map(components)
    let background = components(theme.background)
    for color in palette { #expect(Contrast.ratio(color, background) >= 4.5) }
    #expect(ColorDifference.worst(among: Array(palette.prefix(5))) >= 13.9)
    #expect(ColorDifference.worst(among: Array(palette.prefix(7))) >= 10)
    let names = (0..<10).map { "\($0)" }
    let all = theme.colors(names, plan: ChartPlan(.line)).map { components(Color($0)) }
    for color in all { #expect(Contrast.ratio(color, background) >= 4.5) }
    #expect(ColorDifference.worst(among: all) >= 10)
    for text in [theme.label, theme.title] { #expect(Contrast.ratio(components(text), background) >= 7) }
  }

  @Test("no name has the grey of all other names", arguments: [4, 8, 10])
  func others(count: Int) {
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: NumberSymbols())
    let colors = theme.colors((0..<count).map { "\($0)" }, plan: ChartPlan(.bar), endsWithOther: true)
    #expect(Set(colors.map { Color($0) }).count == count && Color(colors[count - 1]) == theme.palette[7])
  }

  @Test("two of forty lines differ in their colour or in their pattern")
  func looks() {
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: NumberSymbols())
    let names = (0..<40).map { "\($0)" }
    for palette in PaletteName.allCases {
      var own = theme
      own.paletteName = palette
      let looks = zip(own.colors(names, plan: ChartPlan(.line)), own.dashes(names.count)).map {
        color, style in
        "\(color.components) \(style.dash)"
      }
      #expect(Set(looks).count == names.count, "\(palette)")
    }
  }

  @Test(
    "nine or ten lines are drawn, and the eight largest of eleven", arguments: [(9, 9), (10, 10), (11, 8)])
  func manyLines(count: Int, drawnCount: Int) throws {
    let text = lines("name,year,sales", count * 6) { row in
      "name \(row / 6),\(2000 + row % 6),\(row * 37 % 101 + 10)"
    }
    let drawn = try data(text, "--mark", "line", "--x", "year", "--y", "sales", "--color", "name")
    #expect(drawn.color?.names?.count == drawnCount)
    #expect(drawn.notes.contains { $0.contains("largest of") } == (count > 10), "\(drawn.notes)")
    let limited = try data(
      text, "--mark", "line", "--x", "year", "--y", "sales", "--color", "name", "--limit", "4")
    #expect(limited.color?.names?.count == 4)
    // A theme without colours has the palette.
    var arguments = try parsed(["--mark", "line", "--x", "year", "--y", "sales", "--color", "name"])
    arguments.brand = try Brand(text: "font: DejaVu Serif\n", name: "a.theme")
    #expect(try ChartPlan(table(text), arguments).colorLimit(of: count) == drawnCount)
  }
}
