import OpenChartsDisplayList
import OpenChartsTypography
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct TextDrawingTests {
  /// Draws text in black on white at eight pixels per point.
  private func drawn(_ text: String, _ font: FontDescriptor) throws -> PNGReader {
    let run = Typesetter.shared.line(
      TextSpan(text, font: font, color: .black), at: Point(10, font.size * 1.2))
    return try PNGReader(
      CairoRenderer.png(
        DisplayList([.text(run)]), size: Size(run.width + 20, font.size * 1.6), scale: 8, background: .white))
  }

  /// Returns the distance from the first to the last column with a pixel whose green is below half, in points.
  private func inkWidth(_ picture: PNGReader) -> Double {
    let dark = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture.pixels[($0 * picture.width + x) * 4 + 1] < 128 }
    }
    return Double((dark.last ?? 0) - (dark.first ?? 0) + 1) / 8
  }

  /// Widths in points measured in screenshots of Apple's systems, between the outer edges of the letters.
  @Test(arguments: [
    ("iPhone", 17.0, 400, 50.7), ("78.1 GB of 128 GB Used", 17, 400, 179.3), ("Sinus Rhythm", 22, 700, 140.7),
  ])
  func lettersReachAsFarAsOnApplesSystems(text: String, size: Double, weight: Int, width: Double) throws {
    let ours = inkWidth(try drawn(text, FontDescriptor(size: size, weight: weight)))
    #expect(abs(ours - width) < width * 0.01, "\(ours) points instead of \(width)")
  }

  /// Whether a font with colour emoji is installed, as the project's packages provide.
  static let hasEmoji: Bool = {
    let run = Typesetter.shared.line(TextSpan("🎉", font: FontDescriptor(size: 20), color: .black), at: .zero)
    return run.glyphRuns.contains { FontRegistry.shared.source(of: $0.face)?.path.contains("Emoji") == true }
  }()

  @Test(.enabled(if: hasEmoji), arguments: [12.0, 40, 90])
  func emojiHaveTheirColours(size: Double) throws {
    let picture = try drawn("🍎", FontDescriptor(size: size))
    var red = 0
    for i in stride(from: 0, to: picture.pixels.count, by: 4)
    where picture.pixels[i] > 150 && picture.pixels[i + 1] < 100 { red += 1 }
    // More than a quarter of an apple's square is red.
    #expect(Double(red) > size * size * 64 / 4)
    // Its width follows the text size, not the size of its bitmap.
    #expect(abs(inkWidth(picture) / size - 1) < 0.35)
  }

  @Test(.enabled(if: hasEmoji))
  func emojiInAPageAreDrawn() throws {
    func holdsAnImage(_ text: String) throws -> Bool {
      let run = Typesetter.shared.line(
        TextSpan(text, font: FontDescriptor(size: 20), color: .black), at: Point(10, 30))
      let file = try CairoRenderer.pdf(
        DisplayList([.text(run)]), size: Size(60, 50), title: "", background: nil)
      return String(decoding: file, as: UTF8.self).contains("/Subtype /Image")
    }
    #expect(try holdsAnImage("🍎") && !holdsAnImage("a"))
  }
}
