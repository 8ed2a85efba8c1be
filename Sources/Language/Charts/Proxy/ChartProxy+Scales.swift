import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

extension ChartProxy {
  /// Returns the bounds of a continuous x domain, or all categories in order. Values of another type are omitted.
  public func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable { typed(layout.xScale?.domain) }

  /// Returns the bounds of a continuous y domain, or all categories in order. Values of another type are omitted.
  public func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable { typed(layout.yScale?.domain) }

  /// Returns the domain of the colours: categories in the legend's order, or the bounds of numbers and dates. Empty
  /// if nothing is coloured by data.
  public func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.foregroundStyleScale?.domain)
  }

  /// Returns the domain of the symbols, in the legend's order. Empty if symbols do not depend on data.
  public func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.symbolScale?.domain)
  }

  /// Returns the domain of the symbol sizes: the bounds of numbers and dates, or categories in order. Empty if sizes
  /// do not depend on data.
  public func symbolSizeDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.symbolSizeScale?.domain)
  }

  /// Returns the domain of the dashes, in the legend's order. Empty if dashes do not depend on data.
  public func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.lineStyleScale?.domain)
  }

  /// Returns the style of a value; `nil` if nothing is coloured by data.
  public func foregroundStyle<P>(for value: P) -> AnyShapeStyle? where P: Plottable {
    layout.foregroundStyleScale?.output(for: value.dataValue).map { AnyShapeStyle(BrushStyle(brush: $0)) }
  }

  /// Returns the area of a value in square points; `nil` if sizes do not depend on data.
  public func symbolSize<P>(for value: P) -> CGFloat? where P: Plottable {
    layout.symbolSizeScale?.output(for: value.dataValue).map { CGFloat($0) }
  }

  /// Returns the symbol of a value; `nil` if symbols do not depend on data, or if the symbol is a view.
  public func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable {
    guard case .shape(let shape)? = layout.symbolScale?.output(for: value.dataValue) else { return nil }
    return AnyChartSymbolShape(RequestedSymbol(shape: shape))
  }

  /// Returns the line style of a value; `nil` if dashes do not depend on data.
  public func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable {
    layout.lineStyleScale?.output(for: value.dataValue).map { StrokeStyle($0) }
  }

  private func typed<P: Plottable>(_ domain: [DataValue]?) -> [P] {
    domain?.compactMap { P(dataValue: $0) } ?? []
  }
}

/// A brush as a shape style.
private struct BrushStyle: ShapeStyle {
  let brush: Brush
  typealias Resolved = Never
  func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(brush) }
}

/// The engine's symbol as a symbol shape.
private struct RequestedSymbol: ChartSymbolShape {
  let shape: SymbolShape
  var perceptualUnitRect: CGRect { shape.perceptualUnitRect.cgRect }
  func path(in rect: CGRect) -> Path { Path(shape.shape.path(Rect(rect))) }
}

extension StrokeStyle {
  init(_ stroke: Stroke) {
    self.init(
      lineWidth: CGFloat(stroke.width),
      lineCap: stroke.cap == .butt ? .butt : stroke.cap == .round ? .round : .square,
      lineJoin: stroke.join == .miter ? .miter : stroke.join == .round ? .round : .bevel,
      miterLimit: CGFloat(stroke.miterLimit), dash: stroke.dash.map { CGFloat($0) },
      dashPhase: CGFloat(stroke.dashPhase))
  }
}
