import Foundation

/// Disconnects preview programs from the network, because pictures must not depend on other computers. Replaces the
/// functions of libcurl that Foundation uses, so that every request fails.
enum PreviewNetwork {
  /// Whether a source names types that FoundationNetworking declares on Linux, and Foundation on Apple's systems, or
  /// imports the framework that uses them.
  static func isUsed(by source: String) -> Bool {
    source.contains("FoundationNetworking") || source.contains("URLSession") || source.contains("URLRequest")
      || source.contains("URLResponse") || source.contains("URLCache") || source.contains("URLProtocol")
      || source.contains("URLCredential") || source.contains("URLAuthenticationChallenge")
      || source.contains("HTTPCookie") || source.contains("import WebKit")
  }

  private static let functions = [
    "easy_cleanup", "easy_getinfo", "easy_init", "easy_pause", "easy_setopt", "easy_strerror", "free",
    "global_init", "multi_add_handle", "multi_assign", "multi_cleanup", "multi_info_read", "multi_init",
    "multi_remove_handle", "multi_setopt", "multi_socket_action", "slist_append", "slist_free_all", "url",
    "url_get", "url_set", "version", "version_info",
  ]

  /// The compiler's arguments for sources that use the network.
  static let importArguments = ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]

  /// The additional linker arguments for programs that use the network.
  ///
  /// - Parameter isStatic: Whether Foundation is linked statically. Its module then requires libcurl, which is replaced
  ///   by an empty library.
  static func linkerArguments(isStatic: Bool, scratch: PreviewScratch) throws(FileError) -> [String] {
    var arguments: [String] = []
    if isStatic {
      try scratch.write("!<arch>\n", to: "empty/libcurl.a")
      arguments += ["-L", scratch.folder + "/empty"]
    }
    return arguments
      + functions.flatMap { name in
        [
          "-Xlinker", "--defsym", "-Xlinker", "curl_\(name)=opencharts_offline_\(name)",
          // Export the function, so that a shared FoundationNetworking uses it instead of the function in the shared
          // libcurl.
          "-Xlinker", "--export-dynamic-symbol=curl_\(name)",
        ]
      }
  }
}
