import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The placed marks of a scene in order. They stay in the columns of their tables: a body is made on access.
struct Solids: RandomAccessCollection, Sendable {
  /// The placed marks of one table. A class, so that access copies nothing.
  final class Table: Sendable {
    /// The index of the table in the request.
    let number: Int32
    let trait: SpaceMarkTrait
    private let x: AxisPositions
    private let y: AxisPositions
    private let z: AxisPositions
    /// The placed rows; `nil` if all rows were placed.
    private let rows: [UInt32]?
    let count: Int
    /// The index of the table's first body in the list.
    let first: Int
    /// The index of the table's first style in the scene. `styleCodes` has the style code of each row; if it is empty,
    /// all rows have the first style.
    let firstStyle: Int32
    let styleCodes: [UInt32]
    /// The symbol of each style of the table.
    let symbols: [SpaceStyle.Symbol]
    let colors: BodyColors

    init(
      number: Int, _ table: SpaceTable, first: Int, _ columns: [AxisPositions], rows: [UInt32]?,
      firstStyle: Int,
      styles: [SpaceStyle], _ colors: BodyColors
    ) {
      (self.number, trait, styleCodes) = (Int32(number), table.trait, table.styleCodes)
      (x, y, z) = (columns[0], columns[1], columns[2])
      (self.rows, count, self.first) = (rows, rows?.count ?? table.count, first)
      (self.firstStyle, symbols, self.colors) = (Int32(firstStyle), styles.map(\.symbol), colors)
    }

    func row(_ offset: Int) -> Int { rows.map { Int($0[offset]) } ?? offset }

    /// The centre of a mark and its half lengths along the axes.
    func placement(_ row: Int) -> (center: Vector3, extent: Vector3) {
      let isPoint = trait.isSymbol
      let (a, b, c) = (
        x.placement(row, isPoint: isPoint), y.placement(row, isPoint: isPoint),
        z.placement(row, isPoint: isPoint)
      )
      return (Vector3(a.center, b.center, c.center), Vector3(a.extent, b.extent, c.extent))
    }

    /// Calls `body` with the positions of all rows. Returns `nil` without a call if rows were left out, the marks are
    /// not points, or a mapping is not linear.
    func withPositions<Result>(_ body: (PointPositions) -> Result) -> Result? {
      guard trait.isSymbol, rows == nil else { return nil }
      return x.withLine { x in
        y.withLine { y in z.withLine { z in body(PointPositions(x: x, y: y, z: z)) } } ?? nil
      } ?? nil
    }

    /// Whether the marks are spheres with fewer than 1000 combinations of colour and style.
    var isBallsOfFewColors: Bool {
      guard trait.isSymbol, symbols.allSatisfy({ $0 == .sphere }) else { return false }
      return colors.count.map { $0 * symbols.count < 1000 } ?? false
    }

    /// The style index of a row within the table.
    func style(of row: Int) -> Int { styleCodes.isEmpty ? 0 : Int(styleCodes[row]) }

    func body(_ offset: Int) -> SpaceBody {
      let row = row(offset)
      let (center, extent) = placement(row)
      let style = style(of: row)
      return SpaceBody(
        form: trait.form(symbols[style]), center: center, extent: extent,
        color: colors.color(row, style: style),
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

  /// Returns the table that contains a mark, by binary search.
  private func table(of index: Int) -> Table {
    var (low, high) = (0, tables.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tables[middle].first <= index { low = middle } else { high = middle }
    }
    return tables[low]
  }

  subscript(index: Int) -> SpaceBody {
    let table = table(of: index)
    return table.body(index - table.first)
  }

  /// Returns the centre of a mark.
  func center(_ index: Int) -> Vector3 {
    let table = table(of: index)
    return table.placement(table.row(index - table.first)).center
  }
}

/// The colours of a table's marks.
enum BodyColors: Sendable {
  /// Each row has the colour of its style.
  case styles([RGBA])
  /// Each row has the colour of its category: a column of category indices, and the colours of the categories.
  case names([Double], [RGBA])
  /// Each row has a colour from the values of a column. `other` is for missing values; `isSolidOver` is the
  /// background under transparent colours, or `nil`.
  case values(Column, StyleScale<Brush>, other: RGBA, isSolidOver: RGBA?)
  /// Each row has the colour of its style, or of the nested colours if the style has none.
  indirect case mixed([RGBA?], BodyColors)

  /// The maximum number of colours; `nil` if each mark may have its own.
  var count: Int? {
    switch self {
    case .styles(let colors), .names(_, let colors): colors.count
    case .values: nil
    case .mixed(let styleColors, let rest): rest.count.map { $0 + styleColors.count }
    }
  }

  /// The index of a mark's colour among the ``count`` colours.
  func index(_ row: Int, style: Int) -> Int {
    switch self {
    case .styles: return style
    case .names(let codes, let colors):
      let code = codes[row]
      return code >= 0 && code < Double(colors.count - 1) ? Int(code) : colors.count - 1
    case .values: return 0
    case .mixed(let styleColors, let rest):
      return styleColors[style] == nil ? styleColors.count + rest.index(row, style: style) : style
    }
  }

  func color(_ row: Int, style: Int) -> RGBA {
    switch self {
    case .styles(let colors): return colors[style]
    case .names(_, let colors): return colors[index(row, style: style)]
    case .values(let column, let scale, let other, let background):
      guard let color = scale.output(for: column.value(at: row))?.representativeColor else { return other }
      return background.map { color.over($0) } ?? color
    case .mixed(let styleColors, let rest): return styleColors[style] ?? rest.color(row, style: style)
    }
  }
}
