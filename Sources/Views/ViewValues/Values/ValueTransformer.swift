import Foundation
import Synchronization

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Converts values from one form to another. A subclass overrides the conversions. Foundation on Linux lacks this class.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// Creates a transformer.
  public override init() {}

  /// The class of converted values. Any object unless overridden.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be converted back. True unless overridden.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Converts a value. Returns the value itself unless overridden.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Converts a value back. Calls ``transformedValue(_:)`` unless overridden.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// Registers a transformer, or removes it if it is `nil`.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { registered.withLock { $0[name] = transformer } }
  /// Returns the registered transformer of a name; `nil` if there is none.
  public class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    registered.withLock { $0[name] }
  }
  /// The names of the registered transformers, sorted.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
  }
}
