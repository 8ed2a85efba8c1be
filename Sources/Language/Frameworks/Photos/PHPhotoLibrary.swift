@_exported import Foundation

/// Whether an app may use the photos of a device.
public enum PHAuthorizationStatus: Int, Sendable {
  /// In order of the cases: the user was not asked, the device forbids it, the user refused, permitted it, or permitted
  /// some photos.
  case notDetermined, restricted, denied, authorized, limited
}

/// The use of photos.
public enum PHAccessLevel: Int, Sendable {
  /// In order of the cases: adding photos only, and reading them too.
  case addOnly = 1
  case readWrite
}

/// An error of Photos.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user cancelled.
    case userCancelled = 3072
    /// There is no photo library.
    case libraryVolumeOffline = 3114
    /// In order of the cases: the device forbids access, or the user refused.
    case accessRestricted = 3310
    case accessUserDenied
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
    ]
  }
}

/// The photos of a device. There are none on Linux, and permission is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The library of the device.
  open class func shared() -> PHPhotoLibrary { library }
  private override init() {}

  /// Always denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Reports that permission is denied.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }
  /// Reports that permission is denied.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Returns that permission is denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  /// Fails with ``PHPhotosError/Code/accessUserDenied``. The changes are not made.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
  /// Throws ``PHPhotosError/Code/accessUserDenied``. The changes are not made.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}
