import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The diagnostics of this target. Each diagnostic describes a problem, its position, and its solution.
enum Messages {
  static func mixedAxis(
    _ dimension: AxisDimension, _ a: (kind: ValueKind, mark: MarkKind, label: String),
    _ b: (kind: ValueKind, mark: MarkKind, label: String), drawnAs: ValueKind
  ) -> Diagnostic {
    Diagnostic(
      "The \(dimension) axis has \(noun(a.kind)) from \(name(a.mark)) \"\(a.label)\" and \(noun(b.kind)) from "
        + "\(name(b.mark)) \"\(b.label)\"; all are drawn as \(noun(drawnAs)). Give both marks values of one type."
    )
  }

  static func notDrawn(_ count: Int, _ kind: MarkKind, reason: String) -> Diagnostic {
    Diagnostic("\(count) \(count == 1 ? "row" : "rows") of \(name(kind)) not drawn: \(reason).")
  }

  static func excluded(_ exclusion: ScaleExclusion, _ dimension: AxisDimension, _ count: Int) -> Diagnostic {
    Diagnostic(
      "\(count) \(count == 1 ? "value" : "values") \(exclusion.numbers) cannot lie on the \(exclusion.scale) "
        + "\(dimension) scale and \(count == 1 ? "is" : "are") left out. \(exclusion.remedy)")
  }

  static func widenedDomain(_ dimension: AxisDimension) -> Diagnostic {
    Diagnostic("The \(dimension) domain is a single value; it was widened on both sides to draw it.")
  }

  static func uselessDomain(_ dimension: AxisDimension) -> Diagnostic {
    Diagnostic(
      "The domain given for the \(dimension) axis has no value that its scale can show; the domain of the data was "
        + "taken. Give two finite numbers (positive ones on a logarithmic scale) or two dates.")
  }

  static func ratioOnContinuous(_ kind: MarkKind, _ dimension: AxisDimension) -> Diagnostic {
    Diagnostic(
      "\(name(kind)) asks for a share of the step on the continuous \(dimension) axis, which has no step; the "
        + "smallest distance between marks was taken. Use dates with a unit, ranges or a fixed size.")
  }

  static func unknownCategories(_ dimension: AxisDimension, _ count: Int) -> Diagnostic {
    Diagnostic(
      count == 1
        ? "1 row has a \(dimension) name that the given domain lacks and is not drawn."
        : "\(count) rows have a \(dimension) name that the given domain lacks and are not drawn.")
  }

  static let legendLeftOut = Diagnostic(
    "The legend leaves the plot too little room and is left out. Give the chart more room, or hide the legend."
  )

  static func joinedLabels(_ kind: MarkKind, _ label: String, _ other: String) -> Diagnostic {
    Diagnostic(
      "One line joins all values of \(name(kind)) \"\(label)\" and \"\(other)\", as on Apple's systems. Name a series "
        + "for each: \(name(kind))(x:y:series:).")
  }

  static func annotationsOverlap(_ count: Int) -> Diagnostic {
    Diagnostic("\(count) annotations overlap. Annotate fewer marks, or give the chart more space.")
  }

  static func areaWithoutExtent(_ count: Int) -> Diagnostic {
    Diagnostic(
      "\(count) series of AreaMark \(count == 1 ? "has" : "have") a single point, which spans no area and is not "
        + "seen. Add a PointMark, or a second value.")
  }

  static func sectorsNotPositive(_ count: Int) -> Diagnostic {
    Diagnostic(
      count == 1
        ? "1 sector has an angle value at or below zero or none and is not drawn."
        : "\(count) sectors have an angle value at or below zero or none and are not drawn.")
  }

  static func tooManyBands(_ dimension: AxisDimension, _ count: Int) -> Diagnostic {
    Diagnostic(
      "The \(dimension) axis has \(count) categories, more than it has points; most labels are left out.")
  }

  /// Returns the name of the mark in source code.
  private static func name(_ kind: MarkKind) -> String {
    kind.name.prefix(1).uppercased() + kind.name.dropFirst() + "Mark"
  }

  private static func noun(_ kind: ValueKind) -> String {
    switch kind {
    case .number: "numbers"
    case .date: "dates"
    case .category: "names"
    }
  }
}
