import Foundation
import OpenChartsDisplayList
import OpenChartsLimits
import Testing

@testable import OpenChartsCairoRenderer

/// Rules of PDF/UA-1 and PDF/A-3. `Scripts/check_pdf.py` reads more of them, from the tool's files.
@Suite struct PDFStandardsTests {
  private let tests = PDFTests()
  private let table = PDFFigure.Table(
    headers: ["", "Cups"], rows: [["Mon", "54"], ["Tue", ""]], headerColumn: 0)

  private func document(figureLanguage: String? = nil) throws -> String {
    var page = PDFPage()
    let path = PDFElement("P", 1)
    let address = try #require(LinkAddress("https://example.org/"))
    page.parts = [
      PDFPart([path, PDFElement("Span", 2)], [tests.text("See ")], at: .zero),
      PDFPart([path, PDFElement("Link", 3, target: .address(address))], [tests.text("the page")], at: .zero),
      PDFPart([path, PDFElement("Span", 4, text: "🎈")], [tests.text("🎈")], at: .zero),
      PDFPart(
        [], [.rects(RectBatch([Rect(x: 0, y: 60, width: 100, height: 1)], fill: .color(.black)))], at: .zero),
      PDFPart([PDFElement("Figure", 5)], [tests.text("A")], at: .zero),
    ]
    page.footer = [tests.text("1 / 1")]
    var figure = PDFFigure(
      frame: Rect(x: 0, y: 0, width: 50, height: 50), alternative: "One bar", table: table)
    (figure.language, figure.tableLanguage) = (figureLanguage, figureLanguage)
    figure.attachment = .init(name: "a.wav", type: "audio/wav", words: "Sound", file: PackedFile([1, 2, 3]))
    var second = figure
    second.page = 1
    func document() throws -> [UInt8] {
      var pages = [page, page]
      return try CairoRenderer.document(
        &pages, size: Size(200, 100), title: "Tee", language: "de", figures: [figure, second],
        summary: "Tee")
    }
    let bytes = try document()
    #expect(try document() == bytes)
    #expect(
      try tests.run("qpdf", bytes, options: ["--check"]).contains("No syntax or stream encoding errors found")
    )
    return try expanded(bytes)
  }

  /// The file with its streams uncompressed.
  private func expanded(_ bytes: [UInt8]) throws -> String {
    try tests.run(
      "qpdf", bytes, options: ["--qdf", "--normalize-content=n", "--object-streams=disable"], output: "-")
  }

  @Test func everythingIsTaggedOrAnArtifact() throws {
    let file = try document()
    #expect(file.components(separatedBy: "/Artifact << /Type /Layout >> BDC").count == 3)
    #expect(file.components(separatedBy: "/Artifact << /Type /Pagination /Subtype /Footer >> BDC").count == 3)
    #expect(file.components(separatedBy: "/Tabs /S").count == 3)
  }

  @Test func linksAreDescribedAndPrinted() throws {
    let file = try document()
    let links = file.components(separatedBy: "/Subtype /Link").count - 1
    #expect(links == 2)
    #expect(file.components(separatedBy: "/F 4\n").count == links + 1)
    #expect(
      file.components(separatedBy: "/Contents <feff00740068006500200070006100670065>").count == links + 1)
  }

  @Test func imagesOfCharactersHaveTheirText() throws {
    let file = try document()
    #expect(file.components(separatedBy: "/ActualText <FEFFD83CDF88> >> BDC").count == 3)
    #expect(!file.contains("/Interpolate true"))
  }

  @Test func cellsHaveContentAndEmptyOnesAreNoHeaders() throws {
    let file = try document()
    // Each of the two pages has the table of Day and Cups: a column header, two row headers and a value.
    #expect(file.components(separatedBy: "/S /TH").count == 7)
    #expect(file.components(separatedBy: "/S /TD").count == 7)
    #expect(file.contains("<00350034> Tj ET"))
    #expect(file.contains("/OpenChartsGlyphless"))
  }

  @Test(arguments: [(nil, 1), ("de", 1), ("ja", 5)] as [(String?, Int)])
  func figuresOfAnotherLanguageSayWhich(language: String?, count: Int) throws {
    // The document itself, and each figure and its table.
    #expect(try document(figureLanguage: language).components(separatedBy: "/Lang ").count == count + 1)
  }

  @Test func metadataAndColoursAreThoseOfTheStandards() throws {
    let file = try document()
    #expect(file.hasPrefix("%PDF-1.7\n"))
    for part in [
      "<pdfuaid:part>1</pdfuaid:part>", "<pdfaid:part>3</pdfaid:part>",
      "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>",
      "<xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate>",
      "/CreationDate (D:20000101000000Z)", "/S /GTS_PDFA1", "/ModDate (D:20000101000000Z)", "/ID [",
    ] {
      #expect(file.contains(part), "\(part)")
    }
  }

  @Test func lengthsOfStreamsDoNotCountTheLineEndAfterThem() throws {
    var masked = GroupItem([tests.text("Masked")])
    masked.mask = [tests.text("Mask")]
    masked.opacity = 0.5
    let file = Data(
      try CairoRenderer.pdf(
        DisplayList([.group(masked)]), size: Size(90, 90), title: "A", alternative: "One bar",
        background: .white))
    var (position, groups) = (0, 0)
    while let mark = file.range(of: Data(">>\nstream\n".utf8), in: position..<file.count) {
      position = mark.upperBound
      let object = try #require(
        file.range(of: Data(" 0 obj\n".utf8), options: .backwards, in: 0..<mark.lowerBound))
      let dictionary = String(decoding: file[object.upperBound..<mark.lowerBound], as: UTF8.self)
      // Other lengths are objects.
      guard let length = dictionary.firstMatch(of: /\/Length (\d+)\b(?! 0 R)/).flatMap({ Int($0.output.1) })
      else { continue }
      if dictionary.contains("/S /Transparency") { groups += 1 }
      let end = file[(position + length)...].prefix(11)
      #expect(String(decoding: end, as: UTF8.self) == "\nendstream\n", "\(dictionary)")
    }
    #expect(groups > 0)
  }

  @Test func aFileThatCannotConformClaimsNothing() throws {
    let long = String(repeating: "a", count: 16_383)
    for (title, alternative, size) in [
      ("", "Bar", Size(90, 90)), ("A", long, Size(90, 90)), ("A", "Bar", Size(90, 2)),
    ] {
      let bytes = try CairoRenderer.pdf(
        DisplayList([tests.text("a")]), size: size, title: title, alternative: alternative, background: .white
      )
      #expect(!String(decoding: bytes, as: UTF8.self).contains("<pdfuaid:part>"))
    }
  }

  @Test func theProfileIsWhole() {
    let bytes = SRGBProfile.bytes
    func long(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(long(0) == bytes.count && Array(bytes[36..<40]) == Array("acsp".utf8))
    for tag in 0..<long(128) {
      let place = 132 + tag * 12
      #expect(long(place + 4) % 4 == 0 && long(place + 4) + long(place + 8) <= bytes.count)
    }
  }
}
