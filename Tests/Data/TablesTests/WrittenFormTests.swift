import Testing

@testable import OpenChartsTables

/// Times, headers and numbers in forms that offices use.
struct WrittenFormTests {
  // MARK: Times

  @Test(
    "days with the months of Slavic languages are dates",
    arguments: [
      ("1. leden 2003", 1), ("1. února 2003", 2), ("1 marca 2003", 3), ("1 kwietnia 2003 r.", 4),
      ("1. máj 2003", 5),
      ("1 червня 2003", 6), ("1. červenec 2003", 7), ("1 августа 2003 г.", 8), ("1. září 2003", 9),
      ("1 октомври 2003", 10), ("1 listopada 2003", 11), ("1. децембар 2003", 12),
    ])
  func slavicMonths(text: String, month: Int) throws {
    let column = try table("when,v\n\(text),1\n\(text),2\n").columns[0]
    #expect(column.type == .date && column.numbers?.first == moment(2003, month, 1))
  }

  @Test("months of the Minguo calendar that follow each other are dates")
  func minguoMonths() throws {
    let months = (0..<14).map { "\(105 + $0 / 12)/\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)" }
    let read = try table("time,v\n" + months.map { "\($0),5\n" }.joined())
    #expect(read.columns[0].numbers?.first == moment(2016, 1, 1))
    #expect(read.columns[0].numbers?.last == moment(2017, 2, 1) && read.columns[0].type == .date)
    #expect(read.notes.count == 1)
    let gaps = try table(
      "time,v\n" + months.map { "\($0),5\n" }.enumerated().filter { $0.offset != 3 }.map(\.element).joined())
    #expect(gaps.columns[0].type != .date)
  }

  @Test("numbers below 0 in a date format are days before 1900")
  func daysBefore1900() {
    var dates = ExcelDates()
    #expect(dates.text(-18_260) == "1850-01-01" && dates.text(-29) == "1899-12-01")
    #expect(dates.text(-0.5) == "1899-12-29 12:00:00" && dates.text(-700_000) == nil)
    #expect(dates.text(2) == "1900-01-02")
    // A program that writes such days does not count the 29 February 1900.
    dates.hasDaysBefore1900 = true
    #expect(dates.text(2) == "1900-01-01" && dates.text(61) == "1900-03-01")
  }

  @Test("a year with three digits of a day is a date if the numbers rise")
  func daysOfYears() throws {
    let rows = (122...135).map { "2014\($0),\($0 * 7 % 31)\n" }
    let rising = try table(rows.joined())
    #expect(rising.columns[0].type == .date && rising.columns[0].numbers?[0] == moment(2014, 5, 2))
    #expect(try table(rows.reversed().joined()).columns[0].type == .number)
    #expect(try table("n,v\n2014365,1\n2014366,2\n" + rows.joined()).columns[0].type == .number)
  }

  @Test("years after the same word are years, and model numbers are not")
  func wordedYears() throws {
    let years = try table("county,when,count\nCLAY,YR2016,5\nCLAY,YR2017,6\n").columns[1]
    #expect(years.type == .date && years.numbers == [moment(2016, 1, 1), moment(2017, 1, 1)])
    #expect(try table("a,year\nx,season-2016\ny,season-2017\n").columns[1].type == .date)
    #expect(try table("a,model\nx,SX2016\ny,SX2017\nz,SX2018\n").columns[1].type == .text)
    #expect(try table("a,year\nx,YR2016\ny,FY2017\n").columns[1].type == .text)
  }

  // MARK: Headers

  @Test("descending years are a header, and flags are not part of numbers")
  func flags() throws {
    let read = try table("geo,2021,2020,2019\nAT,9.0 e,9.3 e,10\nBE,8.2 be,: z,7\n")
    #expect(read.columns.map(\.name) == ["geo", "2021", "2020", "2019"])
    #expect(read.columns[1].numbers == [9, 8.2])
    #expect(read.columns[2].numbers?[0] == 9.3 && read.columns[2].present == 1)
    // Without flags of Eurostat, letters are units.
    #expect(try table("k,v\na,12 s\nb,3 s\n").columns[1].measure == "s")
    #expect(try table("k,v\na,1.5 bn\nb,2 bn\n").columns[1].numbers == [1.5e9, 2e9])
  }

  @Test("a column with several values in each cell is split")
  func joinedKeys() throws {
    let read = try table("\"unit,geo\\time\",2021,2020\n\"PC,AT\",1,2\n\"PC,BE\",3,4\n")
    #expect(read.columns.map(\.name) == ["unit", "geo", "2021", "2020"])
    #expect(names(read.columns[0]) == ["PC", "PC"] && names(read.columns[1]) == ["AT", "BE"])
    #expect(read.notes == ["the first column holds 2 columns, unit, geo"])
    let towns = try table("\"City, State\",v\n\"Salem, OR\",1\n\"Salem, MA\",2\n")
    #expect(towns.columns.map(\.name) == ["City, State", "v"])
    #expect(try table("\"a,b\",v\n\"x,y\",1\nz,2\n").columns.count == 2)
  }

  @Test("rows that describe the columns are left out, and their units are added to the names")
  func metadata() throws {
    let above = ",Young,Old\n区域,中国,中国\n频率,年,年\n单位,百万人,百万人\n首次,19694,19694\n"
    let rows = (1994...1999).map { "\($0)1201,3,\($0 - 1990)\n" }.joined()
    let read = try table(above + rows)
    #expect(read.columns.map(\.name) == ["column 1", "Young (百万人)", "Old (百万人)"])
    #expect(read.rowCount == 6 && read.columns[0].numbers?[0] == moment(1994, 12, 1))
    #expect(read.notes == ["rows 2 to 5 describe the columns and are no rows of data"])
    // A header whose cells are merged has all of its rows.
    let header = "when,hurt,hurt\nwhen,all,dead\nwhen,all,men\nwhen,all,old\n"
    let merged = try table(header + (2011...2016).map { "\($0),8,\($0 - 2010)\n" }.joined())
    #expect(merged.columns.map(\.name) == ["when", "hurt all", "hurt dead men old"])
    // Names above numbers in the first column are data if their rows have numbers.
    let ranks = try table("place,a,b\nDNF,1,2\nDSQ,3,4\nDNS,5,6\n1,7,8\n2,8,9\n3,9,9\n4,9,9\n")
    #expect(ranks.rowCount == 7)
  }

  @Test("names of parts below a merged name join it")
  func parts() throws {
    let rows = "1958,10,…,…,4.1\n1959,12,6,6,4.2\n1960,13,6,7,4.4\n"
    let read = try table("year,births,,,rate\n,all,men,women,\n" + rows)
    #expect(read.columns.map(\.name) == ["year", "births all", "births men", "births women", "rate"])
    #expect(read.rowCount == 3)
    // A row of data with gaps is no header.
    #expect(try table("year,births,,,rate\n1957,10,5,5,\n" + rows).rowCount == 4)
  }

  @Test("a header of another width after an empty line and a title begins another table")
  func otherWidth() throws {
    let first = "Answers;Austria;Chile\n\"\";percent;percent\nCar;54%;3%\nBike;15%;4%\nBus;5%;6%\n"
    let second = "Answers;Austria;Chile;Peru;Cuba\n\"\";percent;percent;percent;percent\nCar;1%;2%;3%;4%\n"
    for space in ["\n", "\"\"\n"] {
      let read = try table(first + space + "2019-Update\n" + space + second)
      #expect(read.columns.map(\.name) == ["Answers", "Austria percent", "Chile percent"])
      #expect(names(read.columns[0]) == ["Car", "Bike", "Bus"])
      #expect(read.notes == ["another table begins in row 9 and is not read; --skip 8 reads it"])
    }
  }

  @Test("names above a column of numbers are its name, and texts beside the table are a note")
  func sheetOfBlocks() throws {
    let rows = [
      ["Data"], [], ["", "", "People"], ["", "", "total"], ["Prague", "1. leden 2003", "5"],
      ["", "1. leden 2004", "6"], ["", "1. leden 2005", "6"], ["Brno", "1. leden 2003", "7"],
      ["", "1. leden 2004", "8"], ["", "1. leden 2005", "8"], [], ["Code:", "x", "", "", "y"],
    ]
    var cells = SheetCells(budget: SpreadsheetBudget(fileBytes: 10_000))
    for (row, texts) in rows.enumerated() {
      for (column, text) in texts.enumerated() {
        let start = cells.textEnd
        try cells.append(text)
        try cells.add(cells.cell(from: start), row: row, column: column)
      }
    }
    let grid = try cells.grid(file: "book.xlsx", hasHeader: nil)
    #expect(grid.names == ["column 1", "column 2", "People total"] && grid.rowCount == 6)
    let keys = grid.withColumn(0) { text in (0..<6).map { String(decoding: text[$0], as: UTF8.self) } }
    #expect(keys == ["Prague", "Prague", "Prague", "Brno", "Brno", "Brno"])
  }

  @Test("dots before names are left out, unless names would be equal")
  func leaders() throws {
    let read = try table("Region,v\nTotal,9\n. . . Europe,5\n. . Asia,3\n. . . . Peru,1\n")
    #expect(names(read.columns[0]) == ["Total", "Europe", "Asia", "Peru"])
    let equal = try table("Region,v\nOther,9\n. . . Other,5\n. . Asia,3\n. . . . Peru,1\n")
    #expect(names(equal.columns[0])[1] == ". . . Other")
  }

  @Test("years in brackets after names are a column")
  func yearsInNames() throws {
    let rows = [("F1718_F2", 1), ("F1617_F2_RV", 2), ("F9900", 3)].map { code, value in
      "Income (\(code)),\(value),5\nCosts (\(code)),\(value),6\n"
    }
    let read = try table("item,Brown,Yale\n" + rows.joined() + "Flags (FLAGS2018),1,1\n")
    #expect(read.columns.map(\.name) == ["item", "year", "Brown", "Yale"])
    #expect(names(read.columns[0]) == ["Income", "Costs", "Income", "Costs", "Income", "Costs", "Flags"])
    #expect(read.columns[1].type == .date && read.columns[1].numbers?[0] == moment(2017, 1, 1))
    #expect(read.columns[1].numbers?[4] == moment(1999, 1, 1))
    #expect(read.columns[1].numbers?[6] == moment(2018, 1, 1))
    // Films of many years have other names.
    let films = (1970..<1980).map { "Film \($0 % 7) (\($0)),5\n" }.joined()
    #expect(try table("film,votes\n" + films).columns.count == 2)
  }

  // MARK: Numbers

  @Test("arrows before numbers and notes after them are left out")
  func arrows() throws {
    let read = try table("okrug,people\na,↗774 430[8]\nb,↘1 217 909[8]\nc,↑12†\n")
    #expect(read.columns[1].numbers == [774_430, 1_217_909, 12])
    #expect(try table("k,v\na,▲5\nb,▼3\nc,4¹\n").columns[1].numbers == [5, 3, 4])
    // A triangle can be a minus sign, and the mark before a percentage its sign.
    #expect(try table("k,v\na,▲5\nb,7\nc,4\n").columns[1].type == .text)
    #expect(try table("k,v\na,↑5%\nb,↓7%\nc,↑4%\n").columns[1].type == .text)
  }
}
