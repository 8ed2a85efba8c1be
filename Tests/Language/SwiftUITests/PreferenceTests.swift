import SwiftUI
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Measuring: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Color.red.frame(width: width, height: 5)
      .frame(width: 40)
      .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      .onPreferenceChange(Width.self) { width = $0 }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func valuesAreCollectedInOrder() {
    let view = VStack {
      Text("a").preference(key: Names.self, value: ["a"])
      HStack { Text("b").preference(key: Names.self, value: ["b"]) }
      Text("c").preference(key: Names.self, value: ["c"])
    }.overlayPreferenceValue(Names.self) { Text($0.joined()) }
    #expect(Probe.texts(view).last == "abc.")
  }

  @Test func anOuterValueReplacesThoseWithin() {
    let view = Text("x").preference(key: Names.self, value: ["in"])
      .preference(key: Names.self, value: ["out"])
      .transformPreference(Names.self) { $0.append("more") }
      .backgroundPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
    #expect(Probe.texts(view).first == "out+more.")
  }

  @Test func anchorsSayWhereAViewIsInAnother() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 20)
      Color.clear.frame(width: 30, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    .padding(5)
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        let bounds = anchor.map { proxy[$0] } ?? .zero
        Color.blue.frame(width: bounds.width, height: bounds.height)
          .offset(x: bounds.minX, y: bounds.minY)
      }
    }
    #expect(Probe.rects(view).last == CGRect(15, 5, 30, 20))
  }

  @Test func aMeasuredSizeFindsItsWayIntoState() {
    #expect(Probe.rects(Measuring()).last == CGRect(0, 0, 40, 5))
  }

  @Test func geometryReadersTakeAllAndStartAtTheTopLeading() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: 10)
    }
    #expect(Probe.rects(view, width: 100, height: 50) == [CGRect(0, 0, 50, 10)])
    #expect(Probe.size(view) == CGSize(10, 10))
  }

  @Test func framesAreKnownInEveryCoordinateSpace() {
    var found: [CGRect] = []
    let view = GeometryReader { proxy in
      let _ = {
        found = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("box"))]
      }()
      Color.red
    }
    .frame(width: 10, height: 10).padding(3).coordinateSpace(name: "box").padding(20)
    _ = Probe.rects(view)
    #expect(found == [CGRect(23, 23, 10, 10), CGRect(0, 0, 10, 10), CGRect(3, 3, 10, 10)])
  }
}
