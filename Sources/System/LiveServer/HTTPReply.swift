import Foundation
import OpenChartsCWebSockets

/// Sends the page over HTTP, in pieces as the socket accepts them.
final class HTTPReply {
  private let library: WebSocketsFunctions
  private var pending: [WebSocketsLibrary.Connection: (bytes: [UInt8], sent: Int)] = [:]
  private static let piece = 32_768

  init(_ library: WebSocketsFunctions) { self.library = library }

  /// The content security policy. A page can run only its own script and connect only to its own server.
  private static func policy(_ nonce: String) -> String {
    """
    default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; img-src data: blob:; \
    media-src blob: data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'self'
    """
  }

  /// Starts to send a page. The client must read it within `seconds`.
  func begin(_ page: LiveServer.Page, _ handle: WebSocketsLibrary.Connection, seconds: Int) -> Int32 {
    let bytes = page.bytes
    var buffer = [UInt8](repeating: 0, count: 2_048)
    let status = buffer.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return 1 }
      let start = base + Int(websockets_padding)
      let end = base + buffer.count - 1
      var cursor: UnsafeMutablePointer<UInt8>? = start
      guard
        library.add_http_common_headers(
          handle, 200, "text/html; charset=utf-8", UInt64(bytes.count), &cursor, end) == 0
      else { return 1 }
      for (name, value) in [
        ("content-security-policy:", Self.policy(page.scriptNonce)), ("x-content-type-options:", "nosniff"),
        ("referrer-policy:", "no-referrer"), ("cache-control:", "no-store"),
        ("cross-origin-opener-policy:", "same-origin"), ("cross-origin-resource-policy:", "same-origin"),
      ] {
        let value = Array(value.utf8)
        let result = (Array(name.utf8) + [0]).withUnsafeBufferPointer { name in
          name.baseAddress.map {
            library.add_http_header_by_name(handle, $0, value, Int32(value.count), &cursor, end)
          } ?? 1
        }
        if result != 0 { return 1 }
      }
      return library.finalize_write_http_header(handle, start, &cursor, end)
    }
    guard status == 0 else { return 1 }
    pending[handle] = (bytes, 0)
    library.set_timeout(handle, PENDING_TIMEOUT_USER_OK, Int32(clamping: seconds))
    _ = library.callback_on_writable(handle)
    return 0
  }

  /// Sends the next piece.
  ///
  /// - Parameter completed: Called after the last piece, if the connection stays open for another request.
  func proceed(_ handle: WebSocketsLibrary.Connection, completed: () -> Void) -> Int32 {
    guard let (bytes, sent) = pending[handle] else { return 0 }
    let end = min(sent + Self.piece, bytes.count)
    var piece = Array(repeating: UInt8(0), count: Int(websockets_padding)) + bytes[sent..<end]
    let isLast = end == bytes.count
    let written = piece.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map {
        library.write(
          handle, $0 + Int(websockets_padding), end - sent, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
      } ?? -1
    }
    guard written >= end - sent else { return -1 }
    guard isLast else {
      pending[handle] = (bytes, end)
      _ = library.callback_on_writable(handle)
      return 0
    }
    pending[handle] = nil
    guard library.http_transaction_completed(handle) == 0 else { return -1 }
    completed()
    return 0
  }

  func refuse(_ handle: WebSocketsLibrary.Connection, _ status: UInt32) -> Int32 {
    _ = library.return_http_status(handle, status, nil)
    return -1
  }

  func forget(_ handle: WebSocketsLibrary.Connection) { pending[handle] = nil }
}
