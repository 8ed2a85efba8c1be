/// Texts as indices into a list of the distinct texts, in order of first appearance.
struct CodedTexts {
  var codes: [Int32] = []
  private(set) var names: [String] = []
  /// The total size of `names`, in bytes of UTF-8.
  private(set) var byteCount = 0
  private var places: [String: Int32] = [:]
  /// The previous text, cached because consecutive values are often equal.
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
