import ChartMath
import ChartModel
import DisplayList

/// The marks that were placed in a scene, in their order. They stay in the columns that they came in: a body is made
/// when somebody asks for it.
struct BodyList: RandomAccessCollection, Sendable {
  /// The marks of one table that have a place. One object for all of them, so that asking for one copies nothing.
  final class Table: Sendable {
    /// Its number in the request.
    let number: Int32
    let kind: SpaceMarkKind
    private let x: AxisPlaces
    private let y: AxisPlaces
    private let z: AxisPlaces
    /// The rows that were placed; `nil` where all were.
    private let rows: [UInt32]?
    let count: Int
    /// Where its bodies begin in the list.
    let first: Int
    /// The number of its first style among those of the scene, and the style of each row; no codes is the first for all.
    let firstStyle: Int32
    let styleCodes: [UInt32]
    /// What each of its styles draws points as.
    let symbols: [SpaceStyle.Symbol]
    let colors: BodyColors

    init(
      number: Int, _ table: SpaceTable, first: Int, _ columns: [AxisPlaces], rows: [UInt32]?, firstStyle: Int,
      styles: [SpaceStyle], _ colors: BodyColors
    ) {
      (self.number, kind, styleCodes) = (Int32(number), table.kind, table.styleCodes)
      (x, y, z) = (columns[0], columns[1], columns[2])
      (self.rows, count, self.first) = (rows, rows?.count ?? table.count, first)
      (self.firstStyle, symbols, self.colors) = (Int32(firstStyle), styles.map(\.symbol), colors)
    }

    func row(_ offset: Int) -> Int { rows.map { Int($0[offset]) } ?? offset }

    /// The middle of a mark and half its lengths along the axes.
    func place(_ row: Int) -> (center: Vector3, extent: Vector3) {
      let isPoint = kind == .point
      let (a, b, c) = (
        x.place(row, isPoint: isPoint), y.place(row, isPoint: isPoint), z.place(row, isPoint: isPoint)
      )
      return (Vector3(a.center, b.center, c.center), Vector3(a.extent, b.extent, c.extent))
    }

    /// Whether its marks are balls in colours that can be counted.
    var isBallsOfFewColors: Bool {
      guard kind == .point, symbols.allSatisfy({ $0 == .sphere }) else { return false }
      return colors.count.map { $0 * symbols.count < 1000 } ?? false
    }

    func body(_ offset: Int) -> SpaceBody {
      let row = row(offset)
      let (center, extent) = place(row)
      let style = styleCodes.isEmpty ? 0 : Int(styleCodes[row])
      let form: SpaceBody.Form =
        switch kind {
        case .point: .symbol(symbols[style])
        case .rule: .rule
        case .rectangle: .rectangle
        }
      return SpaceBody(
        form: form, center: center, extent: extent, color: colors.color(row, style: style),
        style: firstStyle + Int32(style), row: SpaceRow(table: number, row: Int32(row)))
    }
  }

  private(set) var tables: [Table] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  mutating func append(_ table: Table) {
    count += table.count
    tables.append(table)
  }

  subscript(index: Int) -> SpaceBody {
    var (low, high) = (0, tables.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tables[middle].first <= index { low = middle } else { high = middle }
    }
    return tables[low].body(index - tables[low].first)
  }
}

/// One axis of a table's marks: where in the scene its numbers lie.
final class AxisPlaces: Sendable {
  private let lower: [Double]
  /// Empty where marks have no ranges on the axis.
  private let upper: [Double]
  private let transform: ScaleTransform
  private let isLinear: Bool
  private let first: Double
  private let span: Double
  private let start: Double
  private let length: Double
  private let isReversed: Bool
  private let low: Double
  private let high: Double

  init(_ column: Column, _ scale: SpaceScale) {
    (lower, upper) = scale.setup.resolve(column)
    transform = scale.domain.transform
    isLinear = transform.isLinear
    first = transform.forward(scale.domain.lower)
    span = transform.forward(scale.domain.upper) - first
    (start, length) = (scale.start, scale.end - scale.start)
    isReversed = scale.domain.isReversed
    (low, high) = (scale.low, scale.high)
  }

  var hasRanges: Bool { !upper.isEmpty }

  private func place(_ v: Double) -> Double {
    let share = ((isLinear ? v : transform.forward(v)) - first) / span
    return start + length * (isReversed ? 1 - share : share)
  }

  /// The middle of a mark and half its length, as far as it lies on the axis. A point on a range lies in its middle.
  func place(_ row: Int, isPoint: Bool) -> (center: Double, extent: Double) {
    var a = place(lower[row])
    guard hasRanges else { return (a, 0) }
    // A range without an end is no range of this axis; one that a logarithm has no place for ends at the box.
    guard lower[row].isFinite, upper[row].isFinite else { return (.nan, 0) }
    var b = place(upper[row])
    if isPoint { return ((a + b) / 2, 0) }
    if b < a { swap(&a, &b) }
    (a, b) = (max(a, low), min(b, high))
    return ((a + b) / 2, (b - a) / 2)
  }

  /// Whether a mark's range lies beyond the axis.
  func isOutside(_ row: Int) -> Bool {
    guard hasRanges else { return false }
    let (a, b) = (place(lower[row]), place(upper[row]))
    return max(a, b) < low || min(a, b) > high
  }
}

/// The colours of a table's marks.
enum BodyColors: Sendable {
  /// By style.
  case styles([RGBA])
  /// By the names in a column: its numbers are their places.
  case names([Double], [RGBA])
  /// By the values of a column.
  case values(Column, StyleScale<Brush>, other: RGBA, isSolidOver: RGBA?)
  /// By style, or where a style has none by the other way.
  indirect case mixed([RGBA?], BodyColors)

  /// How many there are at most; `nil` where each mark may have its own.
  var count: Int? {
    switch self {
    case .styles(let colors), .names(_, let colors): colors.count
    case .values: nil
    case .mixed(let own, let rest): rest.count.map { $0 + own.count }
    }
  }

  func color(_ row: Int, style: Int) -> RGBA {
    switch self {
    case .styles(let colors): return colors[style]
    case .names(let codes, let colors):
      let code = codes[row]
      return colors[code >= 0 && code < Double(colors.count - 1) ? Int(code) : colors.count - 1]
    case .values(let column, let scale, let other, let ground):
      guard let color = scale.output(for: column.value(at: row))?.representativeColor else { return other }
      return ground.map { color.over($0) } ?? color
    case .mixed(let own, let rest): return own[style] ?? rest.color(row, style: style)
    }
  }
}
