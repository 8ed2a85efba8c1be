import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// The identity of charts in a view tree, and the parts of a live session that use it.
@MainActor @Suite struct ChartIdentityTests {
  @Observable final class Model {
    var names = ["A", "B", "C"]
    var selections: [String: String] = [:]
    var isFirstShown = true

    func selection(_ name: String) -> Binding<String?> {
      Binding {
        self.selections[name]
      } set: {
        self.selections[name] = $0
      }
    }
  }

  /// A chart that differs from the others only by its label and its selection.
  private struct Days: View {
    let name: String
    var model: Model

    var body: some View {
      Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Cups", 3)) }
        .chartXSelection(value: model.selection(name))
        .accessibilityLabel(name)
    }
  }

  private struct Listed: View {
    var model: Model
    var body: some View { VStack { ForEach(model.names, id: \.self) { Days(name: $0, model: model) } } }
  }

  private struct Conditional: View {
    var model: Model
    var body: some View {
      VStack {
        if model.isFirstShown { Days(name: "A", model: model) }
        Days(name: "B", model: model)
      }
    }
  }

  private func identities(_ stage: LiveStage) -> [String: ChartID] {
    let charts = NamedChart.all(in: stage.drawing.list.accessibility).map(\.node)
    return Dictionary(charts.compactMap { node in node.chart.map { (node.label, $0) } }) { first, _ in first }
  }

  /// The charts of the drawn plots, in drawing order.
  private func plots(_ items: [DisplayItem]) -> [ChartID] {
    items.flatMap { item -> [ChartID] in
      guard case .group(let group) = item else { return [] }
      return group.role?.chart.map { [$0] } ?? plots(group.children)
    }
  }

  @Test func chartsAreNumberedInOrderOfAppearance() {
    let stage = LiveStage(Listed(model: Model()))
    #expect(identities(stage) == ["A": ChartID(0), "B": ChartID(1), "C": ChartID(2)])
    #expect(plots(stage.picture) == [ChartID(0), ChartID(1), ChartID(2)])
  }

  @Test func reorderedChartsKeepTheirIdentity() {
    let model = Model()
    let stage = LiveStage(Listed(model: model))
    let before = identities(stage)
    model.names = ["C", "A", "B"]
    stage.wait(0.1)
    #expect(identities(stage) == before)
    #expect(plots(stage.picture) == [ChartID(2), ChartID(0), ChartID(1)])
  }

  @Test func aChartKeepsItsIdentityWhenTheOneBeforeItGoes() {
    let model = Model()
    let stage = LiveStage(Conditional(model: model))
    let before = identities(stage)
    model.isFirstShown = false
    stage.wait(0.1)
    #expect(identities(stage) == ["B": before["B"]])
    model.isFirstShown = true
    stage.wait(0.1)
    #expect(identities(stage)["A"] != identities(stage)["B"])
    #expect(identities(stage)["B"] == before["B"])
  }

  @Test func aChartHiddenFromReadersKeepsItsIdentityInTheDrawing() {
    let model = Model()
    let stage = LiveStage(
      VStack {
        Days(name: "A", model: model).accessibilityHidden(true)
        Days(name: "B", model: model)
      })
    #expect(plots(stage.picture) == [ChartID(0), ChartID(1)])
    #expect(identities(stage) == ["B": ChartID(1)])
  }

  @Test func keysSelectInTheirChartEvenWhereEqualChartsOverlap() {
    let model = Model()
    let stage = LiveStage(
      ZStack {
        Days(name: "A", model: model)
        Days(name: "B", model: model)
      })
    stage.press("enter", in: 1)
    #expect(model.selections == ["B": "Mon"])
    stage.press("End", in: 0)
    #expect(model.selections == ["A": "Tue", "B": "Mon"])
  }

  @Test func keysSelectInAChartWithinAnOverlay() {
    let model = Model()
    let stage = LiveStage(
      Days(name: "A", model: model).chartOverlay { _ in
        Days(name: "B", model: model)
      })
    stage.press("enter", in: 1)
    #expect(model.selections == ["B": "Mon"])
    stage.press("enter", in: 0)
    #expect(model.selections == ["A": "Mon", "B": "Mon"])
  }

  @Test func theKeyboardKeepsItsPlaceInAChartThatMoves() {
    let model = Model()
    let stage = LiveStage(Listed(model: model))
    stage.press("enter", in: 2)
    model.names = ["C", "A", "B"]
    stage.wait(0.1)
    stage.press("Right", in: 0)
    #expect(model.selections == ["C": "Tue"])
  }

  @Test func aPictureHasItsChartsWhateverTheViewsAroundThemDo() throws {
    let model = Model()
    let stage = LiveStage(
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        Chart(0..<20, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Cups", 3)) }
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
          .accessibilityHidden(true)
        Days(name: "B", model: model).opacity(0.5).compositingGroup().accessibilityValue("few")
      })
    let list = stage.drawing.list
    #expect(list.charts.map(\.id) == [ChartID(0), ChartID(1)])
    let scrolling = try #require(list.chart(ChartID(0))?.scrolling)
    #expect(scrolling.x.factor > 3.7 && scrolling.number == 0 && scrolling.plot.minY >= 40)
    #expect(list.chart(ChartID(0))?.selecting == nil)
    #expect(list.chart(ChartID(1))?.selecting?.x.selectsValue == true)
    #expect(list.chart(ChartID(1))?.scrolling == nil)
    #expect(list.chart(nil) == nil)
  }
}
