import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Gaps of lines")
@MainActor
struct LineGapTests {
  /// The values of a line through dates and the numbers from 1, in order; "–" for a gap.
  private func line(_ dates: [String], _ options: [String] = []) throws -> [String] {
    let text = "d,v\n" + dates.enumerated().map { "\($1),\($0 + 1)\n" }.joined()
    let table = try table(text)
    let plan = try ChartPlan(table, parsed(["--x", "d", "--y", "v", "--mark", "line"] + options))
    guard case .numbers(let values)? = PlotData(plan, table).y else { return [] }
    return values.map { $0.isNaN ? "–" : "\(Int($0))" }
  }

  @Test(
    "are at units without rows in tables of years, quarters and months",
    arguments: [
      (["2024-01", "2024-02", "2024-04"], ["1", "2", "–", "3"]),
      (["2024-01-01", "2024-02-01", "2024-04-01"], ["1", "2", "–", "3"]),
      (["2023-Q1", "2023-Q2", "2023-Q4", "2024-Q1"], ["1", "2", "–", "3", "4"]),
      (["2001-01-01", "2002-01-01", "2004-01-01"], ["1", "2", "–", "3"]),
    ])
  func natural(dates: [String], values: [String]) throws {
    #expect(try line(dates) == values)
    #expect(try line(["2024-01", "2024-02", "2024-04"], ["--time-unit", "month"]) == ["1", "2", "–", "3"])
  }

  @Test("are at days without rows, if at most a tenth is missing")
  func days() throws {
    let days = (10...30).map { "2024-01-\($0)" }
    #expect(try line(days.filter { $0 != "2024-01-15" }).firstIndex(of: "–") == 5)
    let weekdays = (10...30).filter { $0 % 7 > 1 }.map { "2024-01-\($0)" }
    #expect(try !line(weekdays).contains("–"))
  }

  @Test("are at steps that are far longer than usual")
  func longSteps() throws {
    let days = (10...30).map { "2024-01-\($0)" } + (20...29).map { "2024-02-\($0)" }
    #expect(try line(days).firstIndex(of: "–") == 21)
    let times = (10...30).map { "2024-01-\($0) 07:3\($0 % 7)" } + ["2024-03-01 07:31", "2024-03-02 07:30"]
    #expect(try line(times).firstIndex(of: "–") == 21)
    let workdays = (1...9).flatMap { month in (10...28).map { "2024-0\(month)-\($0)" } }
    #expect(try line(workdays.filter { $0.hasSuffix("0") || $0.hasSuffix("5") }).firstIndex(of: "–") == nil)
  }

  @Test(
    "are not between irregular dates",
    arguments: [
      ["1950-01-01", "1960-01-01", "1970-01-01", "1980-01-01"],
      ["2024-01-03", "2024-02-17", "2024-05-09"],
      ["2024-01-01", "2024-07-01", "2025-01-01", "2026-01-01"],
      ["1980", "1985", "1990", "1991", "1992", "1993", "1994"],
    ])
  func irregular(dates: [String]) throws {
    #expect(try line(dates) == dates.indices.map { "\($0 + 1)" })
  }

  @Test("are none where values of several lines were taken now and then")
  func sparse() throws {
    func values(_ years: [String: [Int]]) throws -> [Double] {
      let rows = years.sorted { $0.key < $1.key }.flatMap { name, years in
        years.map { "\($0),\($0 % 7),\(name)\n" }
      }
      let data = try data(
        "d,v,c\n" + rows.joined(), "--x", "d", "--y", "v", "--color", "c", "--mark", "line")
      guard case .numbers(let values)? = data.y else { return [] }
      return values
    }
    let all = Array(2001...2006)
    let surveys = try values(["a": [2001, 2003, 2005, 2006], "b": all, "c": [2001, 2004, 2005, 2006]])
    #expect(surveys.count == 14 && surveys.allSatisfy(\.isFinite))
    let missing = try values(["a": [2001, 2002, 2003, 2005, 2006], "b": all, "c": all])
    #expect(missing.count == 18 && missing.count(where: \.isNaN) == 1)
  }

  private func words(_ rows: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", rows)
    return run("describe", file, "--mark", "line").out.joined(separator: "\n")
      .replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  @Test("are described")
  func words() throws {
    let text = try words("month,n\n2024-01,3\n2024-02,5\n2024-04,7\n2024-05,8\n")
    #expect(text.contains("1 of 5 values is missing: March 2024."), "\(text)")
  }

  @Test("are described with each of their units")
  func wordsOfLongGaps() throws {
    let days = (Array(1...8) + Array(15...30)).map { day in
      "2024-03-\(day < 10 ? "0" : "")\(day),\(day % 7)\n"
    }.joined()
    let text = try words("day,n\n" + days)
    #expect(text.contains("6 of 30 values are missing: March 9 to March 14."), "\(text)")
    let months = try words("month,n\n2024-01,3\n2024-02,5\n2024-03,5\n2024-06,7\n2024-07,8\n2024-08,9\n")
    #expect(months.contains("2 of 8 values are missing: April 2024 and May 2024."), "\(months)")
    // A gap with more units than the line has values counts once.
    #expect(try line(["2024-01", "2024-02", "2034-01", "2034-02"]).count(where: { $0 == "–" }) == 1)
    // Units at which no line has a value were not measured.
    let data = try data(
      "m,v,c\n" + (1...3).map { "2024-0\($0),1,a\n2024-0\($0),2,b\n" }.joined()
        + "2024-04,1,b\n2024-06,6,a\n2024-06,1,b\n",
      "--x", "m", "--y", "v", "--color", "c", "--mark", "line", "--time-unit", "month")
    guard case .numbers(let values)? = data.y else {
      Issue.record("y has no numbers")
      return
    }
    #expect(values.count(where: \.isNaN) == 1)
  }

  @Test("leave dots at isolated values")
  func dots() throws {
    let text = "d,v,c\n2001,3,a\n2002,,a\n2003,4,a\n2004,,a\n2005,5,a\n2006,6,a\n2007,,b\n2008,7,b\n"
    let data = try data(text, "--x", "d", "--y", "v", "--color", "c", "--mark", "line")
    #expect(data.isolatedRows(isHorizontal: false).count == 3)
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "d,v\n2001,3\n2002,\n2003,4\n2004,\n2005,5\n2006,6\n")
    let result = run([file, "--x", "d", "--y", "v", "--mark", "line", "-o", folder.path + "/t.svg"])
    #expect(result.status == 0 && result.error.allSatisfy { !$0.contains("PointMark") }, "\(result.error)")
  }
}
