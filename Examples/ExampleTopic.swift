/// The purpose of a chart, by which the gallery finds its examples. An example may have several.
public enum ExampleTopic: String, CaseIterable, Sendable {
  case comparison, time, parts, distribution, relationship, uncertainty, function, space, axis, interaction,
    style, reader

  /// The name that the gallery shows.
  public var name: String {
    switch self {
    case .comparison: "Comparison"
    case .time: "Change over time"
    case .parts: "Parts of a whole"
    case .distribution: "Distribution"
    case .relationship: "Relationship"
    case .uncertainty: "Ranges and uncertainty"
    case .function: "Functions"
    case .space: "Three dimensions"
    case .axis: "Axes and scales"
    case .interaction: "Scrolling and selection"
    case .style: "Style and annotation"
    case .reader: "Languages and sizes"
    }
  }
}
