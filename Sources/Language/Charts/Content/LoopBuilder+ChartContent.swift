import SwiftUI

extension _LoopBuilder {
  /// Builds chart content in order.
  @inlinable
  public static func buildBlock<First, Second, each Content>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TupleContent<First, Second, repeat each Content>
  where First: ChartContent, Second: ChartContent, repeat each Content: ChartContent {
    TupleContent((first, second, repeat each content))
  }

  /// Builds an `if` branch, or a case of a `switch`, of chart content.
  @inlinable public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.first(first)) }

  /// Builds an `else` branch, or another case of a `switch`, of chart content.
  @inlinable public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent { BuilderConditional(.second(second)) }

  /// Builds an `if #available` of chart content.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
