import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct RenderingTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private var renderer: ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: VStack {
        Text("Hello")
        Color.red
      }.padding())
    renderer.proposedSize = ProposedViewSize(width: 120, height: 80)
    return renderer
  }

  @Test func filesAreOfTheKindThatTheirNameSays() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, start) in [
      ("a.svg", "<"), ("a.png", "\u{89}PNG"), ("a.pdf", "%PDF"), ("a.html", "<!DOCTYPE html>"),
      ("a.TXT", "Hello."),
    ] {
      let url = folder.appendingPathComponent(name)
      try renderer.write(to: url)
      let data = try Data(contentsOf: url)
      #expect(Array(data.prefix(start.unicodeScalars.count)) == start.unicodeScalars.map { UInt8($0.value) })
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 5)
  }

  @Test func anUnknownExtensionIsAClearErrorAndNoFile() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.gif")
    #expect {
      try renderer.write(to: url)
    } throws: {
      String(describing: $0)
        == "There is no picture format \"gif\": use svg, png, pdf, html, eml, txt or wav."
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aSceneIsWrittenOffTheMainActor() async throws {
    let scene = renderer.scene()
    async let first = Task.detached { try scene.svg() }.value
    async let second = Task.detached { try scene.svg() }.value
    let (a, b) = try await (first, second)
    #expect(a == b && a.contains("Hello"))
    #expect(scene.size == CGSize(120, 80))
    #expect(scene.title == "Hello")
  }

  @Test func aPictureOfNothingIsEmpty() throws {
    let renderer = ImageRenderer(content: EmptyView())
    #expect(renderer.scene().size == .zero)
    #expect(renderer.transcript() == "")
    _ = try renderer.svg()
  }

  @Test func opaquePicturesHaveTheGroundOfTheirAppearance() {
    let renderer = ImageRenderer(content: Text("a").environment(\.colorScheme, .dark))
    #expect(renderer.scene().background == nil)
    renderer.isOpaque = true
    #expect(renderer.scene().background == .black)
  }

  @Test func elementsSayWhatTheirViewsSay() {
    let view = VStack {
      Text("Head").accessibilityAddTraits(.isHeader)
      HStack {
        Text("Cachapa")
        Text("916")
      }.accessibilityElement(children: .combine)
      Color.red.accessibilityLabel("Red").accessibilityValue("full")
      Text("secret").accessibilityHidden(true)
      Text("gone").hidden()
      Button("Press") {}
    }
    #expect(
      ImageRenderer(content: view).transcript() == """
        Head.
        Cachapa, 916.
        Red, full.
        Press.

        """)
    let roles = Probe.tree(view).draw().list.accessibility.map(\.role)
    #expect(roles == [.heading, .text, .group, .button])
  }

  @Test func effectsWrapTheDrawing() throws {
    let list = Probe.tree(
      Color.red.frame(width: 10, height: 10).opacity(0.5).rotationEffect(.degrees(90))
        .clipShape(Circle())
    ).draw().list
    guard case .group(let clip) = try #require(list.items.first),
      case .group(let turn) = try #require(clip.children.first),
      case .group(let faint) = try #require(turn.children.first)
    else {
      Issue.record("three groups around the colour")
      return
    }
    #expect(clip.clip != nil)
    #expect(faint.opacity == 0.5)
    let corner = turn.transform.apply(Point(0, 0))
    #expect(abs(corner.x - 10) < 1e-9 && abs(corner.y) < 1e-9)
  }

  @Test func aCompositingGroupKeepsBlendingWithin() throws {
    let parts = ZStack {
      Color.blue
      Color.red.blendMode(.multiply)
    }
    .frame(width: 10, height: 10)
    func isIsolated(_ items: [DisplayItem]) -> [Bool] {
      items.compactMap { if case .group(let group) = $0 { group.isIsolated } else { nil } }
    }
    #expect(isIsolated(Probe.tree(parts).draw().list.items) == [false])
    let whole = Probe.tree(parts.compositingGroup()).draw().list.items
    #expect(isIsolated(whole) == [true] && whole.count == 1)
    #expect(try ImageRenderer(content: parts.compositingGroup()).svg().contains("isolation:isolate"))
    let plain = Color.blue.opacity(0.5).frame(width: 10, height: 10)
    #expect(Probe.tree(plain.compositingGroup()).draw().list == Probe.tree(plain).draw().list)
  }

  @Test func gesturesAreKeptWithTheirPlace() throws {
    var taps: [CGPoint] = []
    let view = Color.red.frame(width: 10, height: 10)
      .contentShape(Circle())
      .gesture(SpatialTapGesture().onEnded { taps.append($0.location) })
      .padding(5)
    let hits = Probe.tree(view).draw().gestures
    let hit = try #require(hits.first)
    #expect(hits.count == 1)
    #expect(hit.origin == Point(5, 5))
    #expect(hit.path.controlBounds == Rect(x: 5, y: 5, width: 10, height: 10))
    for ended in hit.gesture.ended { ended(SpatialTapGesture.Value(location: CGPoint(x: 1, y: 2))) }
    #expect(taps == [CGPoint(x: 1, y: 2)])
    #expect(Probe.tree(view.allowsHitTesting(false)).draw().gestures.isEmpty)
  }

  @Test func viewsThatNeverSettleAreReported() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    #expect(ImageRenderer(content: Restless()).scene().diagnostics.count == 1)
  }
}
