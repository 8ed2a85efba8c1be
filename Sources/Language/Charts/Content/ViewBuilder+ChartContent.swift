import SwiftUI

// Disfavoured, because closures of views are the usual case and must compile fast.
extension ViewBuilder {
  /// Builds chart content.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent {
    content
  }

  /// Builds an empty closure: no marks.
  @_disfavoredOverload
  public static func buildBlock() -> some ChartContent { TupleContent(()) }

  /// Builds chart content in order.
  @_disfavoredOverload
  public static func buildBlock<each C>(_ content: repeat each C) -> AnyChartContent
  where repeat each C: ChartContent { AnyChartContent(erasing: TupleContent((repeat each content))) }

  /// Builds chart content in an `if #available`.
  @_disfavoredOverload
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
