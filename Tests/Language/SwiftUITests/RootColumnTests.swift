import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import OpenChartsPreviews

#Preview("Two in a preview") {
  Color.red.frame(width: 20, height: 10)
  Color.blue.frame(width: 30, height: 10)
}

/// Several root views in a container.
@MainActor @Suite struct RootColumnTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 30, height: 10)
    }
  }

  private func list(_ view: some View) -> [CGRect] {
    Probe.rects(PresentationHost(content: view), width: 100, height: 200)
  }

  @Test func twoViewsOfABodyAreInAColumn() throws {
    let rects = list(Two())
    try #require(rects.count == 2)
    #expect(rects[0].maxY + 8 == rects[1].minY && rects[0].midX == rects[1].midX)
    #expect(ImageRenderer(content: Two()).scene().size == CGSize(width: 30, height: 28))
  }

  @Test func twoViewsOfAScreenAndOfASheetAreInAColumn() throws {
    let stack = list(NavigationStack { Two() })
    try #require(stack.count >= 2)
    #expect(stack[stack.count - 2].maxY + 8 == stack[stack.count - 1].minY)
    let sheet = list(Text("").sheet(isPresented: .constant(true)) { Two() })
    let pair = sheet.filter { $0.height == 10 }
    try #require(pair.count == 2)
    #expect(pair[0].maxY + 8 == pair[1].minY)
  }

  @Test func aSpacerBetweenThemTakesTheRoom() throws {
    struct Ends: View {
      var body: some View {
        Color.red.frame(width: 20, height: 10)
        Spacer()
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let rects = list(Ends())
    #expect(rects.map(\.minY) == [0, 190])
  }

  @Test func twoViewsOfAPreviewAreInAColumn() async throws {
    let preview = try #require(PreviewCase.all().first { $0.file == "RootColumnTests" })
    let scene = await preview.scene(
      PreviewRequest(
        folder: ".", stem: nil, format: "svg", isDark: false, width: nil, height: nil, scale: 1, report: ""))
    #expect(scene.size == CGSize(width: 393, height: 28))
  }

  @Test func backgroundsStillLieOverEachOther() throws {
    let rects = list(Color.green.frame(width: 50, height: 50).background { Two() })
    #expect(rects.count == 3 && rects[0].midY == rects[1].midY)
  }
}
