/// Opens an immersive space. There is none on Linux: the result is always `error`.
public struct OpenImmersiveSpaceAction: Sendable {
  /// The result of opening a space.
  public enum Result: Hashable, Sendable {
    /// The space is open.
    case opened
    /// The user refused it.
    case userCancelled
    /// The space could not be opened.
    case error
  }

  /// Returns `error`.
  public func callAsFunction(id: String) async -> Result { .error }
  /// Returns `error`.
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  /// Returns `error`.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

/// Closes the immersive space. No-op: there is none on Linux.
public struct DismissImmersiveSpaceAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// Opens an immersive space. Always fails on Linux.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  /// Closes the immersive space. Does nothing on Linux.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}
