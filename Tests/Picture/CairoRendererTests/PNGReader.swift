import OpenChartsCDeflate
import Testing

/// Decodes the PNG files of the encoder by the specification: chunks, checksums, filters, depths.
struct PNGReader {
  var width = 0
  var height = 0
  var depth = 0
  var colorType = 0
  /// The types of chunks in order of first appearance.
  var chunks: [String] = []
  var density = 0
  /// Keyword, language and text of each `iTXt` chunk.
  var texts: [[String]] = []
  var filters: Set<UInt8> = []
  /// RGBA, four bytes per pixel.
  var pixels: [UInt8] = []

  init(_ bytes: [UInt8]) throws {
    func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    try #require(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var at = 8
    var data: [UInt8] = []
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    while at < bytes.count {
      let length = number(at)
      let type = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
      let body = Array(bytes[(at + 4)..<(at + 8 + length)])
      #expect(Int(libdeflate_crc32(0, body, body.count)) == number(at + 8 + length), "checksum of \(type)")
      chunks.append(type)
      let content = Array(body.dropFirst(4))
      switch type {
      case "IHDR":
        (width, height) = (number(at + 8), number(at + 12))
        (depth, colorType) = (Int(content[8]), Int(content[9]))
      case "PLTE": palette = content
      case "tRNS": alphas = content
      case "pHYs": density = number(at + 8)
      case "iTXt":
        // Zeros follow the keyword, the two compression bytes, the language and the translated keyword.
        let parts = content.split(separator: 0, maxSplits: 5, omittingEmptySubsequences: false)
        texts.append([0, 3, 5].map { String(decoding: parts[$0], as: UTF8.self) })
      case "IDAT": data += content
      default: break
      }
      at += 12 + length
    }
    let channels = [0: 1, 2: 3, 3: 1, 6: 4][colorType]!
    let rowBytes = (width * channels * depth + 7) / 8
    var raw = [UInt8](repeating: 0, count: (rowBytes + 1) * height)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var actual = 0
    let result = libdeflate_zlib_decompress(decompressor, data, data.count, &raw, raw.count, &actual)
    try #require(result == LIBDEFLATE_SUCCESS && actual == raw.count)

    var above = [UInt8](repeating: 0, count: rowBytes)
    let step = max(1, channels * depth / 8)
    for y in 0..<height {
      let start = y * (rowBytes + 1)
      let filter = raw[start]
      filters.insert(filter)
      var row = Array(raw[(start + 1)..<(start + 1 + rowBytes)])
      for i in row.indices {
        switch filter {
        case 0: break
        case 1: row[i] &+= i >= step ? row[i - step] : 0
        case 2: row[i] &+= above[i]
        default: Issue.record("filter \(filter)")
        }
      }
      above = row
      for x in 0..<width {
        switch colorType {
        case 2: pixels += [row[3 * x], row[3 * x + 1], row[3 * x + 2], 255]
        case 6: pixels += row[(4 * x)..<(4 * x + 4)]
        default:
          let bit = x * depth
          let index = Int(row[bit / 8] >> UInt8(8 - depth - bit % 8)) & (1 << depth - 1)
          pixels += palette[(3 * index)..<(3 * index + 3)] + [index < alphas.count ? alphas[index] : 255]
        }
      }
    }
  }

  /// Red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[(4 * (y * width + x))..<(4 * (y * width + x) + 4)])
  }
}
