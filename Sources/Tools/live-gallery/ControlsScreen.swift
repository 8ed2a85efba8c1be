import Charts
import Observation
import SwiftUI

@Observable final class ChartSettings {
  var smooth = false
  var count = 20
}

/// Every kind of control, and a chart that uses their values.
struct ControlsScreen: View {
  @State private var settings = ChartSettings()
  @State private var height = 0.6
  @State private var name = ""
  @State private var color = "Blue"
  @State private var day = season[0].day
  @State private var showsSheet = false
  @State private var asks = false
  @State private var taps = 0
  @State private var ticks = 0
  @State private var showsMore = false
  @FocusState private var isNaming: Bool

  private var barColor: Color { color == "Blue" ? .blue : color == "Green" ? .green : .orange }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Chart(season.prefix(settings.count)) { sale in
        LineMark(x: .value("Day", sale.day), y: .value("Sales", Double(sale.count) * height))
          .interpolationMethod(settings.smooth ? .catmullRom : .linear)
          .foregroundStyle(barColor)
      }
      .chartYScale(domain: 0...280)
      .frame(height: 180)
      Toggle("Smooth", isOn: $settings.smooth)
      Slider(value: $height, in: 0...1, step: 0.1) { Text("Height") }
      Stepper("Days: \(settings.count)", value: $settings.count, in: 2...90)
      Picker("Colour", selection: $color) {
        ForEach(["Blue", "Green", "Orange"], id: \.self) { Text($0) }
      }
      DatePicker("Day", selection: $day, displayedComponents: .date)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isNaming)
        .textContentType(.name).submitLabel(.done).onSubmit { taps += 100 }
      Text("Hello, \(name.isEmpty ? "you" : name)")
        .contextMenu {
          Button("Forget the name") { name = "" }
          Button("Ada") { name = "Ada" }
        }
      HStack(spacing: 16) {
        Button("Tapped \(taps)") { taps += 1 }.buttonStyle(.bordered).buttonRepeatBehavior(.enabled)
        Button("Sheet") { showsSheet = true }
        Button("Ask") { asks = true }
        Button("Name it") { isNaming = true }
        Text("\(ticks) ticks")
      }
      DisclosureGroup("More", isExpanded: $showsMore) { Text("Here is more.").textSelection(.enabled) }
    }
    .task {
      while !Task.isCancelled, ticks < 1_000 {
        try? await Task.sleep(for: .seconds(1))
        ticks += 1
      }
    }
    .sheet(isPresented: $showsSheet) {
      VStack(spacing: 20) {
        Text("A sheet").font(.title)
        Button("Done") { showsSheet = false }
      }
    }
    .alert("Really?", isPresented: $asks) {
      Button("Yes") { taps += 10 }
      Button("No", role: .cancel) {}
    }
  }
}
