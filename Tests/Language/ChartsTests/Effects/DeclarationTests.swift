import Foundation
import Testing

/// Every declaration of the framework has a test. Exceptions are listed here with the reason why they have no effect.
@Suite("Every declaration is used in a test") struct DeclarationTests {
  /// Types whose members other suites test.
  private static let suites: [String: String] = [
    "ChartProxy": "ProxyTests", "NumberBins": "BinsOfNumbersTests", "DateBins": "BinsOfDatesTests",
    "ChartBinRange": "BinsAsValuesTests", "Plottable": "PlottableTests",
    "PrimitivePlottableProtocol": "PlottableTests", "Decimal": "PlottableTests", "Int": "PlottableTests",
    "Int16": "PlottableTests", "Int64": "PlottableTests", "UInt8": "PlottableTests",
    "ValueAlignedChartScrollTargetBehavior": "ScrollingTests", "ChartScrollTargetBehavior": "ScrollingTests",
    "MajorValueAlignment": "ScrollingTests", "ValueAlignedLimitBehavior": "ScrollingTests",
    "PagingScrollTargetBehavior": "ScrollingTests", "ChartScrollTargetBehaviorContext": "ScrollingTests",
    "AxisValueLabel": "AxisEffects", "AxisContentBuilder": "ValueEffects", "AxisMarkBuilder": "ValueEffects",
    "ChartContentBuilder": "ValueEffects", "ViewBuilder": "ValueEffects",
    "AnyChartSymbolShape": "ModifierEffects", "BasicChartSymbolShape": "ModifierEffects",
  ]

  /// Declarations that do not draw anything.
  private static let withoutEffect: [String: String] = [
    "Never.init(primitivePlottable:)": "no value of the type exists",
    "Never.primitivePlottable": "no value of the type exists",
    "Chart.body": "the runtime asks it; every picture of a chart does",
    "Circle.perceptualUnitRect": "as large as the plain symbol, which the pictures of circles hold",
    "AxisMarkPosition.bottom": "the side where labels stand anyway",
    "ChartContent.Body": "a type", "VectorizedChartContent.DataElement": "a type",
    "ScaleRange.VisualValue": "a type", "Chart3DContent.Body": "a type",
    "Chart3D.body": "the runtime asks it; every picture of a chart does",
    "Chart3DRenderingStyle.automatic": "for two eyes; pictures have one",
    "Chart3DRenderingStyle.flat": "for two eyes; pictures have one",
    "Chart3DRenderingStyle.volumetric": "for two eyes; pictures have one",
    "View.chart3DRenderingStyle(_:)": "for two eyes; pictures have one",
    "View.chartZSelection(value:)": "a still picture has no pointer; LiveSpaceTests hold it",
    "View.chartZSelection(range:)": "a still picture has no pointer; LiveSpaceTests hold it",
    "Plottable.PrimitivePlottable": "a type",
  ]

  private struct Declaration {
    var owner: String
    var name: String
    var area: String
    var kind: String
  }

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let list = sources.appendingPathComponent("../../../../../shared/api/charts-api.tsv")
    .standardizedFileURL

  private static func declarations() throws -> [Declaration] {
    try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Declaration(owner: fields[2], name: fields[4], area: fields[1], kind: fields[3])
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: list.path), "the list of declarations is not beside this"))
  func allAreNamed() throws {
    var texts = ""
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).sorted() {
      texts += try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
    }
    let kinds: Set = ["conformance", "type", "typealias", "module"]
    var missing: [String] = []
    for declaration in try Self.declarations()
    where !kinds.contains(declaration.kind) && declaration.area != "accessibility" {
      let name = "\(declaration.owner).\(declaration.name)"
      if texts.contains("\"\(name)\"") || Self.suites[declaration.owner] != nil
        || (declaration.name == "body" && declaration.area == "vectorized")
      {
        continue
      }
      missing.append(name)
    }
    #expect(missing.isEmpty, "no test names these")
  }
}
