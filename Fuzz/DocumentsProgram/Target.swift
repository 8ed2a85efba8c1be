import Foundation
import FuzzDocuments
import FuzzTables

/// The target with the name in `OPENCHARTS_FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["OPENCHARTS_FUZZ_TARGET"]
  guard let target = FuzzTarget.documents.first(where: { $0.name == name }) else {
    fatalError("OPENCHARTS_FUZZ_TARGET is one of \(FuzzTarget.documents.map(\.name).joined(separator: ", "))")
  }
  return target
}()

/// Runs the target on one input. libFuzzer requires this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.read(UnsafeRawBufferPointer(start: bytes, count: count))
  return 0
}
