#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Messages for failed operations on files.
package enum FileProblem {
  /// - Parameter code: A value of `errno`.
  package static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "this is a folder"
    case ELOOP: "its links lead in a circle"
    case ENOSPC: "no space is left"
    default: String(cString: strerror(code))
    }
  }
}
