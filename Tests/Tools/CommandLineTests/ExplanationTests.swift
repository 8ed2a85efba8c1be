import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// The command that `--explain` prints draws the same picture.
@MainActor
struct ExplanationTests {
  private let folder = try! TemporaryFolder()

  /// Rows of 250 days in five years.
  nonisolated private static let noisyTable =
    "day,rain\n"
    + lines(0..<1000) { row in
      let day = row / 4
      return "\(2000 + day / 60)-\(10 + day / 20 % 3)-\(10 + day % 20),\(row * 7919 % 100).5"
    }

  nonisolated private static let tables = [
    "sales":
      "month,sales,city\n2024-01-01,30,Oslo\n2024-02-01,20,Oslo\n2024-01-01,5,Rome\n2024-02-01,9,Rome\n",
    "one": "value\n" + (0..<60).map { "\(($0 * 37) % 53)\n" }.joined(),
    "two": "a,b,kind\n"
      + (0..<40).map { "\($0 * 7 % 31).5,\($0 * 11 % 17),\($0 % 3 == 0 ? "x" : "it's")\n" }.joined(),
    "prices": "date,open,high,low,close\n"
      + (1...9).map { "2024-01-0\($0),\($0),\($0 + 3),\($0 - 2),\($0 + 1)\n" }.joined(),
    "spans": "task,start,end\nDig,2024-01-01,2024-02-01\nBuild,2024-01-20,2024-03-01\n",
    "years": "country,2001,2002,2003\nPeru,1,2,3\nChad,4,3,2\n",
    "keys": "land,fuel,year,strength\n"
      + (0..<96).map { "K\($0 / 24),F\($0 / 8 % 3),\(2001 + $0 % 8),\($0 * 37 % 101).5\n" }.joined(),
    "noisy": noisyTable,
    "mixed": "grade\n" + (0..<60).map { $0 % 3 == 0 ? "K\n" : "\($0 % 4)\n" }.joined(),
    "names": "fruit\n" + ["fig", "kiwi", "fig", "pear", "fig"].joined(separator: "\n") + "\n",
    "grid": "x,y,heat\n" + (0..<64).map { "\($0 % 8),\($0 / 8),\($0 * 5 % 19)\n" }.joined(),
  ]

  private static let options: [String: [[String]]] = [
    "sales": [[], ["--mark", "area", "--dark"], ["--y", "sales", "--aggregate", "p95", "--x", "month"]],
    "one": [[], ["--bins", "7"], ["--x", "value", "--where", "value > 10"]],
    "two": [[], ["--x", "a", "--y", "b", "--mark", "line"], ["--x", "a", "--y", "b", "--z", "a"]],
    "prices": [[], ["--title", "Up 'n down"]],
    "spans": [[]], "years": [[]], "names": [[], ["--mark", "sector"]], "grid": [[]],
    "keys": [[]], "mixed": [[]], "noisy": [[]],
  ]

  @Test(arguments: tables.keys.sorted())
  func theCommandDrawsTheSame(name: String) throws {
    let table = try folder.file("\(name) table.csv", try #require(Self.tables[name]))
    for options in Self.options[name] ?? [] {
      let (first, second) = (folder.path + "/1.svg", folder.path + "/2.svg")
      let result = run([table] + options + ["--explain", "-o", first])
      #expect(result.status == 0 && result.out.count == 1, "\(result)")
      let command = try #require(result.out.last)
      var words = TypedWord.words(of: command).map(\.text)
      #expect(words.removeFirst() == "opencharts" && words.removeLast() == first)
      #expect(run(words + [second]).status == 0, "\(command)")
      #expect(folder.bytes("1.svg") == folder.bytes("2.svg"), "\(command)")
    }
  }

  @Test func whoAsksForNothingIsTaught() throws {
    // Without a name, the picture is written to the current folder.
    let name = "taught-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name + ".png") }
    let table = try folder.file(name + ".csv", Self.tables["sales"]!)
    let drawn = run(table)
    #expect(drawn.status == 0 && drawn.out == [name + ".png"], "\(drawn)")
    let taught = try #require(drawn.error.last)
    #expect(taught.hasPrefix("the same by options: opencharts ") && taught.contains(" --mark bar --x city "))
    let first = FileManager.default.contents(atPath: name + ".png")
    let words = TypedWord.words(of: String(taught.trimmingPrefix("the same by options: "))).map(\.text)
    #expect(run(Array(words.dropFirst())).status == 0, "\(taught)")
    #expect(first != nil && FileManager.default.contents(atPath: name + ".png") == first)
    #expect(run(table, "--force", "--title", "Sales").error == [])
  }

  @Test func whatWasChosenIsSaid() throws {
    let table = try folder.file("sales.csv", Self.tables["sales"]!)
    let result = run(table, "--explain", "-o", folder.path + "/a.png")
    #expect(
      result.out == [
        "opencharts \(table) --mark bar --x city --y sales --color month --stack standard --sort none "
          + "--title 'Sales by city and month' --width 640 --height 400 --scale 2 --locale en_US --time-zone UTC "
          + "-o \(folder.path)/a.png"
      ])
    let bins = try folder.file("one.csv", Self.tables["one"]!)
    #expect(try #require(run(bins, "--explain", "-o", folder.path + "/b.svg").out.last).contains(" --bins "))
    #expect(run("describe", table, "--explain").status == 2)
    #expect(run("serve", table, "--explain").status == 2)
    // If the picture goes to standard output, the command goes to standard error.
    let piped = run(table, "--explain", "-o", "-", "--format", "svg")
    #expect(piped.out.isEmpty && piped.error.last?.hasSuffix(" -o - --format svg") == true, "\(piped)")
  }

  /// The quoted name is one word for bash, which reads it unchanged. A terminal finds no control character in it.
  @Test(arguments: ["\u{1B}]0;EVIL\u{7}name", "two\nlines", "it's\t\\ a\u{9B}7m\u{2028}b", "plain's", ""])
  func namesWithControlCharactersAreQuoted(name: String) throws {
    let quoted = ShellWord.quoted(name)
    let obeyed = quoted.unicodeScalars.filter { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    #expect(obeyed.isEmpty)
    #expect(quoted.split(whereSeparator: \.isNewline).count == 1)
    let read = try Subprocess.run("/bin/bash", ["-c", "printf %s. \(quoted)"])
    #expect(read.output == name + ".", "\(quoted)")
  }

  @Test(arguments: [
    ["--swift", "--explain"], ["--swift", "--show"], ["--swift", "--watch"], ["--swift", "--sql"],
    ["--swift", "--format", "svg"], ["--sql", "--explain"],
  ])
  func twoThingsAtOnceAreRefused(options: [String]) throws {
    let table = try folder.file("sales.csv", Self.tables["sales"]!)
    let result = run([table] + options)
    #expect(result.status == 2 && result.out.isEmpty && result.error.count == 1, "\(result)")
    #expect(result.error.first?.contains(options[0]) == true)
  }
}
