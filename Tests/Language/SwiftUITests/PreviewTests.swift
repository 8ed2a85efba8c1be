import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPreviews

#Preview("Kept in a test") {
  @Previewable @State var count = 2
  // A text with brackets, "quotes" and a brace: {
  @Previewable
  @State var label = "} \("(" + "\"")"
  Text("\(count) \(label)")
}

private struct Test_Previews: PreviewProvider {
  static var previews: some View {
    Text("A").previewDisplayName("Alpha").padding().previewDisplayName("Outer")
    Group { Text("B") }.previewLayout(.fixed(width: 40, height: 30))
    Text("C").previewDevice("iPad Air")
    Text("D").previewInterfaceOrientation(.landscapeLeft)
  }
}

@MainActor @Suite struct PreviewTests {
  private var cases: [PreviewCase] {
    PreviewCase.all().filter { ["PreviewTests", "Test"].contains($0.file) }
  }

  private func scene(_ preview: PreviewCase, width: Double? = nil, isDark: Bool = false) async
    -> RenderedScene
  {
    await preview.scene(
      PreviewRequest(
        folder: ".", stem: nil, format: "svg", isDark: isDark, width: width, height: nil, scale: 1, report: ""
      ))
  }

  @Test func previewsAreFoundInTheProgramByNameAndPlace() throws {
    #expect(cases.map(\.name) == ["Kept in a test", "Alpha", "2", "3", "4"])
    #expect(cases.first?.position ?? 0 > 0 && cases.first?.provider == nil)
    #expect(cases.last?.label(besides: "Test") == "4" && cases.last?.label(besides: "Other") == "Test-4")
  }

  @Test func aPreviewKeepsItsMarkedProperties() async throws {
    let preview = try #require(cases.first)
    #expect(try await scene(preview).svg().contains("2 } (&quot;"))
  }

  @Test func roomIsTheTraitsOrTheDevicesOrWhatIsAskedFor() async throws {
    var widths: [CGFloat] = []
    for preview in cases { widths.append(await scene(preview).size.width) }
    #expect(widths == [393, 393, 40, 834, 852])
    #expect(await scene(cases[2]).size.height == 30)
    #expect(await scene(cases[2], width: 77).size.width == 77)
    #expect(_Preview(traits: .landscapeLeft) { Text("") }.previewSize.width == 852)
    #expect(_Preview(traits: .sizeThatFitsLayout) { Text("") }.previewSize == .fitting)
  }

  @Test("A view that fills any height gets a phone's height; other views keep their own")
  func heightOfTheScreen() async throws {
    func size(_ proposal: PreviewSize = .phone, @ViewBuilder _ view: @escaping @MainActor () -> some View)
      async
      -> CGSize
    { await scene(PreviewCase(file: "", position: 0, name: nil, previewSize: proposal, makeView: view)).size }
    let reader = GeometryReader { Color.red.frame(width: $0.size.width, height: $0.size.height) }
    let phone = CGSize(width: 393, height: 852)
    #expect(await size { reader } == phone)
    #expect(await size(.phone.landscape) { reader } == CGSize(width: 852, height: 393))
    #expect(await size { NavigationStack { reader.navigationTitle("Title") } } == phone)
    #expect(await size { TabView { reader.tabItem { Text("First") } } } == phone)
    #expect(
      await size {
        VStack {
          Text("Above")
          Rectangle()
        }
      } == phone)
    #expect(await size { ScrollView { Color.red } }.height == 10)
    #expect(await size { Circle() }.height == 393)
    let stacked = await size {
      ZStack {
        Color.red
        Text("In front")
      }
    }
    #expect(stacked.height < 100)
    #expect(await size(.fitting) { Color.red } == phone)
    #expect(await size(.fitting) { Color.red.frame(width: 10, height: 10) } == CGSize(width: 10, height: 10))
    #expect(
      await size(.fitting) { Rectangle().aspectRatio(3, contentMode: .fit) }
        == CGSize(width: 393, height: 131))
    #expect(await size { List(0..<1000) { _ in Text("") } }.height == 8520)
  }

  @Test func theGroundIsThatOfTheAppearance() async throws {
    let preview = PreviewCase(file: "", position: 0, name: nil, previewSize: .phone) {
      Text("x").preferredColorScheme(.dark)
    }
    let background = await scene(preview).background
    #expect(await background == scene(cases[1], isDark: true).background)
    #expect(await background != scene(cases[1]).background)
  }
}
