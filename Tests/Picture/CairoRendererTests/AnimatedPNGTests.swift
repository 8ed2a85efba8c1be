import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct AnimatedPNGTests {
  private func frame(_ x: Double, seconds: Double, isOpaque: Bool = true) -> AnimationFrame {
    var list = DisplayList()
    list.items = [.rects(RectBatch([Rect(x: x, y: 2, width: 4, height: 4)], fill: .color(.black)))]
    return AnimationFrame(list, background: isOpaque ? .white : nil, seconds: seconds)
  }

  private struct Chunk {
    var type: String
    var data: [UInt8]
    func number(_ start: Int, _ count: Int = 4) -> Int {
      data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func chunks(_ bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(bytes[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return chunks
  }

  private func encoded(_ frames: [AnimationFrame], plays: Int = 1) throws -> [Chunk] {
    chunks(try CairoRenderer.apng(frames, size: Size(20, 10), scale: 1, plays: plays))
  }

  @Test func framesHoldWhatChanged() throws {
    let all = try encoded([frame(0, seconds: 0.5), frame(2, seconds: 0.25), frame(2, seconds: 0.25)])
    let names = all.map(\.type)
    #expect(names == ["IHDR", "acTL", "sRGB", "pHYs", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(all[1].number(0) == 2)
    #expect(all[1].number(4) == 1)
    let second = all[6]
    // Sequence, width, height, x, y: two columns disappear and two appear.
    #expect([0, 4, 8, 12, 16].map { second.number($0) } == [1, 6, 4, 0, 2])
    #expect(all[7].number(0) == 2)
    // The third frame is equal and extends the duration.
    #expect(second.number(20, 2) == 500)
    #expect(second.number(22, 2) == 1000)
  }

  @Test func opaquePicturesHaveNoAlpha() throws {
    #expect(try encoded([frame(0, seconds: 1)])[0].data[9] == 2)
    #expect(try encoded([frame(0, seconds: 1, isOpaque: false)])[0].data[9] == 6)
    #expect(try encoded([frame(0, seconds: 1), frame(3, seconds: 1, isOpaque: false)])[0].data[9] == 6)
  }

  @Test func timesAddUp() throws {
    let all = try encoded((0..<30).map { frame(Double($0 % 10), seconds: 1.0 / 30) }, plays: 0)
    let frames = all.filter { $0.type == "fcTL" }
    #expect(frames.reduce(0) { $0 + $1.number(20, 2) } == 1000)
    #expect(all[1].number(4) == 0)
  }

  @Test func oddInputIsNoTrouble() throws {
    #expect(try encoded([]).first?.type == "IHDR")
    let long = try encoded([frame(0, seconds: 1e9), frame(1, seconds: .nan), frame(2, seconds: -1)])
    #expect(long.last?.type == "IEND")
  }
}
