import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

extension ContinuousDomain {
  /// Returns the domain of an axis from its data and the author's settings.
  ///
  /// - Parameter extra: Values outside the data that the domain must include for annotations.
  static func infer(
    _ dimension: AxisDimension, setup: ScaleSetup, marks: [ResolvedMarks], request: PositionScaleRequest,
    extra: [Double], calendar: Calendar, diagnostics: inout [Diagnostic]
  ) -> ContinuousDomain {
    let transform = setup.kind == .date ? .linear : ScaleTransform(request.kind)
    var domain = ContinuousDomain(lower: 0, upper: 0, transform: transform, kind: setup.kind)
    var extent = extent(of: marks, dimension, transform)
    if extent.excluded > 0, let exclusion = transform.exclusion {
      diagnostics.append(Messages.excluded(exclusion, dimension, extent.excluded))
    }
    for value in extra where transform.takes(value) { extent.include(value) }

    switch request.domain {
    case .values(let values):
      domain.isReversed = isTopDown(dimension, setup, marks)
      let bounds = values.compactMap(\.magnitude).filter(transform.takes)
      if let lower = bounds.min(), let upper = bounds.max() {
        (domain.lower, domain.upper) = (lower, upper)
        domain.isExplicit = true
      } else {
        domain.fill(from: extent)
        if !values.isEmpty { diagnostics.append(Messages.uselessDomain(dimension)) }
      }
    case .automatic(let includesZero, let reversed, let modify):
      domain.fill(from: extent)
      domain.isReversed = reversed ?? isTopDown(dimension, setup, marks)
      if includesZero ?? true, setup.kind == .number, transform.takes(0) {
        domain.lower = min(domain.lower, 0)
        domain.upper = max(domain.upper, 0)
      }
      if let modify {
        var values = extent.isEmpty ? [] : [domain.lower, domain.upper].map { DataValue($0, setup.kind) }
        modify(&values)
        let bounds = values.compactMap(\.magnitude).filter(transform.takes)
        if let lower = bounds.min(), let upper = bounds.max() {
          (domain.lower, domain.upper) = (lower, upper)
        }
      }
    }
    return domain
  }

  /// Whether an axis runs downwards by default. This applies to a date axis beside horizontal bars, so that a schedule
  /// by dates has the same order as a schedule by names. The rule is inferred from two pictures of charts on a device;
  /// Apple does not document it.
  private static func isTopDown(
    _ dimension: AxisDimension, _ setup: ScaleSetup, _ marks: [ResolvedMarks]
  ) -> Bool {
    dimension == .y && setup.kind == .date
      && marks.contains { $0.table.kind == .bar && $0.table.count > 0 && $0.valueAxis == .x }
  }

  private mutating func fill(from extent: Extent) {
    guard !extent.isEmpty else {
      (lower, upper) = kind == .date ? (0, 86_400) : transform.emptyDomain
      return
    }
    (lower, upper) = (extent.lower, extent.upper)
  }

  /// Returns the extent of everything that the axis shows, in one pass.
  private static func extent(
    of marks: [ResolvedMarks], _ dimension: AxisDimension, _ transform: ScaleTransform
  ) -> Extent {
    var extent = Extent()
    let takesAll = transform.exclusion == nil
    for table in marks {
      let channel = table[dimension]
      guard channel.hasData else { continue }
      if let function = table.table.function {
        // At a pole, the samples are too large. Use ``FunctionRange``, which excludes them.
        guard let reach = dimension == .x ? function.reachX : function.reachY else { continue }
        for v in [reach.lowerBound, reach.upperBound] where takesAll || transform.takes(v) {
          extent.include(v)
        }
        continue
      }
      // The zero at the bottom of a stack is not a data value.
      let isStack = table.isStacked && table.valueAxis == dimension
      for (isUpper, values) in [(false, channel.lower), (true, channel.upper)] {
        for v in values where v.isFinite {
          guard takesAll || transform.takes(v) else {
            if isUpper || !isStack { extent.excluded += 1 }
            continue
          }
          if v < extent.lower { extent.lower = v }
          if v > extent.upper { extent.upper = v }
        }
      }
    }
    return extent
  }
}
