/// A part of a chart: marks, or content made of marks.
///
///     struct Threshold: ChartContent {
///       let value: Double
///       var body: some ChartContent { RuleMark(y: .value("Threshold", value)) }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body; `Never` for marks.
  associatedtype Body: ChartContent
  /// The content that makes up this content.
  @ContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds this content's marks to a chart. Content with a body need not implement it.
  @MainActor @preconcurrency
  func _collect(into collector: _ChartCollector)
}

extension ChartContent {
  public func _collect(into collector: _ChartCollector) { body._collect(into: collector) }
}

/// Content that adds its own marks and has no body.
///
/// Conform in an extension, so that the type's initialisers are not isolated to the main actor.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  /// Never called: a mark adds itself to its chart.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// The body of content that adds its marks directly. Traps.
func noBody<Content>(of content: Content.Type) -> Never {
  preconditionFailure("\(content) has no body of its own")
}
