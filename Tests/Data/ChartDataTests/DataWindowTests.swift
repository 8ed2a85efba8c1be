import ChartData
import Charts
import Foundation
import SwiftUI
import Testing

@testable import Sessions

@MainActor @Suite("Windows of scrolling charts") struct DataWindowTests {
  private let source = DataSource([
    "t": .numbers((0..<10_000).map(Double.init)), "v": .numbers((0..<10_000).map { Double($0 % 7) }),
  ])
  private var query: ChartQuery<Double, Double> { ChartQuery(x: .number("t"), y: .number("v")) }

  private func waits(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition()
  }

  @Test func aMoveAsksForTheRowsThatAreShown() async {
    let window = DataWindow(source, query, length: 100)
    await window.start()
    #expect(window.domain == 0...9999 && window.position == 0)
    #expect(window.rows.x.first == 0 && window.rows.x.last == 300 && !window.isLoading)
    let first = window.rows
    window.position = 5050
    // What is there stays until the rows have come.
    #expect(window.rows == first && window.isLoading)
    #expect(await waits { !window.isLoading })
    #expect(window.rows.x.first == 4900 && window.rows.x.last == 5300)
    // Within the same rows nothing is asked; windows that were shown are there at once.
    window.position = 5099
    #expect(!window.isLoading)
    window.position = 3
    #expect(!window.isLoading && window.rows == first)
    window.length = 1000
    #expect(await waits { !window.isLoading })
    #expect(window.rows.x.last == 3000)
  }

  @Test func onlyTheLastOfManyMovesIsShown() async {
    let window = DataWindow(source, query, position: 0, length: 10)
    await window.start()
    for step in 1...200 { window.position = Double(step * 40) }
    #expect(await waits { !window.isLoading })
    #expect(window.rows.x.first == 7990 && window.rows.x.last == 8030)
  }

  @Test func errorsAreTold() async {
    let window = DataWindow(source, ChartQuery(x: .number("tt"), y: .number("v")), length: 10)
    await window.start()
    #expect(window.error?.description.contains("did you mean \"t\"?") == true)
    #expect(window.rows.isEmpty && !window.isLoading)
  }
}

private struct Meter: View {
  @ObservedObject var window: DataWindow<Double, Double>

  var body: some View {
    Chart { LinePlot(window.rows, x: .value("Time", \.x), y: .value("Load", \.y)) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: window.length)
      .chartXScale(domain: window.domain)
      .chartScrollPosition(x: $window.position)
      .task { await window.start() }
  }
}

/// A browser without a server between.
@MainActor private final class Browser {
  let host: SessionHost
  private(set) var texts: [String] = []

  init(_ content: @escaping @MainActor () -> some View) {
    host = SessionHost(
      title: "Test", clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      content: { AnyView(content()) })
    host.link = SessionHost.Link(send: { [unowned self] text, _ in texts.append(text) }, close: { _ in })
    host.connected(1)
    host.received("[\"hello\",{\"w\":300,\"h\":200},null]", from: 1)
  }

  /// Whether something comes to hold while the browser paints what it is sent.
  func waits(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<2000 {
      if condition() { return true }
      host.received("[\"painted\",\(texts.count - 1)]", from: 1)
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition()
  }
}

@MainActor @Suite("Charts of data in live sessions") struct LiveDataTests {
  @Test func aChartShowsItsRowsAndScrollsToMore() async {
    let source = DataSource([
      "t": .numbers((0..<5000).map(Double.init)), "v": .numbers((0..<5000).map { Double($0 % 7) }),
    ])
    let window = DataWindow(
      source, ChartQuery(x: .number("t"), y: .number("v"), lineColumns: 300), length: 100)
    let browser = Browser { Meter(window: window) }
    #expect(await browser.waits { !window.rows.isEmpty && browser.texts.count > 2 })
    let before = browser.texts.count
    window.position = 2500
    #expect(await browser.waits { window.rows.x.first == 2400 && !window.isLoading })
    #expect(await browser.waits { browser.texts.count > before })
    // By the wheel, several windows further.
    for _ in 0..<10 {
      browser.host.received("[\"wheel\",150,100,150,0]", from: 1)
      _ = await browser.waits { true }
    }
    browser.host.received("[\"rest\",150,100]", from: 1)
    #expect(await browser.waits { window.position > 2700 && !window.isLoading })
    #expect((window.rows.x.first ?? .infinity) <= window.position)
    #expect((window.rows.x.last ?? 0) >= window.position + 100)
  }
}
