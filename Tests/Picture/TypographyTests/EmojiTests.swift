import OpenChartsDisplayList
import Testing

@testable import OpenChartsTypography

@Suite struct EmojiTests {
  private static func line(_ text: String) -> TextRun {
    Typesetter.shared.line(TextSpan(text, font: FontDescriptor(size: 20), color: .black), at: .zero)
  }

  /// Whether a font with emoji is installed, as the project's packages provide.
  static let hasFont = line("🎉").glyphRuns.contains {
    FontRegistry.shared.source(of: $0.face)?.path.contains("Emoji") == true
  }

  @Test(
    .enabled(if: hasFont),
    arguments: ["👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "❤️", "1️⃣", "🧑🏿‍🚀", "☀️"])
  func aSequenceIsOneSign(sequence: String) {
    let single = Self.line("🎉")
    let run = Self.line(sequence)
    #expect(run.glyphRuns.map(\.glyphs.count) == [1])
    #expect(run.glyphRuns.flatMap(\.glyphs).contains(0) == false)
    #expect(abs(run.width - single.width) < 0.01)
    // Two emoji have twice the width, and no emoji is broken.
    #expect(abs(Self.line(sequence + sequence).width - 2 * single.width) < 0.01)
    let narrow = Typesetter.shared.layout(
      [TextSpan(sequence + sequence, font: FontDescriptor(size: 20), color: .black)], style: ParagraphStyle(),
      width: single.width * 1.5, height: nil)
    #expect(narrow.runs.map(\.span.string) == [sequence, sequence])
  }

  @Test(.enabled(if: hasFont))
  func emojiStandBesideTextOfTheSystemFont() {
    let run = Self.line("Sales 🎉 up")
    #expect(run.glyphRuns.count == 3)
    #expect(abs(run.width - Self.line("Sales ").width - Self.line("🎉").width - Self.line(" up").width) < 0.01)
  }
}
