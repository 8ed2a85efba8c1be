import Testing

@testable import OpenChartsTables

@Suite("Files that programs write in their own way")
struct WrittenFileTests {
  @Test("with a backslash before each quote in a field are read")
  func escapedQuotes() throws {
    let text = #"""
      day,deep,naps
      2022-01-01,70,"[{\"from\":\"0:39\",\"to\":\"0:40\"}]"
      2022-01-02,107,
      2022-01-03,62,"a \\ b"
      """#
    let table = try table(text)
    #expect(table.columns[1].numbers == [70, 107, 62])
    #expect(names(table.columns[2])[0] == #"[{"from":"0:39","to":"0:40"}]"#)
    #expect(names(table.columns[2])[2] == #"a \ b"#)
    #expect(table.notes == ["backslashes before quotes in quoted fields are read as escapes"])
    let said = try self.said(#""He said \"no\"""#)
    #expect(said == #"He said "no""#)
  }

  @Test("with doubled quotes keep their backslashes", arguments: [#""C:\data\""#, #""a ""b"" \""#])
  func doubledQuotes(field: String) throws {
    let text = try said(field)
    #expect(text == String(field.dropFirst().dropLast()).replacing("\"\"", with: "\""))
  }

  private func said(_ field: String) throws -> String? {
    names(try table("who,what\nAnn,\(field)\nBen,x\n").columns[1])[0]
  }

  @Test("with backslashes that are not escapes keep them")
  func malformed() throws {
    let table = try table("a,b\n1,\"x\\\"\n2,\"y\\\"z\n")
    #expect(names(table.columns[1]) == [#"x\"#, #"y\z"#])
  }

  @Test("with titles and empty rows of a sheet above years have the years as header")
  func yearsBelowEmptyRows() throws {
    let empty = ";;;;\n"
    let above = "Journeys abroad;;;;T 10.4\n" + empty + "Destinations;;Arrivals;;\n" + empty
    let header = ";;1980;1981;2002 p\n" + empty + empty
    let rows =
      "Total in 1000;;5 560,0;5 320,0;5 470,0\n" + empty + "Europe;;;;\nBelgium;AA;18 400;21 000;26 879\n"
    let more = "Greece;AF;154 697;143 844;149 497\nSpain;AF;699 200;726 400;712 600\n"
    let others = (1...6).map { "Land \($0);AA;\($0) 000;\($0) 500;\($0) 900\n" }.joined()
    let notes =
      empty + "1) AA: all;;;;\n" + empty + "AF: at the border;;;;\n" + empty + "Office of statistics;;;;\n"
    let table = try table(above + header + rows + others + more + notes)
    #expect(table.columns.map(\.name).suffix(3) == ["1980", "1981", "2002 p"])
    #expect(table.title == "Journeys abroad")
    #expect(table.columns[3].numbers?.last == 726_400)
  }

  @Test("with hemispheres after degrees have coordinates")
  func coordinates() throws {
    let table = try self.table("place,y,x\na,34.76 N,127.11 E\nb,33.9 S,118.24 W\nc,,10 E\n")
    #expect(table.columns[1].coordinate == .latitude && table.columns[2].coordinate == .longitude)
    #expect(table.columns[1].numbers?.prefix(2) == [34.76, -33.9])
    #expect(table.columns[2].numbers == [127.11, -118.24, 10])
    let north = try self.table("위도,경도\n34.76 N,127.11 E\n35.5 N,128.25 E\n")
    #expect(north.columns.map(\.coordinate) == [.latitude, .longitude] && north.notes.isEmpty)
    let minutes = try self.table("p,at\na,\"33° 30' N\"\nb,\"34° 15' N\"\n")
    #expect(minutes.columns[1].numbers == [33.5, 34.25])
  }

  @Test("with forces in newtons and powers in watts have units", arguments: ["N", "W"])
  func units(unit: String) throws {
    let column = try table("part,load\na,34.76 \(unit)\nb,12 \(unit)\n").columns[1]
    #expect(column.coordinate == nil && column.measure == unit)
  }

  private func table(_ text: String) throws -> Table { try TablesTests.table(text) }
}
