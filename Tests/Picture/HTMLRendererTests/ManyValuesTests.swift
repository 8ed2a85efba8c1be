import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@testable import OpenChartsHTMLRenderer

@Suite struct PackedColumnTests {
  /// Reads a packed column as the page's script does.
  private func numbers(_ json: String) throws -> [Double] {
    let packed = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let width = try #require(packed["width"] as? Int)
    let text = try #require(packed["bytes"] as? String)
    let bytes = try #require(Data(base64Encoded: text))
    let codes = stride(from: 0, to: bytes.count, by: width).map { start in
      bytes[start..<(start + width)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    if width == 8 { return codes.map(Double.init(bitPattern:)) }
    let low = try #require(packed["low"] as? Double)
    let per = try #require(packed["per"] as? Double)
    let missing = UInt64(1) << UInt64(8 * width) - 1
    return codes.map { $0 == missing ? .nan : (low + Double($0)) / per }
  }

  @Test(arguments: [
    (1.0, 0, 2), (1000.0, -3146, 3), (1e4, 0, 2), (10.0, 12, 2), (1e6, -1_234_567_890, 4), (3.0, 7, 8),
  ])
  func numbersComeBackExactly(per: Double, low: Int, width: Int) throws {
    let spread = width > 3 ? 900_000 : width > 2 ? 7_919 : 5
    let values = (0..<3_000).map { Double(low + $0 * $0 % 2_003 * spread) / per }
    let json = PackedColumn.json(values)
    #expect(json.contains("\"width\":\(width)"))
    #expect(try numbers(json) == values)
  }

  @Test(arguments: [1.0, 3.0])
  func missingNumbersStayMissing(per: Double) throws {
    let values = (0..<2_000).map { i -> Double in
      if i == 10 { return .infinity }
      return i % 7 == 3 ? .nan : Double(i * i) / per
    }
    let back = try numbers(PackedColumn.json(values))
    #expect(back.count == values.count)
    #expect(zip(values, back).allSatisfy { $0.isFinite ? $0 == $1 : $1.isNaN })
  }

  @Test func columnsWithoutNumbersArePacked() throws {
    let back = try numbers(PackedColumn.json([Double](repeating: .nan, count: 1_500)))
    #expect(back.count == 1_500 && back.allSatisfy(\.isNaN))
  }

  @Test func fewNumbersAreDigitsAndEvenOnesARule() {
    #expect(PackedColumn.json([1, 4, 9.5]) == "[1,4,9.5]")
    #expect(PackedColumn.json((0..<5_000).map(Double.init)) == "{\"from\":0,\"by\":1,\"n\":5000}")
  }
}

@Suite struct NumberTextsTests {
  private let numberFormat = ScriptNumberFormat(language: "en")
  private let numbers = (0..<2_000).map { Double($0 * 7_919 % 20_011) / 8 - 1_000 }

  @Test func textsOfNumbersAreARule() throws {
    let texts = try numbers.map { number in
      let text = try #require(numberFormat.text(abs(number)))
      return number < 0 ? "minus \(text)" : text
    }
    let json = NumberTexts.json(texts, "y", numbers, numberFormat)
    #expect(json == "{\"number\":\"y\",\"minus\":\"minus \",\"except\":{}}")
  }

  @Test func roundedTextsAreARuleWithExceptions() throws {
    var texts = try numbers.map { number in
      let text = try #require(numberFormat.text((abs(number) * 10).rounded() / 10))
      return number < 0 ? "minus \(text)" : text
    }
    texts[70] = "1.2 million"
    let json = NumberTexts.json(texts, "x", numbers, numberFormat)
    #expect(
      json == "{\"number\":\"x\",\"minus\":\"minus \",\"digits\":1,\"except\":{\"70\":\"1.2 million\"}}")
  }

  @Test func otherTextsAreNoRule() {
    let texts = numbers.indices.map { "day \($0)" }
    #expect(NumberTexts.json(texts, "x", numbers, numberFormat) == nil)
  }
}

@Suite struct ManyValuesTests {
  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// A scatter plot whose marks have one colour.
  private func page(_ count: Int) -> String {
    var series = ChartValues.Series(name: "", color: .black)
    for i in 0..<count {
      let (across, up) = (i * 7_919 % 9_973, i * i % 9_967 - 3_000)
      let (x, y) = (Double(across) / 10, Double(up) / 10)
      series.ids.append(MarkID(UInt32(i)))
      series.frames.append(.zero)
      series.points.append(Point(x / 10, y / 20 + 15))
      series.positionTexts.append(text(x))
      series.values.append(y < 0 ? "minus \(text(-y))" : text(y))
      series.x.append(x)
      series.y.append(y)
    }
    var node = AccessibilityNode(
      role: .chart, label: "Cloud", value: "Scatter plot.", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    var list = DisplayList([
      .symbols(SymbolBatch(.circle(radius: 1), at: PointList(series.points), fill: .color(.black)))
    ])
    let plot = Rect(x: 0, y: 0, width: 100, height: 50)
    let values = ChartValues(navigationOrder: .both, plot: plot, xTitle: "x", yTitle: "y", series: [series])
    let table = DataTable([.init("x", .numbers(series.x)), .init("y", .numbers(series.y))])
    list.add(&node, StoredMarks(values: values, table: table), plot: plot)
    list.accessibility = [node]
    return HTMLRenderer.render(
      PageContent(layouts: [PageLayout(size: Size(100, 60), pictures: [.light: list])]))
  }

  @Test func aPageGrowsWithItsValuesInBytesAndNotInNodes() {
    let (some, many) = (page(10_000), page(40_000))
    func nodes(_ page: String) -> Int { page.matches(of: /<[a-z]/).count }
    // Merged paths have 1,000 marks each.
    #expect(nodes(many) <= nodes(some) + 30)
    #expect(many.utf8.count < 4 * some.utf8.count)
    // Data, table and drawing together take at most 40 bytes per value.
    #expect(many.utf8.count < 120_000 + 40 * 40_000)
  }

  @Test func manyValuesArePackedAndMergedMarksHaveNoIdentity() {
    let long = page(6_000)
    #expect(long.contains("\"width\":2,\"bytes\":"))
    #expect(long.contains("{\"number\":\"y\",\"minus\":\"minus \",\"except\":{}}"))
    #expect(!long.contains("\"ids\":"))
    #expect(long.contains("function unpacked("))
    let short = page(900)
    #expect(!short.contains("\"bytes\":") && !short.contains("function unpacked("))
    #expect(short.contains("\"ids\":"))
  }

  @Test func scriptsKeepTheLinesOfALongTableAsText() {
    #expect(page(1_200).contains("<noscript><pre>x,y\n"))
    #expect(!page(900).contains("<noscript>"))
  }

  @Test func identifiersAreThoseOfDrawnMarks() {
    var sheet = PictureSheet()
    let batch = SymbolBatch(
      .circle(radius: 1), at: [Point(1, 1), Point(2, 2)], fill: .color(.black), firstID: MarkID(41))
    sheet.add(PageLayout(size: Size(9, 9), pictures: [.light: DisplayList([.symbols(batch)])]), number: 0)
    #expect(sheet.identifiers == [41, 42])
  }
}
