import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct PDFTests {
  func page(_ items: [DisplayItem], title: String = "Chart") throws -> [UInt8] {
    try CairoRenderer.pdf(DisplayList(items), size: Size(200, 100), title: title, background: .white)
  }

  func text(_ string: String) -> DisplayItem {
    .text(
      Typesetter.shared.line(
        TextSpan(string, font: FontDescriptor(size: 12), color: .black), at: Point(10, 50)))
  }

  /// Returns the standard output of a tool for a file. `Scripts/setup --tests` installs the tools.
  ///
  /// - Parameter output: The path of the file to write, - for standard output; `nil` for tools without one.
  func run(
    _ tool: String, _ bytes: [UInt8], options: [String] = [], output: String? = nil
  ) throws -> String {
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)"), "\(tool) is not installed")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.arguments = options + [file.path] + (output.map { [$0] } ?? [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aPictureThatIsDrawnTwiceIsListedOnce() throws {
    // A colour emoji is an image, which Cairo lists once per use.
    var group = GroupItem([text("🎈 🎈🎈"), text("🎈")])
    group.opacity = 0.5
    let bytes = try page([text("🎈 a"), text("🎈🎈 b"), .group(group)])
    let file = String(decoding: bytes, as: UTF8.self)
    let lists = file.matches(of: /\/XObject <<([^>]*)>>/)
    try #require(!lists.isEmpty)
    for list in lists {
      let names = list.output.1.matches(of: /\/x\d+/).map { String($0.output) }
      #expect(Set(names).count == names.count)
    }
    let report = try run("qpdf", bytes, options: ["--check"])
    #expect(report.contains("No syntax or stream encoding errors found"))
  }

  @Test func wordsOfATitleAreNotTakenForStructure() throws {
    let title = "/S /Figure << /Type /StructElem\n   /S /Figure\n trailer startxref 7 /Type /Page "
    let bytes = try CairoRenderer.pdf(
      DisplayList([text(title)]), size: Size(200, 100), title: title, alternative: "One bar",
      background: .white)
    #expect(String(decoding: bytes, as: UTF8.self).contains("/Alt \(PDFStructure.hex("One bar"))"))
    let report = try run("qpdf", bytes, options: ["--check"])
    #expect(report.contains("No syntax or stream encoding errors found"))
  }

  @Test func aStructureThatCannotBeAddedIsAnError() throws {
    let structure = PDFStructure(
      tags: [PDFTag("Document"), PDFTag("Figure")],
      figures: [PDFFigure(frame: Rect(x: 0, y: 0, width: 1, height: 1), alternative: "One bar")], others: [],
      alternative: "One bar", title: "", language: "en", size: Size(1, 1))
    // Without tags, without an object table, and an empty file.
    for bytes in [try page([text("a")]), Array("%PDF-1.7\nstartxref\n9\n%%EOF\n".utf8), []] {
      #expect(throws: CairoError.self) { try structure.added(to: bytes) }
    }
  }

  @Test func theSamePictureIsTheSameFile() throws {
    var blurred = GroupItem([text("Blurred")])
    blurred.blur = 2
    var shadowed = GroupItem([text("Shadow")])
    shadowed.shadow = .init(color: .black, radius: 3, x: 1, y: 1)
    let items: [DisplayItem] = [text("Revenue 2,500"), .group(blurred), .group(shadowed)]
    let bytes = try page(items)
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    #expect(try page(items) == bytes)
  }

  @Test(arguments: [(1.0, 2.0, false), (0.5, 2, true), (0.5, 5, false)])
  func seeThroughFacesThatMeetArePixels(opacity: Double, second: Double, isPicture: Bool) throws {
    var batch = FaceBatch()
    for x in [0, second] {
      batch.append(
        [Point(x, 0), Point(x + 2, 0), Point(x + 2, 2), Point(x, 2)].map { (position: $0, depth: 0) },
        color: RGBA(0, 0, 1, opacity))
    }
    let images = try run("pdfimages", page([.scene(SceneItem([.faces(batch)]))]), options: ["-list"])
    #expect((images.split(separator: "\n").count > 2) == isPicture)
  }

  @Test(arguments: [SceneItem.ballLimit, SceneItem.ballLimit + 1])
  func scenesThatAreTooMuchForVectorsAreOnePictureUnderText(balls: Int) throws {
    var batch = BallBatch()
    batch.colors = [BallBatch.Colors(bright: .white, middle: RGBA(0, 0, 1), dark: .black)]
    for ball in 0..<balls {
      batch.append(
        Point(5 + Double(ball % 100) * 1.9, 5 + Double(ball / 100)), radius: 1, depth: Float(ball % 7),
        code: 0)
    }
    let bytes = try page([.scene(SceneItem([.balls(batch)])), text("Title")])
    let images = try run("pdfimages", bytes, options: ["-list"])
    let pictures = images.split(separator: "\n").count { line in
      line.split(separator: " ").dropFirst(2).first == "image"
    }
    #expect(pictures == (balls > SceneItem.ballLimit ? 1 : 0))
    #expect(try run("pdftotext", bytes, output: "-").contains("Title"))
  }

  @Test func textCanBeSelected() throws {
    let bytes = try page([text("Umsätze Ωμέγα 12")])
    #expect(try run("pdftotext", bytes, output: "-").contains("Umsätze Ωμέγα 12"))
    let fonts = try run("pdffonts", bytes)
    #expect(fonts.contains("Inter"))
    #expect(fonts.split(separator: "\n").dropFirst(2).allSatisfy { $0.contains(" yes ") })
  }

  @Test func thePageHasTheSizeAndTheTitle() throws {
    let info = try run("pdfinfo", page([], title: "Größe"))
    #expect(info.contains("200 x 100 pts") && info.contains("Größe") && info.contains("Pages:           1"))
  }

  @Test func symbolsGroupsAndMasksAreDrawn() throws {
    let dots = SymbolBatch(
      .circle(radius: 2), at: (0..<50).map { Point(Double($0) * 4, 20) }, fill: .color(.black))
    var fading = GroupItem([
      .rects(RectBatch([Rect(x: 0, y: 0, width: 20, height: 20)], fill: .color(.black)))
    ])
    fading.opacity = 0.5
    fading.mask = [.symbols(dots)]
    let empty = try page([])
    #expect(try page([.symbols(dots)]).count > empty.count)
    #expect(try page([.group(fading)]).count > empty.count)
  }

  @Test func alternativeTextMakesATaggedFigure() throws {
    func page(_ alternative: String) throws -> [UInt8] {
      try CairoRenderer.pdf(
        DisplayList([text("Äpfel")]), size: Size(200, 100), title: "Ernte (1)", alternative: alternative,
        language: "de-DE", background: .white)
    }
    let bytes = try page("Balkendiagramm: 3 Äpfel, „viel“ 🍎")
    #expect(try page("Balkendiagramm: 3 Äpfel, „viel“ 🍎") == bytes)
    let file = String(decoding: bytes, as: UTF8.self)
    for words in ["/MarkInfo", "/Lang", "/DisplayDocTitle true", "/Metadata", "Ernte (1)", "/Alt <FEFF"] {
      #expect(file.contains(words), "\(words)")
    }
    let information = try run("pdfinfo", bytes)
    #expect(information.contains("Tagged:          yes"))
    #expect(information.contains("Metadata Stream: yes"))
    #expect(information.contains("Title:           Ernte (1)"))
    let tree = try run("pdfinfo", bytes, options: ["-struct-text"])
    #expect(tree.contains("Figure"))
    #expect(tree.contains("Äpfel"))
    // The text remains, and the picture is the same.
    #expect(try run("pdftotext", bytes, output: "-").contains("Äpfel"))
    #expect(!String(decoding: try page(""), as: UTF8.self).contains("/StructTreeRoot"))
  }

  /// Two charts side by side below a heading.
  private func twoCharts() -> [DisplayItem] {
    func chart(_ x: Double) -> DisplayItem {
      var group = GroupItem([
        .rects(RectBatch([Rect(x: 0, y: 0, width: 40, height: 40)], fill: .color(.black))), text("A"),
      ])
      group.transform = .translation(x, 20)
      return .group(group)
    }
    return [
      .rects(RectBatch([Rect(x: 0, y: 0, width: 300, height: 150)], fill: .color(.white))), chart(10),
      chart(160),
    ]
  }

  private let figures = [
    PDFFigure(
      frame: Rect(x: 10, y: 20, width: 100, height: 100), alternative: "First",
      table: PDFFigure.Table(
        headers: ["Day", "Cups"], rows: [["Mon", "54"], ["Tue", "42"]], headerColumn: 0)),
    PDFFigure(frame: Rect(x: 160, y: 20, width: 100, height: 100), alternative: "Second"),
  ]

  @Test func eachChartIsAFigureAndItsDataATable() throws {
    let bytes = try CairoRenderer.pdf(
      DisplayList(twoCharts()), size: Size(300, 150), title: "Two", alternative: "First Second",
      figures: figures, language: "en", background: .white)
    let file = String(decoding: bytes, as: UTF8.self)
    for words in ["First", "Second"] {
      #expect(file.contains("/Alt \(PDFStructure.hex(words)) /A << /O /Layout"))
    }
    #expect(file.contains("<pdfuaid:part>1<") && file.contains("<pdfaid:part>3<"))
    #expect(file.contains("/ActualText \(PDFStructure.hex("54"))"))
    #expect(file.contains("/Scope /Column") && file.contains("/Scope /Row"))
    let tree = try run("pdfinfo", bytes, options: ["-struct"])
    func count(_ type: String) -> Int {
      tree.split(separator: "\n").count { $0.trimmingCharacters(in: .whitespaces).hasPrefix(type) }
    }
    #expect(count("Figure") == 2, "\(tree)")
    #expect(count("Table") == 1)
    #expect(count("TR") == 3 && count("TH") == 4 && count("TD") == 2, "\(tree)")
  }

  @Test func chartsOverOneAnotherAreOneFigure() throws {
    var overlapping = figures
    overlapping[1].frame = overlapping[0].frame
    let bytes = try CairoRenderer.pdf(
      DisplayList(twoCharts()), size: Size(300, 150), title: "Two", alternative: "First Second",
      figures: overlapping, language: "en", background: .white)
    let file = String(decoding: bytes, as: UTF8.self)
    #expect(file.contains("/Alt \(PDFStructure.hex("First Second"))"))
    #expect(file.components(separatedBy: "/Alt ").count == 2)
  }

  @Test func emptySizesGiveAnEmptyPage() throws {
    let bytes = try CairoRenderer.pdf(DisplayList(), size: Size(0, -3), title: "", background: nil)
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
  }

  @Test func clustersCoverTheTextOfTheirRun() throws {
    let run = Typesetter.shared.line(
      TextSpan("\u{5D0}\u{5D1} 12", font: FontDescriptor(size: 12), color: .black), at: .zero)
    var covered = 0
    for glyphs in run.glyphRuns {
      let (range, clusters) = try #require(TextClusters.make(glyphs, in: run, length: 7))
      #expect(clusters.reduce(0) { $0 + Int($1.num_bytes) } == range.count)
      #expect(clusters.reduce(0) { $0 + Int($1.num_glyphs) } == glyphs.glyphs.count)
      covered += range.count
    }
    #expect(covered == 7)
  }
}
