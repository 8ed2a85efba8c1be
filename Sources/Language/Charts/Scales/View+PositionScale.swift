import OpenChartsChartModel
import SwiftUI

extension View {
  /// Sets the domain of the x axis and its range in the plot.
  nonisolated public func chartXScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    positionScale(\.x, domain._domain.request, range._range.request, type)
  }

  /// Sets the domain of the x axis.
  nonisolated public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { positionScale(\.x, domain._domain.request, nil, type) }

  /// Sets the range of the x axis in the plot.
  nonisolated public func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: PositionScaleRange { positionScale(\.x, nil, range._range.request, type) }

  /// Sets the mapping of data to positions on x.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    positionScale(\.x, nil, nil, type)
  }

  /// Sets the domain of the y axis and its range in the plot.
  nonisolated public func chartYScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    positionScale(\.y, domain._domain.request, range._range.request, type)
  }

  /// Sets the domain of the y axis.
  nonisolated public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { positionScale(\.y, domain._domain.request, nil, type) }

  /// Sets the range of the y axis in the plot.
  nonisolated public func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: PositionScaleRange { positionScale(\.y, nil, range._range.request, type) }

  /// Sets the mapping of data to positions on y.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    positionScale(\.y, nil, nil, type)
  }

  nonisolated private func positionScale(
    _ scale: WritableKeyPath<ChartSettings, PositionScaleSettings>, _ domain: DomainRequest?,
    _ range: RangeRequest?, _ type: ScaleType?
  ) -> some View {
    chart { settings in
      if let domain { settings[keyPath: scale].domain = domain }
      if let range { settings[keyPath: scale].range = range }
      if let type { settings[keyPath: scale].kind = type.kind }
    }
  }
}
