import Testing

@testable import OpenChartsTables

@Suite("Years with a few periods and targets between them")
struct MixedYearTests {
  private let years = (2000...2019).map { "\($0),\($0 % 7 + 3)\n" }.joined()

  @Test("are dates, and periods are their first years")
  func periods() throws {
    let read = try table("Year,v\n" + years + "2019-2020,5\n2020-2021,6\n")
    let column = read.columns[0]
    #expect(column.type == .date && column.numbers?.first == moment(2000, 1, 1))
    #expect(column.numbers?.suffix(2) == [moment(2019, 1, 1), moment(2020, 1, 1)])
    #expect(read.notes.contains { $0.contains("2019-2020") }, "\(read.notes)")
  }

  @Test("are dates without the targets, which a note counts")
  func targets() throws {
    let read = try table("Year,v\n" + years + "target 2030,4\ntarget 2050,2\n")
    let column = read.columns[0]
    #expect(column.type == .date && column.present == 20 && column.numbers?.last?.isNaN == true)
    #expect(read.notes.contains { $0.contains("2 of 22") && $0.contains("target 2030") }, "\(read.notes)")
  }

  @Test(
    "are text with other words, under other names, or among many periods",
    arguments: [
      "Year,v\n#early,5\nlate,6\n", "when,v\n#target 2030,4\ntarget 2050,2\n",
      "Year,v\n#" + (1980...1999).map { "\($0)-\($0 + 1),4\n" }.joined(),
    ])
  func others(text: String) throws {
    #expect(try table(text.replacing("#", with: years)).columns[0].type == .text)
  }
}
