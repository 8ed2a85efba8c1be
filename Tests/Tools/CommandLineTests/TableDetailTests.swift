import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// The table of a page contains the data behind the chart's marks.
@Suite("Details in the tables of pages")
@MainActor
struct TableDetailTests {
  /// The rows of the page's table as CSV.
  private func rows(_ text: String, _ options: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    let result = run([try folder.file("t.csv", text), "-o", folder.path + "/t.html"] + options)
    #expect(result.status == 0, "\(result.error)")
    let page = String(decoding: try #require(folder.bytes("t.html")), as: UTF8.self)
      .replacing(/<\/?bdi>/, with: "")
    let table = page.components(separatedBy: "<table>").last?.components(separatedBy: "</table>")[0] ?? ""
    return table.components(separatedBy: "<tr>").dropFirst().map { row in
      row.matches(of: /<t[hd]([^>]*)>([^<]*)</).map { cell in
        cell.output.1.firstMatch(of: /data-value="([^"]*)"/).map { String($0.output.1) }
          ?? String(cell.output.2)
      }.joined(separator: ",")
    }
  }

  @Test("the ends of spans have the names of their columns")
  func spans() throws {
    #expect(try rows("lo,hi,n\n1,3,a\n2,5,b\n", "--x", "lo:hi", "--y", "n") == ["n,lo,hi", "a,1,3", "b,2,5"])
    let jobs = try rows(
      "job,start,end\na,2024-01-01,2024-01-05\nb,2024-01-03,2024-01-09\n", "--x", "start:end", "--y", "job")
    #expect(jobs.first == "job,start,end" && jobs.last == "b,2024-01-03,2024-01-09", "\(jobs)")
  }

  @Test("errors and confidence intervals have their ends")
  func errors() throws {
    let errors = try rows(
      "c,v,e\na,5,1\nb,7,2\n", "--mark", "bar", "--x", "c", "--y", "v", "--y-error", "e")
    #expect(errors == ["c,v,low end,high end", "a,5,4,6", "b,7,5,9"], "\(errors)")
    let intervals = try rows(
      lines("k,v", 20) { "\($0 % 2 == 0 ? "a" : "b"),\($0)" }, "--mark", "errorbar", "--x", "k", "--y", "v")
    #expect(intervals.first == "k,mean v,low end,high end", "\(intervals)")
  }

  @Test("boxes have their quartiles, whiskers and counts")
  func boxes() throws {
    let text = lines("k,v", 11) { "a,\($0)" }
    #expect(
      try rows(text, "--mark", "box", "--x", "k", "--y", "v") == [
        "k,median v,count,lowest v,lower quartile,upper quartile,highest v,lower whisker,upper whisker,outliers",
        "a,5,11,0,2.5,7.5,10,0,10,0",
      ])
    #expect(
      try rows(text, "--mark", "violin", "--x", "k", "--y", "v").last == "a,5,11,0,2.5,7.5,10")
  }

  @Test("quartiles, medians and ends of errors have no rounding errors of binary numbers")
  func rounding() throws {
    let values = [11.1, 12.2, 13.3, 14.4, 15.5, 16.6, 17.7, 18.8]
    let box = try rows(
      "k,v\n" + values.map { "a,\($0)\n" }.joined(), "--mark", "box", "--x", "k", "--y", "v")
    #expect(box.last == "a,14.95,8,11.1,13.025,16.875,18.8,11.1,18.8,0", "\(box)")
    let errors = try rows(
      "c,v,e\na,0.1,0.2\nb,0.7,0.4\n", "--mark", "bar", "--x", "c", "--y", "v", "--y-error", "e")
    #expect(errors.dropFirst() == ["a,0.1,-0.1,0.3", "b,0.7,0.3,1.1"], "\(errors)")
    let medians = try rows(
      "k,v\na,0.1\na,0.2\nb,4\n", "--mark", "bar", "--x", "k", "--y", "v", "--aggregate", "median")
    #expect(medians.last == "b,4" && medians.contains("a,0.15"), "\(medians)")
  }

  @Test("boxes of durations have durations as quartiles, and groups of days have days")
  func forms() throws {
    let box = try rows(
      "k,t\na,01:00:00\na,02:00:00\na,03:00:00\n", "--mark", "box", "--x", "k", "--y", "t")
    #expect(
      box.last == "a,02:00:00,3,01:00:00,01:30:00,02:30:00,03:00:00,01:00:00,03:00:00,0", "\(box)")
    let days = "day,v\n2024-01-03,1\n2024-02-05,3\n2024-02-07,2\n"
    let months = try rows(days, "--x", "day", "--y", "v", "--mark", "bar", "--time-unit", "month")
    #expect(months.last?.hasPrefix("2024-02-01,") == true, "\(months)")
    let years = try rows(
      "m,v\n2023-01,1\n2023-02,3\n2024-01,2\n", "--x", "m", "--y", "v", "--mark", "bar", "--time-unit",
      "year")
    #expect(years.last == "2024,2", "\(years)")
    let times = try rows(
      "k,t\na,1:00\nb,2:30\nc,3:45\n", "--mark", "bar", "--x", "k", "--y", "t", "--where", "k != 'c'")
    #expect(times == ["k,t", "a,1:00", "b,2:30"], "\(times)")
    let latencies = try rows(
      "k,t\na,1 s\nb,200 ms\nc,3 s\n", "--mark", "bar", "--x", "k", "--y", "t", "--where", "k != 'c'")
    #expect(latencies.dropFirst() == ["a,1", "b,0.2"], "\(latencies)")
  }

  @Test("a name without a value has a row with an empty cell")
  func emptyNames() throws {
    let drawn = try rows("c,v\na,5\nb,\nd,7\n", "--mark", "bar", "--x", "c", "--y", "v")
    #expect(drawn == ["c,v", "a,5", "b,", "d,7"], "\(drawn)")
    let first = try rows("c,v\na,\nb,\nd,7\n", "--mark", "bar", "--x", "c", "--y", "v")
    #expect(first == ["c,v", "a,", "b,", "d,7"], "\(first)")
  }

  @Test("percentages, currencies and offsets from UTC are the same as in the data")
  func writtenUnits() throws {
    let percentages = try rows("k,p\na,12.345%\nb,7%\n", "--mark", "bar", "--x", "k", "--y", "p")
    #expect(percentages == ["k,p", "a,12.345%", "b,7%"], "\(percentages)")
    let money = try rows("k,p\na,$12.50\nb,$3\n", "--mark", "bar", "--x", "k", "--y", "p")
    #expect(money == ["k,p ($)", "a,12.5", "b,3"], "\(money)")
    let times = try rows(
      "t,v\n2024-01-01T00:00:00Z,1\n2024-01-01T06:30:00Z,2\n2024-01-02T00:30:00Z,3\n", "--mark", "line",
      "--x", "t", "--y", "v")
    #expect(times[1] == "2024-01-01T00:00:00Z,1" && times[3] == "2024-01-02T00:30:00Z,3", "\(times)")
    let local = try rows(
      "t,v\n2024-01-01T00:00,1\n2024-01-01T06:30,2\n", "--mark", "line", "--x", "t", "--y", "v")
    #expect(local.last == "2024-01-01T06:30:00,2", "\(local)")
  }

  @Test("integers beyond the digits of a chart are noted")
  func exactIntegers() throws {
    let drawn = try data(
      "c,v\na,9007199254740993\nb,9007199254740995\n", "--mark", "bar", "--x", "c", "--y", "v")
    #expect(drawn.notes.contains { $0.contains("9,007,199,254,740,992") }, "\(drawn.notes)")
  }

  @Test("many violins have outlines of few points")
  func violins() throws {
    let text = lines("k,v", 3_000) { "k\($0 % 300),\($0 * 7 % 101)" }
    let drawn = try data(text, "--mark", "violin", "--x", "k", "--y", "v", "--limit", "1000")
    #expect(drawn.boxes.count == 300 && drawn.boxes.allSatisfy { $0.outline.count == 12 })
    #expect(BoxSummary.steps(among: 10) == 96)
  }
}
