import OpenChartsChartModel
import OpenChartsDisplayList

/// Lengths that are not finite count as not set, so that the geometry need not check.

extension Double {
  /// Returns the number; `other` if it is NaN or infinite.
  func finite(or other: Double) -> Double { isFinite ? self : other }
}

extension Optional where Wrapped == Double {
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension Size {
  fileprivate var finite: Size { Size(width.finite(or: 0), height.finite(or: 0)) }
}

extension Stroke {
  var finite: Stroke {
    var copy = self
    copy.width = width.finite(or: 1)
    copy.miterLimit = miterLimit.finite(or: 10)
    copy.dashPhase = dashPhase.finite(or: 0)
    if !dash.allSatisfy(\.isFinite) { copy.dash = [] }
    return copy
  }
}

extension MarkLength {
  var finite: MarkLength {
    switch self {
    case .automatic: self
    case .fixed(let v), .ratio(let v), .inset(let v): v.isFinite ? self : .automatic
    }
  }
}

extension MarkShape {
  var finite: MarkShape {
    var copy = self
    (copy.width, copy.height) = (width.finite, height.finite)
    (copy.innerRadius, copy.outerRadius) = (innerRadius.finite, outerRadius.finite)
    copy.angularInset = angularInset.finite(or: 0)
    return copy
  }
}

extension MarkStyle {
  var finite: MarkStyle {
    var copy = self
    // Infinity is the maximum radius.
    copy.cornerRadius = cornerRadius.flatMap { $0.isNaN ? nil : min(max($0, 0), 1e6) }
    copy.stroke = stroke?.finite
    if let box = symbolBox, !(box.width.isFinite && box.height.isFinite) { copy.symbolBox = nil }
    copy.offset.xStart = offset.xStart.finite(or: 0)
    copy.offset.xEnd = offset.xEnd.finite(or: 0)
    copy.offset.yStart = offset.yStart.finite(or: 0)
    copy.offset.yEnd = offset.yEnd.finite(or: 0)
    if zIndex.isNaN { copy.zIndex = 0 }
    copy.effects = effects.map { effect in
      switch effect {
      case .blur(let radius): return .blur(radius: radius.finite(or: 0))
      case .shadow(var shadow):
        shadow.radius = shadow.radius.finite(or: 0)
        (shadow.x, shadow.y) = (shadow.x.finite(or: 0), shadow.y.finite(or: 0))
        return .shadow(shadow)
      case .clip, .blend: return effect
      }
    }
    return copy
  }
}

extension MarkTable {
  var finite: MarkTable {
    var copy = self
    copy.shape = shape.finite
    copy.styles = styles.map(\.finite)
    if let dodge { copy.dodge?.span = dodge.span.finite }
    return copy
  }
}

extension PositionChannel {
  /// Plot coordinates that are not finite count as the plot's edges.
  var finite: PositionChannel {
    guard case .plot(let start, let end) = self else { return self }
    return .plot(start: start.finite, end: end.finite)
  }
}

extension AxisLine {
  var finite: AxisLine {
    var copy = self
    copy.stroke = stroke?.finite
    copy.offset = offset.finite
    return copy
  }
}

extension AxisTickLength {
  var finite: AxisTickLength {
    switch self {
    case .automatic: self
    case .fixed(let v): v.isFinite ? self : .automatic
    case .label(let v): v.isFinite ? self : .label(extendPastBy: 0)
    case .longestLabel(let v): v.isFinite ? self : .longestLabel(extendPastBy: 0)
    }
  }
}

extension AxisLabel {
  var finite: AxisLabel {
    var copy = self
    if let anchor, !anchor.isFinite { copy.anchor = nil }
    copy.horizontalSpacing = horizontalSpacing.finite
    copy.verticalSpacing = verticalSpacing.finite
    copy.offset = offset.finite
    if case .greedy(let priority, let spacing) = collision {
      copy.collision = .greedy(priority: priority.isNaN ? 0 : priority, minimumSpacing: spacing.finite)
    }
    return copy
  }
}
