import Foundation
import Isolation
import ViewValues

/// Reads and writes a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let reader: AuthorValue<() -> Value>
  private let writer: AuthorValue<(Value, Transaction) -> Void>
  /// What travels with each change that is written.
  public var transaction = Transaction()

  /// A binding that asks closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// A binding that asks closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    reader = AuthorValue(get)
    writer = AuthorValue(set)
  }

  private var get: () -> Value { reader.value }
  private var set: (Value, Transaction) -> Void { writer.value }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; writing animates where the transaction says so.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard transaction.animation != nil else { return set(newValue, transaction) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { value, transaction in
        var whole = get()
        whole[keyPath: keyPath] = value
        set(whole, transaction)
      })
  }

  /// The binding with another transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes are animated. A still picture shows where the animation ends.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A value seen as an optional one; writing `nil` does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value of an optional binding, if there is one now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ComparableProperty {
  /// Made by the same evaluation.
  package func isSame(as other: Binding) -> Bool {
    // The two closures, where they lie: handed on, they would be wrapped in new ones.
    let size = 2 * MemoryLayout<() -> Void>.size
    let closures = withUnsafeBytes(of: self) { mine in
      withUnsafeBytes(of: other) { $0.prefix(size).elementsEqual(mine.prefix(size)) }
    }
    return closures && transaction.animation == other.transaction.animation
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { get()[position] },
      set: { value, transaction in
        var whole = get()
        whole[position] = value
        set(whole, transaction)
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
