import Combine
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 1
  @Published var copy = 0
}

private struct Watched: View {
  @ObservedObject var model: Counter
  @State private var seen: [Int] = []
  var body: some View {
    Text(seen.map(String.init).joined(separator: " "))
      .onReceive(model.$count.map { $0 * 10 }) { seen.append($0) }
  }
}

@MainActor @Suite struct PublisherTests {
  @Test func aPublishedPropertySendsItsValueAndThenEachNewOneBeforeItHasIt() {
    let model = Counter()
    var heard: [(Int, Int)] = []
    let subscription = model.$count.sink { heard.append(($0, model.count)) }
    model.count = 2
    #expect(heard.map(\.0) == [1, 2] && heard.map(\.1) == [1, 1])
    subscription.cancel()
    model.count = 3
    #expect(heard.count == 2)
  }

  @Test func onReceiveRunsBeforeThePictureWithWhatIsThereAtOnce() {
    #expect(Probe.texts(Watched(model: Counter())) == ["10."])
    let late = PassthroughSubject<Int, Never>()
    #expect(Probe.texts(Text("a").onReceive(late) { _ in Issue.record() }) == ["a."])
  }

  @Test func subjectsAndOperatorsPassValuesOnAndEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let other = PassthroughSubject<Int, Never>()
    var sums: [Int] = []
    var ends = 0
    var kept: Set<AnyCancellable> = []
    subject.combineLatest(other).map { $0 + $1 }.removeDuplicates()
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { sums.append($0) }).store(in: &kept)
    other.send(10)
    subject.value = 2
    other.send(10)
    subject.send(completion: .finished)
    subject.send(99)
    other.send(20)
    other.send(completion: .finished)
    #expect(sums == [11, 12, 22] && ends == 1 && subject.value == 2)

    var scanned: [Int] = []
    _ = Just(3).merge(with: Just(4)).filter { $0 > 3 }.scan(1) { $0 + $1 }.sink { scanned.append($0) }
    #expect(scanned == [5])
    var rest: [String] = []
    _ = Just("a").dropFirst().sink { rest.append($0) }
    _ = Just("7").compactMap { Int($0) }.eraseToAnyPublisher().sink { rest.append("\($0)") }
    #expect(rest == ["7"])
  }

  @Test func aPublisherCanWriteAProperty() {
    let model = Counter()
    model.$count.assign(to: &model.$copy)
    model.count = 5
    #expect(model.copy == 5)
    let subscription = Just(8).assign(to: \.count, on: model)
    #expect(model.count == 8)
    subscription.cancel()
  }

  @Test func anObjectAnnouncesChangesOnce() {
    let model = Counter()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.count = 2
    model.copy = 2
    #expect(changes == 2)
    subscription.cancel()
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var names: [String] = []
    let subscription = center.publisher(for: name).sink { names.append($0.name.rawValue) }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(names == ["test"])
  }
}
