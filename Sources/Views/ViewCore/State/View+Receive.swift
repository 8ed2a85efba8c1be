import Combine
import OpenChartsViewValues

extension View {
  /// Runs with each value of a publisher while the view exists. In a picture the action receives only the values that
  /// the publisher sends immediately on subscription, for example `$published` properties and `CurrentValueSubject`.
  /// These values arrive before drawing, so that their changes are visible.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    NodeModified(
      content: self,
      modifier: Receiver { [publisher] in publisher.sink(receiveValue: action) })
  }
}

/// Subscribes once per view identity.
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
