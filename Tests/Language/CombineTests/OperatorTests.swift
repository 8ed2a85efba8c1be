import Combine
import Foundation
import Testing

@Suite("Publishers and their operators") struct OperatorTests {
  private struct Failed: Error, Equatable {}

  /// The values that two subjects send through a derived publisher; "end" and "failure" for its completion.
  private func sent<P: Publisher>(
    _ make: (PassthroughSubject<Int, Failed>, PassthroughSubject<Int, Failed>) -> P,
    _ act: (PassthroughSubject<Int, Failed>, PassthroughSubject<Int, Failed>) -> Void
  ) -> [String] where P.Failure == Failed {
    let (first, second) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var seen: [String] = []
    let subscription = make(first, second).sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: seen.append("end")
        case .failure: seen.append("failure")
        }
      }, receiveValue: { seen.append("\($0)") })
    act(first, second)
    subscription.cancel()
    first.send(99)
    return seen
  }

  @Test("The end of a subscription can end another subscription of the same subject")
  func endingAnother() {
    final class Holder { var held: AnyCancellable? }
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    var holder: Holder? = Holder()
    holder?.held = subject.sink { _ in count += 1 }
    let outer = subject.sink { [holder] _ in withExtendedLifetime(holder) {} }
    holder = nil
    subject.send(1)
    outer.cancel()
    subject.send(2)
    #expect(count == 1)
  }

  @Test("Merged values arrive in the order sent; the end after both ends, a failure immediately")
  func merging() {
    let whole = sent {
      $0.merge(with: $1)
    } _: { first, second in
      first.send(1)
      second.send(2)
      first.send(completion: .finished)
      second.send(3)
      second.send(completion: .finished)
    }
    #expect(whole == ["1", "2", "3", "end"])
    let broken = sent {
      $0.merge(with: $1)
    } _: { first, _ in
      first.send(1)
      first.send(completion: .failure(Failed()))
    }
    #expect(broken == ["1", "failure"])
  }

  @Test("The latest values of two publishers are sent together after both have sent a value")
  func combining() {
    let whole = sent {
      $0.combineLatest($1).map { "\($0) \($1)" }
    } _: { first, second in
      first.send(1)
      first.send(2)
      second.send(5)
      second.send(6)
      second.send(completion: .finished)
      first.send(3)
      first.send(completion: .finished)
    }
    #expect(whole == ["2 5", "2 6", "3 6", "end"])
    let broken = sent {
      $0.combineLatest($1).map(\.0)
    } _: { _, second in
      second.send(completion: .failure(Failed()))
    }
    #expect(broken == ["failure"])
  }

  @Test("Operators change, drop and sum values")
  func changing() {
    let seen = sent { first, _ in
      first.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates().dropFirst().scan(0, +)
        .compactMap { $0 > 100 ? nil : $0 }
    } _: { first, _ in
      for value in [1, 2, 3, 3, 4, 60] { first.send(value) }
      first.send(completion: .finished)
    }
    #expect(seen == ["6", "14", "end"])
    let odd = sent { first, _ in
      first.removeDuplicates { $0 % 2 == $1 % 2 }
    } _: { first, _ in
      for value in [1, 3, 4, 6, 7] { first.send(value) }
    }
    #expect(odd == ["1", "4", "7"])
  }

  @Test("A current-value subject sends its value to new subscribers, or its end after it has ended")
  func currentValues() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &subscriptions)
    subject.value = 2
    subject.send(3)
    #expect(seen == [1, 2, 3] && subject.value == 3)
    subject.send(completion: .finished)
    var hasEnded = false
    var list: [AnyCancellable] = []
    subject.sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in }).store(in: &list)
    #expect(hasEnded && list.count == 1)
    subject.send(4)
    #expect(seen == [1, 2, 3])
  }

  @Test("A subject of `Void` sends events; a cancelled subscription receives nothing more")
  func cancelling() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = AnyCancellable(subject.eraseToAnyPublisher().sink { count += 1 })
    subject.send()
    subscription.cancel()
    subscription.cancel()
    subject.send()
    #expect(count == 1)
  }

  @Test("Values are assigned to properties of objects")
  func assigning() {
    final class Box { var value = 0 }
    let box = Box()
    let subscription = Just(7).assign(to: \.value, on: box)
    #expect(box.value == 7)
    subscription.cancel()
  }

  @Test("Many publishers are merged until the last of them ends or the first fails")
  func mergingMany() {
    let merged = { (a: PassthroughSubject<Int, Failed>, b: PassthroughSubject<Int, Failed>) in
      Publishers.MergeMany(a, b)
    }
    let ended = sent(merged) { first, second in
      first.send(1)
      second.send(2)
      first.send(completion: .finished)
      second.send(3)
      second.send(completion: .finished)
    }
    #expect(ended == ["1", "2", "3", "end"])
    let failed = sent(merged) { first, second in
      first.send(1)
      first.send(completion: .failure(Failed()))
      second.send(2)
    }
    #expect(failed == ["1", "failure"])
    var values: [Int] = []
    let subscription = Publishers.MergeMany((1...3).map { Just($0) }).sink { values.append($0) }
    #expect(values == [1, 2, 3])
    subscription.cancel()
  }

  @Test("Notifications are a sequence from the beginning of the loop on")
  func notificationSequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["a": 1])
    center.post(name: name, object: nil, userInfo: ["a": 2])
    let first = await iterator.next()?.userInfo?["a"] as? Int
    let second = await iterator.next()?.userInfo?["a"] as? Int
    #expect(first == 1 && second == 2)
  }
}
