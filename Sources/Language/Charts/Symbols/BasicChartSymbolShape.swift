import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A built-in symbol shape.
public struct BasicChartSymbolShape: ChartSymbolShape {
  let symbol: BasicSymbol

  var request: SymbolShape { symbol.shape }

  public var perceptualUnitRect: CGRect { symbol.unitRect.cgRect }

  /// Returns the outline that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(symbol.outline(in: Rect(rect))) }

  /// Returns the symbol as a stroke inside its outline, `lineWidth` points wide.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedBasicSymbol(symbol: symbol, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc. The default symbol of points.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .circle) }
  /// A square with about the area of the disc.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .triangle) }
  /// A square rotated by 45°.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .diamond) }
  /// A pentagon with one corner up.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .pentagon) }
  /// A vertical and a horizontal bar.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .plus) }
  /// Two diagonal bars, like ×.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .cross) }
  /// Three bars that cross, one of them vertical.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .asterisk) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the symbol as a stroke inside its outline, `lineWidth` points wide.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the symbol as a stroke inside its outline.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: style)
  }
}

private struct BorderedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

private struct BorderedBasicSymbol: ChartSymbolShape {
  let symbol: BasicSymbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.unitRect.cgRect }

  func path(in rect: CGRect) -> Path {
    let inner = Rect(rect).inset(x: Double(style.lineWidth) / 2, y: Double(style.lineWidth) / 2)
    return Path(symbol.outline(in: inner)).strokedPath(style)
  }
}
