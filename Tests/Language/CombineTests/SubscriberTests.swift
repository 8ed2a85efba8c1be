import Combine
import Testing

@Suite("Subscribers and publishers of apps")
struct SubscriberTests {
  /// Sends the numbers up to a last one, as many as requested.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let last: Int

    func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Int {
      subscriber.receive(subscription: Steps(subscriber, last))
    }

    private final class Steps<S: Subscriber>: Subscription where S.Failure == Never, S.Input == Int {
      private var subscriber: S?
      private var rest: Int
      init(_ subscriber: S, _ last: Int) { (self.subscriber, rest) = (subscriber, last) }
      func request(_ demand: Subscribers.Demand) {
        while rest > 0, let subscriber {
          rest -= 1
          _ = subscriber.receive(rest)
        }
        subscriber?.receive(completion: .finished)
        subscriber = nil
      }
      func cancel() { subscriber = nil }
    }
  }

  /// Requests two values, and one more for each value below ten.
  private final class Reader: Subscriber {
    var log: [String] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(2))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      log.append("\(input)")
      return input < 10 ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
  }

  @Test func `operators work on a publisher of an app`() {
    var log: [String] = []
    let subscription = Countdown(last: 3).map { $0 * 2 }
      .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    withExtendedLifetime(subscription) {}
    #expect(log == ["4", "2", "0", "finished"])
  }

  @Test func `a subscriber receives as many values as it requests`() {
    let reader = Reader()
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(reader)
    for value in [1, 2, 30, 40, 50] { subject.send(value) }
    #expect(reader.log == ["1", "2", "30", "40"])
    subject.send(completion: .finished)
    #expect(reader.log.count == 4)
    reader.subscription?.request(.unlimited)
    #expect(reader.log == ["1", "2", "30", "40", "50", "end"])
  }

  @Test func `a cancelled subscriber receives nothing more`() {
    let reader = Reader()
    let subject = PassthroughSubject<Int, Never>()
    subject.receive(subscriber: reader)
    subject.send(1)
    reader.subscription?.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(reader.log == ["1"])
  }

  @Test func `demands are added, and none exceeds an unlimited one`() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(.max) + .max(1) == .unlimited)
    #expect(Subscribers.Demand.max(.max) < .unlimited)
    #expect(!(Subscribers.Demand.unlimited < .max(1)) && !(Subscribers.Demand.unlimited < .unlimited))
    #expect(CombineIdentifier() != CombineIdentifier())
  }
}
