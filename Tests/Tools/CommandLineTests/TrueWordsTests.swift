import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// The numbers in the output of `opencharts describe` equal the drawn data.
@Suite("True numbers in words")
@MainActor
struct TrueWordsTests {
  private let folder = try! TemporaryFolder()

  private func words(_ text: String, _ options: String...) throws -> String {
    let result = run(["describe", try folder.file("t.csv", text)] + options)
    #expect(result.status == 0, "\(result.error)")
    // Dates contain no-break spaces.
    return result.out.joined(separator: "\n").replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  private let signed = "c,v\nA,5\nB,-5\nC,2\nD,-2\n"

  // MARK: Rows that are not drawn

  @Test("values at or below zero do not count on a log scale", arguments: ["bar", "point"])
  func logScale(mark: String) throws {
    let said = try words(signed, "--mark", mark, "--y-scale", "log")
    #expect(said.contains("with 2 values") && said.contains("Lowest value: 2, for C"), "\(said)")
    #expect(try data(signed, "--mark", mark, "--y-scale", "log").caption == "2 rows at or below zero")
  }

  @Test("a line on a log scale has gaps, and boxes have the values above zero")
  func logLines() throws {
    let line = try words("x,v\n1,5\n2,-5\n3,2\n4,8\n", "--mark", "line", "--y-scale", "log")
    #expect(line.contains("with 3 values") && line.contains("Lowest value: 2, for 3"), "\(line)")
    let boxes = try data(
      lines("k,v", 20) { "a,\($0 - 9)" }, "--mark", "box", "--x", "k", "--y", "v", "--y-scale", "log")
    #expect(boxes.boxes.first?.least == 1 && boxes.boxes.first?.count == 10)
    let none = run([
      "describe", try folder.file("n.csv", "c,v\nA,-5\nB,-2\n"), "--mark", "bar", "--y-scale", "log",
    ])
    #expect(none.error.last?.contains("no value is above zero") == true, "\(none.error)")
  }

  @Test("rows that the domain of values cuts off are counted", arguments: ["bar", "line"])
  func domain(mark: String) throws {
    let text = "c,v\n1,5\n2,-5\n3,2\n4,2\n"
    let drawn = try data(text, "--mark", mark, "--x", "c", "--y", "v", "--y-domain", "0:3")
    #expect(drawn.caption == "2 rows outside the axes" && drawn.count == 4, "\(drawn.caption)")
    let piled = try data(
      "c,v,k\na,2,p\na,2,q\nb,1,p\nb,1,q\n", "--mark", "bar", "--x", "c", "--y", "v", "--color", "k",
      "--y-domain", "0:3", "--stack", "standard")
    #expect(piled.account.cutOff == 1)
  }

  @Test("only amounts above zero are parts of a circle, and the legend rounds as sentences do")
  func circle() throws {
    let text = "n,v\na,33\nb,12\nc,-4\n"
    let drawn = try data(text, "--mark", "sector")
    #expect(drawn.color?.names == ["a 73%", "b 27%"] && drawn.caption == "1 row at or below zero")
    let said = try words(text, "--mark", "sector")
    #expect(
      said.contains("Pie chart with 2 values") && said.contains("a 73 percent, b 27 percent."), "\(said)")
    let three = "n,v\na,35\nb,9\nc,3\n"
    #expect(try data(three, "--mark", "sector").color?.names == ["a 74.5%", "b 19.1%", "c 6.4%"])
    let list = try words(three, "--mark", "sector")
    #expect(list.contains("a 74.5 percent, b 19.1 percent, c 6.4 percent"), "\(list)")
    #expect(list.contains("a, 35, 74.5 percent.") && list.contains("c, 3, 6.4 percent."), "\(list)")
    let shares = try words("n,v\na,50%\nb,30%\nc,20%\n", "--mark", "sector")
    #expect(shares.contains("a, 50 percent."), "\(shares)")
  }

  // MARK: Distributions

  @Test("boxes and violins are described by median, number of values and true range")
  func medians() throws {
    let text = lines("k,v", 20) { "\($0 % 2 == 0 ? "a" : "b"),\($0 - 4)" }
    for (mark, name) in [("box", "Box plot"), ("violin", "Violin plot")] {
      let said = try words(text, "--mark", mark, "--x", "k", "--y", "v")
      #expect(said.contains("\(name) with 20 values"), "\(said)")
      #expect(said.contains("Median v: Highest value: 6, for b."), "\(said)")
      #expect(said.contains("Lowest v: Lowest value: minus 4, for a."), "\(said)")
      #expect(said.contains("Highest v: Highest value: 15, for b."), "\(said)")
      #expect(said.contains("a, 10 values, median 5.0, middle half 0.5 to 9.5"), "\(said)")
      #expect(said.contains("whiskers") == (mark == "box"), "\(said)")
      #expect(said.contains("lowest v minus 4.0, highest v 14.0"), "\(said)")
    }
    let german = try words(text, "--mark", "violin", "--x", "k", "--y", "v", "--locale", "de_DE")
    #expect(german.contains("Violinplot mit 20 Werten"), "\(german)")
  }

  @Test("the samples of trends and densities are not data")
  func samples() throws {
    let text = lines("x,v", 40) { "\($0),\($0 * $0 % 17)" }
    let trend = try words(text, "--mark", "line", "--x", "x", "--y", "v", "--trend", "loess")
    #expect(!trend.contains("1 value"), "\(trend)")
    let density = try words(text, "--mark", "density", "--x", "v")
    #expect(!density.contains("101 values") && !density.contains("stand"), "\(density)")
    #expect(density.contains("Area chart with 1 function"), "\(density)")
  }

  @Test("bins and weekdays without rows have the count 0")
  func zeroCounts() throws {
    let bins = try data("v\n0.5\n0.6\n1.5\n1.2\n3.5\n3.1\n", "--x", "v", "--bins", "4", "--mark", "bar")
    guard case .numbers(let counts)? = bins.y else {
      Issue.record("no counts")
      return
    }
    #expect(counts.contains(0) && counts.reduce(0, +) == 6)
    let week = try words(
      "day\n2024-01-01\n2024-01-02\n2024-01-02\n", "--x", "day", "--mark", "bar", "--time-unit", "weekday")
    #expect(week.contains("Lowest value: 0, on Wednesdays"), "\(week)")
    let months = try words(
      "day\n2024-01-01\n2024-01-02\n2024-03-02\n", "--x", "day", "--mark", "bar", "--time-unit", "month")
    #expect(months.contains("Lowest value: 0, in February 2024"), "\(months)")
  }

  // MARK: Axes

  @Test("a single month is spoken once, in the precision of --time-unit")
  func singleMonth() throws {
    let may = try words(
      "date,v\n2024-05-03,1\n2024-05-09,2\n2024-05-12,4\n", "--mark", "line", "--time-unit", "month")
    #expect(
      may.contains("X axis: month, 2024, in May 2024.") || may.contains("X axis: month, in May 2024."),
      "\(may)")
    let january = try words(
      "date,v\n2024-01-03,1\n2024-01-09,2\n2024-01-12,4\n", "--mark", "line", "--time-unit", "month")
    #expect(january.contains("in January 2024") && !january.contains("2023"), "\(january)")
  }

  @Test("the last interval of days includes the last day")
  func lastInterval() throws {
    let text = lines("date,v", 366) { row in
      let day = Date(timeIntervalSince1970: 1_704_067_200 + Double(row) * 86_400)
      return day.formatted(.iso8601.year().month().day()) + ",\(row % 9)"
    }
    let said = try words(text, "--mark", "line", "--x", "date", "--y", "v")
    #expect(said.split(separator: "\n").last?.contains("to December 31, 2024") == true, "\(said)")
  }

  @Test("a candlestick is one value, and the axis is described from the first to the last day")
  func candlesticks() throws {
    let said = try words(
      """
      date,open,high,low,close
      2024-01-01,1,3,0.5,2
      2024-01-02,2,4,1,3
      2024-01-03,3,3.5,1,2
      2024-01-04,2,5,1.5,4

      """)
    #expect(said.contains("with 4 values"), "\(said)")
    #expect(said.contains("from January 1, 2024 to January 4, 2024") && !said.contains("2023"), "\(said)")
  }

  @Test("a span is one value with two ends")
  func spans() throws {
    let said = try words("lo,hi,n\n1,3,a\n2,5,b\n0,4,c\n", "--x", "lo:hi", "--y", "n")
    #expect(said.contains("Bar chart with 3 values"), "\(said)")
    #expect(said.contains("Lowest value: 0, for c") && said.contains("Highest value: 5, for b"), "\(said)")
  }

  // MARK: Numbers

  @Test("different values have different words")
  func digits() throws {
    let said = try words("c,v\na,1000000.1\nb,1000000.2\nc,1000000.3\n", "--mark", "bar")
    #expect(said.contains("Highest value: 1.0000003 million, for c"), "\(said)")
    #expect(said.contains("a, 1.0000001 million.") && said.contains("b, 1.0000002 million."), "\(said)")
  }

  @Test("a position of several points is spoken once")
  func repeatedPlaces() throws {
    let said = try words("x,y\n1,9\n1,9\n1,9\n2,3\n", "--mark", "point")
    #expect(said.contains("Highest value: 9, at 1."), "\(said)")
  }

  @Test("negative errors are spoken with minus, and a quarter has one name")
  func numberSymbols() throws {
    let errors = try words(
      "c,v,e\na,5,60\nb,7,2\n", "--mark", "bar", "--x", "c", "--y", "v", "--y-error", "e")
    #expect(errors.contains("minus 55 to 65"), "\(errors)")
    let quarters = try words(
      "q,v\n2023-Q1,1\n2023-Q2,3\n2023-Q3,4\n", "--mark", "bar", "--x", "q", "--y", "v")
    #expect(quarters.contains("Q1 2023, 1.") && !quarters.contains("March"), "\(quarters)")
  }

  @Test("dates before 1582 follow ISO 8601", arguments: ["en", "de_DE"])
  func oldDates(locale: String) throws {
    let said = try words(
      "date,v\n1400-06-01,3\n1400-07-15,4\n1400-09-30,6\n", "--mark", "line", "--locale", locale)
    let days =
      locale == "en" ? ["June 1", "July 15", "September 30"] : ["1. Juni", "15. Juli", "30. September"]
    for day in days { #expect(said.contains(day), "\(said)") }
  }

  // MARK: Messages and names

  @Test("shares of a total of zero have a message")
  func noTotal() throws {
    let file = try folder.file("z.csv", "c,v\na,1\nb,-1\n")
    let result = run(["describe", file, "--mark", "bar", "--x", "c", "--y", "v", "--aggregate", "share"])
    #expect(result.error.last?.contains("the values add up to 0") == true, "\(result.error)")
  }

  @Test("bands, rules and notes are described with their positions, and are not rows")
  func names() throws {
    let text = "x,y\n1,2\n2,4\n3,8\n4,3\n"
    let rule = try words(text, "--mark", "point", "--rule", "y=5 goal")
    #expect(rule.contains("Marked: goal 5") && rule.contains("4 values"), "\(rule)")
    let note = try words(text, "--mark", "point", "--note", "x=3 y=8 top")
    #expect(note.contains("Marked: top, 3, 8"), "\(note)")
    let named = try words("m,v\nJan,1\nFeb,4\nMar,2\n", "--mark", "bar", "--rule", "x=Feb start")
    #expect(named.contains("Marked: start Feb"), "\(named)")
    let band = try words(text, "--mark", "line", "--band", "x=2...3 camp")
    #expect(band.contains("Marked: camp, 2 to 3") && !band.contains("\ncamp"), "\(band)")
    let days = (1...28).flatMap { day in
      ["01", "02"].map { "2024-\($0)-\(day < 10 ? "0" : "")\(day),\(day)" }
    }
    let dates = try words(
      "day,v\n\(days.joined(separator: "\n"))\n", "--mark", "line", "--band",
      "x=2024-01-05...2024-01-09 storm")
    #expect(dates.contains("Marked: storm, January 5, 2024 to January 9, 2024"), "\(dates)")
    #expect(dates.contains("56 values") && dates.contains("from January 1, 2024 to"), "\(dates)")
  }

  @Test("units of time and changes are in the language")
  func units() throws {
    let text = lines("Tag,Umsatz", 90) { "2024-0\($0 / 28 + 1)-\(10 + $0 % 18),\($0)" }
    let options = ["--mark", "line", "--x", "Tag", "--y", "Umsatz", "--time-unit", "month"]
    let german = try ChartPlan(table(text), parsed(options + ["--locale", "de"]))
    #expect(german.x?.title == "Tag (Monat)")
    let change = try ChartPlan(
      table(text), parsed(options + ["--change", "--aggregate", "sum", "--locale", "fr"]))
    #expect(change.y?.title == "variation du total de Umsatz")
    let mean = try ChartPlan(
      table(text), parsed(options + ["--change", "--aggregate", "mean", "--locale", "es"]))
    #expect(mean.y?.title == "variación de la media de Umsatz")
  }
}
