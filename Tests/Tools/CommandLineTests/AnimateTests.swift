import Foundation
import OpenChartsTables
import SwiftUI
import Testing

@testable import OpenChartsCommandLineTool

@MainActor
@Suite struct AnimateTests {
  private let text = """
    year,city,people
    2021,Oslo,5
    2021,Rome,9
    2020,Rome,8
    2020,Oslo,3
    2022,Oslo,7
    2022,Bern,4

    """

  private func moving(_ text: String, by column: String, _ arguments: String...) throws -> MovingPlan {
    try MovingPlan(table(text), parsed(arguments), by: column, zone: .utc)
  }

  @Test func countsOfSeveralColumnsHaveARowForEachOfThem() throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "s,a,b\n1,2,3\n1,4,5\n2,6,7\n2,1,1\n")
    let result = run(
      "animate", table, "--by", "s", "--mark", "sector", "--y", "a", "--y", "b", "--y-scale", "category",
      "-o",
      folder.path + "/t.svg")
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func eachValueOfTheColumnIsAStateInOrder() throws {
    let plan = try moving(text, by: "year", "--mark", "bar", "--x", "city", "--y", "people")
    #expect(plan.states.map(\.name) == ["2020", "2021", "2022"])
    #expect(plan.states.map(\.data.count) == [2, 2, 2])
    // All states share the names.
    for state in plan.states { #expect(state.data.x?.names == ["Oslo", "Rome", "Bern"]) }
    #expect(plan.state(1).plan.subtitle == "year: 2021")
    #expect(plan.plan.title == "People by city")
  }

  @Test func textIsInTheOrderOfTheTable() throws {
    let plan = try moving(text, by: "city", "--x", "year", "--y", "people")
    #expect(plan.states.map(\.name) == ["Oslo", "Rome", "Bern"])
  }

  @Test func namesSortedByValueOvertakeEachOther() throws {
    let plan = try moving(
      text, by: "year", "--mark", "bar", "--x", "people", "--y", "city", "--sort", "-value")
    #expect(plan.state(0).data.y?.names == ["Rome", "Oslo", "Bern"])
    #expect(plan.state(2).data.y?.names == ["Oslo", "Bern", "Rome"])
  }

  @Test func binsAreTheSameInAllStates() throws {
    let rows = lines("kind,value", 60) { "\($0 % 2 == 0 ? "a" : "b"),\($0 % 2 == 0 ? $0 : $0 * 3)" }
    let plan = try moving(rows, by: "kind", "--x", "value", "--bins", "9")
    guard case .numberSpans(let a, let ends)? = plan.states[0].data.x,
      case .numberSpans(let b, _)? = plan.states[1].data.x
    else {
      Issue.record("no bins")
      return
    }
    let width = ends[0] - a[0]
    #expect((a + b).allSatisfy { ($0 / width).rounded() * width == $0 })
  }

  @Test func stackedAreasHaveEveryPlaceInEveryState() throws {
    let rows = lines("state,day,kind,amount", 24) {
      "\($0 % 2),2024-01-0\($0 / 4 + 1),\($0 / 2 % 2 == 0 ? "p" : "q"),\($0 + 1)"
    }
    let plan = try moving(
      rows, by: "state", "--mark", "area", "--x", "day", "--y", "amount", "--color", "kind")
    #expect(plan.states.map(\.data.count) == [12, 12])
  }

  @Test func itWritesTheSameBytesEveryTime() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", text)
    let arguments = [
      "--by", "year", "--mark", "bar", "--x", "city", "--y", "people", "--fps", "5", "--force",
    ]
    for name in ["a.svg", "a.png", "a.apng"] {
      let tool = Tool()
      let command = ["animate", file, "-o", folder.path + "/" + name] + arguments
      #expect(tool.run(command) == 0)
      let first = folder.bytes(name)
      #expect(tool.run(command) == 0)
      #expect(folder.bytes(name) == first)
      #expect((first?.count ?? 0) > 1_000)
    }
    #expect(folder.bytes("a.png") == folder.bytes("a.apng"))
    let svg = String(decoding: folder.bytes("a.svg") ?? Data(), as: UTF8.self)
    for state in ["Year: 2020", "Year: 2021", "Year: 2022"] { #expect(svg.contains(state)) }
    #expect(!svg.contains("<script"))
  }

  @Test func whatIsWrongIsSaidInOneLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sales.csv", text)
    func error(_ arguments: String...) -> String {
      var tool = Tool()
      nonisolated(unsafe) var lines: [String] = []
      tool.printError = { lines.append($0) }
      #expect(tool.run(["animate", file] + arguments) > 0)
      #expect(lines.count == 1)
      return lines.first ?? ""
    }
    let out = folder.path + "/out.svg"
    #expect(error("-o", out).contains("needs --by COLUMN"))
    #expect(error("-o", out, "--by", "yaer").contains("did you mean \"year\"?"))
    #expect(error("-o", out, "--by", "year", "--x", "year", "--y", "people").contains("be the states too"))
    #expect(error("-o", out, "--by", "year", "--series", "city").contains("give one of them"))
    #expect(error("-o", out, "--by", "year", "--hold", "-1").contains("--hold -1 is not a number"))
    #expect(error("-o", out, "--by", "year", "--fps", "0").contains("--fps 0 is not a number"))
    #expect(error("-o", folder.path + "/a.pdf", "--by", "year").contains("writes SVG and animated PNG"))
    #expect(error("-o", out, "--by", "year", "--narrate").contains("--narrate is for opencharts audio"))
    #expect(run(file, "--by", "year").error.first?.contains("--by is for opencharts animate") == true)
    let one = try folder.file("one.csv", "year,city,people\n2020,Oslo,3\n2020,Rome,4\n")
    #expect(run("animate", one, "--by", "year", "-o", out).error.first?.contains("one value only") == true)
    #expect(folder.names == ["one.csv", "sales.csv"])
  }
}
