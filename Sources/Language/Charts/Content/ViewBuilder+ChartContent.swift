import SwiftUI

// Disfavoured: a closure of views is the usual case and must stay quick to compile.
extension ViewBuilder {
  /// Chart content as a statement.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent {
    content
  }

  /// No marks.
  @_disfavoredOverload
  public static func buildBlock() -> some ChartContent { TupleContent(()) }

  /// Chart content in order.
  @_disfavoredOverload
  public static func buildBlock<each C>(_ content: repeat each C) -> AnyChartContent
  where repeat each C: ChartContent { AnyChartContent(erasing: TupleContent((repeat each content))) }

  /// Chart content of newer systems.
  @_disfavoredOverload
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
