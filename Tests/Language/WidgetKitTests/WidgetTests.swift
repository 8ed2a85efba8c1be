import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPreviews
@testable import WidgetKit

struct DayEntry: TimelineEntry {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var word = "Monday"
}

struct OtherEntry: TimelineEntry { var date = Date(timeIntervalSinceReferenceDate: 0) }

/// A provider that calls its completion handler twice, on another thread.
struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(word: "Someday") }
  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) { completion(DayEntry()) }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DayEntry>) -> Void) {
    Thread.detachNewThread {
      completion(
        Timeline(
          entries: [DayEntry(), DayEntry(word: "\(context.family) \(Int(context.displaySize.width))")],
          policy: .atEnd))
      completion(Timeline(entries: [], policy: .never))
    }
  }
}

/// A view that shows the widget values of its environment.
private struct DayView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  @Environment(\.widgetContentMargins) private var margins
  let entry: DayEntry

  var body: some View {
    Color.clear.overlay {
      Text("\(entry.word) \(family) \(mode) \(hasBackground ? "on" : "off") \(Int(margins.top))")
        .fixedSize()
    }
    .containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
  }
}

private struct DayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Day", provider: DayProvider()) { DayView(entry: $0) }
      .configurationDisplayName("Day of the week")
      .description("Which day it is")
  }
}

private struct SmallWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Small", provider: DayProvider()) { _ in
      Rectangle().fill(Color(red: 0, green: 1, blue: 0))
    }
    .contentMarginsDisabled().supportedFamilies([.systemSmall])
  }
}

private struct Widgets: WidgetBundle {
  static let hasAll = false
  var body: some Widget {
    DayWidget()
    if Self.hasAll { SmallWidget() }
    SmallWidget()
  }
}

@MainActor @Suite("Widgets") struct WidgetTests {
  private func renderer(
    _ widget: some Widget, _ family: WidgetFamily, _ entry: (any TimelineEntry)? = DayEntry()
  )
    -> ImageRenderer<some View>
  {
    ImageRenderer(content: WidgetFrame(parts: widget.parts, family: family, entry: entry))
  }

  @Test(
    "A widget has the size of its family, and its content can read the family",
    arguments: [
      (WidgetFamily.systemSmall, 158.0, 158.0), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
      (.systemExtraLarge, 716, 342), (.accessoryCorner, 72, 72), (.accessoryCircular, 72, 72),
      (.accessoryRectangular, 160, 72), (.accessoryInline, 234, 26),
    ])
  func places(_ family: WidgetFamily, width: Double, height: Double) throws {
    let renderer = renderer(DayWidget(), family)
    let isAccessory = "\(family)".hasPrefix("accessory")
    // The picture of a lock screen has a margin of 8 points.
    let around = isAccessory ? 16.0 : 0
    #expect(renderer.scene().size == CGSize(width: width + around, height: height + around))
    let words = "Monday \(family) " + (isAccessory ? "vibrant off 0" : "fullColor on 16")
    #expect(renderer.transcript().contains(words))
    #expect(try renderer.svg().contains("#f00") == !isAccessory)
    #expect(renderer.transcript().contains("Day of the week"))
  }

  @Test("Content has margins unless they are disabled")
  func margins() throws {
    struct Kept: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Kept", provider: DayProvider()) { _ in
          Rectangle().fill(Color(red: 0, green: 1, blue: 0))
        }
      }
    }
    #expect(try renderer(SmallWidget(), .systemSmall).svg().contains(/d="M0 0h158v158h-158z" fill="#0f0"/))
    #expect(try renderer(Kept(), .systemSmall).svg().contains(/d="M16 16h126v126h-126z" fill="#0f0"/))
  }

  @Test("A message replaces missing content")
  func problems() {
    #expect(
      renderer(SmallWidget(), .systemLarge).transcript().contains(
        "supportedFamilies does not name systemLarge"))
    #expect(
      renderer(DayWidget(), .systemSmall, OtherEntry()).transcript()
        .contains("does not show entries of OtherEntry"))
  }

  @Test("The first widget of a bundle is found; a branch that is not taken has no widget")
  func bundle() {
    #expect(renderer(Widgets().body, .systemSmall).transcript().contains("Monday"))
    let none = WidgetBundleBuilder.buildOptional(SmallWidget?.none)
    #expect(none.parts.view == nil)
  }

  @Test("A preview shows each entry")
  func timeline() {
    let preview = _Preview(
      "Days", as: .systemSmall, widget: { DayWidget() },
      timeline: {
        DayEntry()
        if preparesMore { DayEntry(word: "Tuesday") }
        for day in ["Wednesday", "Thursday"] { DayEntry(word: day) }
      })
    #expect(preview.name == "Days" && preview.previewSize == .ideal)
    let renderer = ImageRenderer(content: AnyView(preview.makeView()))
    for word in ["Monday", "Tuesday", "Wednesday", "Thursday"] {
      #expect(renderer.transcript().contains("\(word) systemSmall"))
    }
    // Four widgets, with 16 points between and around them.
    #expect(renderer.scene().size == CGSize(width: 190, height: 4 * 158 + 3 * 16 + 32))
  }

  private var preparesMore: Bool { true }

  @Test("A provider's entries arrive later, on any thread; the first answer is used")
  func provider() async {
    let preview = _Preview(as: .systemMedium, widget: { DayWidget() }, timelineProvider: { DayProvider() })
    let stage = SettlingDriver(
      AnyView(preview.makeView()), proposal: ProposedViewSize(width: nil, height: nil), scale: 1, limit: 5)
    defer { stage.end() }
    // The text of the placeholder entry is redacted to a bar.
    #expect(stage.scene().size == CGSize(width: 370, height: 190))
    #expect(!stage.scene().transcript().contains("Someday"))
    _ = await stage.run(until: 5)
    #expect(stage.scene().transcript().contains("Monday systemMedium"))
    #expect(stage.scene().transcript().contains("systemMedium 338 systemMedium"))
    #expect(stage.scene().size == CGSize(width: 370, height: 190 + 158 + 16))
  }

  @Test("Views of a preview provider are shown as a widget's content")
  func context() {
    let view = DayView(entry: DayEntry()).previewContext(WidgetPreviewContext(family: .systemLarge))
    let renderer = ImageRenderer(content: view)
    #expect(renderer.transcript().contains("Monday systemLarge"))
    #expect(renderer.scene().size == CGSize(width: 370, height: 386))
  }

  @Test("A container's background is drawn by the container alone")
  func backgrounds() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let text = Text("A").frame(width: 50, height: 20)
    #expect(try !ImageRenderer(content: text.containerBackground(red, for: .widget)).svg().contains("#f00"))
    #expect(
      try ImageRenderer(content: text.containerBackground(red, for: .navigation)).svg().contains("#f00"))
    let view = text.containerBackground(for: .widget) { red }
    #expect(
      try ImageRenderer(content: view.previewContext(WidgetPreviewContext(family: .systemSmall))).svg()
        .contains("#f00"))
  }

  @Test("No widgets are installed")
  func center() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    WidgetCenter.shared.getCurrentConfigurations { #expect((try? $0.get())?.isEmpty == true) }
  }
}
