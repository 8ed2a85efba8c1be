import SwiftUI
import Testing

/// Every short initializer of a control has the same result as its long form.
@MainActor @Suite struct ControlSpellingTests {
  @Test("Buttons by title, image and role")
  func buttons() {
    let long = Button {
    } label: {
      Text("Title")
    }
    expectSame([
      AnyView(long), AnyView(Button("Title") {}), AnyView(Button(titleText) {}),
      AnyView(Button("Title", role: nil) {}), AnyView(Button(titleText, role: nil) {}),
      AnyView(Button(role: nil, action: {}, label: { Text("Title") })),
    ])
    let image = Button {
    } label: {
      Label("Title", systemImage: "star")
    }
    expectSame([
      AnyView(image), AnyView(Button("Title", systemImage: "star") {}),
      AnyView(Button(titleText, systemImage: "star") {}),
      AnyView(Button("Title", systemImage: "star", role: nil) {}),
    ])
    expectDifferent([
      AnyView(Button("Title") {}), AnyView(Button("Title", role: .destructive) {}),
    ])
  }

  @Test("Toggles by title, image and style")
  func toggles() {
    for isOn in [true, false] {
      let state = Binding.constant(isOn)
      expectSame([
        AnyView(Toggle(isOn: state) { Text("Title") }), AnyView(Toggle("Title", isOn: state)),
        AnyView(Toggle(titleText, isOn: state)),
        AnyView(Toggle("Title", isOn: state).toggleStyle(.automatic)),
        AnyView(Toggle("Title", isOn: state).toggleStyle(.switch)),
      ])
      expectSame([
        AnyView(Toggle(isOn: state) { Label("Title", systemImage: "star") }),
        AnyView(Toggle("Title", systemImage: "star", isOn: state)),
        AnyView(Toggle(titleText, systemImage: "star", isOn: state)),
      ])
      expectDifferent([
        AnyView(Toggle("Title", isOn: state).toggleStyle(.switch)),
        AnyView(Toggle("Title", isOn: state).toggleStyle(.button)),
        AnyView(Toggle("Title", isOn: state).toggleStyle(.checkbox)),
        AnyView(
          Toggle("Title", isOn: state).toggleStyle(SwitchToggleStyle(tint: .red)).opacity(isOn ? 1 : 0.5)),
      ])
    }
    struct Within: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(9) }
    }
    expectDifferent([
      AnyView(Toggle("Title", isOn: .constant(true))),
      AnyView(Toggle("Title", isOn: .constant(true)).toggleStyle(Within())),
    ])
  }

  @Test("Pickers by title, label and image")
  func pickers() {
    let chosen = Binding.constant(2)
    let choices = ForEach(1..<4) { Text("Choice \($0)").tag($0) }
    expectSame([
      AnyView(
        Picker(selection: chosen) {
          choices
        } label: {
          Text("Title")
        }),
      AnyView(Picker(selection: chosen, label: Text("Title")) { choices }),
      AnyView(Picker("Title", selection: chosen) { choices }),
      AnyView(Picker(titleText, selection: chosen) { choices }),
      AnyView(Picker("Title", selection: chosen) { choices }.pickerStyle(.automatic)),
      AnyView(Picker("Title", selection: chosen) { choices }.pickerStyle(.menu)),
    ])
    expectSame([
      AnyView(
        Picker(selection: chosen, content: { choices }, label: { Label("Title", systemImage: "star") })),
      AnyView(Picker("Title", systemImage: "star", selection: chosen) { choices }),
    ])
  }

  @Test("Date pickers by title, label and range")
  func datePickers() {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let date = Binding.constant(day)
    let all = day.addingTimeInterval(-9e7)...day.addingTimeInterval(9e7)
    let long = DatePicker(selection: date, in: all, displayedComponents: .date) { Text("Title") }
    expectSame([
      AnyView(long), AnyView(DatePicker(selection: date, displayedComponents: .date) { Text("Title") }),
      AnyView(DatePicker("Title", selection: date, displayedComponents: .date)),
      AnyView(DatePicker(titleText, selection: date, displayedComponents: .date)),
      AnyView(DatePicker("Title", selection: date, in: all, displayedComponents: .date)),
      AnyView(DatePicker("Title", selection: date, in: all.lowerBound..., displayedComponents: .date)),
      AnyView(DatePicker("Title", selection: date, in: ...all.upperBound, displayedComponents: .date)),
      AnyView(long.datePickerStyle(.automatic)), AnyView(long.datePickerStyle(.compact)),
    ])
    expectDifferent([
      AnyView(long), AnyView(long.datePickerStyle(.graphical)),
      AnyView(DatePicker("Title", selection: date)),
      AnyView(DatePicker("Title", selection: date, displayedComponents: .hourAndMinute)),
    ])
  }

  @Test("Fields by title, prompt, axis and format")
  func fields() {
    let text = Binding.constant("")
    let prompt = Text("Prompt")
    expectSame([
      AnyView(TextField(text: text, prompt: prompt) { Text("Title") }),
      AnyView(TextField("Title", text: text, prompt: prompt)),
      AnyView(TextField(titleText, text: text, prompt: prompt)),
    ])
    expectSame([
      AnyView(TextField("Title", text: text)), AnyView(TextField(titleText, text: text)),
      AnyView(TextField("Title", text: text).textFieldStyle(.automatic)),
      AnyView(TextField("Title", text: text).textFieldStyle(.plain)),
    ])
    expectDifferent([
      AnyView(TextField("Title", text: text)),
      AnyView(TextField("Title", text: text).textFieldStyle(.roundedBorder)),
    ])
    let number = Binding.constant(3.5)
    let decimal = NumberFormatter()
    decimal.numberStyle = .decimal
    decimal.locale = Locale(identifier: "en_US")
    let written = AnyView(TextField("Title", text: .constant("3.5")))
    expectSame([
      written, AnyView(TextField("Title", value: number, format: .number)),
      AnyView(TextField(titleText, value: number, format: .number)),
      AnyView(TextField("Title", value: Binding.constant(Double?(3.5)), format: .number)),
      AnyView(TextField("Title", value: number, formatter: decimal)),
    ])
    expectSame([
      AnyView(TextField("Title", text: .constant(""))),
      AnyView(TextField("Title", value: Binding.constant(Double?.none), format: .number)),
    ])
    expectSame([
      AnyView(SecureField("Title", text: .constant("secret"))),
      AnyView(SecureField(titleText, text: .constant("secret"))),
    ])
  }

  @Test("A field over several lines takes their height")
  func tallFields() {
    let text = Binding.constant("one\ntwo\nthree")
    let flat = Probe.size(TextField("Title", text: text), width: 200).height
    let tall = Probe.size(TextField("Title", text: text, axis: .vertical), width: 200).height
    #expect(tall > flat * 2)
  }

  @Test("Progress by title, label and style")
  func progress() {
    expectSame([
      AnyView(ProgressView(value: 0.25, total: 1, label: { Text("Title") })),
      AnyView(ProgressView("Title", value: 0.25)), AnyView(ProgressView(titleText, value: 0.25)),
      AnyView(ProgressView("Title", value: 0.25).progressViewStyle(.automatic)),
      AnyView(ProgressView("Title", value: 0.25).progressViewStyle(.linear)),
      AnyView(ProgressView(value: 0.25, label: { Text("Title") }, currentValueLabel: { EmptyView() })),
    ])
    expectSame([
      AnyView(ProgressView { Text("Title") }), AnyView(ProgressView("Title")),
      AnyView(ProgressView(titleText)),
      AnyView(ProgressView("Title").progressViewStyle(.circular)),
    ])
    let bar = ProgressView("Title", value: 0.25)
    expectDifferent([
      AnyView(bar), AnyView(bar.progressViewStyle(.circular)),
      AnyView(bar.progressViewStyle(LinearProgressViewStyle(tint: .red))),
      AnyView(bar.progressViewStyle(CircularProgressViewStyle(tint: .red))),
      AnyView(ProgressView(value: 0.25, label: { Text("Title") }, currentValueLabel: { Text("a quarter") })),
    ])
    struct InWords: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.fractionCompleted ?? -1)")
      }
    }
    #expect(appearance(bar.progressViewStyle(InWords())).contains("0.25"))
  }

  @Test("Sliders by label, ends and step")
  func sliders() {
    let value = Binding.constant(2.0)
    expectSame([
      AnyView(Slider(value: value, in: 0...4)), AnyView(Slider(value: value, in: 0...4, step: 1)),
    ])
    expectSame([
      AnyView(
        Slider(value: value, in: 0...4) {
          Text("Title")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        }),
      AnyView(
        Slider(value: value, in: 0...4, step: 1) {
          Text("Title")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        }),
      AnyView(
        Slider(
          value: value, in: 0...4, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("4"), label: { Text("Title") })),
    ])
  }

  @Test("Steppers by title, label, bounds and their own steps")
  func steppers() {
    let value = Binding.constant(2)
    expectSame([
      AnyView(Stepper(value: value, in: 0...4, step: 1) { Text("Title") }),
      AnyView(Stepper("Title", value: value, in: 0...4)),
      AnyView(Stepper(titleText, value: value, in: 0...4)),
      AnyView(Stepper(value: value, step: 1) { Text("Title") }), AnyView(Stepper("Title", value: value)),
      AnyView(Stepper(titleText, value: value)),
    ])
    expectSame([
      AnyView(Stepper("Title", onIncrement: {}, onDecrement: {})),
      AnyView(Stepper(titleText, onIncrement: {}, onDecrement: {})),
    ])
  }

  @Test("Gauges with and without the labels of their ends")
  func gauges() {
    expectSame([
      AnyView(
        Gauge(value: 3, in: 0...4.0) {
          Text("Title")
        } currentValueLabel: {
          EmptyView()
        } minimumValueLabel: {
          EmptyView()
        } maximumValueLabel: {
          EmptyView()
        }),
      AnyView(
        Gauge(value: 3, in: 0...4.0) {
          Text("Title")
        } currentValueLabel: {
          EmptyView()
        }),
    ])
    let full = Gauge(value: 3, in: 0...4.0) {
      Text("Title")
    } currentValueLabel: {
      Text("three")
    } minimumValueLabel: {
      Text("none")
    } maximumValueLabel: {
      Text("four")
    }
    for word in ["three", "none", "four"] { #expect(appearance(full).contains(word)) }
  }

  @Test("Boxes, labels and rows by title")
  func boxes() {
    let inside = Color.red.frame(width: 20, height: 10)
    expectSame([
      AnyView(GroupBox(content: { inside }, label: { Text("Title") })),
      AnyView(GroupBox(label: Text("Title")) { inside }), AnyView(GroupBox("Title") { inside }),
      AnyView(GroupBox(titleText) { inside }),
      AnyView(GroupBox("Title") { inside }.groupBoxStyle(.automatic)),
    ])
    expectDifferent([AnyView(GroupBox("Title") { inside }), AnyView(GroupBox { inside })])
    struct Within: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(7) }
    }
    expectDifferent([
      AnyView(GroupBox("Title") { inside }), AnyView(GroupBox("Title") { inside }.groupBoxStyle(Within())),
    ])
    expectSame([
      AnyView(Label(title: { Text("Title") }, icon: { Image(systemName: "star") })),
      AnyView(Label("Title", systemImage: "star")), AnyView(Label(titleText, systemImage: "star")),
      AnyView(Label("Title", systemImage: "star").labelStyle(.automatic)),
      AnyView(Label("Title", systemImage: "star").labelStyle(.titleAndIcon)),
    ])
    let label = Label("Title", systemImage: "star")
    expectDifferent([
      AnyView(label), AnyView(label.labelStyle(.titleOnly)), AnyView(label.labelStyle(.iconOnly)),
    ])
    expectSame([
      AnyView(LabeledContent(content: { Text("2") }, label: { Text("Title") })),
      AnyView(LabeledContent("Title") { Text("2") }), AnyView(LabeledContent(titleText) { Text("2") }),
      AnyView(LabeledContent("Title", value: "2")), AnyView(LabeledContent(titleText, value: "2")),
      AnyView(LabeledContent("Title", value: 2, format: .number)),
      AnyView(LabeledContent(titleText, value: 2, format: .number)),
    ])
  }

  @Test("Menus, links and disclosure groups by title")
  func menus() throws {
    let inside = Button("Inside") {}
    expectSame([
      AnyView(Menu(content: { inside }, label: { Text("Title") })), AnyView(Menu("Title") { inside }),
      AnyView(Menu(titleText) { inside }),
    ])
    expectSame([
      AnyView(Menu(content: { inside }, label: { Label("Title", systemImage: "star") })),
      AnyView(Menu("Title", systemImage: "star") { inside }),
    ])
    let there = try #require(URL(string: "https://example.org"))
    expectSame([
      AnyView(Link(destination: there) { Text("Title") }), AnyView(Link("Title", destination: there)),
      AnyView(Link(titleText, destination: there)),
    ])
    for isOpen in [true, false] {
      let open = Binding.constant(isOpen)
      expectSame([
        AnyView(DisclosureGroup(isExpanded: open, content: { inside }, label: { Text("Title") })),
        AnyView(DisclosureGroup("Title", isExpanded: open) { inside }),
        AnyView(DisclosureGroup(titleText, isExpanded: open) { inside }),
      ])
    }
    expectSame([
      AnyView(DisclosureGroup(content: { inside }, label: { Text("Title") })),
      AnyView(DisclosureGroup("Title") { inside }), AnyView(DisclosureGroup(titleText) { inside }),
    ])
  }

  @Test("Colour pickers by title")
  func colours() {
    let color = Binding.constant(Color.red)
    expectSame([
      AnyView(ColorPicker(selection: color) { Text("Title") }),
      AnyView(ColorPicker("Title", selection: color)),
      AnyView(ColorPicker(titleText, selection: color)),
      AnyView(ColorPicker("Title", selection: color, supportsOpacity: true)),
    ])
  }

  @Test("Unavailable content by title, and for a search without results")
  func unavailable() {
    expectSame([
      AnyView(
        ContentUnavailableView {
          Label("Title", systemImage: "star")
        } description: {
          Text("Why")
        }),
      AnyView(ContentUnavailableView("Title", systemImage: "star", description: Text("Why"))),
      AnyView(ContentUnavailableView(titleText, systemImage: "star", description: Text("Why"))),
    ])
    #expect(appearance(ContentUnavailableView.search).contains("No Results"))
    #expect(appearance(ContentUnavailableView.search(text: "tea")).contains("tea"))
  }
}
