import Observation
import OpenChartsIsolation
import OpenChartsViewValues

/// Reads a value or an object from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: UncheckedSendable<(EnvironmentValues) -> Value>
  /// Whether the value is the same in two environments.
  private let compare: UncheckedSendable<(EnvironmentValues, EnvironmentValues) -> Bool>
  private var values: EnvironmentValues?

  /// Creates a property that reads the value at a key path, such as `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = UncheckedSendable { $0[keyPath: keyPath] }
    compare = UncheckedSendable { OpenChartsViewValues.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }

  /// Creates a property that reads an observable object of a type. Traps if there is none, as on Apple platforms.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = UncheckedSendable { values in
      guard let object = values[object: objectType] else {
        // Not `preconditionFailure`, whose message optimised builds leave out.
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) "
            + "may be missing as an ancestor of this view.")
      }
      return object
    }
    compare = UncheckedSendable { $0[object: objectType] === $1[object: objectType] }
  }

  /// Creates a property that reads an observable object of a type; `nil` if there is none.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = UncheckedSendable { $0[object: objectType] }
    compare = UncheckedSendable { $0[object: objectType] === $1[object: objectType] }
  }

  /// The value in the environment of the view. Before the view is evaluated, the default.
  public var wrappedValue: Value { read.value(values ?? EnvironmentValues()) }

  public mutating func _connect(to location: _PropertyLocation) { values = location.environment }
}

extension Environment: ComparableProperty {
  package func isSame(as other: Environment) -> Bool {
    guard let values, let theirs = other.values else { return false }
    return compare.value(values, theirs)
  }
}

extension Environment: Sendable where Value: Sendable {}

struct EnvironmentWriter<Value>: NodeModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func adapt(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct EnvironmentTransformer<Value>: NodeModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func adapt(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

struct EnvironmentObjectWriter<T: AnyObject>: NodeModifier {
  let object: T?
  func adapt(_ environment: inout EnvironmentValues) { environment[object: T.self] = object }
}

extension View {
  /// Sets an environment value for this view and its descendants.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    NodeModified(content: self, modifier: EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Sets an observable object for the type's `@Environment` properties in this view and its descendants. `nil`
  /// removes it.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    NodeModified(content: self, modifier: EnvironmentObjectWriter(object: object))
  }

  /// Changes an environment value for this view and its descendants, starting from the enclosing value.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: EnvironmentTransformer(keyPath: keyPath, transform: transform))
  }

  /// Sets an object for the `@EnvironmentObject` properties of its type in this view and its descendants.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    NodeModified(content: self, modifier: EnvironmentObjectWriter(object: object))
  }

  /// Disables the controls in this view, and dims most of them. It cannot enable controls that an enclosing view
  /// disables.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the text size of this view and its descendants.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size to a range. A size outside is replaced by the nearest size in the range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}
