import Testing

@testable import OpenChartsCommandLineTool

struct SourceWordsTests {
  private func words(_ sources: String...) -> SourceWords {
    SourceWords(sources, types: ["Color", "UIColor", "Bundle"])
  }

  @Test func membersFollowAPoint() {
    #expect(words("Image(.logo); Color.brand\n  .padding(1.5)").members == ["logo", "brand", "padding", "5"])
    #expect(words("").members.isEmpty && words(". a", "a.").members.isEmpty)
  }

  @Test(
    arguments: [
      ("extension Color { static let a = 1 }", ["Color.a"]),
      ("extension\n  SwiftUI.Color {\n static\n var\ta: Int }", ["Color.a"]),
      ("extension Color.Inner { static var a }", ["Color.a"]),
      ("extension Other { static var a }", []),
      ("struct Color { static var a }", []),
      ("extension Color { var a; static func b() }", []),
      ("extension /**/ Color { static let a }", []),
      ("extension Color {} extension UIColor { static let a }", ["Color.a", "UIColor.a"]),
    ] as [(String, Set<String>)])
  func staticMembersBelongToTheTypesThatTheirSourceExtends(source: String, declarations: Set<String>) {
    #expect(words(source).declarations == declarations)
  }

  @Test func declarationsOfOtherSourcesDoNotCount() {
    #expect(words("extension Color {}", "extension Other { static let a = 1 }").declarations.isEmpty)
  }

  @Test func pathsBeginWithATypeAndHaveAtMostEightNames() {
    #expect(
      words("UIColor.Icons.star; Own.UIColor.a; UIColor .b; MyUIColor.c").paths == [
        "UIColor.Icons", "UIColor.Icons.star", "UIColor.a",
      ])
    let long = words("UIColor" + String(repeating: ".a", count: 10_000)).paths
    #expect(long.count == 7)
  }
}
