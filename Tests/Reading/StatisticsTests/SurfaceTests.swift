import Foundation
import SyntheticSeries
import Testing

@testable import OpenChartsStatistics

@Suite("The form of surfaces")
struct SurfaceTests {
  private static let lines = 33

  private static func grid(_ height: (Double, Double) -> Double) -> HeightGrid {
    let positions = (0..<lines).map { Double($0) / Double(lines - 1) * 2 - 1 }
    return HeightGrid(columns: lines, heights: positions.flatMap { z in positions.map { x in height(x, z) } })
  }

  private static func features(_ height: (Double, Double) -> Double) -> [Int] {
    let features = SurfaceStatistics(grid(height)).features
    return [features.hills, features.hollows, features.ridges, features.trenches]
  }

  private static func bump(_ x: Double, _ z: Double, at a: Double, _ b: Double, width: Double = 0.25)
    -> Double
  {
    exp(-((x - a) * (x - a) + (z - b) * (z - b)) / (width * width))
  }

  @Test("a plane rises steadily along one axis and falls along the other")
  func plane() {
    let found = SurfaceStatistics(Self.grid { 2 * $0 - $1 + 3 })
    #expect(found.alongX == .rising(isSteady: true) && found.alongZ == .falling(isSteady: true))
    #expect(found.features.isEmpty && found.holes == 0)
    #expect(found.maximum?.height == 6 && found.maximum?.positions == [32])
    #expect(found.minimum?.height == 0 && found.minimum?.positions == [32 * 33])
  }

  @Test("a surface has a slope if its rows agree, and none if they cross")
  func wholes() {
    let wavy = SurfaceStatistics(Self.grid { $0 + 0.3 * sin(9 * $0) + 0 * $1 })
    #expect(wavy.alongX == .rising(isSteady: false) && wavy.alongZ == .none)
    let saddle = SurfaceStatistics(Self.grid { $0 * $1 })
    #expect(saddle.alongX == .none && saddle.alongZ == .none && saddle.features.isEmpty)
    // The waves are lower than a tenth of the range of heights.
    let faint = SurfaceStatistics(Self.grid { 0.04 * $0 + sin(6 * $1) })
    #expect(faint.alongX == .none)
  }

  @Test("hills and hollows are counted, except at the edge")
  func hills() {
    #expect(
      Self.features { Self.bump($0, $1, at: -0.5, 0) + Self.bump($0, $1, at: 0.5, 0.2) } == [2, 0, 0, 0])
    #expect(
      Self.features { Self.bump($0, $1, at: -0.5, 0) - Self.bump($0, $1, at: 0.5, 0.2) } == [1, 1, 0, 0])
    #expect(Self.features { Self.bump($0, $1, at: 1, 0) } == [0, 0, 0, 0])
    #expect(Self.features { cos(6 * $0) * cos(6 * $1) } == [5, 4, 0, 0])
    // A flat top counts once.
    #expect(Self.features { min(Self.bump($0, $1, at: 0, 0, width: 0.5), 0.5) } == [1, 0, 0, 0])
  }

  @Test("a hill with a prominence below a tenth of the range does not count")
  func prominence() {
    func low(_ height: Double) -> [Int] {
      Self.features { Self.bump($0, $1, at: -0.5, 0) + height * Self.bump($0, $1, at: 0.5, 0) }
    }
    #expect(low(0.09) == [1, 0, 0, 0] && low(0.12) == [2, 0, 0, 0])
  }

  @Test("noise has no hills", arguments: [UInt64](1...20))
  func noise(seed: UInt64) {
    var data = SyntheticData(seed: seed)
    let rough = Self.features { Self.bump($0, $1, at: 0, 0, width: 0.4) + 0.01 * data.normal() }
    #expect(rough == [1, 0, 0, 0])
  }

  @Test("a closed crest and a closed trough are rings")
  func rings() {
    let sinc = Self.features { x, z in
      let r = 9 * (x * x + z * z).squareRoot()
      return r == 0 ? 1 : sin(r) / r
    }
    // The outer crest is not a ring: it descends too little before it reaches the edges.
    #expect(sinc == [1, 0, 0, 1])
    let wave = Self.features { x, z in cos(9 * (x * x + z * z).squareRoot()) }
    #expect(wave == [1, 0, 1, 1])
    // A hill next to a deep hollow is not a ring.
    #expect(
      Self.features { Self.bump($0, $1, at: 0.5, 0) - 3 * Self.bump($0, $1, at: -0.5, 0) } == [1, 1, 0, 0])
  }

  @Test("holes are described by their share, and their rims are not hills")
  func holes() {
    let grid = Self.grid { $0 * $0 + $1 * $1 < 0.12 ? .nan : -$0 * $0 - $1 * $1 }
    let found = SurfaceStatistics(grid)
    #expect(found.features.isEmpty)
    #expect(found.holes == Double(grid.heights.count { $0.isNaN }) / 1089)
    #expect(abs(found.holes - 0.12 * .pi / 4) < 0.01)
  }

  @Test("missing heights and equal heights have no statement")
  func nothing() {
    let none = SurfaceStatistics(Self.grid { _, _ in .nan })
    #expect(none.minimum == nil && none.maximum == nil && none.holes == 1 && none.features.isEmpty)
    let level = SurfaceStatistics(Self.grid { _, _ in 2 })
    #expect(level.minimum?.height == 2 && level.maximum?.positions.count == 1089)
    #expect(level.alongX == .none && level.alongZ == .none && level.features.isEmpty)
    let single = SurfaceStatistics(HeightGrid(columns: 1, heights: [1]))
    #expect(single.maximum?.positions == [0] && single.features.isEmpty)
  }

  @Test("the surface that is above another")
  func above() throws {
    let (a, b) = (Self.grid { x, _ in x }, Self.grid { _, _ in 0.5 })
    let found = try #require(SurfaceStatistics.above(a, b))
    #expect(found.above == 8.0 / 33 && found.below == 24.0 / 33)
    #expect(SurfaceStatistics.above(a, Self.grid { _, _ in .nan }) == nil)
  }
}
