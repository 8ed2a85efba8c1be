import Testing

@testable import OpenChartsTables

/// Dates in the forms that offices and programs write.
extension OfficeTableTests {
  @Test(
    "periods and dates in words and codes",
    arguments: [
      ("Dec-23", 2023, 12, 1), ("Dec '23", 2023, 12, 1), ("2023M01", 2023, 1, 1), ("1Q23", 2023, 1, 1),
      ("2023H2", 2023, 7, 1), ("FY2019", 2019, 1, 1), ("2018/19", 2018, 1, 1), ("1950s", 1950, 1, 1),
      ("Januar 2023", 2023, 1, 1), ("3 janvier 2020", 2020, 1, 3), ("3 de enero de 2020", 2020, 1, 3),
      ("dez. 2020", 2020, 12, 1), ("luglio 2020", 2020, 7, 1), ("KW 1 2024", 2024, 1, 1),
      ("2023-M07", 2023, 7, 1),
    ] as [(String, Int, Int, Int)])
  func periods(text: String, year: Int, month: Int, date: Int) throws {
    #expect(try read("p,b\n\(text),1\n").columns[0].numbers == [day(year, month, date)])
  }

  @Test(
    "a weekday before a day in numbers",
    arguments: ["sab/11/11/23", "mar/11/11/23", "Sáb., 11.11.2023", "So 11-11-23"])
  func weekdays(text: String) throws {
    let table = try read("data;ora\n\(text);1\n\(text);2\n")
    #expect(table.columns[0].numbers == [day(2023, 11, 11), day(2023, 11, 11)])
  }

  @Test("dates in the formats of programs")
  func programs() throws {
    let moment = day(2005, 12, 4) + 17_264
    #expect(try read("p,b\nSun Dec 04 04:47:44 2005,1\n").columns[0].numbers == [moment])
    let log = try read("p,b\n10/Oct/2000:13:55:36 -0700,1\n").columns[0].numbers
    #expect(log == [day(2000, 10, 10) + 50_136 + 25_200])
  }

  @Test("days with short years are dates in their order, by their name or as successive days")
  func shortDays() throws {
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var rows = ""
    for month in 1...4 {
      for day in 1...28 { rows += "19" + digits(month) + digits(day) + ",5\n" }
    }
    let days = try read("fc_oper,amount\n" + rows).columns[0]
    #expect(days.numbers?.first == day(2019, 1, 1) && days.numbers?.last == day(2019, 4, 28))
    #expect(try read("day,amount\n981230,1\n990104,2\n").columns[0].numbers?.first == day(1998, 12, 30))
    #expect(try read("fc_oper,amount\n190101,1\n190103,2\n190204,3\n").columns[0].type == .number)
    #expect(try read("day,amount\n190113,1\n190101,2\n").columns[0].type == .number)
    #expect(try read("day,amount\n190103,1\n190135,2\n").columns[0].type == .number)
  }

  @Test("numbers are dates by their form and name")
  func numericDates() throws {
    let months = try read("period,b\n202301,1\n202302,2\n").columns[0]
    #expect(months.numbers == [day(2023, 1, 1), day(2023, 2, 1)])
    let forced = try read("p,b\n202301,1\n") { $0.types = [("p", .date)] }
    #expect(forced.columns[0].numbers == [day(2023, 1, 1)])
    #expect(try read("p,b\n45000,1\n") { $0.types = [("p", .date)] }.columns[0].numbers == [day(2023, 3, 15)])
    #expect(try read("time,b\n1700000000000,1\n1700000001000,1\n").columns[0].type == .date)
    #expect(try read("people,b\n1700000000,1\n1700000001,1\n").columns[0].type == .number)
    #expect(throws: TableError(file: "f.csv", row: 2, column: "p", .notADateNumber("31132023"))) {
      try read("p,b\n31132023,1\n") { $0.types = [("p", .date)] }
    }
    let format = try #require(DateFormat("%d%m%Y"))
    let given = try read("p,b\n31122023,1\n") {
      $0.types = [("p", .date)]
      $0.dateFormat = format
    }
    #expect(given.columns[0].numbers == [day(2023, 12, 31)])
  }
}
