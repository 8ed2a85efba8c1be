import OpenChartsDisplayList

/// The positions of very many symbols with equal style, collected in the cells of a fine grid.
struct SymbolGrid {
  struct Cell {
    fileprivate var code: UInt64
    /// The number of positions in the cell.
    var count: UInt32

    var column: Int { Int(Int32(bitPattern: UInt32(truncatingIfNeeded: code) ^ SymbolGrid.signBit)) }
    var row: Int { Int(Int32(bitPattern: UInt32(truncatingIfNeeded: code >> 32) ^ SymbolGrid.signBit)) }

    /// Returns whether this cell follows another one in the same row.
    func follows(_ other: Cell) -> Bool { code == other.code + 1 }
  }

  private static let signBit: UInt32 = 0x8000_0000
  /// Positions further away than this, in points, are outside any picture.
  private static let reach = 1e6

  /// The width and height of a cell, in points.
  private(set) var size: Double
  /// The cells that contain at least one position, row by row.
  private(set) var cells: [Cell] = []
  /// The centre of the cell in column 0 and row 0.
  private var origin = 0.0

  /// - Parameter size: The cell size in points, at least 0.01.
  init(_ centers: PointList, size: Double) {
    self.size = size
    var codes: [UInt64] = []
    codes.reserveCapacity(centers.count)
    for p in centers where abs(p.x) < Self.reach && abs(p.y) < Self.reach {
      codes.append(Self.code(column: Int((p.x / size).rounded()), row: Int((p.y / size).rounded())))
    }
    codes.sort()
    for code in codes {
      if cells.last?.code == code {
        cells[cells.count - 1].count += 1
      } else {
        cells.append(Cell(code: code, count: 1))
      }
    }
  }

  private static func code(column: Int, row: Int) -> UInt64 {
    func part(_ value: Int) -> UInt64 {
      UInt64(UInt32(bitPattern: Int32(truncatingIfNeeded: value)) ^ signBit)
    }
    return part(row) << 32 | part(column)
  }

  /// Returns the centre of a cell.
  func center(of cell: Cell) -> Point {
    Point(origin + Double(cell.column) * size, origin + Double(cell.row) * size)
  }

  /// Merges each two by two cells.
  mutating func coarsen() {
    for i in cells.indices {
      cells[i].code = Self.code(column: (cells[i].column + 1) >> 1, row: (cells[i].row + 1) >> 1)
    }
    // Columns 2k - 1 and 2k have become column k.
    origin -= size / 2
    size *= 2
    cells.sort { $0.code < $1.code }
    var last = 0
    for i in cells.indices.dropFirst() {
      if cells[i].code == cells[last].code {
        cells[last].count += cells[i].count
      } else {
        last += 1
        cells[last] = cells[i]
      }
    }
    if !cells.isEmpty { cells.removeSubrange((last + 1)...) }
  }

  /// The ranges of cells that are adjacent in a row.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for i in cells.indices where i + 1 == cells.count || !cells[i + 1].follows(cells[i]) {
      runs.append(start..<(i + 1))
      start = i + 1
    }
    return runs
  }
}
