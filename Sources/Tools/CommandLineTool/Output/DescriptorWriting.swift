import Foundation

/// Writes all of it, however many pieces the system takes it in: unlike a `FileHandle`, which stops the process where
/// nobody can take it.
///
/// - Returns: The error number, or `nil` when all is written.
func writeAll(_ data: Data, to descriptor: Int32) -> Int32? {
  data.withUnsafeBytes { bytes in
    var done = 0
    while done < bytes.count {
      let count = write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      done += count
    }
    return nil
  }
}
