import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// Converts the author's value of a scale to the engine's.
typealias Visual<Value, Output> = (Value, EnvironmentValues) -> Output

extension View {
  /// Sets the properties of a style scale that are not `nil`.
  nonisolated func styleScale<Output>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Output>>,
    domain: DomainRequest? = nil, type: ScaleType? = nil,
    range: ((EnvironmentValues) -> StyleRange<Output>)? = nil
  ) -> some View {
    chart { settings in
      if let domain { settings[keyPath: scale].domain = domain }
      if let range { settings[keyPath: scale].range = range }
      if let type { settings[keyPath: scale].kind = type.kind }
    }
  }

  /// Sets a style scale from pairs of values and outputs.
  nonisolated func styleScale<Output, DataValue: Plottable, Value>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Output>>,
    pairs: KeyValuePairs<DataValue, Value>, _ visual: @escaping Visual<Value, Output>
  ) -> some View {
    styleScale(
      scale, domain: .values(pairs.map(\.key.dataValue)),
      range: { environment in .values(pairs.map { visual($0.value, environment) }) })
  }

  /// Sets a style scale from a domain and a closure for its elements.
  nonisolated func styleScale<Output, Domain: Collection, Value>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Output>>, domain: Domain,
    mapping: @escaping (Domain.Element) -> Value, _ visual: @escaping Visual<Value, Output>
  ) -> some View where Domain.Element: Plottable {
    styleScale(
      scale, domain: .values(domain.map(\.dataValue)),
      range: { environment in .values(domain.map { visual(mapping($0), environment) }) })
  }

  /// Sets a style scale from a closure for any value.
  nonisolated func styleScale<Output, DataValue: Plottable, Value>(
    _ scale: WritableKeyPath<ChartSettings, StyleScaleSettings<Output>>,
    mapping: @escaping (DataValue) -> Value, _ visual: @escaping Visual<Value, Output>
  ) -> some View {
    styleScale(
      scale,
      range: { environment in
        let output = MainActorBox { (value: OpenChartsChartModel.DataValue) -> Output? in
          DataValue(dataValue: value).map { visual(mapping($0), environment) }
        }
        return .mapping { value in output.run { $0(value) } }
      })
  }
}
