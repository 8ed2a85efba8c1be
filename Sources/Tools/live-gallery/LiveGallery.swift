import Charts
import SwiftUI

/// Interactive charts, one per screen.
@main struct LiveGallery: App {
  var body: some Scene {
    WindowGroup("Live gallery") {
      if let trees = TreesScreen() { trees } else { Screens() }
    }
  }
}

private struct Screens: View {
  @State private var screen = Screen.brush

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Example", selection: $screen) {
        ForEach(Screen.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      switch screen {
      case .brush: BrushChart()
      case .lollipop: LollipopChart()
      case .selection: SelectionCharts()
      case .scrolling: ScrollingChart()
      case .controls: ControlsScreen()
      case .motion: MotionChart()
      case .large: LargeChart()
      case .stream: StreamChart()
      }
    }
    .padding(20)
    .frame(maxWidth: 900, maxHeight: .infinity, alignment: .top)
  }
}

private enum Screen: String, CaseIterable, Identifiable {
  case brush, lollipop, selection, scrolling, controls, motion, large, stream
  var id: Self { self }
  var title: String { rawValue.capitalized }
}
