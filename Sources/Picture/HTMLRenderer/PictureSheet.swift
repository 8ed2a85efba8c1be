import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// The pictures of a page, with their colours as custom properties of the style sheet. Appearances that differ only
/// in colours share one drawing.
struct PictureSheet {
  /// A colour in each appearance.
  private typealias Swatch = [RGBAText]
  private typealias RGBAText = String

  /// The drawings of a layout, and the index of the drawing for each appearance.
  struct Layout {
    var drawings: [String] = []
    var choice: [PageAppearance: Int] = [:]
  }

  private var swatches: [Swatch] = []
  private var index: [Swatch: Int] = [:]
  private(set) var layouts: [Layout] = []
  /// The identifiers of raster images in drawings, by their elements.
  private var images: [Substring: Int] = [:]
  private let appearances = PageAppearance.allCases

  init() {}

  /// Adds a layout. Appearances without a picture use the picture of another appearance.
  ///
  /// - Parameter isMain: Whether the layout is visible without the style sheet, and so contains its light colours too.
  mutating func add(_ layout: PageLayout, number: Int, isMain: Bool = false) {
    var groups: [(drawing: SVGColors, colors: [PageAppearance: [RGBAText]])] = []
    var result = Layout()
    for appearance in appearances {
      guard let list = layout.pictures[appearance] else { continue }
      let drawing = SVGColors(Self.svg(list, size: layout.size, number: number))
      let colors = drawing.attributes.map(Self.text)
      if let groupIndex = groups.firstIndex(where: { $0.drawing.hasSameDrawing(as: drawing) }) {
        groups[groupIndex].colors[appearance] = colors
        result.choice[appearance] = groupIndex
      } else {
        result.choice[appearance] = groups.count
        groups.append((drawing, [appearance: colors]))
      }
    }
    for appearance in appearances where result.choice[appearance] == nil {
      result.choice[appearance] = result.choice[Self.substitute(appearance, in: result.choice)] ?? 0
    }
    for group in groups {
      var text = ""
      for (pieceIndex, piece) in group.drawing.pieces.enumerated() {
        text += piece
        guard pieceIndex < group.drawing.attributes.count else { break }
        let color = property(
          appearances.map { group.colors[Self.substitute($0, in: group.colors)]?[pieceIndex] ?? "none" },
          hasFallback: isMain)
        text += " \(group.drawing.attributes[pieceIndex].name)=\"\(color)\""
      }
      result.drawings.append(sharing(text))
    }
    layouts.append(result)
  }

  /// Replaces raster images that an earlier drawing contains with references, because appearances share many of them.
  private mutating func sharing(_ svg: String) -> String {
    var (result, rest) = ("", svg[...])
    while let start = rest.range(of: "<image "),
      let end = rest.range(of: "/>", range: start.upperBound..<rest.endIndex)
    {
      let image = rest[start.lowerBound..<end.upperBound]
      result += rest[..<start.lowerBound]
      if let imageNumber = images[image] {
        result += "<use href=\"#pixels\(imageNumber)\"/>"
      } else {
        result += "<image id=\"pixels\(images.count)\" " + image[start.upperBound...]
        images[image] = images.count
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Crops the drawings of a layout to a part, which then fills its container.
  mutating func fit(_ layout: Int, to part: Rect) {
    layouts[layout].drawings = layouts[layout].drawings.map { svg in
      guard let start = svg.range(of: " viewBox=\""),
        let end = svg.range(of: " font-family=", range: start.upperBound..<svg.endIndex)
      else { return svg }
      let box = [part.x, part.y, part.width, part.height].map { JSONText.number(($0 * 100).rounded() / 100) }
      return svg[..<start.lowerBound]
        + " viewBox=\"\(box.joined(separator: " "))\" preserveAspectRatio=\"none\"" + svg[end.lowerBound...]
    }
  }

  /// The identifiers of marks that have elements in the drawings.
  var identifiers: Set<UInt32> {
    var ids: Set<UInt32> = []
    let name = Array(" data-id=\"".utf8)
    for svg in layouts.flatMap(\.drawings) {
      var svg = svg
      svg.withUTF8 { bytes in
        var i = 0
        while i + name.count < bytes.count {
          guard bytes[i] == name[0], bytes[i + 1] == name[1], bytes[i..<(i + name.count)].elementsEqual(name)
          else {
            i += 1
            continue
          }
          i += name.count
          var number: UInt32 = 0
          while i < bytes.count, case let digit = bytes[i] &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ UInt32(digit)
            i += 1
          }
          ids.insert(number)
        }
      }
    }
    return ids
  }

  /// Returns the number of the custom property with this colour in each appearance.
  mutating func number(of colors: [PageAppearance: RGBA]) -> Int {
    number(appearances.map { colors[Self.substitute($0, in: colors)].map(Self.text) ?? "#000" })
  }

  /// Returns the appearance whose colours replace missing ones.
  private static func substitute<Value>(_ wanted: PageAppearance, in available: [PageAppearance: Value])
    -> PageAppearance
  {
    let order: [PageAppearance] =
      switch wanted {
      case .light: [.light, .lightContrast, .dark]
      case .dark: [.dark, .darkContrast, .light]
      case .lightContrast: [.lightContrast, .light, .darkContrast]
      case .darkContrast: [.darkContrast, .dark, .lightContrast]
      }
    return order.first { available[$0] != nil } ?? available.keys.min { $0.rawValue < $1.rawValue } ?? .light
  }

  private mutating func number(_ swatch: Swatch) -> Int {
    if let swatchNumber = index[swatch] { return swatchNumber }
    index[swatch] = swatches.count
    swatches.append(swatch)
    return swatches.count - 1
  }

  private mutating func property(_ swatch: Swatch, hasFallback: Bool) -> String {
    guard Set(swatch).count > 1 else { return swatch[0] }
    return "var(--c\(number(swatch))\(hasFallback ? "," + swatch[0] : ""))"
  }

  /// Returns the CSS rules for the colours. Later appearances override earlier ones.
  func rules(with more: [(name: String, colors: [PageAppearance: RGBA])]) -> String {
    let all =
      swatches.enumerated().map { ("--c\($0.offset)", $0.element) }
      + more.map { entry in
        (
          entry.name,
          appearances.map {
            entry.colors[Self.substitute($0, in: entry.colors)].map(Self.text) ?? "#000"
          }
        )
      }
    var text = ""
    for (appearanceIndex, appearance) in appearances.enumerated() {
      let changed = all.filter { appearanceIndex == 0 || Set($0.1).count > 1 }
      guard !changed.isEmpty else { continue }
      let body = ":root{" + changed.map { "\($0.0):\($0.1[appearanceIndex])" }.joined(separator: ";") + "}"
      text += appearance.query.map { "@media \($0){\(body)}\n" } ?? body + "\n"
    }
    return text
  }

  // MARK: - Reading

  /// The maximum number of faces for vectors. A page has one drawing per appearance, and draws surfaces again on
  /// rotation, so larger scenes are shorter as pixels.
  private static let faceLimit = 1_000

  /// Whether a drawing would rasterize a scene.
  static func holdsPixels(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .scene(let scene): scene.isLarge(faces: faceLimit)
      case .group(let group): holdsPixels(group.children)
      case .path, .rects, .symbols, .text, .image: false
      }
    }
  }

  static func svg(_ list: DisplayList, size: Size, number: Int) -> String {
    var list = list
    list.accessibility = []
    var options = SVGOptions()
    options.identifierPrefix = "p\(String(number + 100_000))"
    options.faceLimit = faceLimit
    return SVGRenderer.render(list, size: size, options: options)
  }

  /// The colour of an attribute with its opacity.
  private static func text(_ attribute: SVGColors.Attribute) -> String {
    attribute.opacity.map { transparent(attribute.value, opacity: $0) } ?? attribute.value
  }

  /// Adds an opacity to a colour of three or six hexadecimal digits.
  private static func transparent(_ color: String, opacity: String) -> String {
    let long = color.utf8.count == 4 ? "#" + color.dropFirst().map { "\($0)\($0)" }.joined() : color
    return long + hex(Int(((Double(opacity) ?? 1) * 255).rounded()))
  }

  private static func hex(_ byte: Int) -> String {
    let digits = String(min(max(byte, 0), 255), radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  static func text(_ color: RGBA) -> String {
    func byte(_ v: Double) -> Int { v.isNaN ? 0 : Int((min(max(v, 0), 1) * 255).rounded()) }
    let opaque = "#" + hex(byte(color.r)) + hex(byte(color.g)) + hex(byte(color.b))
    return color.a < 1 ? opaque + hex(byte(color.a)) : opaque
  }
}
