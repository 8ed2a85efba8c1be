import OpenChartsChartMath
import OpenChartsDisplayList

/// The kind of a scale; the counterpart of `ScaleType` in the public API.
package enum ScaleKind: Hashable, Sendable {
  case linear, log, squareRoot, date, category
  case symmetricLog(slopeAtZero: Double)
  case power(exponent: Double)
}

extension ScaleTransform {
  /// Creates the transform of a requested scale. An invalid slope or exponent is replaced by the default.
  package init(_ kind: ScaleKind?) {
    switch kind {
    case .log: self = .log
    case .symmetricLog(let slope): self = .symmetricLog(slope: slope > 0 && slope.isFinite ? slope : 1)
    case .squareRoot: self = .power(exponent: 0.5)
    case .power(let exponent):
      self = exponent > 0 && exponent.isFinite ? .power(exponent: exponent) : .linear
    case .linear, .date, .category, nil: self = .linear
    }
  }
}

package enum DomainRequest: Sendable {
  /// The domain is inferred from data. `modify` edits it in place (the bounds of numbers and dates, or the names in
  /// order).
  case automatic(
    includesZero: Bool?, reversed: Bool?, modify: (@Sendable (inout [DataValue]) -> Void)?)
  /// The given values: for numbers and dates, the minimum and maximum are used; for names, all values.
  case values([DataValue])

  package static let inferred = DomainRequest.automatic(
    includesZero: nil, reversed: nil, modify: nil)
}

package enum RangeRequest: Hashable, Sendable {
  /// The whole plot without paddings in points at the scale's start and end.
  case plotDimension(startPadding: Double, endPadding: Double)
  /// Points in the plot; 0 is the start.
  case explicit(Double, Double)
}

/// The part that a scrollable axis shows.
package struct WindowRequest: Hashable, Sendable {
  /// The visible length in numbers, seconds or categories; `nil` is the whole domain.
  package var length: Double?
  /// The value at the start of the window; `nil` is the start of the domain.
  package var position: DataValue?
  /// Whether the whole axis is laid out at its full length, with the ticks of a window.
  package var isUnrolled = false
  /// The zoom factor of an unrolled axis: the visible length is the requested length divided by this factor.
  package var zoom = 1.0
  package init(length: Double? = nil, position: DataValue? = nil) {
    self.length = length
    self.position = position
  }
}

/// The settings of the x or y scale.
package struct PositionScaleRequest: Sendable {
  package var domain = DomainRequest.inferred
  package var range = RangeRequest.plotDimension(startPadding: 0, endPadding: 0)
  package var kind: ScaleKind?
  /// The scrolling window; `nil` if the axis does not scroll.
  package var window: WindowRequest?
  package init() {}
}

/// The output range of a style scale.
package enum StyleRange<Output: Sendable>: Sendable {
  case automatic
  /// Outputs in the order of the domain, repeated if there are too few. For numbers, they are interpolated.
  case values([Output])
  /// A continuous gradient; names get equally spaced samples.
  case gradient([GradientStop])
  case mapping(@Sendable (DataValue) -> Output?)
}

/// The settings of a scale for colour, symbol, size or dash.
package struct StyleScaleRequest<Output: Sendable>: Sendable {
  package var domain = DomainRequest.inferred
  package var range = StyleRange<Output>.automatic
  package var kind: ScaleKind?
  package init() {}
}

package struct ScaleRequests: Sendable {
  package var x = PositionScaleRequest()
  package var y = PositionScaleRequest()
  package var foregroundStyle = StyleScaleRequest<Brush>()
  package var symbol = StyleScaleRequest<SymbolRequest>()
  /// Areas in square points.
  package var symbolSize = StyleScaleRequest<Double>()
  package var lineStyle = StyleScaleRequest<Stroke>()
  package init() {}
}
