import ChartModel
import DisplayList
import SwiftUI

/// One of the symbols that charts know by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape {
  let symbol: BasicSymbol

  var request: SymbolShape { symbol.shape }

  public var perceptualUnitRect: CGRect { symbol.unitRect.cgRect }

  /// The outline that fills a rectangle.
  public func path(in rect: CGRect) -> Path { Path(symbol.outline(in: Rect(rect))) }

  /// The symbol as a line along the inside of its edge, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedBasicSymbol(symbol: symbol, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc: the usual symbol of points.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .circle) }
  /// A square of about the area of the disc.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .square) }
  /// A triangle that points upwards.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .diamond) }
  /// Five sides, one corner upwards.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .pentagon) }
  /// Two crossed bars, upright and level.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .plus) }
  /// Two crossed bars, like the sign of multiplication.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .cross) }
  /// Three crossed bars, one of them upright.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(symbol: .asterisk) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The symbol as a line along the inside of its edge, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The symbol as a line along the inside of its edge.
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
