import Foundation
import Synchronization

/// An object that announces its changes before they happen.
///
/// `@Published` properties announce changes automatically. For other properties, send ``objectWillChange`` yourself.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher shared by all `@Published` properties. Without such properties, each access returns a new
  /// publisher: store your own in that case.
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

/// A listener that is notified before an object changes.
package protocol ChangeListener: AnyObject, Sendable {
  /// May be called from any thread.
  func objectWillChange()
}

/// Announces changes of an object to the views that read it.
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// `Void`: the event does not say which property changes.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private struct Listener {
    weak var listener: (any ChangeListener)?
  }
  private let listeners = Mutex<[Listener]>([])
  private let subscriptions = Subscriptions<Void, Never>()

  /// Creates a publisher for objects that announce their changes themselves.
  public init() {}

  /// Notifies views and subscribers that the object is about to change.
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
    /// Created when the first subscriber subscribes.
    var subscriptions: Subscriptions<Value, Never>?
    /// The subscriptions that ``Publisher/assign(to:)`` created.
    var sources: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      // Subscribers receive a value before the property has it, as in Apple's Combine.
      subscriptions?.send(.value(value))
      self.value = value
    }
  }

  /// Sends the current value to a new subscriber, then each new value before the property has it.
  public struct Publisher: Combine.Publisher {
    /// The type of the property's values.
    public typealias Output = Value
    /// The publisher never fails.
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

  /// The publisher of the property's values, `$name`. The setter does nothing: `assign(to:)` connects to the existing
  /// publisher.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }
  private let box: Box

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Creates a property with its initial value.
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
