import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// A reference to a value that is owned elsewhere, for reading and writing.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let reader: UncheckedSendable<() -> Value>
  private let writer: UncheckedSendable<(Value, Transaction) -> Void>
  /// The transaction of each change.
  public var transaction = Transaction()

  /// Creates a binding from closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures, of which the setter receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    reader = UncheckedSendable(get)
    writer = UncheckedSendable(set)
  }

  private var get: () -> Value { reader.value }
  private var set: (Value, Transaction) -> Void { writer.value }

  /// Returns a binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value. Writing it animates if the transaction has an animation.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard transaction.animation != nil else { return set(newValue, transaction) }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates the same binding.
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

  /// Returns the binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a binding whose writes are animated. A picture shows the end of the animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Creates a binding to an optional from one to a non-optional value. Writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` if it is `nil` now.
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
  /// Whether both were made by the same evaluation.
  package func isSame(as other: Binding) -> Bool {
    // Compare the memory of the two closures. Passed as arguments, they would be wrapped in new closures.
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
