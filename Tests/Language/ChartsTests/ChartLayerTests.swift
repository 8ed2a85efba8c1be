import Foundation
import SwiftUI
import Testing

@testable import Charts

/// `chartOverlay`, `chartBackground` and `chartGesture` on charts and on views around charts.
@MainActor @Suite struct ChartLayerTests {
  private final class Box<Value> {
    var value: Value?
  }

  /// A container around content with a chart.
  enum Container: CaseIterable, Sendable {
    case vStack, hStack, zStack, group, anyView, grid, lazyVStack, scrollView, list, form, navigationStack,
      tabView
    case geometryReader, viewThatFits, padding, offset, mask, opacity, rightToLeft
  }

  @ViewBuilder private func contain(_ content: some View, in container: Container) -> some View {
    let title = Color.red.frame(width: 30, height: 40)
    switch container {
    case .vStack:
      VStack {
        title
        content
      }
    case .hStack:
      HStack {
        title
        content
      }
    case .zStack:
      ZStack(alignment: .bottomTrailing) {
        title
        content.frame(width: 100, height: 90)
      }
    case .group: Group { content }
    case .anyView: AnyView(content)
    case .grid:
      Grid {
        GridRow { title }
        GridRow {
          title
          content
        }
      }
    case .lazyVStack:
      LazyVStack {
        title
        content.frame(height: 100)
      }
    case .scrollView:
      ScrollView {
        title
        content.frame(height: 600)
      }
    case .list:
      List {
        title
        content.frame(height: 100)
      }
    case .form: Form { Section("Charts") { content.frame(height: 100) } }
    case .navigationStack: NavigationStack { content.navigationTitle("Charts") }
    case .tabView: TabView { content.tabItem { Text("First") } }
    case .geometryReader: GeometryReader { _ in content.padding(.top, 30) }
    case .viewThatFits:
      ViewThatFits {
        content.frame(width: 900)
        content.frame(width: 90)
      }
    case .padding: content.padding(20).background(.yellow)
    case .offset: content.offset(x: 10, y: 20)
    case .mask: content.mask(Circle())
    case .opacity: content.opacity(0.5).compositingGroup()
    case .rightToLeft:
      HStack {
        title
        content
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  private let points = Chart(0..<11, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 * 2)) }
  private let bars = Chart(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Y", 1)) }

  private func scene(_ view: some View) -> RenderedScene {
    ImageRenderer(content: view.frame(width: 300, height: 200)).scene()
  }

  /// Returns the plot in coordinates of the picture.
  private func plot(_ proxy: ChartProxy, in geometry: GeometryProxy) -> CGRect? {
    let corner = geometry.frame(in: .global).origin
    return proxy.plotFrame.map { geometry[$0].offsetBy(dx: corner.x, dy: corner.y) }
  }

  @Test(arguments: Container.allCases) func theProxyOfAContainerFindsThePlotInIt(container: Container) throws
  {
    let (inner, outer) = (Box<CGRect>(), Box<CGRect>())
    let chart = points.chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = { inner.value = plot(proxy, in: geometry) }()
        Color.clear
      }
    }
    _ = scene(
      contain(chart, in: container).chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = { outer.value = plot(proxy, in: geometry) }()
          Color.clear
        }
      })
    let (expected, found) = (try #require(inner.value), try #require(outer.value))
    #expect(expected.width > 40 && expected.height > 40)
    for (a, b) in [
      (expected.minX, found.minX), (expected.minY, found.minY), (expected.maxX, found.maxX),
      (expected.maxY, found.maxY),
    ] {
      #expect(abs(a - b) < 1e-6)
    }
  }

  @Test func layersCoverTheViewThatTheyModify() throws {
    let title = Text("A title").font(.title)
    let stack = VStack(alignment: .leading) {
      title
      points.frame(height: 120)
    }
    .padding(10)
    let layer = Color.green.opacity(0.2)
    #expect(
      try scene(stack.chartOverlay(alignment: .topTrailing) { _ in Text("tip") }).svg()
        == scene(stack.overlay(alignment: .topTrailing) { Text("tip") }).svg())
    #expect(try scene(stack.chartOverlay { _ in layer }).svg() == scene(stack.overlay { layer }).svg())
    #expect(try scene(stack.chartBackground { _ in layer }).svg() == scene(stack.background { layer }).svg())
    #expect(
      try scene(stack.chartBackground(alignment: .bottomLeading) { _ in Text("tip") }).svg()
        == scene(stack.background(alignment: .bottomLeading) { Text("tip") }).svg())
  }

  @Test func aMaskOfTheChartDoesNotMaskALayerAfterIt() throws {
    let shape = Circle().frame(width: 20)
    for effect in [
      AnyView(points.mask(shape)), AnyView(points.opacity(0)), AnyView(points.clipShape(Circle())),
    ] {
      #expect(
        try scene(effect.chartOverlay { _ in bars }).svg() == scene(effect.overlay { bars }).svg())
      #expect(
        try scene(effect.chartBackground { _ in bars }).svg() == scene(effect.background { bars }).svg())
    }
    #expect(
      try scene(points.chartOverlay { _ in bars }.mask(shape)).svg()
        == scene(points.overlay { bars }.mask(shape)).svg())
  }

  @Test func settingsApplyToChartsInLayersAsToOtherViews() throws {
    #expect(
      try scene(points.chartXAxis(.hidden).chartOverlay { _ in bars }).svg()
        == scene(points.chartXAxis(.hidden).overlay { bars }).svg())
    #expect(
      try scene(points.chartOverlay { _ in bars }.chartXAxis(.hidden).font(.title)).svg()
        == scene(points.overlay { bars }.chartXAxis(.hidden).font(.title)).svg())
  }

  /// Returns the y domains of the proxies that an overlay received, and the diagnostics of the picture.
  private func domains(_ view: some View) -> (domains: [[Int]], diagnostics: [String]) {
    let box = Box<[[Int]]>()
    let found = scene(
      view.chartOverlay { proxy in
        let _ = {
          let domain = proxy.yDomain(dataType: Int.self)
          if box.value?.contains(domain) != true { box.value = (box.value ?? []) + [domain] }
        }()
        Color.clear
      })
    return (box.value ?? [], found.diagnostics)
  }

  @Test func ofSeveralChartsTheProxyIsThatOfTheFirst() {
    let found = domains(
      VStack {
        points
        bars
      })
    #expect(found.domains == [[0, 20]])
    #expect(
      found.diagnostics == [
        "chartOverlay modifies a view with 2 charts, and its proxy is that of the first. Apply it to each chart."
      ])
    #expect(
      domains(
        Group {
          points
          bars
        }
      ).domains == [[0, 20], [0, 1]])
  }

  @Test func chartsBehindAndBeforeAChartAreNotTheChartOfItsLayers() {
    let some = domains(points.chartBackground { _ in bars }.chartOverlay { _ in bars })
    #expect(some.domains == [[0, 20]] && some.diagnostics.isEmpty)
    #expect(domains(points.background { bars }).domains == [[0, 20]])
    #expect(domains(points.mask { bars }).domains == [[0, 20]])
  }

  @Test func withoutAChartALayerIsEmptyAndADiagnosticSaysSo() throws {
    let text = Text("No data")
    let found = scene(text.chartBackground { _ in Color.red })
    #expect(try found.svg() == scene(text).svg())
    #expect(
      found.diagnostics == [
        "chartBackground has no effect: the view that it modifies contains no 2-D chart. "
          + "Apply it to a chart or to a view around one."
      ])
    #expect(
      scene(text.chartGesture { _ in TapGesture() }).diagnostics.first?.hasPrefix("chartGesture") == true)
  }
}
