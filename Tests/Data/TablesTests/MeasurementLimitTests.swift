import Testing

@testable import OpenChartsTables

@Suite("Values beyond a limit of measurement")
struct MeasurementLimitTests {
  private func values(_ texts: String...) throws -> [Double] {
    let rows = texts.enumerated().map { "s\($0),\($1)\n" }.joined()
    return try table("site,amount\n" + rows).columns[1].numbers ?? []
  }

  @Test("are read as the limit, with a note")
  func limits() throws {
    #expect(try values("<0.5", "1.5", "2.5", "3") == [0.5, 1.5, 2.5, 3])
    #expect(try values("150", ">2000", "160", "170") == [150, 2000, 160, 170])
    let read = try table("site,amount\na,<0.5\nb,1.5\nc,2.5\nd,3\n")
    #expect(
      read.notes == [
        "1 of 4 values of \"amount\" is beyond a limit, such as <0.5, and is read as the limit"
      ])
  }

  @Test("are missing among counts, among few values, and if other values are beyond the limit")
  func missing() throws {
    #expect(try values("<5", "7", "12", "30")[0].isNaN)
    #expect(try values("<0.5", "1.5", "2.5")[0].isNaN)
    #expect(try values("<0.5", "0.2", "1.5", "2.5")[0].isNaN)
  }
}
