import OpenChartsChartMath
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Colours of names")
@MainActor
struct ColorOptionTests {
  private let text = "city,v,kind\nOslo,1,a\nRome,2,b\nBern,3,a\n"

  @Test("are set by --color NAME=#hex")
  func names() throws {
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: .init())
    let series = try plan(
      text, "--x", "city", "--y", "v", "--color", "kind", "--color", "a=#f00", "--mark", "bar")
    #expect(theme.colors(["a", "b"], plan: series) == [RGB(255, 0, 0), RGB(153, 45, 10)])
    let bars = try plan(text, "--x", "city", "--y", "v", "--mark", "bar", "--color", "oslo=#00ff7f")
    #expect(
      bars.color == nil
        && theme.namedColors(["Oslo", "Rome"], plan: bars) == [RGB(0, 255, 127), RGB(20, 100, 240)])
  }

  @Test("a column with such a name has priority")
  func column() throws {
    let odd = "x,v,a=#fff\n1,2,p\n2,3,q\n3,1,p\n"
    let found = try plan(odd, "--x", "x", "--y", "v", "--color", "a=#fff", "--mark", "bar")
    #expect(found.color?.source == .column(2) && found.ownColors.isEmpty)
  }

  @Test("palettes are legible on both backgrounds", arguments: PaletteName.allCases, [false, true])
  func palettes(name: PaletteName, isDark: Bool) {
    let palette = Palette(name: name, isDark: isDark)
    let background = isDark ? SIMD3<Double>(0, 0, 0) : SIMD3(1, 1, 1)
    #expect(palette.colors.count == 8 && Set(palette.colors).count == 8)
    for color in palette.colors { #expect(Contrast.ratio(color.components, background) >= 4.49) }
    let lights = palette.ramp.map { Contrast.luminance($0.components) }
    #expect(lights == lights.sorted(by: isDark ? (<) : (>)))
    for color in palette.ramp { #expect(Contrast.ratio(color.components, background) >= 3) }
  }

  @Test(
    "errors have one line",
    arguments: [
      (["--color", "Oslo=#12"], 2, "--color Oslo=#12 is not a name and its colour"),
      (["--color", "v", "--color", "city"], 2, "--color is given twice"),
      (["--x", "city", "--y", "v", "--mark", "bar", "--color", "Osol=#123456"], 1, "did you mean \"Oslo\"?"),
      (["--palette", "viridi"], 2, "--palette viridi is unknown; did you mean viridis?"),
    ])
  func errors(options: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let result = run([file] + options + ["-o", folder.path + "/a.svg"])
    #expect(
      result.status == status && result.error.count == 1 && result.error[0].contains(message), "\(result)")
  }

  @Test("pictures and source have them")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let options = ["--x", "city", "--y", "v", "--color", "kind", "--mark", "bar", "--color", "a=#12ab34"]
    #expect(run([file] + options + ["-o", folder.path + "/a.svg"]).status == 0)
    #expect(
      String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self).lowercased().contains("#12ab34"))
    let source = run([file] + options + ["--palette", "okabe-ito", "--swift"]).out.joined(separator: "\n")
    #expect(
      source.contains("Color(red: 0.0706, green: 0.6706, blue: 0.2039)"), "\(source)")
  }
}
