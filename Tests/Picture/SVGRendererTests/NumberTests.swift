import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

@Suite struct NumberTests {
  static let lengths: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (-0.001, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (0.5, "0.5"),
    (0.25, "0.25"), (0.05, "0.05"), (-0.05, "-0.05"), (1.005e3, "1005"), (12.346, "12.35"), (99.999, "100"),
    (1e20, "1000000000"), (-1e20, "-1000000000"), (.infinity, "1000000000"), (.nan, "0"),
    (.leastNonzeroMagnitude, "0"), (123456.78, "123456.78"),
  ]

  @Test(arguments: lengths)
  func lengthsHaveTwoDecimalsAndNoNoise(length: Double, written: String) {
    var buffer = ByteBuffer()
    buffer.append(length: length)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == written)
  }

  @Test func factorsHaveAsManyDecimalsAsAsked() {
    var buffer = ByteBuffer()
    buffer.append(factor: 0.123456)
    buffer.append(" ")
    buffer.append(factor: -0.70711, decimals: 5)
    buffer.append(" ")
    buffer.append(factor: .nan)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "0.123 -0.70711 0")
  }

  private func data(_ path: VectorPath, offset: Point = .zero, scale: Double = 1) -> String {
    var buffer = ByteBuffer()
    PathData.append(path, to: &buffer, offset: offset, scale: scale)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test func pathsAreRelativeWithoutNeedlessLetters() {
    #expect(data(VectorPath(square)) == "M10 10h40v40h-40z")
    var path = VectorPath(from: Point(0, 0), to: Point(5, 3))
    path.line(to: Point(7, -1))
    path.quad(control: Point(8, 0), to: Point(9, 1))
    path.cubic(Point(9, 2), Point(10, 3), to: Point(11, 3.5))
    #expect(data(path) == "M0 0l5 3 2-4q1 1 2 2c0 1 1 2 2 2.5")
    #expect(data(path, offset: Point(10, 10), scale: 2) == "M10 10l10 6 4-8q2 2 4 4c0 2 2 4 4 5")
  }

  @Test func roundingDoesNotAddUpAlongAPath() {
    var path = VectorPath(from: .zero, to: .zero)
    for i in 1...300 { path.line(to: Point(Double(i) / 3, Double(i) / 7)) }
    var (x, y) = (0.0, 0.0)
    let numbers = data(path).dropFirst("M0 0h0l".count).replacing("-", with: " -").split(separator: " ")
    for i in stride(from: 0, to: numbers.count, by: 2) {
      x += Double(numbers[i]) ?? .nan
      y += Double(numbers[i + 1]) ?? .nan
    }
    #expect(abs(x - 100) < 0.006)
    #expect(abs(y - 300 / 7) < 0.006)
  }

  @Test func pointsThatAreNotFiniteLeaveAGap() {
    var path = VectorPath(from: Point(0, 0), to: Point(1, 1))
    path.line(to: Point(.nan, 2))
    path.line(to: Point(3, 3))
    path.line(to: Point(4, 5))
    #expect(data(path) == "M0 0l1 1M3 3l1 2")
    #expect(data(VectorPath(from: Point(.infinity, 0), to: Point(.nan, 0))) == "")
  }
}
