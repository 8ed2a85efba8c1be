import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Charts in three dimensions on the command line")
@MainActor
struct SpaceToolTests {
  let folder = try! TemporaryFolder()

  /// A hill on a grid, with some cells missing.
  static let hill = lines("east,height,north", 400) { row in
    let (x, z) = (Double(row % 20), Double(row / 20))
    let height = 100 + 50 * exp(-((x - 10) * (x - 10) + (z - 8) * (z - 8)) / 30)
    return row % 97 == 5 ? "\(x),,\(z)" : "\(x),\(height),\(z)"
  }

  static let cloud = lines("width,kind,weight,when,depth", 60) { row in
    let weight = Double(row * 37 % 60) / 7
    return
      "\(Double(row * 13 % 60) / 3),\(["oak", "elm", "ash"][row % 3]),\(weight),2024-0\(row % 9 + 1)-11,\(row * row % 41)"
  }

  private func svg(_ text: String, _ arguments: String...) throws -> String {
    let table = try folder.file("t.csv", text)
    let result = run([table] + arguments + ["-o", folder.path + "/a.svg"])
    // Ignore the note about rows without a value.
    let others = result.error.filter { !$0.hasSuffix(" left out") && !$0.hasSuffix(" drawn") }
    #expect(result.status == 0 && others.isEmpty, "\(others)")
    return String(decoding: folder.bytes("a.svg") ?? Data(), as: UTF8.self)
  }

  private func error(_ text: String, _ arguments: String...) throws -> String {
    let table = try folder.file("t.csv", text)
    let result = run([table] + arguments + ["-o", folder.path + "/a.svg"])
    #expect(result.status == 1 && result.error.count == 1)
    return result.error.first?.replacingOccurrences(of: table, with: "t.csv") ?? ""
  }

  // MARK: Plans

  @Test("a grid of numbers is automatically a surface, everything else is points")
  func shapes() throws {
    #expect(try plan(Self.hill, "--x", "east", "--y", "height", "--z", "north").shape == .surface)
    #expect(try plan(Self.hill, "--x", "east", "--y", "north", "--z", "height").shape == .point)
    #expect(
      try plan(Self.hill, "--mark", "point", "--x", "east", "--y", "height", "--z", "north").shape == .point)
    #expect(try plan(Self.cloud, "--x", "width", "--y", "weight", "--z", "depth").shape == .point)
    #expect(
      try plan(Self.hill, "--x", "east", "--y", "height", "--z", "north", "--z-scale", "category").shape
        == .point)
  }

  @Test("missing columns are chosen: for a surface, the columns that form the grid")
  func choices() throws {
    let surface = try plan(Self.hill, "--mark", "surface")
    #expect([surface.x, surface.y, surface.z].map { $0?.title } == ["east", "height", "north"])
    #expect(try plan(Self.hill, "--z", "north").shape == .surface)
    let points = try plan(Self.cloud, "--z", "depth", "--color", "kind")
    #expect([points.x, points.y, points.z].map { $0?.title } == ["width", "weight", "depth"])
    #expect(points.title == "Weight by width, depth and kind")
    #expect(try plan(Self.cloud, "--z", "when").z?.kind == .date)
  }

  @Test("impossible charts are one line of error with the correct form")
  func errors() throws {
    #expect(
      try error(Self.cloud, "--mark", "surface", "--x", "width", "--y", "weight", "--z", "depth").hasPrefix(
        "t.csv: --mark surface needs a grid, but 60 rows do not fill 60 values of \"width\" times "))
    #expect(
      try error(
        "a,b,c\n1,1,1\n1,2,2\n2,1,3\n2,2,4\n2,2,5\n", "--mark", "surface", "--x", "a", "--y", "c", "--z", "b")
        == "t.csv: --mark surface needs a grid, but several rows have \"a\" 2 and \"b\" 2: --mark point draws them"
    )
    #expect(
      try error(Self.cloud, "--mark", "surface", "--x", "width", "--y", "weight", "--z", "when")
        == "t.csv: --mark surface needs a grid of numbers; \"when\" holds dates: --mark point draws it")
    #expect(
      try error(Self.cloud, "--x", "width", "--y", "weight", "--z", "dept")
        == "t.csv: there is no column \"dept\"; did you mean \"depth\"?")
    #expect(
      try error("a,b\n1,2\n", "--z", "a")
        == "t.csv: a chart in three dimensions needs three columns of numbers; name them with --x, --y and --z"
    )
    #expect(
      try error("a,b,c\n1,2,\n,2,3\n", "--x", "a", "--y", "b", "--z", "c")
        == "t.csv: no row has a value for every axis; there is nothing to draw")
    #expect(
      try error(Self.cloud, "--z", "kind", "--z-domain", "0:1")
        == "t.csv: --z-domain needs an axis of numbers or dates")
  }

  // MARK: Pictures

  private static func isAboutHoles(_ note: String) -> Bool {
    note.contains("LineMark") || note.contains("5 rows have no height")
  }

  @Test("every format, pose and projection is drawn, light and dark")
  func formats() throws {
    let hill = try folder.file("hill.csv", Self.hill)
    let cloud = try folder.file("cloud.csv", Self.cloud)
    for table in [hill, cloud] {
      let z = table == hill ? "north" : "depth"
      for format in ["svg", "png", "pdf", "html", "txt", "wav"] {
        let result = run(table, "--z", z, "--flat", "-o", folder.path + "/out." + format)
        // The notes report a hole, and a line that lies over it.
        #expect(result.status == 0 && result.error.allSatisfy(Self.isAboutHoles), "\(result.error)")
        let bytes = try #require(folder.bytes("out." + format))
        #expect(WholePicture.problems(bytes, format).isEmpty, "\(format)")
      }
      var pictures: Set<Data> = []
      for options in [
        [], ["--pose", "top"], ["--pose", "40,-20"], ["--projection", "perspective"], ["--dark"], ["--flat"],
      ] {
        let result = run([table, "--z", z, "-o", folder.path + "/out.svg"] + options)
        #expect(result.status == 0 && result.error.allSatisfy(Self.isAboutHoles), "\(result.error)")
        pictures.insert(try #require(folder.bytes("out.svg")))
      }
      #expect(pictures.count == 6, "each of them changes the picture")
    }
  }

  @Test("options of the z axis change it")
  func zAxis() throws {
    let plain = try svg(Self.cloud, "--x", "width", "--y", "weight", "--z", "depth")
    #expect(plain.contains(">depth</text>") && plain.contains(">20</text>"))
    let titled = try svg(
      Self.cloud, "--x", "width", "--y", "weight", "--z", "depth", "--z-title", "Below ground", "--z-format",
      "0.0 m", "--z-domain", "0:80")
    #expect(titled.contains(">Below ground</text>") && !titled.contains(">depth</text>"))
    #expect(titled.contains(">20.0 m</text>"))
    let none = try svg(Self.cloud, "--x", "width", "--y", "weight", "--z", "depth", "--z-title", "")
    #expect(!none.contains(">depth</text>"))
    let log = try svg(
      "a,b,c\n1,1,1\n2,5,10\n3,4,10000\n", "--x", "a", "--y", "b", "--z", "c", "--z-scale", "log")
    #expect(log.contains(">100</text>"))
  }

  @Test("names and dates stand on axes, and colours of names have a legend")
  func kinds() throws {
    let names = try svg(Self.cloud, "--x", "kind", "--y", "weight", "--z", "when", "--color", "kind")
    #expect(
      names.contains(">oak</text>") && names.contains(">elm</text>") && names.contains("class=\"legend\""))
    let shaded = try svg(Self.cloud, "--x", "width", "--y", "weight", "--z", "when", "--color", "depth")
    #expect(shaded.contains("class=\"legend\""))
  }

  @Test("a surface for each name has the colour of its name")
  func surfaces() throws {
    let text = lines("a,b,c,n", 32) { row in
      "\(row % 4),\(row < 16 ? 1 : 5),\(row / 4 % 4),\(row < 16 ? "low" : "high")"
    }
    let drawn = try svg(text, "--mark", "surface", "--color", "n", "--x", "a", "--y", "b", "--z", "c")
    #expect(drawn.contains(">low</text>") && drawn.contains(">high</text>"))
  }

  @Test("flat views are charts of two dimensions with their axes")
  func flat() throws {
    let cloud = try svg(Self.cloud, "--x", "width", "--y", "weight", "--z", "depth", "--flat")
    for (title, count) in [("width", 3), ("weight", 3), ("depth", 3)] {
      #expect(cloud.components(separatedBy: ">\(title)</text>").count - 1 == count, "\(title)")
    }
    let whole = Self.hill.replacingOccurrences(of: ",,", with: ",100,")
    let hill = try svg(whole, "--mark", "surface", "--flat")
    for title in ["height, colored by north", "height, colored by east", "north, colored by height"] {
      #expect(hill.contains(">\(title)</text>"), "\(title)")
    }
  }

  @Test("pictures are the same each time, from 50 points to a wall display")
  func sizes() throws {
    for size in ["50", "200", "1600"] {
      let first = try svg(Self.cloud, "--z", "depth", "--flat", "--width", size, "--height", size)
      #expect(try first == svg(Self.cloud, "--z", "depth", "--flat", "--width", size, "--height", size))
      #expect(!first.contains("nan") && !first.contains("inf\""))
    }
  }

  // MARK: Words and sound

  @Test("descriptions name the three axes, and keys move through values")
  func words() throws {
    let table = try folder.file("cloud.csv", Self.cloud)
    let text = run("describe", table, "--x", "width", "--y", "weight", "--z", "depth").out.joined(
      separator: "\n")
    for word in ["width", "weight", "depth"] { #expect(text.lowercased().contains(word), "\(word)") }
    let keys = run("describe", table, "--z", "depth", "--keys", "Right Right")
    #expect(keys.status == 0 && !keys.out.isEmpty, "\(keys.error)")
  }

  @Test("holes and missing values leave gaps, and a log scale has a note about omitted values")
  func gaps() throws {
    let text = "a,b,c\n1,2,3\n2,,4\n3,5,NA\n4,5,6\n"
    let drawn = try svg(text, "--x", "a", "--y", "b", "--z", "c")
    #expect(drawn.contains("class=\"marks\""))
    let table = try folder.file("log.csv", "a,b,c\n1,2,3\n2,-1,4\n3,5,7\n4,5,6\n")
    let result = run(
      table, "--x", "a", "--y", "b", "--z", "c", "--y-scale", "log", "-o", folder.path + "/log.svg")
    #expect(result.status == 0 && result.error.count == 1)
    #expect(result.error[0].contains("1 mark has"))
  }
}
