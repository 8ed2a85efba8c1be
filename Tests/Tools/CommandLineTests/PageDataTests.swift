import Foundation
import OpenChartsHTMLRenderer
import Testing

/// The file that a page saves equals the table file.
@MainActor @Suite struct PageDataTests {
  private func page(_ text: String, _ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("data.csv", text)
    let result = run([file, "-o", folder.path + "/data.html"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    return String(decoding: try #require(folder.bytes("data.html")), as: UTF8.self)
  }

  /// The cells of the table, row by row.
  private func cells(_ page: String) -> [String] {
    let page = page.replacing(/<\/?bdi>/, with: "")
    let table = page.components(separatedBy: "<table>").last?.components(separatedBy: "</table>")[0] ?? ""
    return table.components(separatedBy: "<tr>").dropFirst().map { row in
      row.matches(of: /<t[hd]([^>]*)>([^<]*)</).map { cell in
        cell.output.1.firstMatch(of: /data-value="([^"]*)"/).map { String($0.output.1) }
          ?? String(cell.output.2)
      }.joined(separator: ",")
    }
  }

  nonisolated static let files: [(String, [String])] = [
    ("city,profit\nGhent,-5\nTurin,12\nŁódź,-30\nZürich,44\n", []),
    ("city,profit\nGhent,-1234567.89\nTurin,1500000000000\n", ["--mark", "bar"]),
    (
      "day,steps\n2024-03-01,50.173\n2024-03-02,-4.5\n2024-03-03,1e-7\n",
      ["--x", "day", "--y", "steps", "--mark", "line"]
    ),
    (
      "time,level\n2024-03-01T08:05:00,1\n2024-03-01T09:10:30,2\n2024-03-01T11:00:00,4\n",
      ["--x", "time", "--y", "level", "--mark", "line"]
    ),
    (
      "day,open,high,low,close\n"
        + (10..<40).map {
          "2024-\($0 < 31 ? "04-\($0)" : "05-\($0 - 20)"),\($0).2,\($0).75,\($0 - 1),\($0).5\n"
        }.joined(),
      []
    ),
    ("colour,share\nRed,120\nBlue,90.5\nGreen,90\n", ["--mark", "sector"]),
    (
      "day,low,high\n2024-03-01,-4,2\n2024-03-02,-1,3\n2024-03-03,0,7\n",
      ["--x", "day", "--y", "low", "--y", "high", "--mark", "line"]
    ),
    (
      "day,city,rain\n2024-03-01,Oslo,4\n2024-03-01,Rome,0\n2024-03-02,Oslo,2.25\n2024-03-02,Rome,1\n",
      ["--x", "day", "--y", "rain", "--color", "city", "--mark", "line"]
    ),
    ("year,v\n2000,1\n2001,3\n2002,2\n2003,8\n", ["--x", "year", "--y", "v", "--mark", "line"]),
    ("quarter,v\n2022-Q1,1\n2022-Q2,3\n2022-Q3,4\n", ["--x", "quarter", "--y", "v", "--mark", "bar"]),
    ("month,n\n2024-01,3\n2024-02,5\n2024-03,7\n", ["--x", "month", "--y", "n", "--mark", "line"]),
    ("name,time\na,02:15:46\nb,01:05:00\nc,03:00:10\n", ["--x", "name", "--y", "time", "--mark", "bar"]),
    ("start,v\n06:00,1\n07:30,4\n12:15,2\n", ["--x", "start", "--y", "v", "--mark", "line"]),
    ("start,v\n6:00,1\n7:30,4\n12:15,2\n", ["--x", "start", "--y", "v", "--mark", "bar"]),
    ("a,b\n1.5,2\n2.5,-3\n3.25,4\n0.125,9\n", ["--mark", "point"]),
  ]

  @Test(arguments: files, ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"])
  func theTableIsTheFile(file: (text: String, arguments: [String]), language: String) throws {
    let found = cells(try page(file.text, file.arguments + ["--locale", language]))
    let (text, rows) = (file.text.split(separator: "\n").map(String.init), Array(found.dropFirst()))
    let header = found.first.map { $0.split(separator: ",").map(String.init) } ?? []
    // Columns may be in another order, and rows sorted by series.
    let wanted = text[0].split(separator: ",").map(String.init)
    let places = wanted.map { header.firstIndex(of: $0) }
    #expect(!places.contains(nil), "\(header)")
    let picked = rows.map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return places.map { $0.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? "?" }
        .joined(separator: ",")
    }
    #expect(picked.sorted() == text.dropFirst().sorted())
  }
}
