import Foundation

extension URL {
  /// The user's folder for documents.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's folder for files that can be made again.
  @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The user's folder for the files of apps.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory)
  }
  /// The user's folder for settings and files of apps.
  @_disfavoredOverload public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The user's folder for downloads.
  @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The user's folder for the items on the desktop.
  @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The user's folder for pictures.
  @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder that `FileManager` returns first, or else the home folder.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
