/// Whether the bytes equal an ASCII text.
@inline(__always)
func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  guard bytes.count == word.utf8CodeUnitCount else { return false }
  for i in 0..<bytes.count where bytes[i] != word.utf8Start[i] { return false }
  return true
}

/// Decodes bytes as UTF-8, otherwise as ISO 8859-1 (Latin-1).
func decodedName(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isUTF8: Bool) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
  var text = ""
  for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
  return (text, false)
}

/// Shortens a cell's text to one line of about 40 characters, for messages.
func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var text = ""
  for scalar in String(decoding: bytes.prefix(160), as: UTF8.self).unicodeScalars {
    if text.count >= 40 { return text + "…" }
    text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
  }
  return text
}
