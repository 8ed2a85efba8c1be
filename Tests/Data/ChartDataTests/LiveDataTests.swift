import ChartData
import Charts
import Foundation
import SwiftUI
import Testing

@testable import OpenChartsSessions

/// A simulated browser, connected to a session host without a server.
@MainActor private final class Browser {
  private let host: SessionHost
  private(set) var texts: [String] = []

  init(_ content: @escaping @MainActor () -> some View) {
    host = SessionHost(
      title: "Test", clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      content: { AnyView(content()) })
    host.link = SessionHost.Link(send: { [unowned self] text, _ in texts.append(text) }, close: { _ in })
    host.connected(1)
    host.received("[\"hello\",{\"w\":400,\"h\":300},null]", from: 1)
  }

  func send(_ message: String) { host.received(message, from: 1) }

  /// Waits until a condition holds, while the browser paints the pictures that it receives.
  func waits(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      await paint()
    }
    return condition()
  }

  private func paint() async {
    send("[\"painted\",\(texts.count - 1)]")
    try? await Task.sleep(nanoseconds: 5_000_000)
  }

  func drag(_ kind: String, from start: Double, to end: Double, y: Double) async {
    send("[\"p\",\"d\",1,\"\(kind)\",\(start),\(y)]")
    for step in 1...10 {
      send("[\"p\",\"m\",1,\"\(kind)\",\(start + (end - start) * Double(step) / 10),\(y)]")
      await paint()
    }
    send("[\"p\",\"u\",1,\"\(kind)\",\(end),\(y)]")
  }
}

private struct Meter: View {
  @Bindable var window: DataWindow<Double, Double>

  var body: some View {
    Chart { LinePlot(window.rows, x: .value("Time", \.x), y: .value("Load", \.y)) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: window.length)
      .chartScrollPosition(x: $window.position)
  }
}

private struct Histograms: View {
  @Bindable var cross: CrossFilter

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { place in
        Chart { BarPlot(cross.bins(place), x: .value("Value", \.x), y: .value("Rows", \.y)) }
          .chartXSelection(range: $cross[place])
      }
    }
  }
}

private struct Delays: View {
  let flights: DataSource
  @State private var rows = DataRows<Double, Double>()

  var body: some View {
    Chart {
      BarPlot(rows, x: .value("Delay", \.x), y: .value("Flights", \.y))
        .foregroundStyle(by: .value("Carrier", \.series))
    }
    .task {
      let query = DataQuery(x: .bins("delay", 40), series: "carrier")
      if let answer = try? await flights.rows(query) { rows = answer }
    }
  }
}

@Suite("Charts of data in live sessions") @MainActor struct LiveDataTests {
  private func readings() throws -> DataSource {
    try DataSource(columns: [
      "t": .numbers((0..<5000).map(Double.init)), "v": .numbers((0..<5000).map { Double($0 % 7) }),
    ])
  }

  @Test func aTaskFillsAChart() async throws {
    let source = try DataSource(columns: [
      "delay": .numbers([1, 2, 3, 40]), "carrier": .names(["Alpha", "Beta", "Alpha", "Beta"]),
    ])
    let browser = Browser { Delays(flights: source) }
    #expect(await browser.waits { browser.texts.contains { $0.contains("Alpha") && $0.contains("Beta") } })
  }

  @Test func aScrolledChartAsksForItsRows() async throws {
    let window = DataWindow(
      try readings(), DataQuery(x: .number("t"), line: "v", pixels: 300), from: 2000, length: 100)
    let browser = Browser { Meter(window: window) }
    #expect(await browser.waits { !window.rows.isEmpty && browser.texts.count > 1 })
    // A drag moves the window that the model loads.
    await browser.drag("touch", from: 300, to: 100, y: 150)
    #expect(await browser.waits { window.position > 2040 })
    let before = browser.texts.count
    window.position = 4000
    #expect(window.isAsking)
    #expect(await browser.waits { !window.isAsking && browser.texts.count > before })
    #expect(window.rows.x.first! <= 4000 && window.rows.x.last! >= 4100)
  }

  @Test func aDragOverOneHistogramFiltersTheOther() async throws {
    let cross = CrossFilter(try readings(), [.bins("t", 20), .bins("v", 7)])
    await cross.settle()
    let browser = Browser { Histograms(cross: cross) }
    #expect(await browser.waits { browser.texts.count > 1 })
    let (whole, before) = (cross.bins(1).rowCount, browser.texts.count)
    await browser.drag("mouse", from: 100, to: 200, y: 75)
    let range = try #require(cross[0])
    #expect(range.upperBound - range.lowerBound > 500)
    #expect(cross.bins(1).rowCount < whole && cross.bins(1).rowCount > 0 && cross.bins(0).rowCount == whole)
    #expect(await browser.waits { browser.texts.count > before })
  }
}
