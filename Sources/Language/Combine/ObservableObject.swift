import Foundation
import Synchronization

/// An object that says before it changes.
///
/// `@Published` properties report by themselves; send ``objectWillChange`` for others.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// One publisher for all `@Published` properties. Without any, a new one each time: store your own then.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
      mirror = level.superclassMirror
    }
    let publisher = boxes.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for box in boxes { box.publisher = publisher }
    return publisher
  }
}

/// Somebody who wants to know that an object changes.
package protocol ChangeListener: AnyObject, Sendable {
  /// May be called from any thread.
  func objectWillChange()
}

/// Announces changes of an object to the views that read it.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// That something changes, and not what.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private struct Listener {
    weak var listener: (any ChangeListener)?
  }
  private let listeners = Mutex<[Listener]>([])
  private let subscriptions = Subscriptions<Void, Never>()

  /// A publisher of one's own, for objects that announce their changes themselves.
  public init() {}

  /// Tells views and subscribers that the object is about to change.
  public func send() {
    for listener in listeners.withLock({ $0.compactMap(\.listener) }) { listener.objectWillChange() }
    subscriptions.send(.value(()))
  }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Void, Never>) -> Void) -> AnyCancellable {
    subscriptions.add(first: nil, receive)
  }

  package func add(_ listener: any ChangeListener) {
    listeners.withLock { listeners in
      listeners.removeAll { $0.listener == nil }
      if !listeners.contains(where: { $0.listener === listener }) {
        listeners.append(Listener(listener: listener))
      }
    }
  }
}

protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

/// A property of an ``ObservableObject`` whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  final class Box: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    /// Made for the first who subscribes.
    var subscriptions: Subscriptions<Value, Never>?
    /// What ``Publisher/assign(to:)`` has connected.
    var sources: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      // Subscribers hear of a value before it is there, as on Apple's systems.
      subscriptions?.send(.value(value))
      self.value = value
    }
  }

  /// Sends the value to new subscribers, and then each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let box: Box

    public func _subscribe(_ receive: @escaping (_PublisherEvent<Value, Never>) -> Void) -> AnyCancellable {
      if box.subscriptions == nil { box.subscriptions = Subscriptions() }
      return box.subscriptions!.add(first: box.value, receive)
    }

    func take(from source: some Combine.Publisher<Value, Never>) {
      box.sources.append(
        source.sink { [weak box] value in
          box?.publisher?.send()
          box?.set(value)
        })
    }
  }

  /// The publisher of the property's values, `$name`. Nothing is assigned to it but what `assign(to:)`
  /// connects.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }
  private let box: Box

  /// A property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// A property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure() }
    set { preconditionFailure() }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set {
      let box = object[keyPath: storage].box
      if let observable = object as? any ObservableObject { observable.objectWillChange.send() }
      box.set(newValue)
    }
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}
