import OpenChartsViewValues

extension View {
  /// Animates the changes of the modifiers that `body` applies to this view, in a live session. A picture shows the final
  /// state. Changes within this view that happen at the same time are animated as well.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: self)).animation(animation)
  }

  /// Changes the transaction of changes of the modifiers that `body` applies to this view, in a live session. Changes
  /// within this view that happen at the same time have the same transaction.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: self)).transaction(transform)
  }
}
