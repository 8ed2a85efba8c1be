/// Whether the bytes equal an ASCII text.
@inline(__always)
func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  guard bytes.count == word.utf8CodeUnitCount else { return false }
  for i in 0..<bytes.count where bytes[i] != word.utf8Start[i] { return false }
  return true
}

/// Decodes bytes as UTF-8, otherwise as Windows-1252, which contains ISO 8859-1 (Latin-1).
func decodedName(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isUTF8: Bool) {
  if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
  var text = ""
  for byte in bytes {
    let code = (0x80...0x9F).contains(byte) ? windowsScalars[Int(byte - 0x80)] : UInt32(byte)
    text.unicodeScalars.append(Unicode.Scalar(code) ?? "?")
  }
  return (text, false)
}

/// The characters 0x80 to 0x9F of Windows-1252.
private let windowsScalars: [UInt32] = [
  0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D,
  0x17D, 0x8F,
  0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D,
  0x17E, 0x178,
]

/// Shortens a cell's text to one line of about 40 characters, for messages.
func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var text = ""
  for scalar in String(decoding: bytes.prefix(160), as: UTF8.self).unicodeScalars {
    if text.count >= 40 { return text + "…" }
    text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
  }
  return text
}
