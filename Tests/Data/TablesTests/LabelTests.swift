import Testing

@testable import OpenChartsTables

@Suite("Labels of rows")
struct LabelTests {
  @Test("that are indented by columns become one column with unique names")
  func indented() throws {
    let header = "Group,,,All,Helped\n"
    let rows = [
      "All,,,100,50", "Men,,,48,25", ",under 40,,20,9", ",over 40,,28,16", "Women,,,52,25",
      ",under 40,,25,11",
      ",over 40,,27,14", "School,,,,", ",none,,30,10", ",,under 40,12,4", ",,over 40,18,6",
    ]
    let table = try table(header + rows.joined(separator: "\n") + "\n")
    let labels: [String?] = [
      "All", "Men", "Men: under 40", "Men: over 40", "Women", "Women: under 40", "Women: over 40", "none",
      "none: under 40", "none: over 40",
    ]
    #expect(names(table.columns[0]) == labels && table.columns.map(\.name) == ["Group", "All", "Helped"])
    #expect(table.columns[1].numbers == [100, 48, 20, 28, 52, 25, 27, 30, 12, 18] && table.notes.isEmpty)
    // A column without a name beside columns with names is not a level of labels.
    #expect(try TablesTests.table("a,,b\nx,p,1\ny,q,2\nz,p,3\nw,q,4\n").columns.count == 3)
  }

  @Test(
    "are repeated for rows that have no label",
    arguments: [
      ("Region,Month,Sales\nNorth,Jan,1\n,Feb,2\nSouth,Jan,3\n,Feb,4\n,Mar,5\n", "NNSSS"),
      ("Region,Sales,Cost\nNorth,1,2\n,2,3\n,2,3\nSouth,3,3\n", "NNNS"),
      ("Region,Note,Cost\nNorth,good,2\n,bad,3\nSouth,fine,3\n,none left,3\n", "NNSS"),
    ])
  func filled(text: String, initials: String) throws {
    let table = try table(text)
    let firsts = names(table.columns[0]).map { $0?.first }
    #expect(firsts == initials.map { Optional($0) })
    #expect(table.notes.contains("blank cells of \"Region\" are read as the text above them"))
  }

  @Test(
    "that are missing stay missing",
    arguments: [
      // Errors in brackets below their estimates, a key that is written twice, measurements at other times, and remarks.
      "Term,A,B\nage,1.5,2.5\n,(0.1),(0.2)\nsex,3.5,4.5\n,(0.3),(0.4)\n",
      "City,v,k\na,1,1\n,2,1\nb,,1\n,,1\na,4,1\n", "heat,flow\n1.5,2\n,3\n,4\n2.5,5\n,6\n,7\n",
      "Mark,Name,Points\nnew,Ann,1\n,Bob,2\n,Cid,3\nold,Dan,4\n,Eve,5\n",
    ])
  func missing(text: String) throws {
    let table = try table(text)
    #expect(table.columns[0].present < 4 && !table.notes.contains { $0.hasPrefix("blank cells") })
  }
}
