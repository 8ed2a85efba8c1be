import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Rows that must not be combined")
struct UnlikeRowsTests {
  private func parts(_ text: String) throws -> TableFacts {
    TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv")).ofParts(PlotArguments())
  }

  @Test("have units, also within one quantity")
  func unitsOfAQuantity() throws {
    let costs = lines(0..<30) { row in
      let unit = row % 5 == 0 ? "EUR/TJ" : "EUR/MWh"
      return "\(2010 + row / 5),fuel \(row % 5),cost,\(row % 5 == 0 ? 5000 + row : row + 5).5,\(unit)"
    }
    let emissions = lines(0..<10) { "2014,fuel \($0 % 5),emission,0.\($0 + 11),t/MWh" }
    let facts = try parts("year,carrier,parameter,value,unit\n" + emissions + costs)
    #expect(facts.rowCount == 24)
    #expect(facts.partsFilter == "\"parameter\" = 'cost' AND \"unit\" = 'EUR/MWh'")
    #expect(facts.quantity?.name == "cost")
  }

  @Test("have units with longer names")
  func longUnits() throws {
    let units = ["Percentage (%)", "Tonnes/hectare", "Hectares (Millions)"]
    #expect(MeasureUnit.isColumn("Units", units))
    #expect(!MeasureUnit.isColumn("Units", ["Sales", "Marketing", "Tonnes"]))
    let rows = lines(0..<30) { row in
      "\(2000 + row % 15),\(units[row < 15 ? 0 : row < 20 ? 1 : 2]),\(row * 7 % 20 + 30).5"
    }
    #expect(try parts("Year,Units,Value\n" + rows).partsFilter == "\"Units\" = 'Percentage (%)'")
  }

  @Test("are those that are not valid")
  func invalidRows() throws {
    let rows = lines(0..<40) { "run \($0 % 4),\($0 * 37 % 90 + 10),\($0 % 13 != 5)" }
    let facts = try parts("label,elapsed,valid\n" + rows)
    #expect(facts.rowCount == 37 && facts.partsFilter == "\"valid\" <> false")
    #expect(
      facts.table.notes.contains("3 of 40 rows have false in valid and are left out; --where chooses rows"),
      "\(facts.table.notes)")
    #expect(try parts("label,elapsed,free\n" + rows).rowCount == 40)
  }

  @Test("include all rows of a setting at which some failed")
  func failedSetting() throws {
    let rows = lines(0..<60) { row in
      let (name, n) = (row % 4, row / 20 * 4 + 12)
      return "run \(name),\(n),\(row * 37 % 90 + n * 10),\(name > 0 || n < 20)"
    }
    let facts = try parts("label,n,elapsed,valid\n" + rows)
    #expect(facts.rowCount == 40 && facts.partsFilter == "\"n\" <> 20")
    #expect(
      facts.table.notes.contains(
        "20 of 60 rows have 20 in n, with which some rows are not valid, and are left out; --where chooses rows"
      ),
      "\(facts.table.notes)")
  }

  @Test("are single people if their ages have fractions, and a part of a column is not measured")
  func partsOfColumns() throws {
    let rows = lines(0..<60) { row in
      let days = row * 379 % 4000 + 100
      return "\(row % 3 == 0 ? "" : "\(days)"),\(row * 37 % 60 + 20).25,\(row % 2 == 0 ? "f" : "m"),\(days)"
    }
    let patients = try planner("completed,age,sex,days\n" + rows)
    #expect(!patients.isCountOfPeople(0) && !patients.isCountOfPeople(3))
    #expect(patients.withoutPartialCopies(patients.profiles).map(\.name) == ["age", "sex", "days"])
    let people = try planner("completed,age,sex,days\n" + rows.replacing(".25", with: ""))
    #expect(people.isCountOfPeople(0))
  }

  @Test("are totals of other things, which stay")
  func totalsOfOtherThings() throws {
    func facts(_ target: String) throws -> TableFacts {
      try parts(
        "label,type,1990,1991\nHistory,Total,63.7,6\nForests,Land,8.1,7\nPolicies,Total,58.6,60\n"
          + "Pledge,Total,60.2,61\n\(target),Lowest,59.1,4\n\(target),Highest,63.8,7\n")
    }
    #expect(try facts("Target").rowCount == 6)
    #expect(try facts("Pledge").rowCount == 3)
  }

  @Test("are counted if they are events with a duration, which are no survey")
  func eventsWithDuration() throws {
    let flags = (0..<12).map { "flag\($0)" }.joined(separator: ",")
    let rows = lines(0..<90) { row in
      let answers = (0..<12).map { (row * 7 + $0 * 3) % 5 < 2 ? "TRUE" : "FALSE" }.joined(separator: ",")
      return "\(1990 + row / 5)-0\(row % 8 + 1)-1\(row % 7),\(row * 37 % 50),\(answers)"
    }
    #expect(try planner("date,duration_minutes,\(flags)\n" + rows).isSurvey == false)
    let timed = rows.split(separator: "\n").map { $0.drop { $0 != "," }.dropFirst() + "\n" }.joined()
    #expect(try planner("duration_minutes,\(flags)\n" + timed).isSurvey)
  }

  @Test("are counted by year if they are many events at places over many years")
  func eventsOfManyYears() throws {
    func events(_ years: Int) -> String {
      "date,name,kind,weapon,place type,summary,latitude,longitude\n"
        + lines(0..<1200) { row in
          let day = "\(1970 + row * years / 1200)-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-1\(row * 7 % 10)"
          let words = "kind \(row * 7 % 5),\(["gun", "knife"][row % 2]),type \(row % 3),text of event \(row)"
          let place =
            "\(30 + row * 37 % 12).\(row * 53 % 1201 + 1000),-\(70 + row * 91 % 50).\(row * 89 % 1193 + 1000)"
          return "\(day),School \(row * 31 % 1100),\(words),\(place)"
        }
    }
    #expect(try form(events(40)) == .events)
    #expect(try form(events(4)) == .map)
  }
}
