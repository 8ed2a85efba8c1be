import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SizeClassTests {
  private struct Sample: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      Text(verbatim: sizeClass.map { $0 == .compact ? "compact" : "regular" } ?? "unknown")
    }
  }

  private func said(_ width: CGFloat?) -> String {
    let renderer = ImageRenderer(content: Sample())
    renderer.proposedSize = ProposedViewSize(width: width, height: 300)
    return renderer.transcript().trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
  }

  @Test(
    "A picture narrower than 500 points is compact, a wider one regular; without a width it has no size class"
  )
  func pictures() {
    #expect([320, 393, 499.9].allSatisfy { said($0) == "compact" })
    #expect([500, 768, 10_000, .infinity].allSatisfy { said($0) == "regular" })
    #expect(said(nil) == "unknown")
  }

  @Test("A view can override the size class of its content")
  func override() {
    let renderer = ImageRenderer(content: Sample().environment(\.horizontalSizeClass, .regular))
    renderer.proposedSize = ProposedViewSize(width: 320, height: 300)
    #expect(renderer.transcript().contains("regular"))
  }

  @Test("A page in a browser follows the width of its window")
  func live() {
    let browser = Browser(Sample(), width: 400)
    #expect(browser.texts() == ["compact"])
    browser.send("[\"look\",{\"w\":900,\"h\":300}]")
    #expect(browser.texts() == ["regular"])
    browser.send("[\"look\",{\"w\":480,\"h\":300}]")
    #expect(browser.texts() == ["compact"])
  }
}
