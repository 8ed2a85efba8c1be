import ChartModel
import DisplayList
import SwiftUI

extension ChartProxy {
  /// Bounds of a continuous x domain, or all names in order; what is of another type is left out.
  public func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable { typed(layout.xScale?.domain) }

  /// Bounds of a continuous y domain, or all names in order; what is of another type is left out.
  public func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable { typed(layout.yScale?.domain) }

  /// What the colours stand for: names in the legend's order, or the bounds of numbers and dates; empty where nothing
  /// is styled by data.
  public func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.foregroundStyleScale?.domain)
  }

  /// What the symbols stand for, in the legend's order; empty where there are none by data.
  public func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.symbolScale?.domain)
  }

  /// What the sizes of symbols stand for: the bounds of numbers and dates, or names in order; empty where nothing is
  /// sized by data.
  public func symbolSizeDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.symbolSizeScale?.domain)
  }

  /// What the dashes stand for, in the legend's order; empty where no lines are styled by data.
  public func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable {
    typed(layout.lineStyleScale?.domain)
  }

  /// The style that a value gets; `nil` where nothing is styled by data.
  public func foregroundStyle<P>(for value: P) -> AnyShapeStyle? where P: Plottable {
    layout.foregroundStyleScale?.output(for: value.dataValue).map { AnyShapeStyle(BrushStyle(brush: $0)) }
  }

  /// The area in square points that a value gets; `nil` where nothing is sized by data.
  public func symbolSize<P>(for value: P) -> CGFloat? where P: Plottable {
    layout.symbolSizeScale?.output(for: value.dataValue).map { CGFloat($0) }
  }

  /// The symbol that a value gets; `nil` where there are none by data, or it is a view.
  public func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable {
    guard case .shape(let shape)? = layout.symbolScale?.output(for: value.dataValue) else { return nil }
    return AnyChartSymbolShape(RequestedSymbol(shape: shape))
  }

  /// The line style that a value gets; `nil` where no lines are styled by data.
  public func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable {
    layout.lineStyleScale?.output(for: value.dataValue).map { StrokeStyle($0) }
  }

  private func typed<P: Plottable>(_ domain: [DataValue]?) -> [P] {
    domain?.compactMap { P(dataValue: $0) } ?? []
  }
}

/// A brush as a style.
private struct BrushStyle: ShapeStyle {
  let brush: Brush
  typealias Resolved = Never
  func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(brush) }
}

/// The engine's symbol as a shape.
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
