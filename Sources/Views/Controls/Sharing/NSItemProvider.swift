import Foundation

/// A value that is dragged or pasted between apps. Providers come only from the app itself: nothing is dragged.
open class NSItemProvider: @unchecked Sendable {
  /// The value.
  public let object: Any?
  /// Creates an empty provider.
  public init() { object = nil }
  /// Creates a provider of a value.
  public init(object: Any) { self.object = object }
  /// Creates a provider of a file.
  public init?(contentsOf url: URL) { object = url }

  /// The types of the value. Empty: types of values are not known.
  open var registeredTypeIdentifiers: [String] { [] }
  /// A name for the value. Stored, but has no effect.
  open var suggestedName: String?

  /// Always false: types of values are not known.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Whether the value has the type.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  /// Passes the value to the handler, or an error if it does not have the type.
  @discardableResult @preconcurrency public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.global().async {
      let value = self.object as? T
      completionHandler(value, value == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Fails with an error: data of values are not made.
  @discardableResult @preconcurrency open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.global().async { completionHandler(nil, CocoaError(.fileReadUnknown)) }
    return Progress(totalUnitCount: 1)
  }

  /// Fails with an error: files of values are not made.
  @discardableResult @preconcurrency open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.global().async { completionHandler(nil, CocoaError(.fileReadUnknown)) }
    return Progress(totalUnitCount: 1)
  }
}
