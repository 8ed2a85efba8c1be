import Foundation
import Gallery
import SwiftUI
import Testing

/// The data of a chart in pages, CSV files and PDFs: each output contains them with all their digits.
@MainActor @Suite struct DataTableTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)

  private func scene(_ name: String, _ language: String = "en_US") throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    let locale = Locale(identifier: language)
    let view = example.view()
      .environment(\.locale, locale)
      .environment(
        \.layoutDirection,
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      )
      .frame(width: example.size.width, height: example.size.height)
    return ImageRenderer(content: view).scene()
  }

  private func text(_ scene: RenderedScene) -> String {
    scene.charts.map { $0.table?.csv.replacing("\r\n", with: "\n") ?? "none\n" }.joined(separator: "\n")
  }

  @Test(arguments: names)
  func theDataAreAsStored(name: String) throws {
    let golden = Golden(name: name, fileExtension: "csv")
    switch try golden.compare(text: text(try scene(name))) {
    case .same: break
    case .recorded: Issue.record("\(name).csv was missing and is recorded: look at it")
    case .different(let how): Issue.record("\(name).csv: \(how)")
    }
  }

  /// The examples with given data. A function is sampled to fit the size of its plot, which depends on the widths of
  /// the labels and therefore on the language.
  nonisolated private static let given = names.filter { !["Spirograph"].contains($0) }

  @Test("data are the same in every language", arguments: given)
  func languages(name: String) throws {
    let english = text(try scene(name))
    for language in ["de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"] {
      #expect(text(try scene(name, language)) == english, "\(name) in \(language)")
    }
  }

  @Test("pages hold the data, in every language", arguments: names, ["en_US", "de_DE", "ar_EG"])
  func pages(name: String, language: String) throws {
    let scene = try scene(name, language)
    #expect(try PageTables.texts(in: try scene.html()) == scene.charts.compactMap { $0.table?.csv })
  }

  @Test(arguments: names)
  func figuresOfPDFsHoldTheData(name: String) throws {
    for (chart, figure) in try zip(scene(name).charts, scene(name).figures) {
      guard let table = figure.table else { continue }
      // The numbers are in the format of the language.
      func plain(_ rows: [[String]]?) -> [[String]]? {
        rows?.map { $0.map { $0.filter { !",.".contains($0) }.replacing("\u{2212}", with: "-") } }
      }
      #expect(table.headers == chart.table?.titles && plain(table.rows) == plain(chart.table?.rows))
    }
  }
}

/// Reads the tables of a page without running its script, as CSV.
enum PageTables {
  static func texts(in page: String) throws -> [String] {
    try page.components(separatedBy: "<div class=\"table\"").dropFirst().map { part in
      let part = part.components(separatedBy: "</section>")[0]
      if let lines = try /<pre>(.*?)<\/pre>/.dotMatchesNewlines().firstMatch(in: part) {
        return plain(String(lines.output.1)).replacing("\n", with: "\r\n")
      }
      return try part.components(separatedBy: "<tr>").dropFirst().map { row in
        let cells = try row.matches(of: /<t[hd]([^>]*)>(.*?)<\/t[hd]>/.dotMatchesNewlines()).map { cell in
          let value = try /data-value="([^"]*)"/.firstMatch(in: cell.output.1)?.output.1
          return plain(String(value ?? cell.output.2))
        }
        return cells.map(quoted).joined(separator: ",") + "\r\n"
      }.joined()
    }
  }

  private static func quoted(_ cell: String) -> String {
    cell.contains { ",\"\n".contains($0) } ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
  }

  private static func plain(_ markup: String) -> String {
    markup.replacing(/<\/?bdi>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
