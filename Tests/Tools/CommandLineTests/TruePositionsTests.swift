import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Descriptions name the positions of bins, dates, cells, candles and lines as the picture shows them.
@Suite("True positions")
@MainActor
struct TruePositionsTests {
  private let folder = try! TemporaryFolder()

  private func words(_ text: String, _ options: String...) throws -> String {
    let result = run(["describe", try folder.file("t.csv", text)] + options)
    #expect(result.status == 0, "\(result.error)")
    return result.out.joined(separator: "\n").replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  @Test("bins on a logarithmic axis begin at the smallest value and have equal ratios")
  func logarithmicBins() throws {
    let values = (0..<60).map { pow(10, Double($0) / 15 - 1) }
    let rows = values.map { "\($0)" }.joined(separator: "\n")
    let result = run(["describe", try folder.file("v.csv", "v\n\(rows)\n"), "--x", "v", "--x-scale", "log"])
    let text = result.out.joined(separator: "\n")
    #expect(result.error.isEmpty && text.contains("20 values"), "\(result.error) \(text)")
    let counts = text.matches(of: /\n[\d.,]+ to [\d.,]+, (\d+)\./).compactMap { Int($0.output.1) }
    #expect(counts.reduce(0, +) == 60 && counts.allSatisfy { (2...4).contains($0) }, "\(text)")
    let withZero = run([
      "describe", try folder.file("z.csv", "v\n0\n-3\n\(rows)\n"), "--x", "v", "--x-scale", "log",
    ])
    #expect(
      withZero.error.joined().contains("2 rows at or below zero have no position"), "\(withZero.error)")
  }

  @Test("counts of bins have no trend and no outliers")
  func binTrends() throws {
    let rows = (0..<300).map { "\(Double($0 % 100) * Double($0 % 7))" }.joined(separator: "\n")
    let text = try words("v\n\(rows)\n", "--x", "v", "--bins", "24")
    #expect(!text.contains("Trend") && !text.contains("stand") && !text.contains("increase"), "\(text)")
  }

  @Test("descriptions contain the trend line that the chart draws", arguments: ["point", "line"])
  func drawnTrend(mark: String) throws {
    let rows = [1.0, 2, 4, 4, 30, 6, 8, 9, 11].enumerated().map { "\($0 + 1),\($1)" }
    let text = try words(
      "x,y\n\(rows.joined(separator: "\n"))\n", "--x", "x", "--y", "y", "--mark", mark, "--trend", "linear")
    // Least squares: 1.183 x + 2.417.
    #expect(text.contains("The fitted line goes from 3.6 "), "\(text)")
    #expect(!text.contains("Theil"), "\(text)")
  }

  @Test("weeks end on their last day in every calendar", arguments: ["en_US", "en_GB", "de_DE"])
  func weeks(locale: String) throws {
    let rows = (0..<6).map { "2024-\(["01-01", "01-08", "01-15", "01-22", "01-29", "02-05"][$0]),\($0 + 3)" }
    let text = try words(
      "day,v\n\(rows.joined(separator: "\n"))\n", "--mark", "bar", "--time-unit", "week", "--locale", locale)
    let end =
      locale == "en_US"
      ? "to February 11, 2024" : locale == "en_GB" ? "to 11 February 2024" : "11. Februar 2024"
    #expect(text.split(separator: "\n")[1].contains(end), "\(text)")
  }

  @Test("points of a line by week are weeks")
  func weekLines() throws {
    let rows = (0..<6).map { "2024-\(["01-01", "01-08", "01-15", "01-22", "01-29", "02-05"][$0]),\($0 + 3)" }
    let text = try words(
      "day,v\n\(rows.joined(separator: "\n"))\n", "--mark", "line", "--time-unit", "week")
    #expect(text.contains("Highest value: 8, in the week of February 5, 2024."), "\(text)")
    #expect(text.contains("week of January 1, 2024, 3."), "\(text)")
  }

  @Test(
    "parts of a week, a day or a year have their prepositions", arguments: ["bar", "line"],
    [
      ("weekday", "en_US", "on Sundays."), ("weekday", "es_ES", "los domingos."),
      ("weekday", "de_DE", "am Sonntag."), ("weekday", "fr_FR", "le dimanche."),
      ("hour-of-day", "en_US", "at 6:00."), ("hour-of-day", "es_ES", "a las 6:00."),
      ("month-of-year", "en_US", "in March."), ("month-of-year", "de_DE", "im März."),
    ])
  func cycles(mark: String, sample: (String, String, String)) throws {
    let (unit, locale, place) = sample
    // Sunday, 3 March 2024, at 6 o'clock has the highest value.
    let text = try words(
      "time,v\n2024-03-03T06:10,9\n2024-02-06T09:20,4\n2024-04-10T15:00,5\n2024-05-16T19:00,6\n", "--mark",
      mark, "--x", "time", "--y", "v", "--time-unit", unit, "--locale", locale)
    #expect(text.split(separator: "\n")[2].contains("9, \(place)"), "\(text)")
  }

  @Test("quarters are spoken as quarters")
  func quarters() throws {
    let text = try words("q,v\n2024-Q1,5\n2024-Q2,7\n2024-Q3,6\n2024-Q4,9\n", "--mark", "line")
    #expect(text.contains("Highest value: 9, in Q4 2024.") && !text.contains("October"), "\(text)")
  }

  @Test("dates far down in a table determine the precision of all dates")
  func lateDates() throws {
    let rows = ["2024-01-01", "2024-01-15", "2024-02-03"].flatMap { day in
      (0..<250).map { "\(day),\($0 % 31)" }
    }
    let text = try words(
      "date,temp\n\(rows.joined(separator: "\n"))\n", "--x", "date", "--y", "temp", "--mark", "point")
    #expect(text.contains("on January 1") && !text.contains("in 2024"), "\(text)")
  }

  @Test("cells of numbers are described by their numbers")
  func cells() throws {
    let rows = ["Mon", "Tue"].flatMap { day in (8...11).map { "\(day),\($0),\($0 * 2)" } }
    let text = try words(
      "day,hour,visits\n\(rows.joined(separator: "\n"))\n", "--mark", "heatmap", "--x", "day", "--y", "hour",
      "--color",
      "visits")
    #expect(!text.contains("7.5") && !text.contains("8.5"), "\(text)")
    let years = ["A", "B"].flatMap { name in (2000...2003).map { "\($0),\(name),\($0 % 7)" } }
    let dates = try words(
      "year,land,v\n\(years.joined(separator: "\n"))\n", "--mark", "heatmap", "--x", "year", "--y", "land",
      "--color", "v")
    #expect(dates.contains("from 2000 to 2003") && !dates.contains("2000 to 2001"), "\(dates)")
  }

  @Test(
    "candles are one value per day, with all words in the language", arguments: ["en", "de", "ja"])
  func candles(locale: String) throws {
    let table = """
      date,open,high,low,close
      2024-04-01,50,50.7,47.4,47.8
      2024-04-02,47.8,50.6,47.4,49.9
      2024-04-03,49.9,52,49,51
      2024-04-04,51,51.5,50,50.2
      2024-04-05,50.2,53,50,52.8
      """
    let text = try words(table, "--locale", locale)
    #expect(!text.contains("falling") && !text.contains("rising"), "\(text)")
    if locale == "en" {
      #expect(text.contains("April 1, 2024, low 47.4, high 50.7, open 50, close 47.8."), "\(text)")
      #expect(text.contains("high: Highest value: 53, on April 5."), "\(text)")
    }
    let page = folder.path + "/c.html"
    let result = run([try folder.file("c.csv", table), "-o", page, "--force"])
    #expect(result.status == 0)
    let headers = try String(contentsOfFile: page, encoding: .utf8).matches(
      of: /<th scope="col"[^>]*>([^<]*)/)
    #expect(
      headers.map { String($0.output.1).trimmingCharacters(in: .whitespacesAndNewlines) }.prefix(5)
        == ["date", "low", "high", "open", "close"])
  }

  @Test("single letters and \"min\" name columns, not units")
  func variables() throws {
    let text = try words("day,min,max\nMo,1,4\nTu,-3,5\n", "--y", "min", "--mark", "bar")
    #expect(text.contains("Y axis: min") && !text.contains("minutes"), "\(text)")
    let meters = try words("k,m\na,1\nb,2\n", "--mark", "bar")
    #expect(!meters.contains("meter"), "\(meters)")
    let named = try words("k,height (m)\na,1\nb,2\n", "--mark", "bar")
    #expect(named.contains("2 meters"), "\(named)")
  }

  @Test(
    "omitted names are reported in the chart's language",
    arguments: ["de": "Die 2 größten von 3 Namen in name", "fr": "Les 2 plus grands de 3 noms de name"])
  func omittedNames(locale: String, sentence: String) throws {
    let text = try words("name,v\na,1\nb,2\nc,3\n", "--mark", "bar", "--limit", "2", "--locale", locale)
    #expect(text.contains(sentence), "\(text)")
  }

  @Test("integers are noted only where their last digits are lost")
  func largeIntegers() throws {
    func notes(_ value: String) throws -> String {
      run(["describe", try folder.file("n.csv", "k,v\na,\(value)\nb,5\n"), "--mark", "bar"]).error.joined()
    }
    #expect(try notes("9223372036854775807").contains("has integers beyond"))
    #expect(try !notes("10000000000000000").contains("has integers beyond"))
  }

  @Test("shares are rounded to the nearest")
  func shares() throws {
    let text = try words("k,v\na,333\nb,333\nc,334\n", "--mark", "sector")
    #expect(text.contains("33.4 percent") && !text.contains("34 percent"), "\(text)")
  }
}
