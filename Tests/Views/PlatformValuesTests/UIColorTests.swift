import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing
import UIKit

@Suite struct UIColorTests {
  private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard)
    -> EnvironmentValues
  {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values.colorSchemeContrast = contrast
    return values
  }

  @Test("Components are returned unchanged")
  func components() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.2, 0.4, 0.6, 0.5])
    #expect(color.cgColor.components == [0.2, 0.4, 0.6, 0.5])
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(Color(cgColor: color.cgColor).cgColor == color.cgColor)
    #expect(Color.blue.cgColor == nil)
    #expect(!color.getWhite(&r, alpha: nil))
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&r, alpha: &a) && r == 0.3 && a == 1)
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }

  @Test("Hue, saturation and brightness are returned unchanged, for all hues", arguments: 0..<12)
  func hues(step: Int) {
    let hue = CGFloat(step) / 12
    let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1)
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.7) < 1e-9 && abs(b - 0.9) < 1e-9)
  }

  @Test("System colours follow the appearance as in SwiftUI, and can be resolved for one")
  func systemColours() {
    for scheme in ColorScheme.allCases {
      #expect(
        Color(uiColor: .systemBlue).rgba(in: environment(scheme)) == Color.blue.rgba(in: environment(scheme)))
    }
    let dark = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(Color(dark).rgba(in: environment(.light)) == .black)
  }

  @Test("A colour with a closure is evaluated for each appearance")
  func dynamic() {
    let color = UIColor { traits in
      traits.accessibilityContrast == .high
        ? .green : traits.userInterfaceStyle == .dark ? .red : .blue
    }
    let shown = Color(color)
    #expect(shown.rgba(in: environment(.light)) == RGBA(0, 0, 1))
    #expect(shown.rgba(in: environment(.dark)) == RGBA(1, 0, 0))
    #expect(shown.rgba(in: environment(.dark, .increased)) == RGBA(0, 1, 0))
    #expect(shown.opacity(0.5).rgba(in: environment(.dark)) == RGBA(1, 0, 0, 0.5))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect("\(shown)".contains("dark"))
  }

  @Test("A new alpha replaces the colour's alpha, in each appearance")
  func alpha() {
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(half.withAlphaComponent(0.8).cgColor.components == [1, 0, 0, 0.8])
    #expect(NSColor(half.withAlphaComponent(2).color).cgColor.alpha == 1)
    #expect(half.withAlphaComponent(.nan) == half)
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        let environment = environment(scheme, contrast)
        let faded = UIColor.secondaryLabel.withAlphaComponent(0.25).color.rgba(in: environment)
        let own = Color.secondary.rgba(in: environment)
        #expect(faded == RGBA(own.r, own.g, own.b, 0.25))
      }
    }
    // A tint colour with an opacity still follows the tint of the view, and the description of a missing colour still
    // contains its name.
    var green = environment(.light)
    green.tint = AnyShapeStyle(Color.green)
    let tint = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(tint.color.rgba(in: green) == Color.green.opacity(0.5).rgba(in: green))
    #expect(tint.withAlphaComponent(0.75).color == UIColor.tintColor.withAlphaComponent(0.75).color)
    let missing = UIColor(Color("Nowhere")).withAlphaComponent(0.5)
    #expect("\(missing.color)".contains("Nowhere"))
  }

  @Test("A catalogue colour is found by its name, and a missing one is nil")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("A.xcassets/Tone.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let tone = try #require(UIColor(named: "Tone", in: bundle))
    #expect(tone.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(named: "Tune", in: bundle) == nil)
  }

  @Test("AppKit's names mean the same colours")
  func appKit() {
    #expect(Color(nsColor: .systemRed) == Color(uiColor: .systemRed))
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    let color = NSColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color.cgColor == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).cgColor)
    #expect(color != color.withAlphaComponent(0.5))
    #expect(NSColor(named: "NotThere") == nil)
    let grid = NSColor.gridColor
    #expect(Color(grid) == Color(uiColor: .separator) && Color(.labelColor) == Color(uiColor: .label))
    // A name that UIKit and AppKit share means UIKit's colour or font.
    #expect(Color(.red) == Color(UIColor.red) && Font(.systemFont(ofSize: 9)) == .system(size: 9))
  }

  @Test("A colour has a description and equality")
  func descriptions() {
    #expect(
      UIColor(red: 1, green: 0.25, blue: 0, alpha: 0.5).description == "UIExtendedSRGBColorSpace 1 0.25 0 0.5"
    )
    #expect("\(UIColor.systemRed)" == "UIColor: red")
    #expect(UIColor.red.isEqual(UIColor.red) && !UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
    #expect(UIColor.lightText.cgColor.components == [1, 1, 1, 0.6] && UIColor.darkText == .black)
  }

  @Test("A colour survives an archive in each appearance, and literals are colours")
  func archives() throws {
    for color in [UIColor(red: 1, green: 0.25, blue: 0, alpha: 0.5), .systemTeal] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
      #expect(copy.cgColor == color.cgColor)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(copy.resolvedColor(with: dark).cgColor == color.resolvedColor(with: dark).cgColor)
    }
    #expect(UIColor.red.copy() as? UIColor == .red && Set([UIColor.red, .red]).count == 1)
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(literal == Color(red: 1, green: 0.5, blue: 0))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
  }

  @Test("AppKit's colours have components, can be mixed, and are evaluated for each appearance")
  func appKitComponents() throws {
    let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let parts = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
    #expect(parts == [0.2, 0.4, 0.6, 0.5])
    var (r, a): (CGFloat, CGFloat) = (0, 0)
    color.getRed(&r, green: nil, blue: nil, alpha: &a)
    #expect(r == 0.2 && a == 0.5)
    let tone = NSColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 1)
    #expect(abs(tone.hueComponent - 0.25) < 1e-9 && abs(tone.saturationComponent - 0.5) < 1e-9)
    #expect(abs(tone.brightnessComponent - 0.8) < 1e-9)
    let plain = try #require(NSColor.systemBlue.usingColorSpace(.sRGB))
    #expect(plain.redComponent == NSColor.systemBlue.redComponent)
    #expect(Color(plain).rgba(in: environment(.dark)) == Color.blue.rgba(in: environment(.light)))
    let half = try #require(NSColor.black.blended(withFraction: 0.25, of: .white))
    #expect(half.redComponent == 0.25 && NSColor(cgColor: half.cgColor) == half)
    #expect(NSColor(named: "NotThere", bundle: nil) == nil)
    let dynamic = NSColor(name: nil) { appearance in
      if appearance.name == .accessibilityHighContrastAqua { return .green }
      return appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue
    }
    #expect(Color(dynamic).rgba(in: environment(.light)) == RGBA(0, 0, 1))
    #expect(Color(dynamic).rgba(in: environment(.dark)) == RGBA(1, 0, 0))
    #expect(Color(dynamic).rgba(in: environment(.dark, .increased)) == RGBA(1, 0, 0))
    #expect(Color(dynamic).rgba(in: environment(.light, .increased)) == RGBA(0, 1, 0))
    #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua]) == .aqua)
    #expect(NSAppearance(named: .init(rawValue: "Sepia")) == nil)
    #expect(NSColor.controlTextColor == .labelColor && Color(.systemFill) == Color(nsColor: .systemFill))
    let page = Color(NSColor.underPageBackgroundColor)
    #expect(page.rgba(in: environment(.dark)) == RGBA(bytes: 40, 40, 40))
  }
}
