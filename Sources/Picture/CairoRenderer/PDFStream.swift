internal import OpenChartsCDeflate

/// Streams of a PDF, compressed with zlib.
enum PDFStream {
  /// Returns the body of a stream object.
  ///
  /// - Parameters:
  ///   - entries: The entries of its dictionary besides the length and the filter.
  ///   - isPlain: Whether to leave the bytes uncompressed, for programs that search the file for them, as for XMP
  ///     metadata.
  static func object(_ entries: String, _ bytes: [UInt8], isPlain: Bool = false) -> [UInt8] {
    let packed = isPlain ? nil : deflated(bytes)
    let body = packed ?? bytes
    let head = dictionary(entries, count: body.count, isCompressed: packed != nil)
    return Array("\(head)\nstream\n".utf8) + body + Array("\nendstream".utf8)
  }

  /// Returns the dictionary of a stream.
  static func dictionary(_ entries: String, count: Int, isCompressed: Bool) -> String {
    "<< \(entries)\(isCompressed ? " /Filter /FlateDecode" : "") /Length \(count) >>"
  }

  static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the uncompressed bytes of a stream that Cairo compressed; `nil` if they are damaged.
  static func inflated(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // zlib expands by a factor of at most 1032.
    let most = bytes.count * 1032 + 64
    var capacity = min(bytes.count * 8 + 1024, most)
    while true {
      var status = LIBDEFLATE_BAD_DATA
      let result = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        status = bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, output.baseAddress, capacity, &count)
        }
        if status != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if status == LIBDEFLATE_SUCCESS { return result }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < most else { return nil }
      capacity = min(capacity * 4, most)
    }
  }
}
