import Foundation
import OpenChartsViewValues

/// The picker of photos and the camera of UIKit. Never shown: Linux has neither photo library nor camera.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    /// The albums, the camera, and the newest photos.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// The camera of a device.
  public enum CameraDevice: Int, Sendable {
    /// At the back, and at the screen.
    case rear, front
  }
  /// The media that a camera records.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures, and films.
    case photo, video
  }
  /// The use of the flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// If it is dark.
    case auto
    /// Always.
    case on
  }
  /// The keys of what the user picks.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns false: there is neither photo library nor camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`: there is neither photo library nor camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// The source. Stored, but has no effect.
  open var sourceType = SourceType.photoLibrary
  /// The types of media. Stored, but has no effect.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change a picture. Stored, but has no effect.
  open var allowsEditing = false
  /// The camera. Stored, but has no effect.
  open var cameraDevice = CameraDevice.rear
  /// The media of the camera. Stored, but has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The flash. Stored, but has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has buttons. Stored, but has no effect.
  open var showsCameraControls = true
  /// The transform of the camera's picture. Stored, but has no effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The view over the camera's picture. Stored, but has no effect.
  open var cameraOverlayView: UIView?
}

/// The delegate of a ``UIImagePickerController``. Its functions are not called: the picker is never shown.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
