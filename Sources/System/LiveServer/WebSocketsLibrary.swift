import Foundation
import OpenChartsCWebSockets
import OpenChartsDynamicLibrary

/// Loads libwebsockets when a program serves.
///
/// The server uses structures and enumerations with the layout of one version's headers, so only the library with
/// that version's SONAME is loaded.
enum WebSocketsLibrary {
  typealias Context = OpaquePointer
  typealias Connection = OpaquePointer

  /// The version of the headers, such as `4.1`.
  static let version = "\(websockets_major).\(websockets_minor)"

  /// The file name of the library of that version.
  static let fileName = "libwebsockets.so.\(websockets_soname)"

  /// The Debian package of the library with this SONAME. Debian renamed the package of 4.3 in its transition to 64-bit
  /// time.
  static func package(soname: Int32) -> String { "libwebsockets\(soname)" + (soname == 19 ? "t64" : "") }

  /// The functions of the library, which stays loaded until the process ends; `nil` if the library is not installed or
  /// reports another version.
  static let shared: WebSocketsFunctions? = load(fileName)

  /// The functions of a library; `nil` unless its version equals the version of the headers.
  static func load(_ name: String) -> WebSocketsFunctions? {
    let library = DynamicLibrary([name], package: package(soname: websockets_soname), for: "serving")
    return try? library.load(
      WebSocketsFunctions(), find: { websockets_functions_find($0, $1) },
      accepts: { accepts($0.get_library_version().map { String(cString: $0) } ?? "") })
  }

  /// Whether a version such as `4.1.6-` has the major and minor number of the headers.
  static func accepts(_ text: String) -> Bool { text.hasPrefix(version + ".") }
}
