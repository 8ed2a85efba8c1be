import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Keys on the command line")
@MainActor
struct KeysTests {
  let folder = try! TemporaryFolder()
  let table = "day,city,cups\nMon,Oslo,5\nTue,Oslo,9\nWed,Oslo,2\nMon,Rome,7\nTue,Rome,3\nWed,Rome,8\n"

  private func said(_ keys: String, _ more: String...) throws -> [String] {
    let file = try folder.file("cups\(more.count).csv", table)
    let result = run(["describe", file, "--x", "day", "--y", "cups", "--keys", keys] + more)
    #expect(result.status == 0)
    return result.out.flatMap { $0.components(separatedBy: "\n") }
  }

  @Test("a chart without values has no list for keys: status 1 and one line")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("t.csv", "x,y\n1,NA\n2,NA\n")
    let result = run("describe", table, "--mark", "line", "--x", "x", "--y", "y", "--keys", "Right")
    #expect(result.status == 1 && result.out.isEmpty)
    #expect(result.error == ["\(table): the chart has no values to explore by keys"])
  }

  @Test("the first line is the start of the list, then one line per key, also for keys that do not move")
  func moves() throws {
    let color = ["--color", "city", "--stack", "dodge"]
    let said = try said(
      "Right Right Right Down ] [ Ctrl+] Ctrl+Home ArrowRight", color[0], color[1], color[2], color[3])
    #expect(
      said == [
        "Mon, Oslo, 5", "Tue, Oslo, 9", "Wed, Oslo, 2", "This is the last value", "Wed, Rome, 8",
        "This is the highest value", "Tue, Rome, 3", "Tue, Oslo, 9", "Mon, Oslo, 5", "Tue, Oslo, 9",
      ])
  }

  @Test("letters request texts, and N moves through notable values")
  func questions() throws {
    let said = try said("l r n N", "--color", "city", "--stack", "dodge")
    #expect(said == ["Mon, Oslo, 5", "Oslo, Rome", "Mon, Oslo, 5", "Tue, Oslo, 9", "No further note"])
  }

  @Test("unknown keys, and keys for pictures, are wrong use")
  func wrong() throws {
    let file = try folder.file("cups.csv", table)
    let unknown = run("describe", file, "--keys", "Right Rigt")
    #expect(unknown.status == 2)
    #expect(unknown.error.first?.contains("there is no key Rigt; did you mean Right?") == true)
    #expect(run(file, "--keys", "Right").status == 2)
    #expect(NavigationKey("Ctrl+d") == nil && NavigationKey("") == nil && NavigationKey("Ctrl+") == nil)
    #expect(NavigationKey("ArrowLeft") == .move(.left, farther: false))
    #expect(NavigationKey("Shift+n") == .note(isNext: false) && NavigationKey("n") == .note(isNext: true))
  }
}
