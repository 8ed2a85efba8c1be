/// Checks that each WebSocket frame of a client is masked, as RFC 6455, section 5.1, demands. libwebsockets accepts
/// other frames and does not report them.
struct ClientFrames {
  private enum Part {
    /// The byte with the opcode.
    case opcode
    /// The byte with the mask bit and the length, or the size of the length.
    case length
    case longLength(bytesLeft: Int, length: UInt64)
    case key(bytesLeft: Int, length: UInt64)
    case payload(bytesLeft: UInt64)
  }
  private var next = Part.opcode

  /// Checks the next bytes of the client.
  ///
  /// - Returns: False if a frame is not masked, or is longer than 2⁶³ − 1 bytes.
  mutating func accept(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    while position < bytes.count {
      if case .payload(let left) = next {
        let count = min(left, UInt64(bytes.count - position))
        position += Int(count)
        next = left == count ? .opcode : .payload(bytesLeft: left - count)
        continue
      }
      guard accept(bytes[position]) else { return false }
      position += 1
    }
    return true
  }

  /// Checks a byte before the payload.
  private mutating func accept(_ byte: UInt8) -> Bool {
    switch next {
    case .opcode: next = .length
    case .length:
      guard byte & 0x80 != 0 else { return false }
      switch byte & 0x7F {
      case 126: next = .longLength(bytesLeft: 2, length: 0)
      case 127: next = .longLength(bytesLeft: 8, length: 0)
      case let length: next = .key(bytesLeft: 4, length: UInt64(length))
      }
    case .longLength(let left, let high):
      let length = high << 8 | UInt64(byte)
      guard left == 1 else {
        next = .longLength(bytesLeft: left - 1, length: length)
        return true
      }
      guard length <= UInt64(Int64.max) else { return false }
      next = .key(bytesLeft: 4, length: length)
    case .key(let left, let length):
      let afterKey = length == 0 ? Part.opcode : .payload(bytesLeft: length)
      next = left == 1 ? afterKey : .key(bytesLeft: left - 1, length: length)
    case .payload: break
    }
    return true
  }
}

/// Finds the end of the head of an HTTP request: an empty line, whether lines end with CR LF or with LF alone.
struct RequestHead {
  private var isAtLineStart = true

  /// - Returns: The offset after the empty line, if the next bytes contain its end.
  mutating func end(in bytes: UnsafeRawBufferPointer) -> Int? {
    for index in bytes.indices {
      switch bytes[index] {
      case 10 where isAtLineStart: return index + 1
      case 10: isAtLineStart = true
      // A CR does not begin a line, so that no parser sees an empty line where this one sees none.
      case 13: break
      default: isAtLineStart = false
      }
    }
    return nil
  }
}
