import SwiftUI
import Testing

/// Tests of texts and their modifiers: on a text and on a container, by key and by string.
@MainActor @Suite struct TextSpellingTests {
  private let text = Text("Sample 10")

  @Test("A modifier has the same effect on a text and on its container")
  func modifiers() {
    let pairs: [[AnyView]] = [
      [AnyView(text.bold()), AnyView(text.bold(true)), AnyView(VStack { text }.bold())],
      [AnyView(text.italic()), AnyView(text.italic(true)), AnyView(VStack { text }.italic())],
      [AnyView(text.monospaced()), AnyView(VStack { text }.monospaced())],
      [AnyView(text.monospacedDigit()), AnyView(VStack { text }.monospacedDigit())],
      [AnyView(text.fontWeight(.thin)), AnyView(VStack { text }.fontWeight(.thin))],
      [AnyView(text.fontWidth(.condensed)), AnyView(VStack { text }.fontWidth(.condensed))],
      [AnyView(text.fontDesign(.serif)), AnyView(VStack { text }.fontDesign(.serif))],
      [AnyView(text.strikethrough()), AnyView(VStack { text }.strikethrough())],
      [AnyView(text.underline()), AnyView(VStack { text }.underline())],
      [AnyView(text.kerning(3)), AnyView(VStack { text }.kerning(3)), AnyView(VStack { text }.tracking(3))],
      [AnyView(text.foregroundStyle(.red)), AnyView(VStack { text }.foregroundColor(.red))],
      [AnyView(text.font(.title)), AnyView(VStack { text }.font(.title))],
    ]
    for pair in pairs { expectSame(pair) }
    expectDifferent([AnyView(text)] + pairs.compactMap(\.first))
    expectSame([AnyView(text.baselineOffset(4)), AnyView(VStack { text }.baselineOffset(4))])
    expectDifferent([AnyView(text + Text("2")), AnyView(text + Text("2").baselineOffset(4))])
  }

  @Test("Fonts by weight, width, scale and case")
  func fonts() {
    expectDifferent([
      AnyView(text), AnyView(text.font(.body.weight(.ultraLight))), AnyView(text.font(.body.weight(.black))),
      AnyView(text.font(.body.width(.expanded))), AnyView(text.font(.body.width(.compressed))),
      AnyView(text.font(.body.scaled(by: 2))), AnyView(text.font(.body.lowercaseSmallCaps())),
      AnyView(text.font(.body.italic())), AnyView(text.font(.system(size: 30))),
    ])
    expectSame([AnyView(text), AnyView(text.font(.body)), AnyView(text.font(.body.width(.standard)))])
    expectSame([AnyView(text.font(.body.smallCaps())), AnyView(text.font(.body.lowercaseSmallCaps()))])
  }

  @Test("Lines are as many as their limit allows")
  func lines() {
    let long = Text("one two three four five six seven eight nine ten eleven twelve")
    func height(_ view: some View) -> CGFloat { Probe.size(view, width: 60).height }
    let one = height(long.lineLimit(1))
    #expect(abs(height(long.lineLimit(2)) - (2 * one)) <= 1)
    #expect(abs(height(long.lineLimit(...2)) - (2 * one)) <= 1)
    #expect(abs(height(long.lineLimit(1...2)) - (2 * one)) <= 1)
    #expect(abs(height(long.lineLimit(1, reservesSpace: true)) - (one)) <= 1)
    #expect(abs(height(Text("one").lineLimit(3, reservesSpace: true)) - (3 * one)) <= 1)
    #expect(abs(height(Text("one").lineLimit(3...)) - (3 * one)) <= 1)
    #expect(height(long.lineLimit(nil)) > 2 * one)
    #expect(abs(height(long.lineLimit(2).lineSpacing(10)) - (2 * one + 10)) <= 1)
  }

  @Test("Text that does not fit is truncated by the mode, or shrinks")
  func truncation() {
    let long = Text("one two three four five six").lineLimit(1).frame(width: 80)
    expectDifferent([
      AnyView(long), AnyView(long.truncationMode(.head)), AnyView(long.truncationMode(.middle)),
      AnyView(long.minimumScaleFactor(0.3)),
    ])
    expectSame([AnyView(long), AnyView(long.truncationMode(.tail))])
    #expect(appearance(Text("abc").textCase(.uppercase)).contains(">ABC<"))
  }

  @Test("Texts of attributed strings, formatters, resources and joined ones")
  func contents() throws {
    var attributed = AttributedString("Sample 10")
    expectSame([AnyView(text), AnyView(Text(attributed)), AnyView(Text("Sample ") + Text("10"))])
    attributed.font = .title
    expectSame([AnyView(text.font(.title)), AnyView(Text(attributed))])
    var marked = AttributedString("Sample 10")
    marked.kern = 3
    expectSame([AnyView(text.kerning(3)), AnyView(Text(marked))])
    var tracked = AttributedString("Sample 10")
    tracked.tracking = 3
    tracked.baselineOffset = 4
    expectSame([AnyView(text.tracking(3).baselineOffset(4)), AnyView(Text(tracked))])
    var struck = AttributedString("Sample 10")
    struck.strikethroughStyle = .single
    struck.underlineStyle = .single
    struck.foregroundColor = .red
    expectSame([AnyView(text.strikethrough().underline().foregroundStyle(.red)), AnyView(Text(struck))])
    expectSame([AnyView(Text("0.5")), AnyView(Text(0.5, format: .number))])
    expectSame([AnyView(Text(LocalizedStringResource("Sample 10"))), AnyView(text)])
    expectSame([AnyView(Text("7")), AnyView(Text(NSNumber(value: 7), formatter: NumberFormatter()))])
    #expect(Text("a") == Text("a") && Text("a") != Text("b") && Text("a").bold() != Text("a"))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text(verbatim: "a").bold() == Text(verbatim: "a").bold())
  }

  @Test("Interpolations keep the format and the style of their parts")
  func interpolations() {
    let half = 0.5
    expectSame([
      AnyView(Text("About \(0.5, format: .percent) of it")), AnyView(Text(verbatim: "About 50% of it")),
    ])
    expectSame([
      AnyView(Text("Now \(Text("bold").bold()) word")),
      AnyView(Text("Now ") + Text("bold").bold() + Text(" word")),
    ])
    expectSame([AnyView(Text("\(half, specifier: "%.2f") m")), AnyView(Text(verbatim: "0.50 m"))])
    expectSame([
      AnyView(Text("\(NSNumber(value: 7), formatter: NumberFormatter())")), AnyView(Text(verbatim: "7")),
    ])
    #expect(appearance(Text("A \(Image(systemName: "star")) star")) != appearance(Text("A  star")))
    #expect(appearance(Text("\(AttributedString("rich")) text")).contains("rich text"))
  }

  @Test("Levels of the foreground are the given styles")
  func levels() {
    expectSame([
      AnyView(VStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .green, .blue)),
      AnyView(Text("a").foregroundStyle(.blue)),
    ])
    expectSame([
      AnyView(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .green)),
      AnyView(Text("a").foregroundStyle(.green)),
    ])
  }

  @Test("Tints by colour and style, under both names")
  func tints() {
    let toggle = Toggle("Title", isOn: .constant(true))
    expectSame([
      AnyView(toggle.tint(.red)), AnyView(toggle.tint(Color?.some(.red))), AnyView(toggle.accentColor(.red)),
    ])
    expectDifferent([AnyView(toggle), AnyView(toggle.tint(.red))])
    let box = Color.clear.frame(width: 20, height: 20)
    expectSame([
      AnyView(box.background(in: Rectangle()).backgroundStyle(.red)),
      AnyView(box.background(.red, in: Rectangle())),
    ])
  }
}
