import Testing

@testable import OpenChartsCommandLineTool

@Suite("Rules, bands and highlighted names")
@MainActor
struct GuideTests {
  private let text = "day,city,v\n2024-01-01,Oslo,10\n2024-01-02,New York,20\n2024-01-03,Rome,30\n"

  @Test("have labels and values in the units of their axis")
  func values() throws {
    let line = try plan(
      text, "--x", "day", "--y", "v", "--rule", "y=1,000 the target", "--rule", "x=2024-01-02 12:00 noon",
      "--rule",
      "y=-5", "--band", "y=20...10 normal range", "--band", "x=2024-01-01..2024-01-02")
    #expect(
      line.guides == [
        Guide(isX: false, value: .number(10), end: .number(20), label: "normal range", title: "normal range"),
        Guide(
          isX: true, value: .date(725_760_000), end: .date(725_846_400), label: "", title: "day"),
        Guide(isX: false, value: .number(1000), label: "the target", title: "the target"),
        Guide(isX: true, value: .date(725_889_600), label: "noon", title: "noon"),
        Guide(isX: false, value: .number(-5), label: "", title: "v"),
      ], "\(line.guides)")
    let bars = try plan(
      text, "--x", "city", "--y", "v", "--mark", "bar", "--rule", "x=new york capital of trade")
    #expect(
      bars.guides == [
        Guide(isX: true, value: .category("New York"), label: "capital of trade", title: "capital of trade")
      ])
  }

  @Test(
    "numbers have the formats of cells",
    arguments: [("1,000", 1000), ("1,5", 1.5), ("12%", 0.12), ("-2.5e3", -2500), ("1,234.5", 1234.5)])
  func numbers(text: String, value: Double) throws {
    #expect(
      try plan(self.text, "--x", "day", "--y", "v", "--rule", "y=\(text)").guides.first?.value
        == .number(value))
  }

  @Test(
    "bad values are refused in one line",
    arguments: [
      (["--rule", "100"], 2, "--rule 100 is not an axis with a value"),
      (["--rule", "z=1"], 2, "--rule z=1 is not an axis"),
      (["--rule", "y="], 2, "is not an axis with a value"),
      (["--band", "y=10"], 2, "--band y=10 is not an axis"),
      (["--rule", "y=high"], 1, "--rule y=high has no number such as 100"),
      (["--rule", "x=soon"], 1, "--rule x=soon has no date such as 2024-01-31"),
      (["--band", "y=1...1"], 1, "has no two different ends"),
      (["--rule", "y=1", "--z", "v"], 2, "--rule is for charts in two"),
      (["--highlight", "Oslo"], 1, "--highlight Oslo needs names"),
      (["--color", "city", "--highlight", "Olso"], 1, "did you mean \"Oslo\"?"),
    ])
  func refused(options: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let result = run([file, "--x", "day", "--y", "v"] + options + ["-o", folder.path + "/a.svg"])
    #expect(
      result.status == status && result.error.count == 1 && result.error[0].contains(message), "\(result)")
  }

  @Test("are drawn, described and written as source")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text + "2024-01-04,Bern,25\n2024-01-05,Wien,20\n")
    let options = [
      "--x", "day", "--y", "v", "--rule", "y=25 target", "--rule", "x=2024-01-02 launch", "--band",
      "y=12...18 usual",
    ]
    for ending in ["svg", "html", "pdf"] {
      #expect(run([file] + options + ["-o", folder.path + "/a." + ending]).status == 0)
    }
    let svg = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    for label in ["target", "launch", "usual"] { #expect(svg.contains(label)) }
    let words = run(["describe", file] + options).out.joined(separator: "\n")
    #expect(words.contains("target 25"), "\(words)")
    let source = run([file] + options + ["--swift"]).out.joined(separator: "\n")
    #expect(
      source.contains("RuleMark(y: .value(\"target\", 25.0))") && source.contains("RectangleMark(yStart:"),
      "\(source)")
    let far = run(["describe", file, "--x", "v", "--y", "v", "--rule", "x=100"]).out.joined()
    #expect(far.contains("100"), "\(far)")
  }

  @Test("notes have a point and a text")
  func notes() throws {
    let line = try plan(text, "--x", "day", "--y", "v", "--note", "x=2024-01-02 y=20 the middle of it")
    #expect(line.pointNotes == [PointNote(x: .date(725_846_400), y: .number(20), text: "the middle of it")])
    #expect(line.markedPositions(isX: true) == [725_846_400] && line.markedPositions(isX: false) == [20])
    let bars = try plan(
      text, "--x", "v", "--y", "city", "--mark", "bar", "--note", "x=20 y=new york the capital", "--note",
      "x=1,000 y=Oslo far away")
    #expect(bars.pointNotes.map(\.text) == ["the capital", "far away"])
    #expect(bars.markedNames == ["New York", "Oslo"])
  }

  @Test(
    "bad notes are refused in one line",
    arguments: [
      ("100", 2, "--note 100 is not a point with a text, such as 'x=2024-03-01 y=40 first snow'"),
      ("y=1 x=2024-01-01 a", 2, "is not a point with a text"),
      ("x=2024-01-01", 2, "is not a point with a text"),
      ("x=soon y=1 a", 1, "--note x=soon has no date such as 2024-01-31"),
      ("x=2024-01-01 late y=1 a", 1, "has no date"),
      ("x=2024-01-01 y=high a", 1, "--note … y=high a has no number such as 100"),
      ("x=2024-01-01 y=20", 1, "has no text behind the point"),
    ])
  func refusedNotes(note: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let result = run([file, "--x", "day", "--y", "v", "--note", note, "-o", folder.path + "/a.svg"])
    #expect(
      result.status == status && result.error.count == 1 && result.error[0].contains(message), "\(result)")
  }

  @Test("notes are drawn, described and written as source, and are not values")
  func noteOutputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text + "2024-01-04,Bern,25\n2024-01-05,Wien,20\n")
    let options = [file, "--x", "day", "--y", "v"]
    let note = ["--note", "x=2024-01-03 y=90 opening"]
    #expect(run(options + note + ["-o", folder.path + "/a.svg"]).status == 0)
    #expect(String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self).contains(">opening<"))
    let words = run(["describe"] + options + note).out.joined(separator: "\n")
    #expect(words.contains("opening"), "\(words)")
    let source = run(options + note + ["--swift"]).out.joined(separator: "\n")
    #expect(source.contains("y: .value(\"opening\", 90.0))"), "\(source)")
    #expect(run(["audit"] + options + note).status == 0)
    // The highest value equals the table's highest value.
    #expect(words.contains("30") && !words.contains("Highest value: 90"), "\(words)")
  }

  @Test("a highlighted name has the accent colour, others are grey")
  func highlight() throws {
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: .init())
    let (accent, grey) = (RGB(20, 100, 240), RGB(114, 114, 120))
    var line = try plan(text, "--x", "day", "--y", "v", "--color", "city", "--highlight", "oslo")
    #expect(line.highlighted == ["Oslo"])
    #expect(theme.colors(["Oslo", "Rome"], plan: line) == [accent, grey])
    line.highlighted = []
    #expect(theme.colors(["Oslo", "Rome"], plan: line)[0] == accent)
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let bars = [file, "--x", "city", "--y", "v", "--mark", "bar", "--highlight", "Rome"]
    #expect(run(bars + ["-o", folder.path + "/a.svg"]).status == 0)
    let svg = String(decoding: try #require(folder.bytes("a.svg")), as: UTF8.self)
    #expect(svg.contains("#1464F0") || svg.contains("#1464f0"))
    #expect(svg.contains("#727278"))
    let source = run(bars + ["--swift"]).out.joined(separator: "\n")
    #expect(source.contains("row.city == \"Rome\" ? Color(red: 0.0784"), "\(source)")
  }

  @Test("several highlighted names have the first colours in the order of the options")
  func highlights() throws {
    let theme = Theme(isDark: false, fontSize: 11, numberSymbols: .init())
    let line = try plan(
      text, "--x", "day", "--y", "v", "--color", "city", "--highlight", "Rome", "--highlight", "oslo",
      "--highlight", "rome")
    #expect(line.highlighted == ["Rome", "Oslo"])
    let palette = Palette(name: .standard, isDark: false).colors
    let expected = [palette[1], palette[palette.count - 1], palette[0]]
    #expect(theme.colors(["Oslo", "New York", "Rome"], plan: line) == expected)
  }

  @Test("a highlighted name is kept among the largest")
  func kept() throws {
    let many = lines("n,v", 90) { "n\($0),\(100 - $0)" }
    let drawn = try data(many, "--x", "n", "--y", "v", "--mark", "bar", "--limit", "5", "--highlight", "n80")
    #expect(drawn.x?.names?.contains("n80") == true && drawn.x?.names?.count == 5)
    let series = lines("d,n,v", 60) { "\(2000 + $0 / 12),n\($0 % 12),\(100 - $0 % 12)" }
    let colors = try data(
      series, "--x", "d", "--y", "v", "--color", "n", "--mark", "line", "--highlight", "n11")
    #expect(colors.color?.names?.contains("n11") == true)
  }
}
