import Foundation

/// A colour profile of sRGB (IEC 61966-2-1) in the format of the ICC, version 4.2: primaries adapted to D50, and the
/// transfer curve as a formula. It defines the colours of a PDF.
enum SRGBProfile {
  static let bytes: [UInt8] = {
    func long(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    func fixed(_ values: Double...) -> [UInt8] { values.flatMap { long(Int(($0 * 65536).rounded())) } }
    func tagged(_ type: String, _ content: [UInt8]) -> [UInt8] { Array(type.utf8) + long(0) + content }
    func text(_ text: String) -> [UInt8] {
      let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      return tagged("mluc", long(1) + long(12) + Array("enUS".utf8) + long(units.count) + long(28) + units)
    }
    // y = ((x + 0.055) / 1.055) ^ 2.4, and x / 12.92 below 0.04045.
    let curve = tagged("para", [0, 3, 0, 0] + fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045))
    // The matrix to XYZ under D65, adapted to D50 by Bradford's method.
    let tags: [(name: String, bytes: [UInt8])] = [
      ("desc", text("sRGB IEC61966-2.1")), ("cprt", text("No copyright")),
      ("wtpt", tagged("XYZ ", fixed(0.9642, 1, 0.8249))),
      (
        "chad",
        tagged(
          "sf32",
          fixed(
            1.047882, 0.022918, -0.050217, 0.029587, 0.990479, -0.017059, -0.009247, 0.015076, 0.751678))
      ),
      ("rXYZ", tagged("XYZ ", fixed(0.436035, 0.222488, 0.013916))),
      ("gXYZ", tagged("XYZ ", fixed(0.385117, 0.716904, 0.097061))),
      ("bXYZ", tagged("XYZ ", fixed(0.143051, 0.060608, 0.713913))),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    let start = 128 + 4 + tags.count * 12
    var (table, body): ([UInt8], [UInt8]) = (long(tags.count), [])
    var offsets: [[UInt8]: Int] = [:]
    for tag in tags {
      if offsets[tag.bytes] == nil {
        offsets[tag.bytes] = start + body.count
        body += tag.bytes + [UInt8](repeating: 0, count: (4 - tag.bytes.count % 4) % 4)
      }
      table += Array(tag.name.utf8) + long(offsets[tag.bytes] ?? 0) + long(tag.bytes.count)
    }
    var header = long(start + body.count) + long(0) + long(0x0420_0000) + Array("mntrRGB XYZ ".utf8)
    // The profile's date is the first day of 2000.
    header += [7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28) + fixed(0.9642, 1, 0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + body
  }()
}
