import OpenChartsChartModel

/// Diagnostics for 3-D charts, with suggested corrections.
enum SpaceMessages {
  static func mixedAxis(_ dimension: SpaceDimension, drawnAs kind: ValueKind) -> Diagnostic {
    let noun =
      switch kind {
      case .number: "numbers"
      case .date: "dates"
      case .category: "names"
      }
    return Diagnostic(
      "The \(dimension) axis has values of several types; all are drawn as \(noun). Give the marks values of one type."
    )
  }

  static func emptySurface(_ label: String) -> Diagnostic {
    Diagnostic(
      "The surface \"\(label)\" has no value anywhere over the x and z axes. Give the axes a domain where it has some."
    )
  }

  static let slab = Diagnostic(
    "One axis is more than four times as long as another in the same units, which would make a slab; each axis was given "
      + "one unit. Set the ranges by chartXScale, chartYScale and chartZScale to choose the form of the box.")

  static func outside(_ count: Int) -> Diagnostic {
    Diagnostic(
      "\(count) \(count == 1 ? "mark lies" : "marks lie") outside the axes and \(count == 1 ? "is" : "are") not drawn. Widen "
        + "the domain that was given.")
  }

  static func missing(_ count: Int) -> Diagnostic {
    Diagnostic(
      "\(count) \(count == 1 ? "mark has" : "marks have") a value that is no number and \(count == 1 ? "is" : "are") not "
        + "drawn.")
  }

  static func extents(_ kind: SpaceMarkKind, _ count: Int) -> Diagnostic {
    Diagnostic("\(count) \(SpaceMarkTrait.of(kind).requirement)")
  }
}
