import ChartModel
import SwiftUI
import Synchronization

/// Large loops of a chart in a live session, whose marks stay from one evaluation to the next.
///
/// A loop gives the same marks where its array has the same storage, its closure captures nothing, its elements are
/// plain values, and nothing has changed of the environment and the observable objects that it has read. That
/// holds for the data of most charts; what follows them, such as a rule at the pointer, is read each time.
@MainActor final class KeptLoops {
  /// Smaller loops are read as fast as they are compared.
  private static let leastCount = 1_000

  private struct Loop {
    /// Keeps the storage, so that no other takes its place in memory.
    let data: any KeptData
    let function: UnsafeRawPointer
    let reads: EnvironmentReads
    let environment: EnvironmentValues
    let changes: LoopChanges
    /// After the loop.
    let state: _ChartCollector.State
  }

  private let changes: ChangeFlag
  /// From the first content of the chart on, one after another.
  private var loops: [Loop] = []
  private var position = 0
  /// Marks before the next loop, all of them of loops that were kept.
  private var order: UInt32 = 0

  init(changes: ChangeFlag) { self.changes = changes }

  /// Starts an evaluation.
  func begin() { (position, order) = (0, 0) }

  /// Reads a loop, or takes its marks from the last evaluation.
  func walk<Data, ID, Content>(
    _ loop: ForEach<Data, ID, Content>, into collector: _ChartCollector, _ read: () -> Void
  ) {
    guard loop.data.count >= Self.leastCount, collector.order == order,
      collector.modifierState.pointee.isPlain,
      let data = loop.data as? any KeptData, data.hasPlainElements,
      let function = Self.function(of: loop.content)
    else { return read() }
    if position < loops.count {
      let known = loops[position]
      if known.function == function, known.data.hasSameStorage(as: data), !known.changes.isSet,
        collector.environment.isSame(as: known.environment, in: known.reads)
      {
        collector.restore(known.state)
        return step(to: known.state)
      }
    }
    loops.removeSubrange(min(position, loops.count)...)
    let (reads, changes) = (EnvironmentReads(), LoopChanges(self.changes))
    let layers = collector.layerCount
    collector.noteReads(in: reads) {
      withObservationTracking(read) { changes.set() }
    }
    let state = collector.state
    guard state.isPlain, state.layerCount == layers else { return }
    loops.append(
      Loop(
        data: data, function: function, reads: reads, environment: collector.environment, changes: changes,
        state: state))
    step(to: state)
  }

  private func step(to state: _ChartCollector.State) {
    position += 1
    order = state.order
  }

  /// The function of a closure that captures nothing: its other word, for what it captures, is empty.
  private static func function<A, B>(of closure: @escaping (A) -> B) -> UnsafeRawPointer? {
    withUnsafeBytes(of: closure) { bytes in
      let words = bytes.bindMemory(to: UnsafeRawPointer?.self)
      return words.count == 2 && words[1] == nil ? words[0] : nil
    }
  }
}

/// Whether something that a loop has read has changed; safe from any thread.
private final class LoopChanges: Sendable {
  private let flag = Atomic(false)
  private let all: ChangeFlag

  init(_ all: ChangeFlag) { self.all = all }
  var isSet: Bool { flag.load(ordering: .acquiring) }
  func set() {
    flag.store(true, ordering: .releasing)
    all.set()
  }
}

/// Arrays and their slices, which have the same elements as long as they share their storage. Not so ranges: what
/// their numbers count lies elsewhere.
private protocol KeptData {
  /// Whether elements are values through and through: numbers, texts, moments, and what is made of them.
  @MainActor var hasPlainElements: Bool { get }
  func hasSameStorage(as other: any KeptData) -> Bool
}

extension KeptData where Self: RandomAccessCollection {
  @MainActor var hasPlainElements: Bool { PlainTypes.contain(Element.self) }
  func hasSameStorage(as other: any KeptData) -> Bool {
    (other as? Self).map { haveSameBits(self, $0) } ?? false
  }
}

extension Array: KeptData {}
extension ArraySlice: KeptData {}
