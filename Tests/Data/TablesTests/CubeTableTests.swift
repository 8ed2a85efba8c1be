import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

/// Names, periods, gaps and durations as data cubes, offices and trackers write them.
struct CubeTableTests {
  private func day(_ year: Int, _ month: Int, _ day: Int = 1) -> Double {
    Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400
  }

  // MARK: Qualified names

  @Test func testQualifiersOfCubesAreRemoved() throws {
    let rows = (1...3).map {
      #"{"[TIME]":"[TIME].[2022 (Q \#($0))]","[KIND]":"[KIND].[All].[New cars]","[Measures].[Sold]":\#($0)}"#
    }
    let cube = try table("[" + rows.joined(separator: ",") + "]")
    #expect(cube.columns.map(\.name) == ["TIME", "KIND", "Sold"])
    #expect(cube.columns[0].numbers == [day(2022, 1), day(2022, 4), day(2022, 7)])
    #expect(names(cube.columns[1]) == ["New cars", "New cars", "New cars"])
  }

  @Test func testHeadersOfSeveralQualifiedNamesKeepTheLastOfEach() throws {
    let cube = try table(
      #"[{"[Measures].[Change], [KIND].[New]":1,"[Measures].[Change], [KIND].[Used]":2},"#
        + #"{"[Measures].[Change], [KIND].[New]":3,"[Measures].[Change], [KIND].[Used]":4}]"#)
    #expect(cube.columns.map(\.name) == ["Change, New", "Change, Used"])
  }

  @Test func testHeadersThatWouldBecomeEqualStay() throws {
    let cube = try table(#"[{"[A].[n]":1,"[B].[n]":2},{"[A].[n]":3,"[B].[n]":4}]"#)
    #expect(cube.columns.map(\.name) == ["[A].[n]", "[B].[n]"])
  }

  @Test func testBracketsWithoutQualifiersStay() throws {
    let units = try table("note,[s]\n[a],1\n[b].c,2\n")
    #expect(units.columns[1].name == "[s]")
    #expect(names(units.columns[0]) == ["[a]", "[b].c"])
  }

  // MARK: Periods

  @Test(arguments: [("2022 (T. 3)", 2022, 7), ("Julio (2019)", 2019, 7), ("2020 (Q4)", 2020, 10)])
  func testPeriodsMayHaveParentheses(text: String, year: Int, month: Int) throws {
    #expect(try table("when,n\n\(text),1\n\(text),2\n").columns[0].numbers?.first == day(year, month))
  }

  @Test func testMonthsWithCountsInParenthesesAreNoDates() throws {
    #expect(try table("when,n\nJune (12),1\nJuly (15),2\n").columns[0].type == .text)
  }

  // MARK: Gaps and headers

  @Test func testARowOfNoDataBelowTheHeaderIsARow() throws {
    let rents = try table("place,small,large\nall,No Data,No Data\nA,1.5,2\nB,2.5,3\n")
    #expect(rents.columns.map(\.name) == ["place", "small", "large"])
    #expect(rents.rowCount == 3 && rents.columns[1].present == 2)
  }

  @Test func testNumbersThatCountUpAfterNamesAreAHeader() throws {
    let rents = try table("code,place,0,1,2,3\nAL,Alabama,4.5,5.5,6.5,8\nAK,Alaska,6.5,7.5,9,13\n")
    #expect(rents.columns.map(\.name) == ["code", "place", "0", "1", "2", "3"])
    // The texts of a row of data return below.
    let rows = try table("a,left,1,2,3,4\nb,left,5,4,1,2\nc,right,2,2,9,1\n")
    #expect(rows.rowCount == 3)
    #expect(try table("a,left,1,2,4,3\nb,right,5,4,1,2\n").rowCount == 2)
  }

  @Test func testNamesThatSpreadsheetsGaveToColumnsAreNoGroups() throws {
    let people = try table("Kind,Columna1,Columna2\nPlace,Men,Women\nA,1,2\nB,3,4\nC,5,6\n")
    #expect(people.columns.map(\.name) == ["Kind Place", "Men", "Women"])
  }

  // MARK: Durations

  @Test func testDurationsInSeveralUnitsAreSeconds() throws {
    let sleep = try table("month,slept\nJan,8h 32min\nFeb,45 min\nMar,7 h 05 m\nApr,\n").columns[1]
    #expect(sleep.unit == .duration && sleep.present == 3)
    #expect(sleep.numbers?.prefix(3) == [30_720, 2700, 25_500])
    #expect(try table("x,y\n2d 3h,a\n1 d,b\n").columns[0].numbers == [183_600, 86_400])
    #expect(try table("x,y\n\"1 Std., 5 Min.\",a\n2 Std.,b\n").columns[0].numbers == [3900, 7200])
  }

  @Test(arguments: [["8h 32min", "late"], ["3m 5h", "1m 2h"], ["5h", "6 apples"], ["1h 2h", "3h 4h"]])
  func testOtherTextsAreNoDurations(values: [String]) throws {
    #expect(try table("x,y\n\(values[0]),a\n\(values[1]),b\n").columns[0].type == .text)
  }
}
