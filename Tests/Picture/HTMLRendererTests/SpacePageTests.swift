import OpenChartsDisplayList
import Testing

@testable import OpenChartsHTMLRenderer

@Suite("Pages of charts in three dimensions")
struct SpacePageTests {
  /// Two rows of two values, as a 3-D or 2-D chart.
  private func list(isSpatial: Bool = true) -> DisplayList {
    var node = AccessibilityNode(
      role: .chart, label: "Heights", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    let series = [-1.0, 1].map { z -> ChartValues.Series in
      var series = ChartValues.Series(name: "z \(z)", color: .black)
      series.isContinuous = true
      // The scene is seen from behind, so x runs to the left.
      series.points = [Point(80, 30), Point(50, 20), Point(20, 40)]
      series.frames = series.points.map { Rect(x: $0.x, y: $0.y, width: 1, height: 1) }
      series.positionTexts = ["0", "5", "10"]
      series.values = ["1", "2", "no value"]
      (series.x, series.y) = ([0, 5, 10], [1, 2, .nan])
      guard isSpatial else { return series }
      var depth = ChartValues.Depth(owner: "")
      (depth.z, depth.texts) = ([z, z, z], Array(repeating: "\(z)", count: 3))
      (depth.along, depth.up, depth.far) = (
        [0, 0.5, 1], [0, 1, .nan], Array(repeating: z > 0 ? 1 : 0, count: 3)
      )
      series.depth = depth
      return series
    }
    var values = ChartValues(
      navigationOrder: isSpatial ? .space : .x, plot: node.frame, xTitle: "East in m", yTitle: "Up",
      series: series)
    values.zTitle = "South in m"
    values.positionNames = ("East", "South")
    var list = DisplayList()
    list.add(&node, StoredMarks(values: values))
    list.accessibility = [node]
    return list
  }

  private func page(isSpatial: Bool = true) -> String {
    HTMLRenderer.render(
      PageContent(layouts: [PageLayout(size: Size(100, 60), pictures: [.light: list(isSpatial: isSpatial)])]))
  }

  @Test func keysGoAlongTheAxesOfTheSceneAndSayWhatHasChanged() throws {
    var navigation = try #require(PageNavigation(list(), size: Size(100, 60), language: "en"))
    #expect(navigation.text == "1, East 0, South -1.0")
    #expect(navigation.press(.move(.right, farther: false)) == "2, East 5")
    #expect(navigation.press(.move(.down, farther: false)) == "2, South 1.0")
    #expect(navigation.press(.move(.down, farther: false)) == "2, South 1.0")
    #expect(navigation.press(.query(.again)) == "2, East 5, South 1.0")
    #expect(navigation.press(.move(.end, farther: false)) == "no value, East 10")
    #expect(navigation.press(.move(.lowest, farther: false)) == "1, East 0")
    #expect(navigation.press(.move(.up, farther: false)) == "1, South -1.0")
  }

  @Test func theScriptHasTheThirdColumnAndWhereValuesLieOnTheAxes() {
    let html = page()
    #expect(html.contains("\"z\":[-1,-1,-1]") && html.contains("\"depth\":[\"1.0\"]"))
    #expect(html.contains("\"along\":[0,0.5,1]") && html.contains("\"up\":[0,1,null]"))
    #expect(html.contains("\"placeNames\":[\"East\",\"South\"]"))
    #expect(html.contains("Series=class extends Series{"))
  }

  @Test func pagesOfOtherChartsHaveNothingOfIt() {
    let html = page(isSpatial: false)
    #expect(
      !html.contains("class extends Series") && !html.contains("placeNames\"") && !html.contains("\"along\":")
    )
  }
}
