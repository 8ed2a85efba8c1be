import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPreviews

/// A modifier with asynchronous data, which counts its calls.
private struct Sample: PreviewModifier {
  let ending: String
  @MainActor static var count = 0

  static func makeSharedContext() async throws -> String {
    count += 1
    await Task.yield()
    return "data"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text("\(context) \(ending)")
    }
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(5) }
}

private struct Broken: PreviewModifier {
  static func makeSharedContext() async throws -> Int { throw CocoaError(.fileNoSuchFile) }
  func body(content: Content, context: Int) -> some View { Text("never") }
}

#Preview("With data", traits: .modifier(Sample(ending: "one")), .modifier(Framed()), .sizeThatFitsLayout) {
  Text("Inner")
}
#Preview("Without data", traits: .modifier(Broken())) { Text("Inner") }

@MainActor @Suite struct PreviewModifierTests {
  private func preview(_ name: String) throws -> PreviewCase {
    try #require(PreviewCase.all().first { $0.file == "PreviewModifierTests" && $0.name == name })
  }

  private func words(_ preview: PreviewCase) async throws -> String {
    try await preview.scene(
      PreviewRequest(
        folder: ".", stem: nil, format: "svg", isDark: false, width: nil, height: nil, scale: 1, report: "")
    ).svg()
  }

  @Test func aModifierIsAroundThePreviewWithItsDataMadeOnce() async throws {
    let preview = try preview("With data")
    #expect(preview.previewSize == .fitting && preview.modifiers.count == 2)
    for _ in 0..<2 {
      async let other = PreviewContexts.shared.make(Sample.self)
      #expect(await PreviewContexts.shared.make(Sample.self) == nil)
      #expect(await other == nil)
      _ = await PreviewContexts.shared.make(Framed.self)
      let svg = try await words(preview)
      #expect(svg.contains(">Inner<") && svg.contains(">data one<"))
    }
    #expect(Sample.count == 1)
  }

  @Test func dataThatCannotBeMadeIsSaid() async throws {
    let preview = try preview("Without data")
    let note = try #require(await PreviewContexts.shared.make(Broken.self))
    #expect(note.hasPrefix("Broken.makeSharedContext() failed"))
    #expect(try await !words(preview).contains("never"))
  }

  @Test func aSessionShowsThePreviewWhenItsDataIsThere() async throws {
    struct Late: PreviewModifier {
      static func makeSharedContext() async throws -> String { "late" }
      func body(content: Content, context: String) -> some View { Text(context) }
    }
    let browser = Browser(AnyView(Late().around(AnyView(Text("Inner")))))
    for _ in 0..<50 where !browser.texts().contains("late") {
      try await Task.sleep(for: .milliseconds(10))
      browser.settle()
    }
    #expect(browser.texts().contains("late"))
  }
}
