import OpenChartsChartModel
import SwiftUI

private func request<S: ChartSymbolShape>(_ symbol: S, _ environment: EnvironmentValues) -> SymbolRequest {
  symbol.symbolRequest
}

extension View {
  /// Sets a symbol for each value.
  nonisolated public func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>)
    -> some View
  where DataValue: Plottable, S: ChartSymbolShape { styleScale(\.symbol, pairs: mapping, request) }

  /// Sets a symbol for each value, with symbols of different types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View where DataValue: Plottable {
    styleScale(\.symbol, pairs: mapping) { symbol, _ in symbol.symbolRequest }
  }

  /// Sets the domain of the symbols, in order.
  nonisolated public func chartSymbolScale<Domain>(domain: Domain) -> some View
  where Domain: ScaleDomain { styleScale(\.symbol, domain: domain._domain.request) }

  /// Sets a symbol for each element of a domain.
  nonisolated public func chartSymbolScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ChartSymbolShape, Domain.Element: Plottable {
    styleScale(\.symbol, domain: domain, mapping: mapping, request)
  }

  /// Sets the domain and the symbols, in order.
  nonisolated public func chartSymbolScale<Domain, Range>(domain: Domain, range: Range) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    styleScale(
      \.symbol, domain: domain._domain.request,
      range: { _ in .values(range._visualValues.map(\.symbolRequest)) })
  }

  /// Sets the domain and the symbols, in order, with symbols of different types.
  nonisolated public func chartSymbolScale<Domain>(domain: Domain, range: [any ChartSymbolShape])
    -> some View
  where Domain: ScaleDomain {
    styleScale(
      \.symbol, domain: domain._domain.request, range: { _ in .values(range.map(\.symbolRequest)) })
  }

  /// Sets the symbol of any value.
  nonisolated public func chartSymbolScale<DataValue, S>(mapping: @escaping (DataValue) -> S)
    -> some View
  where DataValue: Plottable, S: ChartSymbolShape { styleScale(\.symbol, mapping: mapping, request) }

  /// Sets the symbols, in order, with symbols of different types.
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    styleScale(\.symbol, range: { _ in .values(range.map(\.symbolRequest)) })
  }

  /// Sets the symbols, in order.
  nonisolated public func chartSymbolScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    styleScale(\.symbol, range: { _ in .values(range._visualValues.map(\.symbolRequest)) })
  }
}
