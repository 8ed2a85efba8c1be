import OpenChartsDisplayList

/// The marks that touch each tile of the picture, by index in painter's order.
struct SceneBins {
  /// The start of each tile's indices in ``marks``, and finally the end.
  private(set) var starts: [Int]
  private(set) var marks: [UInt32] = []

  /// - Parameter visit: Calls its argument for each mark with the tiles that it may touch. It is called twice and
  ///   must give the same result.
  init(
    columns: Int, rows: Int,
    _ visit: ((_ mark: Int, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Void) -> Void
  ) {
    var counts = [Int](repeating: 0, count: columns * rows + 1)
    counts.withUnsafeMutableBufferPointer { counts in
      visit { _, xs, ys in
        for y in ys { for x in xs { counts[y * columns + x + 1] += 1 } }
      }
      for tile in 1..<counts.count { counts[tile] += counts[tile - 1] }
    }
    starts = counts
    marks = Array(unsafeUninitializedCapacity: counts[columns * rows]) { buffer, count in
      counts.withUnsafeMutableBufferPointer { next in
        visit { mark, xs, ys in
          for y in ys {
            for x in xs {
              let tile = y * columns + x
              buffer.initializeElement(at: next[tile], to: UInt32(truncatingIfNeeded: mark))
              next[tile] += 1
            }
          }
        }
      }
      count = starts[columns * rows]
    }
  }

  /// The marks of a tile, far ones first.
  subscript(tile: Int) -> ArraySlice<UInt32> { marks[starts[tile]..<starts[tile + 1]] }
}
