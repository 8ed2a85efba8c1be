import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

@Suite("Descriptions of scenes")
struct SpaceDescriptionTests {
  private func node(_ request: SpaceRequest) -> AccessibilityNode {
    SpacePipeline.layout(request, in: Size(400, 300)).list.accessibility[0]
  }

  private func values(_ request: SpaceRequest) -> ChartValues? {
    SpacePipeline.layout(request, in: Size(400, 300)).list.charts[0].values
  }

  private func request(_ tables: [SpaceTable] = [], surfaces: [SurfaceRequest] = []) -> SpaceRequest {
    var request = SpaceFixture.request()
    (request.marks, request.surfaces) = (tables, surfaces)
    return request
  }

  private func dates(_ days: [(year: Int, month: Int, day: Int)]) -> Column {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = ChartEnvironment(measurer: FixedMeasurer()).calendar.timeZone
    var column = Column(label: "When", kind: .date)
    column.values = days.map { day in
      let parts = DateComponents(year: day.year, month: day.month, day: day.day)
      return calendar.date(from: parts)?.timeIntervalSinceReferenceDate ?? .nan
    }
    return column
  }

  private func names(_ names: [String]) -> Column {
    var column = Column(label: "Who", kind: .category)
    for name in names { column.append(category: name) }
    return column
  }

  private func said(_ z: Column) -> [String] {
    let count = z.count
    let table = SpaceFixture.table(
      .point, SpaceFixture.column("Width in cm", (0..<count).map { Double($0) + 0.125 }),
      SpaceFixture.column("Mass (kg)", (0..<count).map { Double($0 + 1) * 1000 }), z)
    return node(request([table])).children.map(\.value)
  }

  @Test("units are spoken with each value, not with the axis names")
  func units() {
    #expect(
      said(SpaceFixture.column("Length in mm", [1, 2.5])) == [
        "Width 0.125 centimeters, Mass 1,000 kilograms, Length 1 millimeter",
        "Width 1.125 centimeters, Mass 2,000 kilograms, Length 2.5 millimeters",
      ])
  }

  @Test("names on z stay names, and dates have the precision that distinguishes them")
  func kinds() {
    #expect(said(names(["Ann", "Bo"])).map { $0.hasSuffix("Who Ann") } == [true, false])
    let months = said(dates([(2024, 1, 1), (2024, 3, 1)]))
    #expect(months[1].hasSuffix("When March 2024"), "\(months)")
    let days = said(dates([(2024, 1, 1), (2024, 3, 5)]))
    #expect(days[1].hasSuffix("When March 5, 2024"), "\(days)")
    let years = said(SpaceFixture.column("Year", [1990, 2024]))
    #expect(years[1].hasSuffix("Year 2024"), "\(years)")
  }

  @Test("the z axis is described with its ends, for every kind of value")
  func axis() {
    func overview(_ z: Column) -> [String] {
      let count = z.count
      let values = SpaceFixture.column("v", (0..<count).map(Double.init))
      let node = node(request([SpaceFixture.table(.point, values, values, z)]))
      return node.facts?.sentences.overview ?? []
    }
    #expect(overview(names(["Ann", "Bo", "Cy"])).last == "Z axis: Who, 3 categories, from Ann to Cy.")
    #expect(
      overview(dates([(2024, 1, 1), (2024, 3, 1)])).last
        == "Z axis: When, from January 2024 to March 2024.")
    #expect(
      overview(SpaceFixture.column("Depth in m", [1, 3])).last == "Z axis: Depth in meters, from 1 to 3.")
  }

  @Test("lines and rectangles are described by both ends")
  func ranges() {
    let rule = SpaceFixture.table(
      .rule, SpaceFixture.column("x", [1]), SpaceFixture.column("y", [0], to: [2]),
      SpaceFixture.column("z", [3]))
    let plane = SpaceFixture.table(
      .rectangle, SpaceFixture.column("x", [0], to: [4]), SpaceFixture.column("y", [1]),
      SpaceFixture.column("z", [1], to: [5]))
    let node = node(request([rule, plane]))
    #expect(node.children.map(\.value) == ["X 1, Y 0 to 2, Z 3", "X 0 to 4, Y 1, Z 1 to 5"])
    // The centres of lines and rectangles are not described as lowest and highest values.
    #expect(node.facts?.sentences.features.contains { $0.contains("value") } == false)
  }

  @Test("elements come in the order of the chart, with the names that colour them")
  func order() {
    var (first, second) = (
      SpaceFixture.points([0, 1], [0, 1], [0, 1]), SpaceFixture.points([2], [2], [2])
    )
    first.foregroundStyle = names(["a", "b"])
    second.foregroundStyle = names(["a"])
    (first.order, second.order) = ([0, 2], [1])
    let node = node(request([first, second]))
    #expect(node.children.map(\.label) == ["a", "a", "b"])
    #expect(node.facts?.chart.series.map(\.name) == ["a", "b"])
    #expect(node.facts?.chart.series[0].x == [0, 2])
    #expect(values(request([first, second]))?.series.map(\.name) == ["a", "b"])
  }

  @Test("many marks are described series by series")
  func many() {
    var numbers = Numbers(3)
    let column = { (count: Int) in (0..<count).map { _ in numbers.next(-1...1) } }
    let some = request([SpaceFixture.points(column(500), column(500), column(500))])
    let node = node(some)
    #expect(node.children.count == 1 && node.children[0].role == .interval)
    #expect(node.children[0].value.contains("minus 0.99"))
    #expect(values(some)?.series[0].points.count == 500)
    let most = request([SpaceFixture.points(column(60_000), column(60_000), column(60_000))])
    #expect(values(most) == nil)
    #expect(self.node(most).facts?.summary.hasPrefix("Chart in three dimensions with 60,000 values.") == true)
  }

  @Test("the rows of a surface are series in the order of z, at the same places")
  func rows() throws {
    let request = request(surfaces: [SpaceFixture.surface { x, z in x > 0.5 ? .nan : x + 10 * z }])
    let chart = try #require(node(request).facts?.chart)
    #expect(chart.form == .surface && chart.surfaces.count == 1 && chart.points.isEmpty)
    #expect(chart.series.map(\.name).prefix(2) == ["Z minus 1", "Z minus 0.75"] && chart.series.count == 9)
    let values = try #require(self.values(request))
    #expect(values.navigationOrder == .space && values.zTitle == "Z")
    let z = values.series.compactMap { $0.depth?.z[0] }
    #expect(z == [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1])
    for (own, described) in zip(values.series, chart.series) {
      #expect(
        own.name == described.name && own.x == described.x
          && own.positionTexts == values.series[0].positionTexts)
      #expect(own.y.isSame(as: described.y))
      #expect(own.depth?.along.first == 0 && own.depth?.along.last == 1)
    }
    #expect(values.series[0].values.last == "no value" && values.series[0].y[32].isNaN)
    #expect(chart.surfaces[0].grid[16, 32] == 10)
  }

  @Test("navigation speaks the value and the changed parts of its position")
  func walk() throws {
    let values = try #require(
      self.values(request(surfaces: [SpaceFixture.surface { x, z in x + 10 * z }])))
    func text(_ series: Int, _ row: Int, _ before: (Int, Int)?) -> String {
      values.text(row, of: series, comma: ", ", after: before.map { (series: $0.0, row: $0.1) })
    }
    #expect(text(4, 16, nil) == "0, X 0, Z 0")
    #expect(text(4, 24, (4, 16)) == "0.5, X 0.5")
    #expect(text(5, 16, (4, 16)) == "2.5, Z 0.25")
    #expect(text(5, 24, (4, 16)) == "3, X 0.5, Z 0.25")
  }

  @Test("surfaces have unique names, also together with points")
  func surfaceNames() throws {
    func surface(_ name: String?) -> SurfaceRequest {
      var surface = SpaceFixture.surface { x, _ in x }
      surface.foregroundStyle = name.map { ("Plan", DataValue.category($0)) }
      return surface
    }
    func names(_ surfaces: [SurfaceRequest], points: Bool = false) throws -> [String] {
      let tables = points ? [SpaceFixture.points([0, 1], [0, 1], [0, 1])] : []
      let chart = try #require(node(request(tables, surfaces: surfaces)).facts?.chart)
      #expect(Set(chart.series.map(\.name)).count == chart.series.count)
      return chart.surfaces.map(\.name) + chart.series[chart.points].map(\.name)
    }
    #expect(try names([surface(nil)]) == [""])
    #expect(try names([surface("A"), surface("B")]) == ["A", "B"])
    #expect(try names([surface("A"), surface("A")]) == ["A", "A 2"])
    #expect(try names([surface(nil), surface(nil)]) == ["Surface 1", "Surface 2"])
    #expect(try names([surface(nil)], points: true) == ["Surface", "Points"])
  }

  @Test("a pole ends at the end of its axis, and its height is not described")
  func poles() throws {
    let sentences = try #require(
      node(request(surfaces: [SpaceFixture.surface { x, z in pow(x * x + z * z + 1e-6, -2) }])).facts?
        .sentences)
    #expect(!sentences.features.contains { $0.contains("Highest") })
    #expect(sentences.features.contains { $0.hasPrefix("Lowest value: 0.25, at X") })
    #expect(sentences.features.contains("Away from the edges: 1 hill."), "\(sentences.features)")
  }

  @Test("a surface without heights, and a surface with no finite height")
  func nothing() throws {
    let flat = request(surfaces: [SpaceFixture.surface { _, _ in .nan }])
    let node = node(flat)
    #expect(node.children.isEmpty)
    #expect(node.facts?.sentences.features == [])
    #expect(values(flat)?.series.allSatisfy { $0.values.allSatisfy { $0 == "no value" } } == true)
    let empty = self.node(request())
    #expect(empty.facts?.summary == "Chart in three dimensions without values.")
    #expect(values(request())?.count == 0)
  }
}
