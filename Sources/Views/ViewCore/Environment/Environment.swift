import Isolation
import Observation
import ViewValues

/// Reads a value or an object of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: AuthorValue<(EnvironmentValues) -> Value>
  /// Whether two environments give the same.
  private let compare: AuthorValue<(EnvironmentValues, EnvironmentValues) -> Bool>
  private var values: EnvironmentValues?

  /// The value at a key path, such as `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = AuthorValue { $0[keyPath: keyPath] }
    compare = AuthorValue { ViewValues.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }

  /// An observable object of the type; traps where none was given, as on Apple's systems.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = AuthorValue { values in
      guard let object = values[object: objectType] else {
        preconditionFailure(
          "No object of type \(objectType) in the environment: add .environment(…) above this view.")
      }
      return object
    }
    compare = AuthorValue { $0[object: objectType] === $1[object: objectType] }
  }

  /// An observable object of the type, if one was given.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = AuthorValue { $0[object: objectType] }
    compare = AuthorValue { $0[object: objectType] === $1[object: objectType] }
  }

  /// What the environment of the view says; the default before the view is evaluated.
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
  /// Sets a value of the environment for this view and all within it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    NodeModified(content: self, modifier: EnvironmentWriter(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to this view and all within it, by its type; `nil` takes one away.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    NodeModified(content: self, modifier: EnvironmentObjectWriter(object: object))
  }

  /// Changes a value of the environment for this view and all within it, from what it is around them.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: EnvironmentTransformer(keyPath: keyPath, transform: transform))
  }

  /// Gives an object to the `@EnvironmentObject` properties of this view and all within it, by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    NodeModified(content: self, modifier: EnvironmentObjectWriter(object: object))
  }

  /// Keeps controls within from answering, and most are drawn fainter; what is disabled outside stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the text size of this view and all within it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size within a range: the nearest of its sizes takes the place of one outside.
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
