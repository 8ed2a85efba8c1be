import OpenChartsLimits

/// One file of a ZIP archive.
package enum ArchivedFile {
  /// - Returns: The unpacked bytes; `nil` if the bytes are not an archive, or it has no file of that name.
  /// - Throws: An error if the file cannot be unpacked.
  package static func bytes(of name: String, in archive: [UInt8]) throws -> [UInt8]? {
    var archive = try ZipArchive(archive, limit: Limits.archiveBytes.value)
    return try archive?.file(name)
  }
}
