import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct GaugeStyleTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...200) {
      Text("Wind")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
  }

  private func list(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> DisplayList
  {
    Probe.tree(view, width: 200, height: 100, change).draw().list
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let run): [run.span.string]
      case .group(let group): texts(group.children)
      case .path, .rects, .symbols, .scene, .image: []
      }
    }
  }

  @Test func eachStyleShowsItsLabelsAndIsReadAlike() {
    let views: [(AnyView, [String])] = [
      (AnyView(gauge(50)), ["Wind", "high", "low", "now"]),
      (AnyView(gauge(50).gaugeStyle(.linearCapacity)), ["Wind", "high", "low", "now"]),
      (AnyView(gauge(50).gaugeStyle(.accessoryLinearCapacity)), ["Wind", "high", "low", "now"]),
      (AnyView(gauge(50).gaugeStyle(.accessoryLinear)), ["high", "low"]),
      (AnyView(gauge(50).gaugeStyle(.accessoryCircular)), ["high", "low", "now"]),
      (AnyView(gauge(50).gaugeStyle(.accessoryCircularCapacity)), ["now"]),
    ]
    for (view, words) in views {
      let list = list(view)
      #expect(texts(list.items).sorted() == words)
      #expect(list.accessibility.map(\.label) == ["Wind"] && list.accessibility.map(\.value) == ["25%"])
    }
    let plain = Gauge(value: 0.5) { Text("Wind") }
    #expect(texts(list(plain.gaugeStyle(.accessoryCircular)).items) == ["Wind"])
    #expect(texts(list(plain.gaugeStyle(.accessoryCircularCapacity)).items) == ["Wind"])
    #expect(texts(list(plain.gaugeStyle(.accessoryLinear)).items) == ["Wind"])
  }

  @Test func ringsKeepTheirSizeWhateverRoomThereIs() {
    for width in [10.0, 300] {
      #expect(Probe.size(gauge(50).gaugeStyle(.accessoryCircular), width: width, height: 300).width == 58)
      #expect(Probe.size(gauge(50).gaugeStyle(.accessoryCircularCapacity), width: width).width == 58)
    }
  }

  @Test func theDotStandsAtTheValueAndMirrored() {
    let bar = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear)
    func dot(_ change: (inout EnvironmentValues) -> Void) -> CGRect? {
      Probe.rects(bar, width: 106, height: 20, change).first { $0.width == 6 && $0.height == 6 }
    }
    #expect(dot { _ in }?.midX == 28)
    #expect(dot { $0.layoutDirection = .rightToLeft }?.midX == 78)
  }

  @Test func aStyleOfTheAuthorGetsTheParts() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(configuration.value)")
          configuration.maximumValueLabel
        }
      }
    }
    #expect(texts(list(gauge(50).gaugeStyle(Words())).items) == ["Wind", "0.250000", "high"])
  }
}
