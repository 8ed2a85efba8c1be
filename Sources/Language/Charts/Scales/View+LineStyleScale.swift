import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

private func stroke(_ style: StrokeStyle, _ environment: EnvironmentValues) -> Stroke { style.stroke }

extension View {
  /// Sets a line style for each value.
  nonisolated public func chartLineStyleScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View where DataValue: Plottable { styleScale(\.lineStyle, pairs: mapping, stroke) }

  /// Sets the domain of the line styles, in order.
  nonisolated public func chartLineStyleScale<Domain>(domain: Domain) -> some View
  where Domain: ScaleDomain { styleScale(\.lineStyle, domain: domain._domain.request) }

  /// Sets a line style for each element of a domain.
  nonisolated public func chartLineStyleScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    styleScale(\.lineStyle, domain: domain, mapping: mapping, stroke)
  }

  /// Sets the domain and the line styles, in order.
  nonisolated public func chartLineStyleScale<Domain, Range>(domain: Domain, range: Range)
    -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle {
    styleScale(
      \.lineStyle, domain: domain._domain.request,
      range: { _ in .values(range._visualValues.map(\.stroke)) })
  }

  /// Sets the line style of any value.
  nonisolated public func chartLineStyleScale<DataValue>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View where DataValue: Plottable { styleScale(\.lineStyle, mapping: mapping, stroke) }

  /// Sets the line styles, in order.
  nonisolated public func chartLineStyleScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue == StrokeStyle {
    styleScale(\.lineStyle, range: { _ in .values(range._visualValues.map(\.stroke)) })
  }
}
