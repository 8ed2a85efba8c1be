import Charts
import Foundation
import Testing

/// The proxy in the overlay of a chart of 300 × 200 points without axes, whose plot fills the chart.
@MainActor @Suite struct ProxyTests {
  private final class Box<Value> { var value: Value? }

  /// Returns the result of `ask` for the proxy of a drawn chart.
  private func ask<Answer>(
    _ chart: some View, axes: Visibility = .hidden, _ ask: @escaping (ChartProxy, GeometryProxy) -> Answer
  ) throws -> Answer {
    let box = Box<Answer>()
    let view = chart.chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = { box.value = ask(proxy, geometry) }()
        Color.clear
      }
    }
    .chartXAxis(axes).chartYAxis(axes).chartLegend(.hidden)
    .frame(width: 300, height: 200)
    _ = ImageRenderer(content: view).scene()
    return try #require(box.value)
  }

  private var points: some View {
    Chart(0..<11, id: \.self) { PointMark(x: .value("X", Double($0)), y: .value("Y", Double($0) * 2)) }
  }

  @Test func numbersHavePlacesAndPlacesHaveNumbers() throws {
    let found = try ask(points) { proxy, _ in
      (
        proxy.position(forX: 5.0), proxy.position(forY: 5.0), proxy.position(for: (x: 10.0, y: 20.0)),
        proxy.value(atX: 150, as: Double.self), proxy.value(atY: 0, as: Double.self),
        proxy.value(at: CGPoint(x: 300, y: 200), as: (Double, Double).self)
      )
    }
    #expect(found.0 == 150 && found.1 == 150)
    #expect(found.2 == CGPoint(x: 300, y: 0))
    #expect(found.3 == 5 && found.4 == 20)
    #expect(found.5?.0 == 10 && found.5?.1 == 0)
  }

  @Test func continuousScalesGoOnBeyondThePlotAndKeepTheirType() throws {
    let found = try ask(points) { proxy, _ in
      (
        proxy.value(atX: 330, as: Double.self), proxy.value(atX: 150, as: String.self),
        proxy.position(forX: "five"), proxy.positionRange(forX: 5.0), proxy.value(atX: .nan, as: Double.self)
      )
    }
    #expect(abs((found.0 ?? 0) - 11) < 1e-9)
    #expect(found.1 == nil && found.2 == nil && found.3 == nil && found.4 == nil)
  }

  @Test func namesHaveBands() throws {
    let chart = Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
    let found = try ask(chart) { proxy, _ in
      (
        proxy.positionRange(forX: "b"), proxy.position(forX: "b"), proxy.value(atX: 290, as: String.self),
        proxy.value(atX: -50, as: String.self), proxy.position(forX: "z"),
        proxy.xDomain(dataType: String.self)
      )
    }
    #expect(found.0 == 100...200 && found.1 == 150)
    #expect(found.2 == "c" && found.3 == "a" && found.4 == nil)
    #expect(found.5 == ["a", "b", "c"])
  }

  @Test func twoBandsAreACell() throws {
    let chart = Chart(["a", "b"], id: \.self) { RectangleMark(x: .value("X", $0), y: .value("Y", $0)) }
    let cell = try ask(chart) { proxy, _ in proxy.positionRange(for: (x: "b", y: "a")) }
    #expect(cell == CGRect(x: 150, y: 0, width: 150, height: 100))
  }

  @Test func datesComeBackAsDates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let chart = Chart(0..<2, id: \.self) {
      LineMark(x: .value("X", start + Double($0) * 100), y: .value("Y", 1))
    }
    let found = try ask(chart) { proxy, _ in
      (
        proxy.value(atX: 75, as: Date.self), proxy.position(forX: start + 50),
        proxy.xDomain(dataType: Date.self), proxy.value(atX: 75, as: Double.self)
      )
    }
    #expect(abs((found.0?.timeIntervalSinceReferenceDate ?? 0) - 25) < 1e-6)
    #expect(abs((found.1 ?? 0) - 150) < 1e-6)
    #expect(found.2 == [start, start + 100])
  }

  @Test func thePlotFrameResolvesInTheOverlay() throws {
    let bare = try ask(points) { proxy, geometry in (geometry[proxy.plotFrame!], proxy.plotSize) }
    #expect(bare.0 == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(bare.1 == CGSize(width: 300, height: 200))
    let framed = try ask(points, axes: .visible) { proxy, geometry in
      (geometry[proxy.plotFrame!], proxy.plotSize, proxy.position(forX: 0.0))
    }
    #expect(framed.0.size == framed.1 && framed.0.maxX < 300 && framed.0.maxY < 200)
    #expect(framed.2 == 0, "places are relative to the plot")
  }

  @Test func directionsRunClockwiseFromNoon() throws {
    let chart = Chart([1, 3], id: \.self) { SectorMark(angle: .value("A", $0)) }
    let found = try ask(chart) { proxy, _ in
      (
        proxy.angle(at: CGPoint(x: 150, y: 0)).degrees, proxy.angle(at: CGPoint(x: 300, y: 100)).degrees,
        proxy.angle(at: CGPoint(x: 0, y: 100)).degrees, proxy.value(atAngle: .degrees(90), as: Double.self),
        proxy.value(atAngle: .degrees(-90), as: Double.self)
      )
    }
    #expect(abs(found.0) < 1e-9 && abs(found.1 - 90) < 1e-9 && abs(found.2 - 270) < 1e-9)
    #expect(abs((found.3 ?? 0) - 1) < 1e-9 && abs((found.4 ?? 0) - 3) < 1e-9)
  }

  @Test func stylesAreLookedUp() throws {
    let chart = Chart(["a", "b"], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("C", $0))
        .symbol(by: .value("S", $0)).symbolSize(by: .value("Z", $0 == "a" ? 0 : 10))
    }
    let found = try ask(chart) { proxy, _ in
      (
        proxy.foregroundStyleDomain(dataType: String.self), proxy.foregroundStyle(for: "a") != nil,
        proxy.foregroundStyle(for: "z") == nil, proxy.symbol(for: "b") != nil,
        [proxy.symbolSize(for: 0), proxy.symbolSize(for: 10)], proxy.lineStyle(for: "a") == nil,
        proxy.symbolDomain(dataType: String.self)
      )
    }
    #expect(found.0 == ["a", "b"] && found.6 == ["a", "b"])
    #expect(found.1 && found.2 && found.3 && found.5)
    #expect(found.4 == [20, 400])
  }

  @Test func anEmptyChartKnowsNothing() throws {
    let found = try ask(Chart {}) { proxy, _ in
      (
        proxy.position(forX: 1.0), proxy.value(atY: 5, as: Double.self), proxy.xDomain(dataType: Double.self),
        proxy.value(atAngle: .zero, as: Double.self)
      )
    }
    #expect(found.0 == nil && found.1 == nil && found.2.isEmpty && found.3 == nil)
  }

  /// Check for a reference cycle: closures of overlays hold proxies, and proxies hold the tree with the closures.
  @Test func aPictureThatIsDrawnKeepsNothingOfItsViews() throws {
    weak var known: Box<Double>?
    var scene: RenderedScene?
    do {
      let box = Box<Double>()
      known = box
      let view = points.chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear.frame(width: proxy.plotSize.width + (box.value ?? 0), height: geometry.size.height)
        }
      }
      .frame(width: 300, height: 200)
      scene = ImageRenderer(content: view).scene()
    }
    #expect(known == nil)
    #expect(try #require(scene).svg().contains("<svg"))
  }
}
