import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The audit on the command line")
@MainActor
struct AuditCommandTests {
  let folder = try! TemporaryFolder()

  @Test("a chart of the tool follows every rule: status 0 and one line", arguments: [false, true])
  func clean(isDark: Bool) throws {
    let table = try folder.file(
      "sales.csv", "month,sales,city\nJan,3,Bonn\nFeb,5,Bonn\nJan,2,Ulm\nFeb,4,Ulm\n")
    let dark = isDark ? ["--dark"] : []
    for options in [[], ["--mark", "line"], ["--mark", "point"], ["--mark", "area"], ["--mark", "bar"]] {
      var tool = Tool()
      nonisolated(unsafe) var out: [String] = []
      tool.printLine = { out.append($0) }
      #expect(tool.run(["audit", table] + options + dark) == 0, "\(options) \(out)")
      #expect(out == ["\(table): follows every rule that can be checked"])
    }
    #expect(folder.names == ["sales.csv"], "it writes no picture")
  }

  @Test("its output is printed, so an output file is refused")
  func file() throws {
    let table = try folder.file("sales.csv", "month,sales\nJan,3\nFeb,5\n")
    for options in [["-o", "\(folder.path)/audit.txt"], ["--force"]] {
      let told = run(["audit", table] + options)
      #expect(told.status == 2 && told.error[0].contains(" is for files"))
    }
    // Commands that draw the answer of an engine refuse the option that prints the query.
    for verb in ["audit", "describe", "audio"] {
      #expect(run([verb, table, "--sql"]).error[0].contains("--sql is for opencharts plot"))
    }
    #expect(folder.names == ["sales.csv"])
  }

  @Test("a scene with its flat views follows every rule, light and dark", arguments: [[], ["--dark"]])
  func cleanScene(options: [String]) throws {
    let text = lines("width,weight,depth,kind", 60) { row in
      "\(row * 13 % 59),\(row * 37 % 60),\(row * row % 41),\(["oak", "elm"][row % 2])"
    }
    let table = try folder.file("trees.csv", text)
    let columns = ["--x", "width", "--y", "weight", "--z", "depth", "--color", "kind"]
    #expect(
      run(["audit", table, "--flat"] + columns + options).out == [
        "\(table): follows every rule that can be checked"
      ])
    let alone = run(["audit", table] + columns + options)
    #expect(alone.status == 1 && alone.out.joined().contains("depth-cue: "))
    let skewed = run(["audit", table, "--projection", "perspective"] + columns + options)
    #expect(skewed.out.joined().contains("perspective: "))
  }

  @Test("findings have status 1 and a remedy each, also in JSON")
  func findings() throws {
    let table = try folder.file("sales.csv", "city,sales\nBonn,103\nUlm,105\nKiel,104\n")
    let cut = run("audit", table, "--mark", "bar", "--y-domain", "100:110")
    #expect(cut.status == 1)
    let text = cut.out.joined(separator: "\n")
    #expect(text.contains("zero-base: The y axis of bars runs from 100 to 110 and leaves out zero"))
    #expect(text.contains("Leave --y-domain out, or include 0 in it"))
    #expect(text.hasSuffix("\(table): 1 finding"))

    let json = run("audit", table, "--mark", "bar", "--y-domain", "100:110", "--format", "json")
    #expect(json.status == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.out.joined(separator: "\n").utf8)) as? [String: Any])
    let found = try #require(document["findings"] as? [[String: Any]])
    #expect(document["count"] as? Int == 1)
    #expect(found[0]["rule"] as? String == "zero-base")
    #expect(found[0]["measured"] as? String == "100 to 110")
    #expect(found[0]["remedy"] is String && found[0]["frame"] != nil)
  }

  @Test("a format of pictures is wrong use")
  func wrongFormat() throws {
    let table = try folder.file("sales.csv", "city,sales\nBonn,103\nUlm,105\n")
    let result = run("audit", table, "--format", "png")
    #expect(result.status == 2)
    #expect(
      result.error == ["opencharts: --format png is unknown; it can be text, json (see opencharts --help)"])
  }
}
