import Foundation

/// Writes all data, in as many `write` calls as needed. Unlike `FileHandle`, does not crash on errors.
///
/// - Returns: `errno`, or `nil` if everything was written.
func writeAll(_ data: Data, to descriptor: Int32) -> Int32? {
  data.withUnsafeBytes { bytes in
    var writtenCount = 0
    while writtenCount < bytes.count {
      let count = write(descriptor, bytes.baseAddress! + writtenCount, bytes.count - writtenCount)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      writtenCount += count
    }
    return nil
  }
}
