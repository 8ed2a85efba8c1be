import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A shape that represents a point.
public protocol ChartSymbolShape: Shape {
  /// The frame in which the shape looks as large as a circle that fills the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The shape as the engine's request.
  var symbolRequest: SymbolRequest {
    if let basic = self as? BasicChartSymbolShape { return .shape(basic.request) }
    if let any = self as? AnyChartSymbolShape { return any.content.symbolRequest }
    return .shape(
      SymbolShape(shape: shapeRequest, perceptualUnitRect: Rect(perceptualUnitRect)))
  }
}

extension Shape {
  /// The shape as the engine's request. Two shapes count as equal if their outlines in two rectangles are equal.
  var shapeRequest: ShapeRequest {
    // FNV-1a, because the key must be the same in every process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ value: Double) {
      hash ^= value.bitPattern
      hash = hash &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
    for rect in [CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 3, y: 5, width: 97, height: 53)] {
      let vector = path(in: rect).vector
      for verb in vector.verbs { mix(Double(verb.rawValue)) }
      for point in vector.points {
        mix(point.x)
        mix(point.y)
      }
    }
    return ShapeRequest(key: "\(Self.self) \(hash)") { path(in: $0.cgRect).vector }
  }
}

/// A type-erased symbol.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let content: any ChartSymbolShape

  /// Erases the type of a symbol. An `AnyChartSymbolShape` is not wrapped again.
  public init(_ content: any ChartSymbolShape) {
    self.content = (content as? AnyChartSymbolShape)?.content ?? content
  }

  public var perceptualUnitRect: CGRect { content.perceptualUnitRect }
  /// Returns the symbol's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { content.path(in: rect) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicSymbol.circle.unitRect.cgRect }
}
