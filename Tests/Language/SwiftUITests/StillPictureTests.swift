import SwiftUI
import Testing

/// Modifiers for haptics, keyboards, pointers, motion or tools. They do not change a static picture. Every other
/// modifier must have an effect.
@MainActor @Suite struct StillPictureTests {
  private enum Field: Hashable { case name }
  private struct Focus<Content: View>: View {
    @FocusState var field: Field?
    @FocusState var isFocused: Bool
    let content: Content
    var body: some View { content.focused($field, equals: .name).focused($isFocused) }
  }

  @Test func modifiersForHandsAndToolsChangeNothingInAPicture() throws {
    let view = Text("Same").padding()
    let plain = try ImageRenderer(content: view).svg()
    @Namespace var namespace
    let others: [any View] = [
      view.animation(.default), view.animation(.easeIn, value: 1), view.transition(.opacity),
      view.contentTransition(.numericText()), view.keyboardType(.decimalPad), view.submitLabel(.done),
      view.textContentType(.name), view.autocorrectionDisabled(), view.disableAutocorrection(true),
      view.textInputAutocapitalization(.never), view.onSubmit {}, view.textSelection(.enabled),
      view.onHover { _ in }, view.onContinuousHover { _ in }, view.sensoryFeedback(.success, trigger: 1),
      view.digitalCrownRotation(.constant(1.0)), view.onOpenURL { _ in }, view.refreshable {},
      view.swipeActions { Button("Delete") {} }, view.contextMenu { Button("Copy") {} },
      view.interactiveDismissDisabled(), view.scrollDisabled(true), view.scrollTargetBehavior(.paging),
      view.scrollTargetLayout(), view.scrollDismissesKeyboard(.immediately), view.scrollIndicators(.hidden),
      view.symbolEffect(.bounce, value: 1), view.symbolEffect(.pulse), view.privacySensitive(),
      view.statusBarHidden(), view.persistentSystemOverlays(.hidden), view.navigationViewStyle(.stack),
      view.previewLayout(.sizeThatFits), view.previewDisplayName("P"), view.previewDevice("D"),
      view.focusable(), view.buttonRepeatBehavior(.enabled), view.allowsHitTesting(false),
      view.onDisappear {}, view.ignoresSafeArea(), view.onTapGesture {}, Focus(content: view),
    ]
    for other in others {
      #expect(try ImageRenderer(content: AnyView(other)).svg() == plain, "\(type(of: other))")
    }
  }

  @Test func lettersMoveCloserBeforeALineIsCutOff() {
    let text = Text("A line of letters")
    let natural = Probe.size(text).width
    func layout(_ allows: Bool) throws -> String {
      let renderer = ImageRenderer(content: text.lineLimit(1).allowsTightening(allows))
      renderer.proposedSize = ProposedViewSize(width: natural * 0.97, height: 100)
      return try renderer.svg()
    }
    #expect((try? layout(true)) != (try? layout(false)))
    #expect((try? layout(true))?.contains("…") == false)
  }

  @Test func blendModesAreInThePicture() throws {
    let view = ZStack {
      Color.red
      Color.blue.blendMode(.multiply)
    }.frame(width: 10, height: 10)
    #expect(try ImageRenderer(content: view).svg().contains("mix-blend-mode:multiply"))
    let png = try ImageRenderer(content: view).png()
    #expect(
      try png
        != ImageRenderer(
          content: ZStack {
            Color.red
            Color.blue
          }.frame(width: 10, height: 10)
        ).png())
    _ = try ImageRenderer(content: view).pdf()
  }

  @Test func symbolsSayTheirNamesAndFollowScaleVariantAndMode() throws {
    #expect(Probe.texts(Image(systemName: "heart.circle.fill")) == ["heart."])
    #expect(Probe.texts(Image(systemName: "no.such.symbol")) == ["no such symbol."])
    let small = Probe.size(Image(systemName: "star").imageScale(.small)).width
    #expect(small < Probe.size(Image(systemName: "star").imageScale(.large)).width)
    #expect(Probe.size(Image(systemName: "star").resizable(), width: 70, height: 30) == CGSize(70, 30))
    func svg(_ view: some View) throws -> String { try ImageRenderer(content: view).svg() }
    #expect(
      try svg(Image(systemName: "star").symbolVariant(.fill)) == svg(Image(systemName: "star.fill")))
    let layered = Image(systemName: "plus.circle.fill").foregroundStyle(.red, .blue)
    // Several styles imply palette rendering.
    #expect(try svg(layered) == svg(layered.symbolRenderingMode(.palette)))
    #expect(try svg(layered) != svg(layered.symbolRenderingMode(.monochrome)))
  }

  @Test func aMissingColourIsGreyAndSaid() {
    let scene = ImageRenderer(content: Color("NoSuchColour").frame(width: 9, height: 9)).scene()
    #expect(scene.diagnostics == ["There is no colour named “NoSuchColour”: it is drawn in grey."])
  }

  @Test func coloursOfACatalogueFollowTheAppearance() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/Bar.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1"}}},
        {"color": {"components": {"red": "0", "green": "0", "blue": "255", "alpha": "0.5"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = Color("Bar", bundle: bundle)
    var environment = EnvironmentValues()
    #expect(color.rgba(in: environment).r == 1 && abs(color.rgba(in: environment).g - 0.502) < 0.001)
    environment.colorScheme = .dark
    #expect(color.rgba(in: environment).b == 1 && color.rgba(in: environment).a == 0.5)
  }

  @Test func localisedStringsFillInTheirValues() {
    #expect(String(localized: "Loops") == "Loops")
    #expect(String(localized: "\(3) of \("a") at 100%", comment: "c") == "3 of a at 100%")
    #expect(String(localized: "Total: \(2.5, specifier: "%.1f")") == "Total: 2.5")
  }

  @Test func lengthsOfTimeAreWrittenAsTheirStyleSays() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 5400) == "1:30")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5400) == "1h 30m")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660) == "1 hour, 1 minute")
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 30)) == "1 hour, 30 minutes")
    #expect(formatter.string(from: 0) == "0 minutes" && formatter.string(from: .nan) == nil)
  }

  @Test func agesHaveYearsAndMonthsOfTheCalendar() throws {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .short
    formatter.allowedUnits = [.month]
    #expect(formatter.string(from: DateComponents(month: 7)) == "7 mths")
    formatter.allowedUnits = [.year, .month]
    #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 yr, 2 mths")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    let march = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 1)))
    let april = try #require(calendar.date(from: DateComponents(year: 2026, month: 4, day: 3)))
    #expect(formatter.string(from: march, to: april) == "1 month, 2 days")
    formatter.allowedUnits = [.day]
    #expect(formatter.string(from: march, to: april) == "33 days")
    #expect(formatter.string(from: april, to: march) == "-33 days")
    // The clocks go forward on March 29.
    formatter.allowedUnits = [.hour]
    #expect(formatter.string(from: march, to: april) == "791 hours")
    #expect(formatter.string(from: DateComponents(hour: 5_000_000_000_000_000)) == nil)
    formatter.allowedUnits = [.weekOfMonth]
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 1_300_000) == "2 wks")
  }

  @Test func aChartDescriptionIsReadInPlaceOfWhatWasDrawn() {
    struct Description: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", summary: "They grow.",
          xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...9, gridlinePositions: []) {
            "\(Int($0)) sold"
          },
          series: [
            AXDataSeriesDescriptor(
              name: "All", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 4)])
          ])
      }
    }
    let view = Color.red.frame(width: 9, height: 9).accessibilityChartDescriptor(Description())
    #expect(
      Probe.texts(view) == [
        "Sales, They grow. Chart with 1 value. X axis: Day, Mon. Y axis: Sold, from 0 sold to 9 sold.",
        "Highest value: 4 sold, for Mon.", "All.", "Mon, 4 sold.",
      ])
  }
}

#Preview("In a test") { Text("Preview") }
