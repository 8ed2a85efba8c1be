import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Captions in other languages")
@MainActor
struct CaptionLanguageTests {
  private let folder = try! TemporaryFolder()

  @Test(
    "the noun agrees with the number of rows, in the digits of the language",
    arguments: [
      ("en_US", 1, "1 row without v"), ("en_US", 1200, "1,200 rows without v"),
      ("de_DE", 1, "1 Zeile ohne v"), ("de_DE", 1200, "1.200 Zeilen ohne v"),
      ("fr_FR", 2, "2 lignes sans v"), ("es_ES", 1, "1 fila sin v"), ("ja_JP", 3, "vのない3行"),
      ("ar_EG", 1, "صف واحد بلا v"), ("ar_EG", 2, "صفان بلا v"), ("ar_EG", 3, "٣ صفوف بلا v"),
      ("ar_EG", 11, "١١ صفًا بلا v"), ("ar_EG", 100, "١٠٠ صف بلا v"),
    ])
  func rows(locale: String, count: Int, caption: String) throws {
    let text = "k,v\na,1\nb,2\n" + String(repeating: "a,\n", count: count)
    let drawn = try data(
      text, "--x", "k", "--y", "v", "--mark", "bar", "--aggregate", "sum", "--locale", locale)
    #expect(drawn.caption == caption)
  }

  @Test("rows outside the axes and below zero agree, too")
  func otherReasons() throws {
    let points = ["--x", "x", "--y", "y", "--mark", "point", "--locale", "ar_EG"]
    let text = "x,y\n1,1\n2,2\n30,3\n40,4\n-5,5\n"
    let table = try table(text)
    let outside = PlotData(try ChartPlan(table, parsed(points + ["--x-domain", "0:10"])), table)
    #expect(outside.caption == "٣ صفوف خارج المحاور")
    let log = PlotData(try ChartPlan(table, parsed(points + ["--x-scale", "log"])), table)
    #expect(log.caption == "صف واحد بقيمة صفر أو أقل")
  }

  @Test("the parts of boxes and errors have the commas of the language", arguments: ["ar_EG", "ja_JP"])
  func commas(locale: String) throws {
    let box = lines("k,v", 21) { "a,\($0 == 20 ? 90 : $0 * $0 % 17)" }
    let boxes = run(
      "describe", try folder.file("b.csv", box), "--mark", "box", "--x", "k", "--y", "v", "--locale", locale)
    let errors = run(
      "describe", try folder.file("e.csv", "c,v,e\na,5,60\nb,7,2\n"), "--mark", "bar", "--x", "c", "--y",
      "v", "--y-error", "e", "--locale", locale)
    for result in [boxes, errors] {
      #expect(result.status == 0 && !result.out.joined(separator: "\n").contains(", "), "\(result.out)")
    }
  }
}
