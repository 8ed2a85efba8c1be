import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct ShapeStyleTests {
  private let plain = EnvironmentValues()

  private func brush<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues? = nil) -> Brush {
    style._paint(in: environment ?? plain).brush
  }

  @Test func membersAreFoundThroughTheProtocol() {
    #expect(brush(.blue) == .color(RGBA(bytes: 0, 136, 255)))
    #expect(brush(.pink.opacity(0.2)) == .color(RGBA(bytes: 255, 45, 85, 0.2)))
    #expect(brush(.clear) == .color(.clear))
    #expect(brush(.primary) == .color(.black))
    #expect(brush(.background) == .color(.white))
    #expect(brush(.tint) == brush(.blue))
    #expect(brush(.blue.gradient) == brush(Color.blue.gradient))
    _ = [
      brush(.secondary), brush(.quinary), brush(.foreground), brush(.separator), brush(.fill),
      brush(.regularMaterial), brush(.bar), brush(.placeholder), brush(.link),
      brush(.gray.secondary), brush(.shadow(.drop(radius: 2))),
      brush(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)),
      brush(.conicGradient(colors: [.red, .blue], center: .center)),
      brush(.ellipticalGradient(colors: [.red, .blue])),
      brush(Gradient(colors: [.red, .blue])), brush(.blue.shadow(.drop(radius: 1))),
    ]
  }

  @Test func gradientsBecomeBrushes() {
    let (red, blue) = (Color.red.rgba(in: plain), Color.blue.rgba(in: plain))
    let stops = [GradientStop(0, red), GradientStop(1, blue)]
    #expect(
      brush(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))
        == .linear(stops, start: Point(0.5, 0), end: Point(1, 1)))
    #expect(
      brush(RadialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 5))
        == .radial(stops, center: Point(0.5, 0), startRadius: 1, endRadius: 5))
    #expect(
      brush(EllipticalGradient(colors: [.red, .blue]))
        == .elliptical(stops, center: Point(0.5, 0.5), startFraction: 0, endFraction: 0.5))
    #expect(
      brush(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90)))
        == .angular(
          stops, center: Point(0.5, 0.5), startAngle: .pi / 2,
          endAngle: (Angle.degrees(90) + .degrees(360)).radians))
  }

  @Test func stopsAreKeptInOrder() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: -1), .init(color: .blue, location: 0.6),
      .init(color: .green, location: 0.3), .init(color: .black, location: .nan),
    ])
    #expect(gradient.resolved(in: plain).map(\.location) == [-1, 0.6, 0.6, 0.6])
    #expect(Gradient(colors: []).resolved(in: plain).isEmpty)
    #expect(Gradient(colors: [.red]).resolved(in: plain).map(\.location) == [0])
  }

  @Test func perceptualGradientsPassThroughTheirStops() {
    let fine = Gradient(colors: [.red, .green]).resolved(in: plain, space: .perceptual)
    #expect(fine.count > 4)
    #expect(fine.first?.color == Color.red.rgba(in: plain))
    #expect(fine.last?.color == Color.green.rgba(in: plain))
  }

  @Test func levelsReferToTheStyleInForce() {
    var values = plain
    values.setForeground([AnyShapeStyle(Color.red)])
    let red = Color.red.rgba(in: plain)
    #expect(brush(.primary, values) == .color(red))
    #expect(brush(.secondary, values) == .color(red.multiplyingAlpha(by: 0.5)))
    // Values of `Color` with the same names do not change.
    #expect(brush(Color.primary, values) == .color(.black))
    values.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(brush(.foreground, values) == .color(red.multiplyingAlpha(by: 0.5)))
  }

  @Test func aLevelOfALevelIsOneFurther() {
    var values = plain
    values.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    #expect(brush(.foreground, values) == .color(RGBA(bytes: 60, 60, 67, 0.76)))
    #expect(brush(.secondary, values) == .color(RGBA(bytes: 60, 60, 67, 0.3)))
  }

  @Test func givenLevelsAreUsed() {
    var values = plain
    values.setForeground([AnyShapeStyle(Color.red), AnyShapeStyle(Color.green)])
    #expect(brush(.secondary, values) == brush(.green))
    #expect(brush(.tertiary, values) == brush(.green.opacity(0.5)))
  }

  @Test func ownStylesResolveInTheirEnvironment() {
    struct Warm: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.orange : Color.red
      }
    }
    var dark = plain
    dark.colorScheme = .dark
    #expect(brush(Warm()) == brush(.orange))
    #expect(brush(Warm(), dark) == brush(.red, dark))
    #expect(brush(AnyShapeStyle(AnyShapeStyle(Warm()))) == brush(.orange))
  }

  @Test func materialsAreSolidWithReducedTransparency() {
    var values = plain
    #expect(brush(.thinMaterial).representativeColor.a < 1)
    values.accessibilityReduceTransparency = true
    #expect(brush(.thinMaterial, values).representativeColor.a == 1)
  }

  @Test func stylesOverGradientsFadeAllStops() {
    let faded = brush(
      LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom).opacity(0.5))
    #expect(faded.representativeColor == RGBA(0, 0, 0, 0.5))
  }
}
