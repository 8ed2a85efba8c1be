/// Texts as places in a list of those that differ, in order of first appearance.
struct CodedTexts {
  var codes: [Int32] = []
  private(set) var names: [String] = []
  /// Of the names.
  private(set) var byteCount = 0
  private var places: [String: Int32] = [:]
  /// Neighbours are often the same.
  private var last: (bytes: [UInt8], code: Int32) = ([], -1)

  mutating func appendMissing() { codes.append(-1) }

  mutating func append(_ bytes: UnsafeRawBufferPointer) { codes.append(code(of: bytes)) }

  mutating func code(of bytes: UnsafeRawBufferPointer) -> Int32 {
    if last.code >= 0, last.bytes.elementsEqual(bytes) { return last.code }
    let text = String(decoding: bytes, as: UTF8.self)
    let code = places[text] ?? Int32(names.count)
    if code == names.count {
      places[text] = code
      names.append(text)
      byteCount += bytes.count
    }
    last = (Array(bytes), code)
    return code
  }
}
