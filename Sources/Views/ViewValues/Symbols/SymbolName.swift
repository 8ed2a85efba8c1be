import Foundation
import OpenChartsDisplayList

/// Parses the name of a symbol and composes its drawing.
struct SymbolName {
  let name: String
  private let isFilled: Bool

  init(_ name: String) { self.init(name, isFilled: false) }

  private init(_ name: String, isFilled: Bool) {
    let ends = name.hasSuffix(".fill")
    self.name = ends ? String(name.dropLast(5)) : name
    self.isFilled = isFilled || ends
  }

  /// The symbol; `nil` if not even the first component is known.
  var symbol: SystemSymbol? {
    if let symbol = exact { return symbol }
    // An unknown suffix is dropped.
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return SymbolName(String(name[..<dot]), isFilled: isFilled).symbol
  }

  private var exact: SystemSymbol? {
    guard !name.isEmpty else { return nil }
    if let drawing = SymbolTable.drawing(name) { return SystemSymbol([drawing.part(isFilled: isFilled)]) }
    if let other = SymbolTable.alias(of: name) { return SymbolName(other, isFilled: isFilled).exact }
    if let range = name.range(of: ".trianglebadge.") {
      return badged(name[..<range.lowerBound], with: String(name[range.upperBound...]), in: "triangle")
    }
    if let range = name.range(of: ".badge", options: .backwards),
      range.upperBound == name.endIndex || name[range.upperBound] == "."
    {
      return badged(
        name[..<range.lowerBound], with: String(name[range.upperBound...].dropFirst()), in: "circle")
    }
    if let number { return number }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (start, end) = (name[..<dot], String(name[name.index(after: dot)...]))
    if end == "slash" {
      return SymbolName(String(start), isFilled: isFilled).exact.map { SystemSymbol($0.parts + [Self.slash]) }
    }
    if let frame = SymbolFrame.all[end] {
      return SymbolName(String(start)).exact.map {
        SystemSymbol([frame.part(around: $0.glyph, isFilled: isFilled)])
      }
    }
    return nil
  }

  /// A number of two or three digits.
  private var number: SystemSymbol? {
    guard (2...3).contains(name.utf8.count), name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    var part = SystemSymbol.Part()
    let scale = name.utf8.count == 2 ? 0.8 : 0.6
    let step = 20.0 / Double(name.utf8.count)
    for (index, digit) in name.enumerated() {
      let x = step * (Double(index) + 0.5) - 10 * scale
      let transform = Transform.scale(scale, scale).then(.translation(x, 10 - 10 * scale))
      guard let lines = SymbolTable.drawing(String(digit))?.lines else { return nil }
      part.lines.append(lines.transformed(by: transform))
    }
    return SystemSymbol([part])
  }

  // MARK: Slashes and badges

  /// A diagonal line on top of everything, with a gap beside it.
  private static let slash: SystemSymbol.Part = {
    var part = SystemSymbol.Part()
    part.lines = SymbolDrawing("||3 2.6 17.4 17 L").lines
    part.cleared = SymbolDrawing("2 1.4 1.4 2 18 18.6 19.4 17.2 3.4 1.2 Z").body
    return part
  }()

  private func badged(_ base: Substring, with glyph: String, in shape: String) -> SystemSymbol? {
    guard let symbol = SymbolName(String(base), isFilled: isFilled).exact else { return nil }
    var badge = SystemSymbol.Part()
    if glyph.isEmpty {
      badge.fill = VectorPath(ellipseIn: Rect(x: 12.4, y: 1.4, width: 6.2, height: 6.2))
      badge.cleared = VectorPath(ellipseIn: Rect(x: 11.2, y: 0.2, width: 8.6, height: 8.6))
      return SystemSymbol(symbol.parts + [badge])
    }
    guard let inner = SymbolName(glyph).exact else { return symbol }
    let side = 8.8
    let transform = Transform.scale(side / 20, side / 20).then(.translation(11, 11))
    let isTriangle = shape == "triangle"
    let outline =
      isTriangle
      ? SymbolDrawing("10 0.6 20 19 0 19 Z").body.transformed(by: transform)
      : VectorPath(ellipseIn: Rect(x: 11, y: 11, width: side, height: side))
    let reduced = Transform.scale(0.26, 0.26)
      .then(.translation(11 + side / 2 - 2.6, 11 + side / 2 - 2.6 + (isTriangle ? 1 : 0)))
    badge.glyph = inner.glyph.transformed(by: reduced)
    badge.fill = AreaOutline.cutting(badge.glyph ?? .init(), width: 1.1, outOf: outline)
    badge.lineWidth = 1.1
    badge.cleared = VectorPath(ellipseIn: Rect(x: 9.8, y: 9.8, width: side + 2.4, height: side + 2.4))
    return SystemSymbol(symbol.parts + [badge])
  }
}

/// A frame around another symbol, such as the circle of `plus.circle`.
struct SymbolFrame {
  /// The name of the frame's drawing.
  let shape: String
  /// The scale from the smaller symbol's grid to the symbol's grid.
  let scale: Double
  /// The position of the centre of the smaller symbol.
  let center: Point

  private init(_ shape: String, _ scale: Double, _ x: Double = 10, _ y: Double = 10) {
    self.shape = shape
    self.scale = scale
    center = Point(x, y)
  }

  /// The frames by the last component of a name.
  static let all: [String: SymbolFrame] = [
    "circle": SymbolFrame("circle", 0.56), "square": SymbolFrame("square", 0.58),
    "app": SymbolFrame("app", 0.56), "seal": SymbolFrame("seal", 0.54),
    "shield": SymbolFrame("shield", 0.52, 10, 9.8),
    "diamond": SymbolFrame("diamond", 0.48), "hexagon": SymbolFrame("hexagon", 0.52),
    "octagon": SymbolFrame("octagon", 0.56), "triangle": SymbolFrame("triangle", 0.42, 10, 12.4),
    "rectangle": SymbolFrame("rectangle", 0.5), "capsule": SymbolFrame("capsule", 0.4),
    "portrait": SymbolFrame("rectangle.portrait", 0.5), "heart": SymbolFrame("heart", 0.44, 10, 9),
    "bubble": SymbolFrame("bubble.left", 0.46, 10, 8.5), "message": SymbolFrame("bubble.left", 0.46, 10, 8.5),
    "doc": SymbolFrame("rectangle.portrait", 0.46), "document": SymbolFrame("rectangle.portrait", 0.46),
    "cloud": SymbolFrame("cloud", 0.36, 10, 11.4), "icloud": SymbolFrame("cloud", 0.36, 10, 11.4),
    "house": SymbolFrame("house (frame)", 0.42, 10, 11.6), "folder": SymbolFrame("folder", 0.42, 10, 11),
    "tv": SymbolFrame("tv", 0.42, 10, 9.5), "bookmark": SymbolFrame("bookmark", 0.36, 10, 7.6),
    "viewfinder": SymbolFrame("viewfinder", 0.5), "dashed": SymbolFrame("square.dashed", 0.5),
    "clipboard": SymbolFrame("clipboard (frame)", 0.44, 10, 11),
    "calendar": SymbolFrame("calendar (frame)", 0.4, 10, 12.6),
  ]

  func part(around glyph: SystemSymbol.Glyph, isFilled: Bool) -> SystemSymbol.Part {
    let transform = Transform.translation(-10, -10).then(.scale(scale, scale)).then(
      .translation(center.x, center.y))
    let reduced = glyph.transformed(by: transform)
    let drawing = SymbolTable.drawing(shape)
    var part = SystemSymbol.Part()
    part.lines = drawing?.lines ?? VectorPath()
    if isFilled, let body = drawing?.body, !body.isEmpty {
      part.fill = AreaOutline.cutting(reduced, width: SystemSymbol.lineWidth, outOf: body)
    } else {
      for path in [drawing?.body, drawing?.inner] { part.lines.append(path ?? VectorPath()) }
      part.lines.append(reduced.lines)
      part.fill = reduced.fill
    }
    part.glyph = reduced
    return part
  }
}
