import OpenChartsChartModel

/// The properties of one kind of 3-D mark. Stages read the trait of a table and never check the kind itself.
struct SpaceMarkTrait: Sendable {
  /// The name of the mark in the chart's data.
  let name: String
  /// The number of axes on which the mark needs a range; `nil` for any number, because only their middles are drawn.
  var rangeCount: Int?
  /// Whether the mark is a symbol at one position. Only its centre must be within the axes.
  var isSymbol = false
  /// Whether the mark is sorted by depth in several parts, because one part can be behind a mark that another is before.
  var isDivided = false
  /// Whether the mark is a rectangle, at whose edges surfaces are cut.
  var isFlat = false
  /// The name of the mark's type and its requirement, for the diagnostic about marks without the ranges.
  var requirement = ""
  /// Returns the form of a body with a symbol, which only symbols use.
  let form: @Sendable (SpaceStyle.Symbol) -> SpaceBody.Form

  private static let point = SpaceMarkTrait(name: "point", isSymbol: true, form: { .symbol($0) })
  private static let rule = SpaceMarkTrait(
    name: "rule", rangeCount: 1, isDivided: true,
    requirement:
      "RuleMark not drawn: in a Chart3D it needs a range on exactly one of x, y and z, and values on the "
      + "others.", form: { _ in .rule })
  private static let rectangle = SpaceMarkTrait(
    name: "rectangle", rangeCount: 2, isFlat: true,
    requirement:
      "RectangleMark not drawn: in a Chart3D it needs ranges on exactly two of x, y and z, and a value on "
      + "the third.", form: { _ in .rectangle })

  static func of(_ kind: SpaceMarkKind) -> SpaceMarkTrait {
    switch kind {
    case .point: point
    case .rule: rule
    case .rectangle: rectangle
    }
  }
}

extension SpaceTable {
  var trait: SpaceMarkTrait { .of(kind) }
}
