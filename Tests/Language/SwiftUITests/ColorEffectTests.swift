import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite struct ColorEffectTests {
  /// The colour of the first rectangle or text of a view.
  private func color(_ view: some View) throws -> RGBA {
    func first(_ items: [DisplayItem]) -> RGBA? {
      items.lazy.compactMap { item -> RGBA? in
        switch item {
        case .path(let item): item.fill?.representativeColor
        case .rects(let batch): batch.fill.representativeColor
        case .text(let run): run.span.color
        case .group(let group): first(group.children)
        case .symbols, .scene, .image: nil
        }
      }.first
    }
    return try #require(first(Probe.tree(view, width: 20, height: 20).draw().list.items))
  }

  private func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
    [a.r - b.r, a.g - b.g, a.b - b.b, a.a - b.a].allSatisfy { abs($0) < 1e-3 }
  }

  private let warm = Color(red: 1, green: 0.5, blue: 0)

  @Test func eachEffectChangesColoursByItsFormula() throws {
    let grey = 0.2126 + 0.7152 * 0.5
    #expect(isNear(try color(warm.grayscale(1)), RGBA(grey, grey, grey)))
    #expect(isNear(try color(warm.grayscale(0)), RGBA(1, 0.5, 0)))
    #expect(isNear(try color(warm.saturation(0)), RGBA(grey, grey, grey)))
    #expect(isNear(try color(warm.saturation(1)), RGBA(1, 0.5, 0)))
    #expect(isNear(try color(warm.brightness(0.25)), RGBA(1, 0.75, 0.25)))
    #expect(isNear(try color(warm.brightness(-0.25)), RGBA(0.75, 0.25, 0)))
    #expect(isNear(try color(warm.contrast(0.5)), RGBA(0.75, 0.5, 0.25)))
    #expect(isNear(try color(warm.colorInvert()), RGBA(0, 0.5, 1)))
    #expect(isNear(try color(warm.hueRotation(.degrees(360))), RGBA(1, 0.5, 0)))
    let multiplied = try color(warm.colorMultiply(Color(red: 0.5, green: 1, blue: 1, opacity: 0.5)))
    #expect(isNear(multiplied, RGBA(0.5, 0.5, 0, 0.5)))
    #expect(isNear(try color(warm.brightness(.nan)), RGBA(1, 0.5, 0)))
  }

  @Test func effectsReachTextsGroupsAndWhatIsRead() throws {
    let view = VStack { Text("Red").foregroundStyle(warm) }.opacity(0.5).colorInvert()
    #expect(isNear(try color(view), RGBA(0, 0.5, 1)))
    #expect(Probe.tree(view, width: 90, height: 20).draw().list.accessibility.map(\.label) == ["Red"])
  }

  @Test func effectsOneAfterAnotherAddUp() throws {
    let both = ColorMatrix.saturation(0.3).then(.brightness(0.2)).then(.inversion)
    let color = RGBA(0.4, 0.5, 0.3)
    let steps = [ColorMatrix.saturation(0.3), .brightness(0.2), .inversion].reduce(color) { $1.apply($0) }
    #expect(isNear(both.apply(color), steps))
  }
}
