import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

private func brush<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> Brush {
  style.brush(in: environment)
}

extension View {
  /// Sets a style for each value, in the order of the legend. Categories are in the legend even if no mark is
  /// coloured by data.
  ///
  ///     .chartForegroundStyleScale(["Rain": Color.blue, "Sun": .orange])
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    styleScale(\.foregroundStyle, pairs: mapping, brush)
  }

  /// Sets a style for each element of a domain.
  nonisolated public func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable {
    styleScale(\.foregroundStyle, domain: domain, mapping: mapping, brush)
  }

  /// Sets the style of any value.
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    styleScale(\.foregroundStyle, mapping: mapping, brush)
  }

  /// Sets the domain and the styles: a list in order, or a gradient.
  nonisolated public func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
    styleScale(
      \.foregroundStyle, domain: domain._domain.request, type: type, range: brushes(of: range))
  }

  /// Sets the domain, in the order of the legend.
  nonisolated public func chartForegroundStyleScale<Domain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  where Domain: ScaleDomain {
    styleScale(\.foregroundStyle, domain: domain._domain.request, type: type)
  }

  /// Sets the styles: a list in order, or a gradient.
  nonisolated public func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range: ScaleRange, Range.VisualValue: ShapeStyle {
    styleScale(\.foregroundStyle, type: type, range: brushes(of: range))
  }

  /// Sets the mapping of numbers to the gradient.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    styleScale(\.foregroundStyle, type: type)
  }
}

private func brushes<Range: ScaleRange>(of range: Range) -> (EnvironmentValues) -> StyleRange<Brush>
where Range.VisualValue: ShapeStyle {
  { environment in
    if let ramp = range._gradient(in: environment) { return .gradient(ramp.stops) }
    return .values(range._visualValues.map { $0.brush(in: environment) })
  }
}
