// Internal names are accessible only in debug builds, which fuzzing and the tests use.
#if DEBUG
  import OpenChartsCADBC
  @testable import OpenChartsEngines

  /// Reads a column of Arrow's C data interface. The first 12 bytes give its format, counts and flags, the others its
  /// buffers.
  ///
  /// The interface does not state the sizes of buffers, so each buffer gets as many bytes as a valid array can claim.
  package func fuzzArrow(_ bytes: UnsafeRawBufferPointer) {
    let formats = [
      "n", "b", "c", "C", "s", "S", "i", "I", "l", "L", "e", "f", "g", "u", "U", "vu", "tdD", "tdm", "tts",
      "ttm",
      "ttu", "ttn", "tDs", "tsu:", "tsn:UTC", "d:10,2", "d:10,2,32", "d:3,-1,64", "d:70,5,256", "z", "d:,",
    ]
    guard bytes.count >= 12 else { return }
    func signed(_ byte: UInt8) -> Int64 {
      // Some bytes mean an extreme value.
      switch byte {
      case 255: .max
      case 254: .min
      case 253: -1
      default: Int64(byte)
      }
    }
    let format = formats[Int(bytes[0]) % formats.count]
    let (length, offset) = (signed(bytes[1]), signed(bytes[2]))
    let capacity = max(0, min(length, 512)) + max(0, min(offset, 512))
    let data = Array(bytes[12...])
    // Values, padded to the size that the counts allow; the widest value has 32 bytes.
    let values = UnsafeMutableRawPointer.allocate(byteCount: Int(capacity) * 32 + 40, alignment: 64)
    defer { values.deallocate() }
    values.initializeMemory(as: UInt8.self, repeating: bytes[11], count: Int(capacity) * 32 + 40)
    data.withUnsafeBytes {
      values.copyMemory(from: $0.baseAddress!, byteCount: min($0.count, Int(capacity) * 32))
    }
    let valid = UnsafeMutableRawPointer.allocate(byteCount: Int(capacity) / 8 + 1, alignment: 64)
    defer { valid.deallocate() }
    valid.initializeMemory(as: UInt8.self, repeating: bytes[10], count: Int(capacity) / 8 + 1)
    // The last offset is the end of the texts.
    var textBytes = 0
    if length >= 0, offset >= 0, length < 512, offset < 512 {
      let end = Int(length + offset)
      textBytes =
        format == "U"
        ? Int(values.loadUnaligned(fromByteOffset: end * 8, as: Int64.self))
        : Int(values.loadUnaligned(fromByteOffset: end * 4, as: Int32.self))
    }
    let texts = UnsafeMutableRawPointer.allocate(
      byteCount: format == "u" || format == "U" ? max(0, min(textBytes, 1 << 20)) : 64, alignment: 64)
    defer { texts.deallocate() }
    // A valid array has as many bytes of text as its last offset states.
    if (format == "u" || format == "U") && textBytes > 1 << 20 { return }
    texts.initializeMemory(
      as: UInt8.self, repeating: 0x78,
      count: format == "u" || format == "U" ? max(0, textBytes) : 64)
    let sizes = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { sizes.deallocate() }
    sizes.storeBytes(of: 64, as: Int64.self)
    var pointers: [UnsafeRawPointer?] = [
      bytes[3] & 1 == 0 ? nil : UnsafeRawPointer(valid), bytes[3] & 2 == 0 ? UnsafeRawPointer(values) : nil,
      bytes[3] & 4 == 0 ? UnsafeRawPointer(texts) : nil, UnsafeRawPointer(sizes),
    ]
    var schema = ArrowSchema()
    var array = ArrowArray()
    (array.length, array.offset, array.null_count) = (length, offset, signed(bytes[4]))
    array.n_buffers = bytes[5] > 250 ? signed(bytes[5]) : format == "vu" ? 4 : 3
    // The reader cannot detect too many buffers, unless the number is absurd.
    guard array.n_buffers <= 4 || array.n_buffers == .max else { return }
    let rows = Int(bytes[6] & 0x7F)..<Int(bytes[6] & 0x7F) + Int(bytes[7])
    pointers.withUnsafeMutableBufferPointer { pointers in
      array.buffers = pointers.baseAddress
      format.withCString { name in
        schema.format = name
        var inner = (schema, array)
        withUnsafeMutablePointer(to: &inner.0) { innerSchema in
          withUnsafeMutablePointer(to: &inner.1) { innerArray in
            // A dictionary with the same array as indices and as values.
            if bytes[8] & 1 == 1 {
              innerSchema.pointee.format = name
              schema.dictionary = innerSchema
              array.dictionary = innerArray
            }
            var reader = ArrowColumnReader(schema)
            do throws(ArrowFault) {
              try reader.append(array, rows: rows)
            } catch { return }
            precondition(reader.column.count == rows.count)
            precondition(reader.byteCount >= 0)
          }
        }
      }
    }
  }
#else
  package func fuzzArrow(_ bytes: UnsafeRawBufferPointer) {}
#endif
