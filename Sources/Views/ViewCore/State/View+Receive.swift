import Combine
import ViewValues

extension View {
  /// Runs with each value of a publisher while the view is there. In a still picture these are the values that it
  /// sends to a new subscriber at once, as `$published` properties and `CurrentValueSubject`s do: they come before
  /// the drawing, so what they change shows.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    NodeModified(
      content: self,
      modifier: Receiver { [publisher] in publisher.sink(receiveValue: action) })
  }
}

/// Subscribes once for the view's place in the tree.
private struct Receiver: NodeModifier {
  let subscribe: () -> AnyCancellable

  final class Subscription {
    var cancellable: AnyCancellable?
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ReceiverNode(node, subscribe: subscribe, subscription: context.scope.slot(0) { Subscription() })
  }

  private final class ReceiverNode: WrapperNode {
    let subscribe: () -> AnyCancellable
    let subscription: Subscription

    init(_ content: ViewNode, subscribe: @escaping () -> AnyCancellable, subscription: Subscription) {
      self.subscribe = subscribe
      self.subscription = subscription
      super.init(content)
    }

    override func act() {
      if subscription.cancellable == nil { subscription.cancellable = subscribe() }
    }
  }
}
