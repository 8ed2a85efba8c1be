import OpenChartsChartModel
import SwiftUI

private func area(_ area: CGFloat, _ environment: EnvironmentValues) -> Double { Double(area) }

extension View {
  /// Sets an area in square points for each value.
  nonisolated public func chartSymbolSizeScale<DataValue>(_ mapping: KeyValuePairs<DataValue, CGFloat>)
    -> some View
  where DataValue: Plottable { styleScale(\.symbolSize, pairs: mapping, area) }

  /// Sets an area in square points for each element of a domain.
  nonisolated public func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    styleScale(\.symbolSize, domain: domain, mapping: mapping, area)
  }

  /// Sets the domain and the areas in square points: a list in order, or an interval.
  nonisolated public func chartSymbolSizeScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
    styleScale(
      \.symbolSize, domain: domain._domain.request, type: type,
      range: { _ in .values(range._visualValues.map(Double.init)) })
  }

  /// Sets the domain of the areas.
  nonisolated public func chartSymbolSizeScale<Domain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  where Domain: ScaleDomain {
    styleScale(\.symbolSize, domain: domain._domain.request, type: type)
  }

  /// Sets the area of any value in square points.
  nonisolated public func chartSymbolSizeScale<DataValue>(mapping: @escaping (DataValue) -> CGFloat)
    -> some View
  where DataValue: Plottable { styleScale(\.symbolSize, mapping: mapping, area) }

  /// Sets the areas in square points: a list in order, or an interval.
  nonisolated public func chartSymbolSizeScale<Range>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range: ScaleRange, Range.VisualValue == CGFloat {
    styleScale(
      \.symbolSize, type: type, range: { _ in .values(range._visualValues.map(Double.init)) })
  }

  /// Sets the mapping of numbers to areas.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    styleScale(\.symbolSize, type: type)
  }
}
