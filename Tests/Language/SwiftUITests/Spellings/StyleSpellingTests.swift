import OpenChartsDisplayList
import SwiftUI
import Testing

/// Tests of gradients, materials and colours: each short form equals the long form, and each has an effect.
@MainActor @Suite struct StyleSpellingTests {
  private func swatch<S: ShapeStyle>(_ style: S) -> AnyView {
    AnyView(Rectangle().fill(style).frame(width: 60, height: 40))
  }

  private let colors: [Color] = [.red, .blue]
  private var stops: [SwiftUI.Gradient.Stop] {
    [.init(color: .red, location: 0), .init(color: .blue, location: 1)]
  }
  private var gradient: SwiftUI.Gradient { Gradient(colors: colors) }

  @Test("Linear gradients by colours, stops and gradient")
  func linear() {
    expectSame([
      swatch(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)),
      swatch(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
      swatch(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
      swatch(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
      swatch(.linearGradient(AnyGradient(gradient), startPoint: .leading, endPoint: .trailing)),
      swatch(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
      swatch(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)),
    ])
  }

  @Test("Radial and elliptical gradients by colours, stops and gradient")
  func radial() {
    expectSame([
      swatch(RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 20)),
      swatch(RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 20)),
      swatch(RadialGradient(stops: stops, center: .center, startRadius: 2, endRadius: 20)),
      swatch(.radialGradient(gradient, center: .center, startRadius: 2, endRadius: 20)),
      swatch(.radialGradient(AnyGradient(gradient), center: .center, startRadius: 2, endRadius: 20)),
      swatch(.radialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 20)),
      swatch(.radialGradient(stops: stops, center: .center, startRadius: 2, endRadius: 20)),
    ])
    expectSame([
      swatch(EllipticalGradient(gradient: gradient)), swatch(EllipticalGradient(colors: colors)),
      swatch(EllipticalGradient(stops: stops)), swatch(.ellipticalGradient(gradient)),
      swatch(.ellipticalGradient(AnyGradient(gradient))), swatch(.ellipticalGradient(colors: colors)),
      swatch(.ellipticalGradient(stops: stops)),
    ])
  }

  @Test("Angular and conic gradients by colours, stops and gradient")
  func angular() {
    let (from, to) = (Angle.degrees(10), Angle.degrees(370))
    expectSame([
      swatch(AngularGradient(gradient: gradient, center: .center, startAngle: from, endAngle: to)),
      swatch(AngularGradient(colors: colors, center: .center, startAngle: from, endAngle: to)),
      swatch(AngularGradient(stops: stops, center: .center, startAngle: from, endAngle: to)),
      swatch(.angularGradient(gradient, center: .center, startAngle: from, endAngle: to)),
      swatch(.angularGradient(AnyGradient(gradient), center: .center, startAngle: from, endAngle: to)),
      swatch(.angularGradient(colors: colors, center: .center, startAngle: from, endAngle: to)),
      swatch(.angularGradient(stops: stops, center: .center, startAngle: from, endAngle: to)),
      swatch(AngularGradient(gradient: gradient, center: .center, angle: from)),
      swatch(AngularGradient(colors: colors, center: .center, angle: from)),
      swatch(AngularGradient(stops: stops, center: .center, angle: from)),
      swatch(.conicGradient(gradient, center: .center, angle: from)),
      swatch(.conicGradient(AnyGradient(gradient), center: .center, angle: from)),
      swatch(.conicGradient(colors: colors, center: .center, angle: from)),
      swatch(.conicGradient(stops: stops, center: .center, angle: from)),
    ])
  }

  @Test("A gradient in the perceptual colour space has other colours between its ends")
  func colorSpaces() {
    expectDifferent([
      swatch(.linearGradient(gradient.colorSpace(.device), startPoint: .top, endPoint: .bottom)),
      swatch(.linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)),
    ])
    expectSame([
      swatch(.linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)),
      swatch(
        .linearGradient(
          AnyGradient(gradient).colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)),
    ])
  }

  @Test("Thicker materials are more opaque")
  func materials() {
    expectDifferent([
      swatch(.ultraThinMaterial), swatch(.thinMaterial), swatch(.regularMaterial), swatch(.thickMaterial),
      swatch(.ultraThickMaterial), swatch(.bar),
    ])
  }

  @Test("Levels of the foreground become fainter")
  func levels() {
    func alpha(_ style: some ShapeStyle) -> Double {
      guard case .color(let color) = style.brush(in: EnvironmentValues()) else { return 0 }
      return color.a
    }
    let levels = [
      alpha(.primary), alpha(.secondary), alpha(.tertiary), alpha(.quaternary), alpha(.quinary),
    ]
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 5)
  }

  @Test("Names of colours are the same on styles")
  func names() {
    expectSame([swatch(.cyan), swatch(Color.cyan)])
    expectSame([swatch(.brown), swatch(Color.brown)])
    let pairs: [(AnyView, AnyView)] = [
      (swatch(.red), swatch(Color.red)), (swatch(.orange), swatch(Color.orange)),
      (swatch(.yellow), swatch(Color.yellow)), (swatch(.green), swatch(Color.green)),
      (swatch(.mint), swatch(Color.mint)), (swatch(.teal), swatch(Color.teal)),
      (swatch(.blue), swatch(Color.blue)), (swatch(.indigo), swatch(Color.indigo)),
      (swatch(.purple), swatch(Color.purple)), (swatch(.pink), swatch(Color.pink)),
      (swatch(.gray), swatch(Color.gray)), (swatch(.white), swatch(Color.white)),
      (swatch(.black), swatch(Color.black)),
    ]
    for (style, color) in pairs { expectSame([style, color]) }
    expectDifferent(pairs.map(\.0))
  }

  @Test("Every colour of UIKit has its own value in light and dark, and all differ in kind")
  func uiColors() {
    let all: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
      .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
      .quaternaryLabel, .separator, .opaqueSeparator, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
    ]
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let seen = all.map { Color(uiColor: $0).resolve(in: environment).description }
      for (index, one) in seen.enumerated() {
        #expect(!seen[..<index].contains(one), "\(index) is \(one) again, \(scheme)")
      }
    }
    let fixed: [(UIColor, [Float])] = [
      (.black, [0, 0, 0]), (.white, [1, 1, 1]), (.gray, [0.5, 0.5, 0.5]), (.red, [1, 0, 0]),
      (.green, [0, 1, 0]), (.blue, [0, 0, 1]), (.cyan, [0, 1, 1]), (.yellow, [1, 1, 0]),
      (.magenta, [1, 0, 1]),
      (.orange, [1, 0.5, 0]), (.purple, [0.5, 0, 0.5]), (.brown, [0.6, 0.4, 0.2]),
      (.lightGray, [2 / 3, 2 / 3, 2 / 3]), (.darkGray, [1 / 3, 1 / 3, 1 / 3]),
    ]
    for (color, parts) in fixed {
      let resolved = Color(uiColor: color).resolve(in: EnvironmentValues())
      for (part, wanted) in zip([resolved.red, resolved.green, resolved.blue], parts) {
        #expect(abs(part - wanted) < 0.005)
      }
    }
    #expect(Color(uiColor: .clear).resolve(in: EnvironmentValues()).opacity == 0)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).hashValue == UIColor.red.hashValue)
    let faint = Color(uiColor: UIColor.red.withAlphaComponent(0.25)).resolve(in: EnvironmentValues())
    #expect(abs(faint.opacity - 0.25) < 0.005)
  }
}
