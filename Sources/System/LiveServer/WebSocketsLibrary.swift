import CWebSockets
import Foundation

/// The functions of libwebsockets, from the library on this machine.
///
/// It is loaded when somebody serves, not linked: with the library of ciphers behind it, it would take every start
/// of a program that only draws some milliseconds.
struct WebSocketsLibrary: Sendable {
  typealias Context = OpaquePointer
  typealias Connection = OpaquePointer
  typealias Bytes = UnsafeMutablePointer<UInt8>
  typealias Cursor = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

  let setLogLevel:
    @convention(c) @Sendable (Int32, (@convention(c) (Int32, UnsafePointer<CChar>?) -> Void)?) -> Void
  let createContext: @convention(c) @Sendable (UnsafePointer<lws_context_creation_info>) -> Context?
  let destroyContext: @convention(c) @Sendable (Context) -> Void
  let vhostByName: @convention(c) @Sendable (Context, UnsafePointer<CChar>) -> OpaquePointer?
  let listenPort: @convention(c) @Sendable (OpaquePointer) -> Int32
  let service: @convention(c) @Sendable (Context, Int32) -> Int32
  let cancelService: @convention(c) @Sendable (Context) -> Void
  let context: @convention(c) @Sendable (Connection) -> Context?
  let user: @convention(c) @Sendable (Context) -> UnsafeMutableRawPointer?
  let callbackOnWritable: @convention(c) @Sendable (Connection) -> Int32
  let write: @convention(c) @Sendable (Connection, Bytes, Int, lws_write_protocol) -> Int32
  let isFinalFragment: @convention(c) @Sendable (Connection) -> Int32
  let isBinary: @convention(c) @Sendable (Connection) -> Int32
  let remainingPayload: @convention(c) @Sendable (Connection) -> Int
  let closeReason: @convention(c) @Sendable (Connection, lws_close_status, Bytes?, Int) -> Void
  let setTimeout: @convention(c) @Sendable (Connection, pending_timeout, Int32) -> Void
  let headerLength: @convention(c) @Sendable (Connection, lws_token_indexes) -> Int32
  let copyHeader:
    @convention(c) @Sendable (Connection, UnsafeMutablePointer<CChar>, Int32, lws_token_indexes) -> Int32
  let addCommonHeaders:
    @convention(c) @Sendable (Connection, UInt32, UnsafePointer<CChar>, UInt64, Cursor, Bytes) -> Int32
  let addHeader:
    @convention(c) @Sendable (
      Connection, UnsafePointer<UInt8>, UnsafePointer<UInt8>, Int32, Cursor, Bytes
    ) -> Int32
  let writeHeaders: @convention(c) @Sendable (Connection, Bytes, Cursor, Bytes) -> Int32
  let returnStatus: @convention(c) @Sendable (Connection, UInt32, UnsafePointer<CChar>?) -> Int32
  let transactionCompleted: @convention(c) @Sendable (Connection) -> Int32
  let dummy:
    @convention(c) @Sendable (
      Connection?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
    ) -> Int32

  /// `nil` where the library is not installed. It stays loaded until the program ends.
  static let shared = WebSocketsLibrary()

  private init?() {
    let names = ["libwebsockets.so.17", "libwebsockets.so.19", "libwebsockets.so"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    var isWhole = true
    func function<F>(_ name: String) -> F {
      guard let address = dlsym(library, name) else {
        isWhole = false
        // Never called: the initialiser fails.
        return unsafeBitCast(dlsym(library, "lws_service"), to: F.self)
      }
      return unsafeBitCast(address, to: F.self)
    }
    guard dlsym(library, "lws_service") != nil else { return nil }
    setLogLevel = function("lws_set_log_level")
    createContext = function("lws_create_context")
    destroyContext = function("lws_context_destroy")
    vhostByName = function("lws_get_vhost_by_name")
    listenPort = function("lws_get_vhost_listen_port")
    service = function("lws_service")
    cancelService = function("lws_cancel_service")
    context = function("lws_get_context")
    user = function("lws_context_user")
    callbackOnWritable = function("lws_callback_on_writable")
    write = function("lws_write")
    isFinalFragment = function("lws_is_final_fragment")
    isBinary = function("lws_frame_is_binary")
    remainingPayload = function("lws_remaining_packet_payload")
    closeReason = function("lws_close_reason")
    setTimeout = function("lws_set_timeout")
    headerLength = function("lws_hdr_total_length")
    copyHeader = function("lws_hdr_copy")
    addCommonHeaders = function("lws_add_http_common_headers")
    addHeader = function("lws_add_http_header_by_name")
    writeHeaders = function("lws_finalize_write_http_header")
    returnStatus = function("lws_return_http_status")
    transactionCompleted = function("lws_http_transaction_completed")
    dummy = function("lws_callback_http_dummy")
    guard isWhole else { return nil }
  }
}
