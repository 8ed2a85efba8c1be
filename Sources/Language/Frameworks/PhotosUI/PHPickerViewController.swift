@_exported import Photos
@_exported import SwiftUI
import UIKit

/// The settings of a picker.
public struct PHPickerConfiguration: Sendable {
  /// The form in which photos are provided.
  public enum AssetRepresentationMode: Int, Sendable {
    /// In order of the cases: chosen by the system, as stored, and a form that most apps can read.
    case automatic, current, compatible
  }
  /// The order of chosen photos.
  public enum Selection: Int, Sendable {
    /// The order in the library, or the order in which the user chose the photos.
    case `default`, ordered
  }
  /// The form in which photos are provided. Stored, but has no effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of chosen photos. Stored, but has no effect.
  public var selection = Selection.default
  /// The maximum number of photos; 0 for no limit. Stored, but has no effect.
  public var selectionLimit = 1
  /// The kinds of photos. Stored, but has no effect.
  public var filter: PHPickerFilter?
  /// The photos that are chosen at first. Stored, but has no effect.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates settings.
  public init() {}
  /// Creates settings for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that the user has chosen. There are none: Linux has no photo library.
public struct PHPickerResult: Hashable, Sendable {
  /// The data of the photo. Empty.
  public let itemProvider: NSItemProvider
  /// The name of the photo in the library.
  public let assetIdentifier: String?

  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Is notified of the end of a picker. Never notified: a picker is never shown.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Reports that the user has chosen photos. Never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view controller for choosing photos. It stores its settings and is never shown.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The settings.
  public let configuration: PHPickerConfiguration
  /// The object that is notified of the end.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates the controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: an archive has no settings.
  public required init?(coder: NSCoder) { nil }
}
