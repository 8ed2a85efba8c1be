import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsTerminalRenderer

/// The terminal output, parsed as a terminal would.
@Suite struct GraphicsTests {
  /// The picture decoded by a terminal with sixels: 0xRRGGBB, row by row.
  private struct Decoded {
    var width = 0
    var height = 0
    var pixels: [UInt32] = []

    init(_ bytes: [UInt8]) throws {
      let text = String(decoding: bytes, as: UTF8.self)
      let start = try #require(text.range(of: "\u{1B}P0;1q"))
      let end = try #require(text.range(of: "\u{1B}\\"))
      var rest = Array(text[start.upperBound..<end.lowerBound])[...]
      func numbers() -> [Int] {
        let found = rest.prefix { $0.isNumber || $0 == ";" }
        rest = rest.dropFirst(found.count)
        return String(found).split(separator: ";").compactMap { Int($0) }
      }
      var colors: [Int: UInt32] = [:]
      var (color, x, top, count) = (0, 0, 0, 1)
      while let sign = rest.popFirst() {
        switch sign {
        case "\"":
          let raster = numbers()
          (width, height) = (raster[2], raster[3])
          pixels = Array(repeating: 0xFF_000000, count: width * height)
        case "#":
          let found = numbers()
          color = found[0]
          if found.count == 5 {
            let shares = found[2...].map { UInt32((Double($0) * 2.55).rounded()) }
            colors[color] = shares[0] << 16 | shares[1] << 8 | shares[2]
          }
        case "!": count = numbers()[0]
        case "$": x = 0
        case "-": (x, top) = (0, top + 6)
        default:
          let bits = try #require(sign.asciiValue) - 63
          for column in x..<(x + count) {
            for row in 0..<6 where bits >> row & 1 == 1 {
              pixels[(top + row) * width + column] = colors[color]!
            }
          }
          (x, count) = (x + count, 1)
        }
      }
    }
  }

  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(a >> UInt32($0) & 0xFF) - Int(b >> UInt32($0) & 0xFF)) }.max()!
  }

  @Test func sixelsAreThePixels() throws {
    let (width, height) = (37, 20)
    let colors: [UInt32] = [0xFFFFFF, 0x0088FF, 0x34C759, 0, 0x7F8081]
    let pixels = (0..<(width * height)).map { colors[($0 / 5 + $0 / width * 3) % colors.count] }
    let decoded = try Decoded(SixelEncoder.encode(pixels, width: width, height: height))
    #expect(decoded.width == width && decoded.height == height)
    // A sixel colour component has 101 steps.
    for (a, b) in zip(decoded.pixels, pixels) { #expect(difference(a, b) <= 1) }
    #expect(
      SixelEncoder.encode(pixels, width: width, height: height)
        == SixelEncoder.encode(pixels, width: width, height: height))
  }

  @Test func manyColorsBecome256() throws {
    let (width, height) = (64, 64)
    // Two colours of large areas are exact; a ramp between them is close.
    let pixels = (0..<(width * height)).map { place -> UInt32 in
      let (x, y) = (place % width, place / width)
      return y < 20
        ? 0x0088FF : y < 40 ? 0xFFFFFF : UInt32(x * 4) << 16 | UInt32(y * 3) << 8 | UInt32((x * y) % 256)
    }
    let decoded = try Decoded(SixelEncoder.encode(pixels, width: width, height: height))
    for (place, (a, b)) in zip(decoded.pixels, pixels).enumerated() {
      #expect(a & 0xFF00_0000 == 0 && difference(a, b) <= (place < 40 * width ? 1 : 90), "\(place)")
    }
    let palette = SixelPalette(pixels)
    #expect(palette.colors.count <= 256 && palette.colors.contains(0x0088FF))
  }

  @Test func kittyGetsTheFileInPieces() throws {
    let png = (0..<10_000).map { UInt8(($0 * 37) & 0xFF) }
    for isInTmux in [false, true] {
      var text = String(
        decoding: TerminalGraphics.kittySequences(png, columns: 80, rows: 22, isInTmux: isInTmux),
        as: UTF8.self)
      if isInTmux {
        #expect(text.hasPrefix(String(repeating: "\n", count: 22) + "\u{1B}[22A\u{1B}Ptmux;\u{1B}\u{1B}_G"))
        text = text.replacing("\u{1B}\u{1B}", with: "\u{1B}")
      }
      let pieces = text.split(separator: "\u{1B}_G", omittingEmptySubsequences: false).dropFirst()
        .map { $0.prefix { $0 != "\u{1B}" } }
      #expect(pieces.count == 4)
      var file = ""
      for (place, piece) in pieces.enumerated() {
        let parts = piece.split(separator: ";", maxSplits: 1)
        #expect(parts[0].contains("q=2") && parts[1].count <= 4096)
        #expect(parts[0].hasSuffix(place == 3 ? "m=0" : "m=1"))
        if place == 0 { #expect(parts[0].contains("a=T,f=100") && parts[0].contains("c=80,r=22")) }
        file += parts[1]
      }
      #expect(Data(base64Encoded: file) == Data(png))
    }
  }

  @Test func itermGetsTheFileAtOnce() throws {
    let png: [UInt8] = [1, 2, 3, 250]
    let text = String(decoding: TerminalGraphics.itermSequence(png, columns: 40, rows: 12), as: UTF8.self)
    #expect(
      text.hasPrefix("\u{1B}]1337;File=inline=1;size=4;width=40;height=12;") && text.hasSuffix("\u{7}\n"))
    let file = try #require(text.split(separator: ":").last?.dropLast(2))
    #expect(Data(base64Encoded: String(file)) == Data(png))
  }

  @Test func colorsAreTheNearest() {
    #expect(ColorCodes(colors: .trueColor).code(RGBA(1, 0.5, 0), isBackground: false) == "38;2;255;128;0")
    #expect(ColorCodes(colors: .palette).code(RGBA(1, 0, 0), isBackground: true) == "48;5;196")
    #expect(ColorCodes(colors: .palette).code(RGBA(0.5, 0.5, 0.5), isBackground: false) == "38;5;244")
    #expect(ColorCodes(colors: .sixteen).code(RGBA(1, 1, 1), isBackground: false) == "97")
    #expect(ColorCodes(colors: .none).code(RGBA(1, 1, 1), isBackground: false) == "")
  }
}
