/// The bytes of a file, compressed as a PDF contains them.
package struct PackedFile: Sendable {
  /// The number of bytes of the file.
  package let count: Int
  /// The compressed bytes; the file itself if it cannot be compressed.
  let bytes: [UInt8]
  let isCompressed: Bool

  package init(_ bytes: [UInt8]) {
    count = bytes.count
    let packed = PDFStream.deflated(bytes)
    isCompressed = packed != nil
    // The room for the compression is larger than its result.
    self.bytes = packed.map { $0.withUnsafeBufferPointer(Array.init) } ?? bytes
  }
}
