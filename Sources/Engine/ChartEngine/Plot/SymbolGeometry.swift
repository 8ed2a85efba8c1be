import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws symbols as batches: one outline at many positions.
enum SymbolGeometry {
  /// Returns the diameter of a circle with an area in square points.
  static func diameter(_ area: Double) -> Double { 2 * (max(area, 0) / .pi).squareRoot() }

  /// Returns the outline of a symbol with an area, centred at (0, 0).
  static func outline(_ symbol: SymbolShape, area: Double) -> SymbolBatch.Outline {
    let d = diameter(area)
    if symbol.shape.key == BasicSymbol.circle.rawValue { return .circle(radius: d / 2) }
    let unit = symbol.perceptualUnitRect
    return .path(
      symbol.shape.path(
        Rect(x: d * (unit.x - 0.5), y: d * (unit.y - 0.5), width: d * unit.width, height: d * unit.height)))
  }

  /// Returns symbols with one area, or with the given size.
  static func items(
    _ symbol: SymbolRequest, area: Double, box: Size?, at centers: PointList, fill: Brush,
    brushBounds: Rect?, firstID: MarkID?
  ) -> [DisplayItem] {
    switch symbol {
    case .none: return []
    case .shape(let shape):
      let outline: SymbolBatch.Outline
      if let box {
        let frame = Rect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
        outline = .path(shape.shape.path(frame))
      } else {
        outline = Self.outline(shape, area: area)
      }
      return [
        .symbols(SymbolBatch(outline, at: centers, fill: fill, brushBounds: brushBounds, firstID: firstID))
      ]
    case .content(let content):
      let size = box ?? content.content.size(width: nil, height: nil)
      let list = content.content.draw(size: size)
      return centers.map { center in
        var group = GroupItem(list.items)
        group.transform = .translation(center.x - size.width / 2, center.y - size.height / 2)
        return .group(group)
      }
    }
  }

  /// Whether a symbol on a line is drawn as a ring: a built-in symbol with an interior.
  static func isRing(_ symbol: SymbolRequest) -> Bool {
    guard case .shape(let shape) = symbol else { return false }
    return BasicSymbol(rawValue: shape.shape.key)?.hasInside ?? false
  }

  /// Returns symbols on a line as rings, filled with the background so that the line ends at them. Their size is that
  /// of the symbols of points.
  ///
  /// - Parameter width: The width of the ring in points; reduced in small symbols, so that they stay open.
  static func ring(
    _ symbol: SymbolShape, area: Double, box: Size?, at centers: PointList, width: Double,
    brush: Brush,
    background: RGBA, brushBounds: Rect?, firstID: MarkID?
  ) -> DisplayItem {
    let across = box.map { min($0.width, $0.height) } ?? diameter(area)
    let width = min(max(width, 0), across / 4)
    let outline: SymbolBatch.Outline
    if let box {
      let frame = Rect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
      outline = .path(symbol.shape.path(frame.inset(x: width / 2, y: width / 2)))
    } else {
      let inner = across - width
      outline = Self.outline(symbol, area: .pi * inner * inner / 4)
    }
    return .symbols(
      SymbolBatch(
        outline, at: centers, fill: .color(background),
        line: PathItem.Line(Stroke(width: width), brush),
        brushBounds: brushBounds, firstID: firstID))
  }

  /// Returns the frame of a symbol at a position.
  static func frame(_ symbol: SymbolRequest, area: Double, box: Size?, at center: Point) -> Rect {
    var size = box ?? Size(diameter(area), diameter(area))
    if case .content(let content) = symbol, box == nil {
      size = content.content.size(width: nil, height: nil)
    }
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
