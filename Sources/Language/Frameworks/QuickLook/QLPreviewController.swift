@_exported import Foundation
import UIKit

/// A file to look at.
public protocol QLPreviewItem {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title; `nil` for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}

/// Provides the files of a controller.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource {
  /// The number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is notified of the events of a controller. Nothing occurs.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate {
  /// Reports that the controller ends. Never called.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Reports that the controller has ended. Never called.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A view controller that shows files. It stores its settings and is never shown.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Provides the files. Never called.
  open var dataSource: (any QLPreviewControllerDataSource)?
  /// Is notified of events. Never called.
  open var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the shown file.
  open var currentPreviewItemIndex = 0
  /// No-op: the controller is never shown.
  open func reloadData() {}
  /// No-op: the controller is never shown.
  open func refreshCurrentPreviewItem() {}
}
