import Testing

@testable import OpenChartsTables

@Suite("Years and quarters among months")
struct CoarsePeriodTests {
  private var text: String {
    var text = "Title,Rate\n"
    for year in 2019..<2023 { text += "\(year),1.5\n" }
    for year in 2019..<2023 {
      for quarter in 1...4 { text += "\(year) Q\(quarter),1.\(quarter)\n" }
    }
    for year in 2019..<2023 {
      for month in ["JAN", "FEB", "MAR", "APR", "MAY", "JUN"] { text += "\(year) \(month),2.5\n" }
    }
    return text
  }

  @Test("are left out with a note")
  func months() throws {
    let read = try table(text)
    #expect(read.rowCount == 24 && read.columns[0].type == .date)
    #expect(
      read.notes.contains {
        $0.hasPrefix("20 rows of years and quarters among the months of \"Title\" are left out")
      })
  }

  @Test("are kept if an option asks for texts, and if other texts are among them")
  func kept() throws {
    var options = TableOptions()
    options.types = [("Title", .text)]
    #expect(try Table(bytes: Array(text.utf8), file: "t.csv", options: options).rowCount == 44)
    #expect(try table(text + "unknown,3.5\n").rowCount == 45)
  }

  @Test("are kept if dates are known to the year or to the month in any order")
  func dates() throws {
    var releases = "released,v\n"
    for index in 0..<24 { releases += index % 3 == 0 ? "\(1990 + index),5\n" : "\(1990 + index)-05,7\n" }
    #expect(try table(releases).rowCount == 24)
  }

  @Test("are kept if they are all of one length")
  func years() throws {
    var years = "year,v\n"
    for year in 2000..<2012 { years += "\(year),\(year % 7)\n" }
    #expect(try table(years).rowCount == 12)
  }
}
