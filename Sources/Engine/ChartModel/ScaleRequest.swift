import ChartMath
import DisplayList

/// `ScaleType` of the public API.
package enum ScaleKind: Hashable, Sendable {
  case linear, log, squareRoot, date, category
  case symmetricLog(slopeAtZero: Double)
  case power(exponent: Double)
}

extension ScaleTransform {
  /// The function of a scale that was asked for. A slope or an exponent that no scale can have counts as not said.
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
  /// `modify` edits the inferred domain in place (bounds of numbers and dates, names in order).
  case automatic(
    includesZero: Bool?, reversed: Bool?, modify: (@Sendable (inout [DataValue]) -> Void)?)
  /// Given values: minimum and maximum count for numbers and dates, all of them for names.
  /// `reversed` is true where the author gave a range that runs downwards.
  case values([DataValue])

  package static let inferred = DomainRequest.automatic(
    includesZero: nil, reversed: nil, modify: nil)
}

package enum RangeRequest: Hashable, Sendable {
  /// The whole plot less paddings in points at the scale's start and end.
  case plotDimension(startPadding: Double, endPadding: Double)
  /// Points within the plot; 0 is the start.
  case explicit(Double, Double)
}

/// What a scrollable axis shows at once.
package struct WindowRequest: Hashable, Sendable {
  /// Numbers, seconds, or a count of categories; `nil` is the whole domain.
  package var length: Double?
  /// The value where the window begins; `nil` is the start of the domain.
  package var position: DataValue?
  /// Whether the axis is laid out as long as it is, with the ticks of a window.
  package var isUnrolled = false
  /// How many times less than asked for an unrolled axis would show at once.
  package var zoom = 1.0
  package init(length: Double? = nil, position: DataValue? = nil) {
    self.length = length
    self.position = position
  }
}

/// What was asked of the x or y scale.
package struct PositionScaleRequest: Sendable {
  package var domain = DomainRequest.inferred
  package var range = RangeRequest.plotDimension(startPadding: 0, endPadding: 0)
  package var kind: ScaleKind?
  /// `nil`: the axis does not scroll.
  package var window: WindowRequest?
  package init() {}
}

/// What a style scale gives for its domain.
package enum StyleRange<Output: Sendable>: Sendable {
  case automatic
  /// In the order of the domain, cycled when short. For numbers: interpolated.
  case values([Output])
  /// A continuous ramp; names take equally spaced samples.
  case gradient([GradientStop])
  case mapping(@Sendable (DataValue) -> Output?)
}

/// What was asked of a scale for colour, symbol, size or dash.
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
