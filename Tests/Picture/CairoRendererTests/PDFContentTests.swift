import Testing

@testable import OpenChartsCairoRenderer

@Suite struct PDFContentTests {
  private func marked(_ content: String, texts: [Int: String] = [:], hasFooter: Bool = false) -> String? {
    PDFContent(Array(content.utf8), texts: texts, hasFooter: hasFooter).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func referencesAreTheNumbersOfObjects() {
    #expect(PDFStructure.references("[ 12 0 R 3 0 R\n  45 0 R]") == [12, 3, 45])
    #expect(PDFStructure.references("7 0 R") == [7])
    #expect(PDFStructure.references("[ ]").isEmpty && PDFStructure.references("12 0").isEmpty)
  }

  @Test func bytesAreFoundWithinBytes() {
    func offset(_ word: [UInt8], _ bytes: [UInt8], from start: Int = 0) -> Int? {
      bytes.withUnsafeBytes { bytes in
        word.withUnsafeBytes { ByteSearch.offset(ofBytes: $0, in: bytes, from: start) }
      }
    }
    #expect(offset([1, 2], [0, 1, 1, 2]) == 2 && offset([1, 2], [1, 2, 1, 2], from: 1) == 2)
    #expect(offset([1, 2], [1]) == nil && offset([], [1]) == nil && offset([1], []) == nil)
  }

  @Test func drawingOutsideOfTagsIsAnArtifact() throws {
    let content = """
      1 0 0 -1 0 100 cm
      q
      1 1 1 rg 0 0 200 100 re f
      /Span << /MCID 0 >> BDC
      BT /f-0-0 1 Tf (a EMC \\) BDC) Tj ET
      EMC
      0.5 g 0 50 200 1 re f
      /Figure << /MCID 1 >> BDC
      0 0 10 10 re f
      EMC
      Q

      """
    let result = try #require(marked(content))
    #expect(
      result == """
        /Artifact << /Type /Layout >> BDC
        1 0 0 -1 0 100 cm
        q
        1 1 1 rg 0 0 200 100 re f

        EMC
        /Span << /MCID 0 >> BDC
        BT /f-0-0 1 Tf (a EMC \\) BDC) Tj ET
        EMC
        /Artifact << /Type /Layout >> BDC

        0.5 g 0 50 200 1 re f

        EMC
        /Figure << /MCID 1 >> BDC
        0 0 10 10 re f
        EMC
        Q

        """)
    #expect(PDFContent(Array(content.utf8), texts: [:], hasFooter: false)?.marks == [0, 1])
  }

  @Test func theLastTextOfAPageIsItsFoot() throws {
    let result = try #require(
      marked("/P << /MCID 0 >> BDC 0 0 1 1 re f EMC 0 5 9 1 re f BT (1) Tj ET Q", hasFooter: true))
    #expect(result.contains("/Artifact << /Type /Layout >> BDC\n 0 5 9 1 re f \nEMC\n"))
    #expect(
      result.contains("/Artifact << /Type /Pagination /Subtype /Footer >> BDC\nBT (1) Tj ET Q\nEMC\n"))
    // A page that draws nothing but its footer has one marked part.
    let page = try #require(marked("q 0 0 1 1 re W n BT (1) Tj ET Q", hasFooter: true))
    #expect(page.hasPrefix("q 0 0 1 1 re W n /Artifact << /Type /Pagination"))
  }

  @Test func replacementTextsStandBesideTheirContent() {
    #expect(
      marked("/Span << /MCID 3 >> BDC /x1 Do EMC", texts: [3: "é"])
        == "/Span << /MCID 3 /ActualText <FEFF00E9> >> BDC /x1 Do EMC")
  }

  @Test(arguments: [
    "/P << /MCID 0 >> BDC 0 0 1 1 re f", "EMC", "BT /P << /MCID 0 >> BDC (a) Tj ET EMC", "BT (a) Tj",
  ])
  func unbalancedContentIsRefused(content: String) { #expect(marked(content) == nil) }

  @Test(arguments: [
    "<< /A (x) >> <41> [ 1 -.5 ] /N#20 % f\n", "q 1 0 0 1 0 0 cm 0 0 m 1 1 l n Q", "(unclosed \\", "<4",
    "BI /W 1 ID x",
    "", "true",
  ])
  func contentWithoutPaintingIsUnchanged(content: String) {
    let isImage = content.hasPrefix("BI")
    #expect((marked(content) == content) != isImage)
  }

  @Test func inlineImagesMayHoldAnyBytes() throws {
    let result = try #require(marked("BI /W 9 /H 1 ID BT EMC ( EI \nQ /P << /MCID 0 >> BDC EMC"))
    #expect(result.hasPrefix("/Artifact << /Type /Layout >> BDC\nBI /W 9"))
    #expect(result.hasSuffix("/P << /MCID 0 >> BDC EMC"))
  }
}
