import Observation
import OpenChartsViewValues

/// An object that is owned elsewhere and that updates this view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType
    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public mutating func _connect(to location: _PropertyLocation) {
    wrappedValue.objectWillChange.add(location.scope.changes)
  }
}

extension ObservedObject: ComparableProperty {
  package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// An object that a view owns, created once per view identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }
  private let make: () -> ObjectType
  private var box: Box?

  /// Creates the object when the view first appears in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { box?.object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  public mutating func _connect(to location: _PropertyLocation) {
    let make = make
    let box = location.scope.slot(location.slot) { Box(make()) }
    box.object.objectWillChange.add(location.scope.changes)
    self.box = box
  }
}

extension StateObject: ComparableProperty {
  package func isSame(as other: StateObject) -> Bool { box === other.box && box != nil }
}

/// An object that an enclosing view set with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// Creates a property that reads the object of this type from the environment.
  public init() {}

  /// The object. Traps if there is none, as on Apple platforms.
  public var wrappedValue: ObjectType {
    guard let object else {
      // Not `preconditionFailure`, whose message optimised builds leave out.
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  public mutating func _connect(to location: _PropertyLocation) {
    object = location.environment[object: ObjectType.self]
    object?.objectWillChange.add(location.scope.changes)
  }
}

extension EnvironmentObject: ComparableProperty {
  package func isSame(as other: EnvironmentObject) -> Bool { object === other.object }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(value: Value) { wrappedValue = value }

  /// Creates bindings to the properties of an object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.init(value: wrappedValue)
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let root = wrappedValue
    return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
  /// Creates the same bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}
