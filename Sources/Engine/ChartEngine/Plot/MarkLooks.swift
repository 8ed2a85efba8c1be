import ChartModel
import DisplayList

/// How one mark looks, all scales applied.
struct Look: Sendable {
  var brush: Brush
  var style: MarkStyle
  var symbol: SymbolRequest?
  var stroke: Stroke?
  /// Drawn over the fill.
  var pattern: FillPattern?

  /// Whether it is one opaque colour up to plain edges, over which more of it makes no difference.
  var isSolid: Bool {
    guard case .color(let color) = brush, color.a >= 1, pattern == nil else { return false }
    return style.effects.isEmpty && style.cornerRadius == nil
  }

  /// Whether nobody could tell the fills of two marks that touch apart.
  func isFilled(like other: Look) -> Bool { brush == other.brush && pattern == other.pattern }
}

/// The distinct looks of a table's rows: few looks and a code for each row.
struct MarkLooks: Sendable {
  private struct Key: Hashable {
    var style: UInt32 = 0
    var color: Int32 = 0
    var symbol: Int32 = 0
    var line: Int32 = 0
    var opacity = 1.0
  }

  private(set) var looks: [Look] = []
  /// The look of each row, -1 for rows that are not drawn; empty when all rows share one look.
  private(set) var codes: [Int32] = []

  var isSingle: Bool { codes.isEmpty }

  subscript(row: Int) -> Look { looks[codes.isEmpty ? 0 : Int(codes[row])] }

  /// The same looks with other symbols.
  func mapSymbols(_ change: (SymbolRequest) -> SymbolRequest) -> MarkLooks {
    var copy = self
    for i in looks.indices { copy.looks[i].symbol = looks[i].symbol.map(change) }
    return copy
  }

  func code(_ row: Int) -> Int32 { codes.isEmpty ? 0 : codes[row] }

  /// - Parameters:
  ///   - isFilled: Whether the marks are areas, which patterns may tell apart.
  ///   - manyRows: Whether looks that can hardly be told apart become one.
  init(_ table: MarkTable, scales: StyleScales, isFilled: Bool, manyRows: Bool) {
    let patterns = isFilled ? scales.patterns : nil
    let color = ChannelCodes(table.foregroundStyle, scale: scales.foregroundStyle, steps: 256)
    let symbol = ChannelCodes(table.symbol, scale: scales.symbol, steps: 16)
    let line = ChannelCodes(table.lineStyle, scale: scales.lineStyle, steps: 16)

    func look(_ key: Key) -> Look {
      let style = table.styles.isEmpty ? MarkStyle() : table.styles[Int(key.style)]
      let own = style.brush ?? color?.output(key.color) ?? .color(scales.accent)
      let brush = own.multiplyingAlpha(by: key.opacity)
      var look = Look(
        brush: brush, style: style, symbol: style.symbol ?? symbol?.output(key.symbol),
        stroke: style.stroke ?? line?.output(key.line))
      // A cue that was asked for joins a width that the author gave.
      if scales.patterns != nil, let dash = line?.output(key.line)?.dash, !dash.isEmpty,
        var stroke = look.stroke, stroke.dash.isEmpty
      {
        stroke.dash = dash.map { $0 * max(stroke.width / 2, 0.5) }
        stroke.cap = .butt
        look.stroke = stroke
      }
      let (seen, full) = (brush.representativeColor, own.representativeColor)
      if style.brush == nil, let value = color?.value(key.color) {
        look.pattern = patterns?.pattern(for: value, color: seen, full: full)
      } else {
        look.pattern = patterns?.pattern(for: style.brush, of: table.kind, color: seen, full: full)
      }
      return look
    }

    if color == nil, symbol == nil, line == nil, table.styleCodes.isEmpty, table.opacity.isConstant {
      looks = [look(Key(opacity: Self.opacity(table.opacity[0])))]
      return
    }
    var known: [Key: Int32] = [:]
    var last = Key()
    var lastCode: Int32 = -1
    codes.reserveCapacity(table.count)
    for row in 0..<table.count {
      var key = Key()
      if !table.styleCodes.isEmpty { key.style = table.styleCodes[row] }
      if let color {
        key.color = color.codes[row]
        // A value without a colour (NaN on a ramp) is not drawn, unless the mark says its own.
        if key.color < 0, (table.styles.isEmpty ? nil : table.styles[Int(key.style)].brush) == nil {
          codes.append(-1)
          continue
        }
      }
      if let symbol { key.symbol = symbol.codes[row] }
      if let line { key.line = line.codes[row] }
      key.opacity = Self.opacity(table.opacity[row])
      // What eight bits of alpha cannot tell apart may share a batch.
      if manyRows { key.opacity = (key.opacity * 255).rounded() / 255 }
      if lastCode < 0 || key != last {
        last = key
        if let code = known[key] {
          lastCode = code
        } else {
          lastCode = Int32(looks.count)
          known[key] = lastCode
          looks.append(look(key))
        }
      }
      codes.append(lastCode)
    }
    if looks.count == 1, !codes.contains(-1) { codes = [] }
    if looks.isEmpty { looks = [look(Key())] }
  }

  private static func opacity(_ v: Double) -> Double { v.isNaN ? 1 : min(max(v, 0), 1) }
}

/// A data-driven channel as small codes with an output for each.
private struct ChannelCodes<Output: Sendable> {
  private(set) var codes: [Int32]
  private var outputs: [Output?]
  /// What each code stands for; empty on a ramp.
  private var values: [DataValue] = []

  init?(_ column: Column?, scale: StyleScale<Output>?, steps: Int) {
    guard let column, let scale else { return nil }
    if scale.isContinuous, scale.mapping == nil {
      // A ramp in steps that eight bits a channel cannot tell apart.
      let last = Double(steps - 1)
      codes = column.values.map { v in
        let t = scale.fraction(of: v)
        return t.isNaN ? -1 : Int32((t * last).rounded())
      }
      outputs = (0..<steps).map { scale.ramp?(Double($0) / last) }
      return
    }
    if column.kind == .category {
      codes = column.values.map { $0 >= 0 ? Int32($0) : -1 }
      values = column.categories.map { .category($0) }
      outputs = values.map { scale.output(for: $0) }
      return
    }
    var known: [Double: Int32] = [:]
    codes = []
    outputs = []
    for row in 0..<column.count {
      let v = column.values[row]
      guard !v.isNaN else {
        codes.append(-1)
        continue
      }
      if let code = known[v] {
        codes.append(code)
      } else {
        known[v] = Int32(outputs.count)
        codes.append(Int32(outputs.count))
        values.append(column.value(at: row))
        outputs.append(scale.output(for: column.value(at: row)))
      }
    }
  }

  func value(_ code: Int32) -> DataValue? {
    code >= 0 && Int(code) < values.count ? values[Int(code)] : nil
  }

  func output(_ code: Int32) -> Output? {
    code >= 0 && Int(code) < outputs.count ? outputs[Int(code)] : nil
  }
}
