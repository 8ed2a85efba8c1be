import Testing

@testable import OpenChartsCommandLineTool

@Suite("The order of names")
struct NaturalOrderTests {
  private func sorted(_ names: [String], rows: Int = 0) -> [String] {
    NaturalOrder.sorted(Array(names.indices), names, rowCount: rows).map { names[$0] }
  }

  @Test(
    "follows the calendar, sizes and answers if the table is in alphabetical order",
    arguments: [
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      ["Januar", "Februar", "März", "Mai"], ["lundi", "mardi", "jeudi", "dimanche"],
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], ["XS", "S", "M", "L", "XL", "XXL"],
      ["Very low", "Low", "High"], ["Low", "Medium", "High", "Unknown"],
      ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree", "Don’t know"],
      ["Never", "Rarely", "Sometimes", "Often", "Always"], ["nie", "selten", "oft", "immer"],
      ["Poor", "Fair", "Good", "Excellent"], ["<10", "10-19", "20-29", "100-199", "200+"],
      ["Under 18", "18-24", "25-34", "65 and over", "Over 90"], ["$0-$9k", "$10k-$49k", "$100k+"],
      ["janeiro", "fevereiro", "marco", "abril"], ["leden", "únor", "březen", "říjen", "listopad"],
      ["1st Street", "2nd Street", "10th Street"], ["Spring", "Summer", "Autumn", "Winter"],
      ["Morning", "Afternoon", "Evening", "Night"], ["First", "Second", "Third", "Fourth"],
      ["High school", "Some college", "Bachelor's", "Master's", "Ph.D."],
    ])
  func natural(names: [String]) {
    #expect(sorted(names.sorted { $0.lowercased() < $1.lowercased() }) == names)
    #expect(sorted(names) == names)
  }

  @Test(
    "is kept if it was chosen",
    arguments: [
      // A fiscal year from April, a week from Sunday, and a descending order.
      ["Apr", "May", "Jun", "Jul", "Jan", "Feb", "Mar"], ["Sun", "Mon", "Tue", "Sat"],
      ["High", "Medium", "Low"],
      // Names sorted by their values, and names without a natural order.
      ["Sat", "Mon", "Fri", "Tue"], ["April", "June", "Summer"],
      ["Boeing 737", "Airbus 320", "Embraer 190"],
      ["May", "April"], ["Agree", "High", "Sunday"],
    ])
  func kept(names: [String]) {
    #expect(sorted(names) == names)
  }

  @Test("is natural if each name has several rows")
  func repeated() {
    #expect(sorted(["Sat", "Mon", "Fri", "Tue"], rows: 8) == ["Mon", "Tue", "Fri", "Sat"])
    #expect(sorted(["Sun", "Mon", "Fri"], rows: 30) == ["Sun", "Mon", "Fri"])
  }

  @Test("is the same on the axis, in the legend and in the source")
  func drawn() throws {
    let months = "month,sales\nApr,3\nAug,5\nFeb,9\nJan,4\nJul,6\nJun,7\nMar,4\nMay,5\n"
    #expect(try data(months).x?.names == ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"])
    let answers =
      "question,answer,n\n"
      + ["Pay", "Boss"].map { question in
        ["Agree", "Disagree", "Neutral", "Strongly agree", "Strongly disagree"].enumerated()
          .map { "\(question),\($1),\($0 * 7 % 5 + 3)\n" }.joined()
      }.joined()
    let scale = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"]
    #expect(try data(answers).color?.names == scale)
  }

  @Test("sample sizes are measured if there is no other measure")
  func counts() throws {
    for header in ["answer,n", "age,N"] {
      let plan = try plan(header + "\nyes,40\nno,12\nperhaps,20\n")
      #expect(plan.y?.source == .column(1) && plan.y?.aggregate == nil)
    }
    #expect(try plan("country,rate,n\nA,4.5,400\nB,3.5,90\nC,7.25,120\n").y?.source == .column(1))
  }

  @Test func testBarsOfMixedNamesWithNumbersAreRanked() throws {
    func order(_ name: (Int) -> String) throws -> SortOrder {
      try planner("sample,reads_raw\n" + lines(0..<12) { "\(name($0)),\($0 * 370 % 991 + 50)" }).plan().sort
    }
    #expect(
      try order { "fox\($0 * 7 % 12 + 3)_\(["M", "F", "K"][$0 % 3])_\($0 + 20) of the den" } == .valueDown)
    #expect(try order { "cohort number OLS-\($0 * 7 % 12 + 3) of this project" } == SortOrder.none)
    #expect(try order { "\($0 * 7 % 12 + 8):30 until the end of the match" } == SortOrder.none)
    #expect(
      try order { "\(["Age", "People of"][$0 % 2]) \($0 * 5 + 10) to \($0 * 5 + 14) years" } == SortOrder.none
    )
  }
}
