import Foundation

// Replacements for the functions of libcurl by which FoundationNetworking loads. Preview programs that use it are linked
// with them instead of libcurl, so that a picture does not depend on other computers: every transfer ends at once
// with the error of an unknown host. Options are accepted, because none matters to such a transfer.

private typealias Handle = UnsafeMutableRawPointer
private typealias TimerCallback = @convention(c) (Handle, Int, Handle?) -> Int32

/// `CURLE_COULDNT_RESOLVE_HOST`, which becomes `URLError.cannotFindHost`.
private let unknownHost: Int32 = 6

/// A set of transfers, which its session uses on one queue.
private final class OfflineTransfers {
  var timer: TimerCallback?
  var timerData: Handle?
  var ended: [Handle] = []
  /// A `CURLMsg`: its kind, the transfer, and the result.
  let message = Handle.allocate(byteCount: 24, alignment: 8)

  deinit { message.deallocate() }

  static func of(_ handle: UnsafeMutableRawPointer) -> OfflineTransfers {
    Unmanaged.fromOpaque(handle).takeUnretainedValue()
  }
}

@_cdecl("opencharts_offline_multi_init")
func offlineTransfers() -> UnsafeMutableRawPointer { Unmanaged.passRetained(OfflineTransfers()).toOpaque() }

@_cdecl("opencharts_offline_multi_cleanup")
func endOfflineTransfers(_ handle: UnsafeMutableRawPointer) -> Int32 {
  Unmanaged<OfflineTransfers>.fromOpaque(handle).release()
  return 0
}

@_cdecl("opencharts_offline_multi_setopt")
func setOfflineTransfers(
  _ handle: UnsafeMutableRawPointer, _ option: Int32, _ value: UnsafeMutableRawPointer?
)
  -> Int32
{
  let transfers = OfflineTransfers.of(handle)
  switch option {
  case 10005: transfers.timerData = value
  case 20004: transfers.timer = value.map { unsafeBitCast($0, to: TimerCallback.self) }
  default: break
  }
  return 0
}

@_cdecl("opencharts_offline_multi_add_handle")
func addOfflineTransfer(_ handle: UnsafeMutableRawPointer, _ transfer: UnsafeMutableRawPointer) -> Int32 {
  let transfers = OfflineTransfers.of(handle)
  transfers.ended.append(transfer)
  // A timer of 0 seconds makes the session ask for ended transfers at once.
  _ = transfers.timer?(handle, 0, transfers.timerData)
  return 0
}

@_cdecl("opencharts_offline_multi_remove_handle")
func removeOfflineTransfer(_ handle: UnsafeMutableRawPointer, _ transfer: UnsafeMutableRawPointer) -> Int32 {
  OfflineTransfers.of(handle).ended.removeAll { $0 == transfer }
  return 0
}

@_cdecl("opencharts_offline_multi_info_read")
func nextOfflineMessage(_ handle: UnsafeMutableRawPointer, _ remainingCount: UnsafeMutablePointer<Int32>)
  -> UnsafeMutableRawPointer?
{
  let transfers = OfflineTransfers.of(handle)
  guard !transfers.ended.isEmpty else {
    remainingCount.pointee = 0
    return nil
  }
  let message = transfers.message
  message.storeBytes(of: 1, as: Int32.self)
  message.storeBytes(of: transfers.ended.removeFirst(), toByteOffset: 8, as: Handle.self)
  message.storeBytes(of: unknownHost, toByteOffset: 16, as: Int32.self)
  remainingCount.pointee = Int32(transfers.ended.count)
  return message
}

@_cdecl("opencharts_offline_multi_assign")
func assignOfflineSocket(_ handle: UnsafeMutableRawPointer, _ socket: Int32, _ data: UnsafeMutableRawPointer?)
  -> Int32
{ 0 }

@_cdecl("opencharts_offline_multi_socket_action")
func actOnOfflineSocket(
  _ handle: UnsafeMutableRawPointer, _ socket: Int32, _ events: Int32,
  _ runningCount: UnsafeMutablePointer<Int32>
)
  -> Int32
{
  runningCount.pointee = 0
  return 0
}

@_cdecl("opencharts_offline_easy_init")
func offlineTransfer() -> UnsafeMutableRawPointer? { malloc(1) }

@_cdecl("opencharts_offline_easy_cleanup")
func endOfflineTransfer(_ transfer: UnsafeMutableRawPointer?) { free(transfer) }

@_cdecl("opencharts_offline_easy_setopt")
func setOfflineTransfer(_ transfer: UnsafeMutableRawPointer, _ option: Int32, _ value: Int) -> Int32 { 0 }

/// Does not change the variable: there is no information.
@_cdecl("opencharts_offline_easy_getinfo")
func offlineInformation(_ transfer: UnsafeMutableRawPointer, _ kind: Int32, _ value: UnsafeMutableRawPointer?)
  -> Int32
{ 0 }

@_cdecl("opencharts_offline_easy_pause")
func pauseOfflineTransfer(_ transfer: UnsafeMutableRawPointer, _ directions: Int32) -> Int32 { 0 }

/// A C string that is never freed.
private func constant(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }
nonisolated(unsafe) private let problem = constant("previews do not use the network")
nonisolated(unsafe) private let version = constant("8.0.0")

@_cdecl("opencharts_offline_easy_strerror")
func offlineProblem(_ code: Int32) -> UnsafeMutablePointer<CChar>? { problem }

@_cdecl("opencharts_offline_global_init")
func startOffline(_ flags: Int) -> Int32 { 0 }

@_cdecl("opencharts_offline_version")
func offlineVersion() -> UnsafeMutablePointer<CChar>? { version }

/// A `curl_version_info_data` with a version, the name of a library for TLS, and no protocols.
nonisolated(unsafe) private let information: UnsafeMutableRawPointer = {
  let data = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 8)
  data.initializeMemory(as: UInt8.self, repeating: 0, count: 512)
  for offset in [8, 24, 40] {
    data.storeBytes(of: version, toByteOffset: offset, as: UnsafeMutablePointer<CChar>?.self)
  }
  data.storeBytes(of: 0x080000, toByteOffset: 16, as: UInt32.self)
  // The list of protocols is empty: its first entry is the end.
  data.storeBytes(of: data + 256, toByteOffset: 64, as: UnsafeMutableRawPointer.self)
  return data
}()

@_cdecl("opencharts_offline_version_info")
func offlineVersionInformation(_ age: Int32) -> UnsafeMutableRawPointer { information }

/// A list of headers is never sent, so it is one block without content.
@_cdecl("opencharts_offline_slist_append")
func appendOfflineHeader(_ list: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>)
  -> UnsafeMutableRawPointer?
{
  list ?? calloc(1, 16)
}

@_cdecl("opencharts_offline_slist_free_all")
func freeOfflineHeaders(_ list: UnsafeMutableRawPointer?) { free(list) }

/// The room for the name of a host, at most 253 bytes by the rules of the Domain Name System.
private let hostCapacity = 256

/// An address: its host.
@_cdecl("opencharts_offline_url")
func offlineAddress() -> UnsafeMutableRawPointer? { calloc(1, hostCapacity) }

@_cdecl("opencharts_offline_url_set")
func setOfflineAddress(
  _ address: UnsafeMutableRawPointer, _ part: Int32, _ text: UnsafePointer<CChar>, _ flags: UInt32
)
  -> Int32
{
  guard let host = URL(string: String(cString: text))?.host, host.utf8.count < hostCapacity else { return 3 }
  _ = host.withCString { strcpy(address.assumingMemoryBound(to: CChar.self), $0) }
  return 0
}

/// The session compares only the host with its own reading of the address.
@_cdecl("opencharts_offline_url_get")
func offlineAddressPart(
  _ address: UnsafeMutableRawPointer, _ part: Int32,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ flags: UInt32
)
  -> Int32
{
  text.pointee = strdup(address.assumingMemoryBound(to: CChar.self))
  return 0
}

@_cdecl("opencharts_offline_free")
func freeOffline(_ memory: UnsafeMutableRawPointer?) { free(memory) }
