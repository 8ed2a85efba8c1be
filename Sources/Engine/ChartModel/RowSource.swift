/// Rows of two numbers that stay in the author's memory, as stored properties of the elements of an array.
///
/// Rows are read in chunks that fit the processor's caches. No column of all rows is created.
package struct RowSource: Sendable {
  /// A stored property: its byte offset within an element and its type.
  package struct Field: Hashable, Sendable {
    package enum Number: Sendable { case double, float, int, int32 }

    package var offset: Int
    package var number: Number

    package init(offset: Int, number: Number) {
      self.offset = offset
      self.number = number
    }
  }

  package let count: Int
  /// The index of the first row in the order of declaration; the other rows follow it.
  package let firstOrder: UInt32
  private let x: Field
  private let y: Field
  private let stride: Int
  private let borrow: @Sendable ((UnsafeRawPointer) -> Void) -> Void

  /// - Parameters:
  ///   - stride: The distance in bytes from one element to the next.
  ///   - borrow: Calls its argument with a pointer to the first element, and keeps the elements alive as long as the
  ///     closure exists.
  package init(
    count: Int, firstOrder: UInt32, x: Field, y: Field, stride: Int,
    borrow: @escaping @Sendable ((UnsafeRawPointer) -> Void) -> Void
  ) {
    self.count = count
    self.firstOrder = firstOrder
    self.x = x
    self.y = y
    self.stride = stride
    self.borrow = borrow
  }

  package static let chunkCount = 2048

  /// A series of numbers of one property, at equal distances in memory.
  package struct Numbers {
    @usableFromInline package let base: UnsafeRawPointer
    /// The distance in bytes from one number to the next.
    @usableFromInline package let stride: Int
    package let count: Int

    @inlinable @inline(__always) package subscript(index: Int) -> Double {
      base.loadUnaligned(fromByteOffset: index &* stride, as: Double.self)
    }

  }

  /// Reads rows in order.
  /// - Parameters:
  ///   - rows: The rows to read; `nil` reads all.
  ///   - body: Receives x and y of at least one row, with the index of the first row. Return `false` to stop.
  package func forEachChunk(
    in rows: Range<Int>? = nil, _ body: (_ xs: Numbers, _ ys: Numbers, _ start: Int) -> Bool
  ) {
    borrow { base in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.chunkCount) { buffer in
        guard let memory = buffer.baseAddress else { return }
        let (xs, ys) = (memory, memory + Self.chunkCount)
        var start = rows?.lowerBound ?? 0
        let end = rows?.upperBound ?? count
        while start < end {
          let many = min(Self.chunkCount, end - start)
          let first = base + start * stride
          let isWanted = body(
            x.numbers(first, stride: stride, count: many, buffer: xs),
            y.numbers(first, stride: stride, count: many, buffer: ys), start)
          guard isWanted else { return }
          start += many
        }
      }
    }
  }

  /// Returns the numbers of one row.
  package func row(_ index: Int) -> (x: Double, y: Double) {
    var row = (0.0, 0.0)
    borrow { base in
      x.read(base + index * stride, stride: stride, count: 1, into: &row.0)
      y.read(base + index * stride, stride: stride, count: 1, into: &row.1)
    }
    return row
  }
}

extension RowSource.Field {
  /// Returns the numbers without a copy if they are doubles; otherwise converts them into the memory at `buffer`.
  fileprivate func numbers(
    _ rows: UnsafeRawPointer, stride: Int, count: Int, buffer: UnsafeMutablePointer<Double>
  ) -> RowSource.Numbers {
    if number == .double { return RowSource.Numbers(base: rows + offset, stride: stride, count: count) }
    read(rows, stride: stride, count: count, into: buffer)
    return RowSource.Numbers(
      base: UnsafeRawPointer(buffer), stride: MemoryLayout<Double>.stride, count: count)
  }

  fileprivate func read(
    _ rows: UnsafeRawPointer, stride: Int, count: Int, into numbers: UnsafeMutablePointer<Double>
  ) {
    let first = rows + offset
    func read<Value>(_: Value.Type, _ number: (Value) -> Double) {
      var at = first
      for i in 0..<count {
        numbers[i] = number(at.assumingMemoryBound(to: Value.self).pointee)
        at += stride
      }
    }
    switch number {
    case .double: read(Double.self) { $0 }
    case .float: read(Float.self) { Double($0) }
    case .int: read(Int.self) { Double($0) }
    case .int32: read(Int32.self) { Double($0) }
    }
  }
}

extension MarkTable {
  /// The number of marks in the table: its own rows, or its source's rows.
  package var rowCount: Int { source?.count ?? count }

  /// The table with the rows of its source stored as columns.
  package var materialized: MarkTable {
    guard let source else { return self }
    var copy = self
    copy.source = nil
    guard case .value(var x) = x, case .value(var y) = y else { return copy }
    x.values = []
    y.values = []
    x.values.reserveCapacity(source.count)
    y.values.reserveCapacity(source.count)
    source.forEachChunk { xs, ys, _ in
      for i in 0..<xs.count {
        x.values.append(xs[i])
        y.values.append(ys[i])
      }
      return true
    }
    (copy.x, copy.y) = (.value(x), .value(y))
    copy.count = source.count
    copy.order = Array(source.firstOrder..<source.firstOrder &+ UInt32(source.count))
    return copy
  }

  /// Returns the table with the given rows of its source, in order. Each row keeps its index in the source. The table
  /// keeps its source.
  package func sampled(_ rows: [(row: Int, x: Double, y: Double)]) -> MarkTable {
    guard let source, case .value(var x) = x, case .value(var y) = y else { return self }
    var copy = self
    x.values = rows.map(\.x)
    y.values = rows.map(\.y)
    (copy.x, copy.y) = (.value(x), .value(y))
    copy.count = rows.count
    copy.order = rows.map { source.firstOrder &+ UInt32($0.row) }
    return copy
  }
}
