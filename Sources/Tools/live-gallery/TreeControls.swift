import Charts
import SwiftUI

// The controls of random trees, each with separate state.

struct TreeButton: View {
  let title: String
  @State private var count = 0
  var body: some View { Button("\(title) \(count)") { withAnimation { count += 1 } } }
}

struct TreeToggle: View {
  let title: String
  @State private var isOn = false
  var body: some View {
    Toggle(title, isOn: $isOn)
    if isOn { Text("on").transition(.move(edge: .leading)) }
  }
}

struct TreeSlider: View {
  let title: String
  let steps: Bool
  @State private var value = 3.0
  var body: some View {
    if steps {
      Slider(value: $value, in: 0...10, step: 1) { Text(title) }
    } else {
      Slider(value: $value, in: 0...10) { Text(title) }
    }
  }
}

struct TreeStepper: View {
  let title: String
  @State private var value = 3
  var body: some View { Stepper("\(title) \(value)", value: $value, in: 0...5) }
}

struct TreeDate: View {
  let title: String
  let kind: Int
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    switch kind {
    case 0: DatePicker(title, selection: $day)
    case 1: DatePicker(title, selection: $day, displayedComponents: .date)
    case 2: DatePicker(title, selection: $day, displayedComponents: .hourAndMinute)
    default:
      DatePicker(
        LocalizedStringKey(title), selection: $day, in: day...day.addingTimeInterval(1e6),
        displayedComponents: .date)
    }
  }
}

struct TreeField: View {
  let title: String
  let kind: Int
  @State private var text = "text"
  @FocusState private var isFocused: Bool
  var body: some View {
    switch kind {
    case 0: TextField(title, text: $text).focused($isFocused)
    case 1: SecureField(title, text: $text)
    case 2: TextEditor(text: $text).frame(height: 40)
    default: TextField(title, text: $text).textFieldStyle(.roundedBorder).onSubmit { text = "" }
    }
  }
}

struct TreeColor: View {
  let title: String
  @State private var color = Color.green
  var body: some View { ColorPicker(title, selection: $color) }
}

struct TreePicker: View {
  let title: String
  let kind: Int
  let options: [String]
  @State private var chosen = 0

  private var picker: some View {
    Picker(title, selection: $chosen) {
      ForEach(options.indices, id: \.self) { Text(options[$0]).tag($0) }
    }
  }

  var body: some View {
    switch kind {
    case 0: picker
    case 1: picker.pickerStyle(.segmented)
    case 2: picker.pickerStyle(.inline)
    case 3: picker.pickerStyle(.wheel)
    default: picker.pickerStyle(.menu)
    }
  }
}

struct TreeDisclosure: View {
  let title: String
  let content: AnyView
  @State private var isExpanded = true
  var body: some View { DisclosureGroup(title, isExpanded: $isExpanded) { content } }
}

struct TreeSheet: View {
  let title: String
  let content: AnyView
  let kind: Int
  @State private var isShown = false

  private var button: some View { Button("Show \(title)") { isShown = true } }

  var body: some View {
    switch kind {
    case 0: button.sheet(isPresented: $isShown) { VStack { content } }
    case 1: button.alert(title, isPresented: $isShown) { content }
    case 2: button.confirmationDialog(title, isPresented: $isShown) { content }
    default: button.popover(isPresented: $isShown) { content }
    }
  }
}

struct TreeChart: View {
  let count: Int
  let selects: Bool
  @State private var selected: Double?

  var body: some View {
    let chart = Chart(0..<count, id: \.self) { i in
      BarMark(x: .value("Place", Double(i)), y: .value("Height", Double(i * i % 5)))
      if let selected { RuleMark(x: .value("Selected", selected)) }
    }
    .frame(width: 160, height: 90)
    if selects { chart.chartXSelection(value: $selected) } else { chart }
  }
}
