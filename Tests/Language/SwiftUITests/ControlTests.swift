import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ControlTests {
  /// Returns the top-level accessibility elements of a view.
  private func elements(_ view: some View, width: CGFloat = 320, height: CGFloat = 480)
    -> [AccessibilityNode]
  {
    Probe.tree(view, width: width, height: height).draw().list.accessibility
  }

  /// Taps the last tap area, or the one at an index.
  private func tap(_ view: some View, at index: Int? = nil) {
    let hits = Probe.tree(view, width: 320, height: 480).draw().gestures
    guard let hit = index.map({ hits[$0] }) ?? hits.last else { return }
    for ended in hit.gesture.ended { ended(hit.gesture.map(())) }
  }

  @Test func controlsAreOneElementWithTheirRoleLabelAndValue() {
    let cases: [(AnyView, AccessibilityNode.Role, String, String)] = [
      (AnyView(Button("Save") {}), .button, "Save", ""),
      (
        AnyView(
          Button {
          } label: {
            Label("Add", systemImage: "plus")
          }), .button, "Add", ""
      ),
      (AnyView(Toggle("Sound", isOn: .constant(true))), .toggle, "Sound", "on"),
      (AnyView(Toggle("Sound", isOn: .constant(false)).toggleStyle(.checkbox)), .toggle, "Sound", "off"),
      (AnyView(Slider(value: .constant(2.5), in: 0...10) { Text("Width") }), .slider, "Width", "25%"),
      (AnyView(Stepper("Count", value: .constant(3))), .stepper, "Count", "3"),
      (AnyView(ProgressView("Load", value: 1, total: 4.0)), .progress, "Load", "25%"),
      (AnyView(ProgressView()), .progress, "", "in progress"),
      (
        AnyView(ColorPicker("Line", selection: .constant(Color(red: 1, green: 0, blue: 0)))), .button, "Line",
        "#FF0000"
      ),
      (AnyView(TextField("Name", text: .constant("Anna"))), .textField, "Name", "Anna"),
      (AnyView(SecureField("Secret", text: .constant("abc"))), .textField, "Secret", "3 characters"),
      (AnyView(NavigationLink("Next") { Text("There") }), .link, "Next", ""),
      (AnyView(DisclosureGroup("More") { Text("Inside") }), .button, "More", "collapsed"),
    ]
    for (view, role, label, value) in cases {
      let found = elements(VStack { view })
      #expect(found.count == 1)
      #expect(found.first?.role == role && found.first?.label == label && found.first?.value == value)
    }
  }

  @Test func hiddenLabelsAreStillRead() {
    let view = VStack { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
    #expect(elements(view).first?.label == "Sound")
    let wide = Probe.size(Toggle("Sound", isOn: .constant(true)), width: 300).width
    #expect(wide == 300)
    #expect(Probe.size(Toggle("Sound", isOn: .constant(true)).labelsHidden(), width: 300).width == 51)
  }

  @Test func aDisabledControlSaysSoAndDoesNotAct() {
    var count = 0
    let button = Button("Go") { count += 1 }
    tap(button)
    #expect(count == 1)
    tap(button.disabled(true))
    #expect(count == 1)
    #expect(elements(button.disabled(true)).first?.isEnabled == false)
  }

  @Test func aStyleOfOnesOwnMakesTheBodyAndReadsItsEnvironment() {
    struct Boxed: ButtonStyle {
      @Environment(\.colorScheme) private var scheme
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: scheme == .dark ? 80 : 40, height: 20)
          .background(configuration.role == .destructive ? Color.red : .blue)
      }
    }
    let view = Button("Go") {}.buttonStyle(Boxed())
    #expect(Probe.size(view) == CGSize(40, 20))
    #expect(Probe.size(view.environment(\.colorScheme, .dark)) == CGSize(80, 20))
    var count = 0
    tap(Button("Go") { count += 1 }.buttonStyle(Boxed()))
    #expect(count == 1)
  }

  @Test func styledPartsOfLabelsBoxesAndTogglesAreTheirs() {
    struct Upright: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let plain = Probe.size(Label("A", systemImage: "star"))
    let upright = Probe.size(Label("A", systemImage: "star").labelStyle(Upright()))
    #expect(upright.height > plain.height && upright.width < plain.width)
    struct Bare: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    #expect(
      Probe.size(GroupBox("T") { Color.red.frame(width: 9, height: 9) }.groupBoxStyle(Bare())) == CGSize(9, 9)
    )
    struct Dot: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.isOn ? 4 : 2, height: 2)
      }
    }
    #expect(Probe.size(Toggle("", isOn: .constant(true)).toggleStyle(Dot())).width == 4)
  }

  @Test func controlSizeAndBorderShapeShow() {
    let button = Button("Go") {}.buttonStyle(.bordered)
    let heights = [ControlSize.small, .regular, .large].map { Probe.size(button.controlSize($0)).height }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    func corners(_ shape: ButtonBorderShape) throws -> String {
      try ImageRenderer(content: button.buttonBorderShape(shape)).svg()
    }
    #expect((try? corners(.capsule)) != (try? corners(.roundedRectangle)))
  }

  @Test func aPickerShowsTheChoiceWhoseTagIsChosen() {
    func picker(_ choice: Int?) -> some View {
      Picker("Range", selection: .constant(choice)) {
        Text("Week").tag(7)
        Text("Month").tag(30)
      }
    }
    #expect(elements(picker(30)).first?.value == "Month")
    #expect(elements(picker(7)).first?.value == "Week")
    #expect(elements(picker(nil)).first?.value == "")
    #expect(elements(picker(1)).first?.value == "")
  }

  @Test func idsOfForEachAreTagsWhereThereIsNone() {
    let picker = Picker("Day", selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text("Day \($0)") }
    }
    #expect(elements(picker).first?.value == "Day b")
  }

  @Test func choosingASegmentWritesItsTag() {
    var choice = 1
    let binding = Binding(get: { choice }, set: { choice = $0 })
    let picker = Picker("P", selection: binding) {
      ForEach(1..<4) { Text("\($0)").tag($0) }
    }
    tap(picker.pickerStyle(.segmented))
    #expect(choice == 3)
  }

  @Test func segmentsAreEquallyWide() {
    let picker = Picker("P", selection: .constant(2)) {
      Text("A").tag(1)
      Text("A longer one").tag(2)
    }
    .pickerStyle(.segmented)
    let first = Probe.rects(picker, width: 304).filter { $0.height == 28 }
    #expect(first.count == 1 && abs(first[0].width - 149.5) < 1)
  }

  @Test func stepsStayWithinTheirBounds() {
    var value = 9
    let binding = Binding(get: { value }, set: { value = $0 })
    for _ in 0..<3 { tap(Stepper("S", value: binding, in: 0...10)) }
    #expect(value == 10)
    tap(Stepper("S", value: binding, in: 0...10), at: 0)
    #expect(value == 9)
  }

  @Test func oddValuesOfSlidersAndProgressAreBroughtIntoRange() {
    for value in [Double.nan, .infinity, -5, 50] {
      _ = Probe.tree(Slider(value: .constant(value), in: 0...10), width: 100, height: 40).draw()
      _ = Probe.tree(ProgressView(value: value), width: 100, height: 40).draw()
    }
    #expect(elements(Slider(value: .constant(5.0), in: 5...5)).first?.value == "0%")
    #expect(elements(ProgressView(value: 3, total: 0.0)).first?.value == "0%")
  }

  @Test func aFieldShowsItsPromptOnlyWhileItIsEmpty() throws {
    func field(_ text: String) throws -> String {
      try ImageRenderer(content: TextField("Name", text: .constant(text), prompt: Text("Type"))).svg()
    }
    #expect(try field("").contains("Type"))
    #expect(try !field("Anna").contains("Type"))
    #expect(try !ImageRenderer(content: SecureField("S", text: .constant("abc"))).svg().contains("abc"))
  }

  @Test func datesAreWrittenInTheReadersLanguage() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let picker = DatePicker("Start", selection: .constant(date), displayedComponents: .date)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    #expect(elements(picker).first?.value == "Nov 14, 2023")
    let german = elements(picker.environment(\.locale, Locale(identifier: "de_DE"))).first?.value
    #expect(german?.contains("14. Nov") == true)
  }

  @Test func whatIsMissingIsSaidWithItsReason() {
    let view = ContentUnavailableView("No data", systemImage: "chart.bar", description: Text("Come back."))
    #expect(elements(view).map(\.label) == ["No data", "Come back."])
  }

  @Test func theSegmentsOfAPickerOfFixedSizeAreAsWideAsTheWidest() {
    let picker = Picker("Unit", selection: .constant(1)) {
      Color.red.frame(width: 40, height: 10).tag(1)
      Color.blue.frame(width: 10, height: 10).tag(2)
    }
    .pickerStyle(.segmented).fixedSize()
    #expect(abs(Probe.size(picker, width: 300).width - (2 * (40 + 12) + 1 + 4)) < 1e-6)
  }

  @Test func aFieldAlignsItsTextAsSet() throws {
    func x(_ alignment: TextAlignment) throws -> Double {
      let field = TextField("KG", text: .constant("55")).multilineTextAlignment(alignment)
      let items = Probe.tree(field, width: 200).draw().list.items
      guard case .text(let run) = try #require(items.first) else { return .nan }
      return run.origin.x
    }
    let (leading, center, trailing) = (try x(.leading), try x(.center), try x(.trailing))
    #expect(leading < 5 && center > 50 && center < 100 && trailing > 150)
  }
}
