import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Titles of charts whose columns have meaningless names.
struct TableSubjectTests {
  private func title(_ text: String, file: String = "t.csv") throws -> String {
    let facts = TableFacts(try Table(bytes: Array(text.utf8), file: file)).ofParts(PlotArguments())
    return try ChartPlan(facts, PlotArguments(), zone: .utc).title
  }

  private func values(_ name: String) -> String {
    "year,\(name)\n" + lines(0..<9) { "\(2001 + $0),\($0 * 37 % 41 + 20).5" }
  }

  @Test(arguments: ["value", "OBS_VALUE", "amount", "Wert"])
  func testTheFileNamesAValue(column: String) throws {
    let title = try title(values(column), file: "a/b/unemployment_rate-2024.csv")
    #expect(title.hasSuffix("nemployment rate 2024 by year"))
  }

  @Test(arguments: [
    "t.csv", "data.csv", "export_2024.csv", "standard input", "x17b.csv", "UNRATE.csv", "rate",
    "a1b2c3d4.csv",
    "one_two_three_four_five_six_seven.csv", "2024.csv", ".csv",
  ])
  func testAFileWithoutWordsNamesNothing(file: String) throws {
    #expect(try title(values("value"), file: file) == "Value by year")
  }

  @Test func testTheLineAboveTheHeaderNamesAValue() throws {
    let quoted = try title("\"Rate of unemployment, in percent:\"\n\n" + values("value"), file: "money.csv")
    #expect(quoted == "Rate of unemployment, in percent by year")
    #expect(try title("Rate of unemployment,\n" + values("value")) == "Rate of unemployment by year")
    #expect(try title("Source: https://a.b\n" + values("value")) == "Value by year")
    #expect(try title("Mean rents by district and year\n" + values("value")) == "Mean rents by year")
    #expect(try title("\(String(repeating: "longword", count: 11))\n" + values("value")) == "Value by year")
  }

  @Test func testTheTitleOfARowOfPickedRowsStays() throws {
    let table = try Table(bytes: Array(("Rate of pay\n" + values("value")).utf8), file: "t.csv")
    #expect(table.title == "Rate of pay" && table.picked([1, 2]).title == "Rate of pay")
  }

  @Test func testANameThatSaysSomethingStays() throws {
    #expect(try title(values("rain"), file: "weather.csv") == "Rain by year")
    let constant = values("value").replacing("year,value", with: "year,value,title").split(separator: "\n")
      .enumerated()
      .map { $0 == 0 ? "\($1)\n" : "\($1),Rents\n" }.joined()
    #expect(try title(constant, file: "money.csv") == "Rents by year")
  }

  @Test func testManyColumnsAreWhatTheFileSays() throws {
    let rows = lines(0..<9) {
      "\(2001 + $0),\($0 * 7 % 5 + 20),\($0 * 11 % 7 + 20),\($0 * 13 % 9 + 20),\($0 % 4 + 20)"
    }
    #expect(try title("year,a,b,c,d\n" + rows, file: "power plants.csv") == "Power plants by year")
    #expect(try title("year,a,b,c,d\n" + rows) == "Value by year")
  }

  @Test(arguments: ["total", "mean", "median"])
  func testAStatisticIsOneOfWhatTheFileSays(name: String) throws {
    let text = "year,\(name),delay\n" + lines(0..<9) { "\(2001 + $0),\($0 * 37 % 41 + 20).5,\($0 + 900)" }
    #expect(try title(text, file: "ridership.csv") == "\(name.capitalized) ridership by year")
    #expect(try title(text) == "\(name.capitalized) by year")
  }

  @Test func testTheTotalOfPricesIsNoCountOfWhatTheFileSays() throws {
    let text = "year,total,price\n" + lines(0..<9) { "\(2001 + $0),\($0 * 37 % 41 + 20).5,\($0 + 900)" }
    #expect(try title(text, file: "orders.csv") == "Total by year")
  }

  @Test func testYearsBesideMonthsAreWhatTheFileSays() throws {
    let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let text = lines("year,\(months),annual", 12) { year in
      "\(1990 + year)," + (0..<12).map { "\((year * 37 + $0 * 11) % 97).5," }.joined() + "\(year * 31 % 89).5"
    }
    #expect(try title(text, file: "rainfall.csv") == "Rainfall by year")
  }

  @Test func testTheGroupsInTheNameOfAFileAreNotItsSubject() throws {
    #expect(try title(values("value"), file: "emissions_by_sector.csv") == "Emissions by year")
  }

  @Test func testCapitalLettersNameAValueBesideAWordThatSaysNothing() throws {
    #expect(try title(values("value"), file: "data_GDP.csv") == "GDP by year")
    #expect(try title(values("value"), file: "data_gdp.csv") == "Value by year")
  }

  @Test func testSumsOverYearsAsColumnsAreNoMeans() throws {
    let text =
      "station,2011,2012,2013,2014,2015\n"
      + lines(0..<12) { row in
        "s\(row < 9 ? row : 11 - row),"
          + (1...5).map { "\(4000 + (row * $0 * 917 + row) % 5000)" }.joined(separator: ",")
      }
    #expect(try title(text, file: "ridership.csv") == "Total ridership by year")
    #expect(try title(text) == "Total value by year")
  }
}
