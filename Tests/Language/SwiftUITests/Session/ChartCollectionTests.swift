import Charts
import Observation
import SwiftUI
import Testing

/// The number of times that a session collects the marks of a chart.
@MainActor @Suite struct ChartCollectionTests {
  /// Counts the elements that loops visit.
  @MainActor final class Counter {
    private var count = 0
    func visit() { count += 1 }
    func taken() -> Int {
      defer { count = 0 }
      return count
    }
  }

  @Observable final class Model {
    var factor = 1.0
  }

  /// A style that reads the environment.
  private struct SchemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? .orange : .purple
    }
  }

  private nonisolated static let count = 50

  private struct Plot: View {
    let counter: Counter
    var model = Model()
    var selected: Int?
    var body: some View {
      Chart {
        ForEach(0..<ChartCollectionTests.count, id: \.self) { index in
          let _ = counter.visit()
          PointMark(x: .value("X", index), y: .value("Y", Double(index) * model.factor))
        }
        if let selected { RuleMark(x: .value("Selected", selected)) }
      }
    }
  }

  private struct Beside: View {
    let counter: Counter
    @State private var selected = 0
    var body: some View {
      VStack {
        Plot(counter: counter, model: ChartCollectionTests.model)
        Text(verbatim: "selected \(selected)")
        Button("Select") { selected += 1 }
      }
    }
  }

  private static let model = Model()

  @Test func aSelectionBesideTheChartDoesNotCollectItsMarks() {
    let counter = Counter()
    let browser = Browser(Beside(counter: counter))
    #expect(counter.taken() == Self.count)
    browser.use("Select", "press")
    #expect(browser.texts().contains("selected 1"))
    #expect(counter.taken() == 0)
    browser.send("[\"look\",{\"w\":300,\"h\":300}]")
    #expect(counter.taken() == 0)
  }

  private struct Inside: View {
    let counter: Counter
    @State private var selected: Int?
    var body: some View {
      VStack {
        Plot(counter: counter, model: ChartCollectionTests.model, selected: selected)
        Button("Select") { selected = (selected ?? 10) + 1 }
      }
    }
  }

  @Test func aSelectionThatTheChartShowsIsDrawn() {
    let counter = Counter()
    let browser = Browser(Inside(counter: counter))
    #expect(counter.taken() == Self.count)
    for _ in 0..<2 {
      let sent = browser.messages.count
      browser.use("Select", "press")
      #expect(counter.taken() == Self.count)
      #expect(browser.messages[sent...].contains { $0["patch"] != nil })
    }
  }

  private struct Frame<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var presses = 0
    var body: some View {
      VStack {
        content
        Button("Press \(presses)") { presses += 1 }
      }
    }
  }

  @Test func aChangeOfAViewAroundTheContentDoesNotCollectItsMarks() {
    let counter = Counter()
    let browser = Browser(
      Frame {
        Chart(0..<Self.count, id: \.self) { index in
          let _ = counter.visit()
          PointMark(x: .value("X", index), y: .value("Y", index))
        }
      })
    #expect(counter.taken() == Self.count)
    browser.use("Press 0", "press")
    #expect(browser.control("Press 1") != nil)
    #expect(counter.taken() == 0)
  }

  @Test func aPropertyThatOnlyTheLoopReadsIsDrawn() {
    let (counter, model) = (Counter(), Model())
    let browser = Browser(Plot(counter: counter, model: model))
    #expect(counter.taken() == Self.count)
    for factor in [2.0, 3] {
      let sent = browser.messages.count
      model.factor = factor
      browser.settle()
      #expect(counter.taken() == Self.count)
      #expect(browser.messages.count > sent)
    }
  }

  private struct Tinted: View {
    let counter: Counter
    var body: some View {
      Chart {
        ForEach(0..<ChartCollectionTests.count, id: \.self) { index in
          let _ = counter.visit()
          PointMark(x: .value("X", index), y: .value("Y", index)).foregroundStyle(SchemeStyle())
        }
      }
      .foregroundStyle(.red)
    }
  }

  @Test func anEnvironmentValueThatAStyleReadsIsDrawn() {
    let counter = Counter()
    let browser = Browser(Tinted(counter: counter))
    #expect(counter.taken() == Self.count)
    browser.send("[\"look\",{\"w\":300,\"h\":300}]")
    #expect(counter.taken() == 0)
    browser.send("[\"look\",{\"w\":300,\"h\":300,\"dark\":true}]")
    #expect(counter.taken() == Self.count)
  }

  private struct Annotated: View {
    let counter: Counter
    var body: some View {
      Chart {
        ForEach(0..<ChartCollectionTests.count, id: \.self) { index in
          let _ = counter.visit()
          PointMark(x: .value("X", index), y: .value("Y", index))
        }
        PointMark(x: .value("X", 20), y: .value("Y", 20)).annotation { Frame { Text("Note") } }
      }
    }
  }

  @Test func aViewInAChartKeepsItsState() {
    let counter = Counter()
    let browser = Browser(Annotated(counter: counter))
    for press in 0..<3 {
      browser.use("Press \(press)", "press")
      #expect(browser.control("Press \(press + 1)") != nil)
    }
  }

  private struct Space: View {
    let counter: Counter
    var body: some View {
      Chart3D {
        ForEach(0..<ChartCollectionTests.count, id: \.self) { index in
          let _ = counter.visit()
          PointMark(x: .value("X", index), y: .value("Y", index), z: .value("Z", index))
        }
      }
    }
  }

  @Test func aRotationDoesNotCollectTheMarksOfA3DChart() {
    let counter = Counter()
    let browser = Browser(Space(counter: counter))
    #expect(counter.taken() == Self.count)
    let sent = browser.messages.count
    browser.drag(from: (150, 150), to: (220, 150))
    #expect(browser.messages[sent...].contains { $0["patch"] != nil })
    #expect(counter.taken() == 0)
  }

  @Test func picturesCollectOnce() throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Plot(counter: counter))
    _ = try renderer.svg()
    #expect(counter.taken() == Self.count)
  }
}
