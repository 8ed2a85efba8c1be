import Combine
import Foundation
import Testing

@Suite("Operators on errors, sequences and several publishers") struct SequenceOperatorTests {
  private struct Failed: Error, Equatable {}

  private func seen<P: Publisher>(_ publisher: P) -> [String] {
    var seen: [String] = []
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: seen.append("end")
        case .failure: seen.append("failure")
        }
      }, receiveValue: { seen.append("\($0)") })
    subscription.cancel()
    return seen
  }

  @Test func sequencesAreCutCollectedAndReduced() {
    let numbers = [1, 2, 3, 4, 5].publisher
    #expect(seen(numbers) == ["1", "2", "3", "4", "5", "end"])
    #expect(seen(numbers.first()) == ["1", "end"])
    #expect(seen(numbers.first { $0 > 3 }) == ["4", "end"])
    #expect(seen(numbers.last()) == ["5", "end"])
    #expect(seen(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(seen(numbers.collect()) == ["[1, 2, 3, 4, 5]", "end"])
    #expect(seen(numbers.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "end"])
    #expect(seen(numbers.reduce(0, +)) == ["15", "end"])
    #expect(seen(numbers.count()) == ["5", "end"])
    #expect(seen(numbers.ignoreOutput()) == ["end"])
    #expect(seen(numbers.prepend(8, 9).append(7).first()) == ["8", "end"])
    #expect(seen(Just(1).append(2)) == ["1", "2", "end"])
    #expect(seen(Empty<Int, Never>().replaceEmpty(with: 3)) == ["3", "end"])
    #expect(seen([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
  }

  @Test func errorsEndAPublisherUnlessTheyAreCaught() {
    let failing = [1, 2, 3].publisher.tryMap { (n: Int) throws -> Int in
      if n == 2 { throw Failed() }
      return n
    }
    #expect(seen(failing) == ["1", "failure"])
    #expect(seen(failing.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(seen(failing.catch { _ in Just(7) }) == ["1", "7", "end"])
    #expect(seen(failing.retry(1)) == ["1", "1", "failure"])
    #expect(seen(failing.mapError { _ in Failed() }) == ["1", "failure"])
    #expect(seen(Just(1).setFailureType(to: Failed.self)) == ["1", "end"])
    #expect(seen(Fail<Int, Failed>(error: Failed())) == ["failure"])
    #expect(seen(Deferred { Just(4) }) == ["4", "end"])
    #expect(seen(Future<Int, Never> { $0(.success(5)) }) == ["5", "end"])
  }

  @Test func severalPublishersAreJoined() {
    #expect(
      seen([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "end"])
    let failing = Just(1).flatMap { _ in Fail<Int, Failed>(error: Failed()) }
    #expect(seen(failing.replaceError(with: 7)) == ["7", "end"])
    #expect(
      seen([1, 2, 3].publisher.zip(["a", "b"].publisher)) == [#"(1, "a")"#, #"(2, "b")"#, "end"])
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = outer.switchToLatest().sink { values.append($0) }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    subscription.cancel()
    #expect(values == [1, 3])
  }

  @Test func eventsAreObserved() {
    var log: [String] = []
    let subscription = [1].publisher.handleEvents(
      receiveOutput: { log.append("\($0)") }, receiveCompletion: { _ in log.append("end") }
    ).sink { _ in }
    subscription.cancel()
    #expect(log == ["1", "end"])
  }

  @Test func debounceDeliversTheLastValueAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.debounce(for: .seconds(60), scheduler: RunLoop.main).sink {
      values.append($0)
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [])
    subject.send(completion: .finished)
    subscription.cancel()
    #expect(values == [2])
  }
}
