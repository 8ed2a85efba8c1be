import OpenChartsChartModel
import OpenChartsDisplayList

extension MarkTable {
  /// Returns the distinct styles of the rows.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the marks are areas, which can have patterns.
  ///   - manyRows: Whether styles that are almost the same are merged.
  func markStyles(by scales: StyleScales, isFilled: Bool, manyRows: Bool) -> ResolvedMarkStyles {
    let patterns = isFilled ? scales.patterns : nil
    let color = ChannelCodes.of(foregroundStyle, scale: scales.foregroundStyle, steps: 256)
    let symbol = ChannelCodes.of(self.symbol, scale: scales.symbol, steps: 16)
    let line = ChannelCodes.of(lineStyle, scale: scales.lineStyle, steps: 16)

    func markStyle(_ key: StyleKey) -> ResolvedMarkStyle {
      let style = styles.isEmpty ? MarkStyle() : styles[Int(key.style)]
      let base = style.brush ?? color?.output(key.color) ?? .color(scales.accent)
      let brush = base.multiplyingAlpha(by: key.opacity)
      var markStyle = ResolvedMarkStyle(
        brush: brush, style: style, symbol: style.symbol ?? symbol?.output(key.symbol),
        stroke: style.stroke ?? line?.output(key.line))
      // When the author set a line width but no dash, the dash that distinguishes the series is added to it.
      if scales.patterns != nil, let dash = line?.output(key.line)?.dash, !dash.isEmpty,
        var stroke = markStyle.stroke, stroke.dash.isEmpty
      {
        stroke.dash = dash.map { $0 * max(stroke.width / 2, 0.5) }
        stroke.cap = .butt
        markStyle.stroke = stroke
      }
      let (shownColor, full) = (brush.representativeColor, base.representativeColor)
      if style.brush == nil, let value = color?.value(key.color) {
        markStyle.pattern = patterns?.pattern(for: value, color: shownColor, full: full)
      } else {
        markStyle.pattern = patterns?.pattern(for: style.brush, of: kind, color: shownColor, full: full)
      }
      return markStyle
    }

    if color == nil, symbol == nil, line == nil, styleCodes.isEmpty, opacity.isConstant {
      return ResolvedMarkStyles([markStyle(StyleKey(opacity: Self.factor(opacity[0])))])
    }
    var markStyles: [ResolvedMarkStyle] = []
    var codes: [Int32] = []
    var codesByKey: [StyleKey: Int32] = [:]
    var last = StyleKey()
    var lastCode: Int32 = -1
    codes.reserveCapacity(count)
    for row in 0..<count {
      var key = StyleKey()
      if !styleCodes.isEmpty { key.style = styleCodes[row] }
      if let color {
        key.color = color.codes[row]
        // A value without a colour (NaN on a ramp) is not drawn, unless the mark sets a colour itself.
        if key.color < 0, (styles.isEmpty ? nil : styles[Int(key.style)].brush) == nil {
          codes.append(-1)
          continue
        }
      }
      if let symbol { key.symbol = symbol.codes[row] }
      if let line { key.line = line.codes[row] }
      key.opacity = Self.factor(opacity[row])
      // Opacities that are equal in eight bits can share a batch.
      if manyRows { key.opacity = (key.opacity * 255).rounded() / 255 }
      if lastCode < 0 || key != last {
        last = key
        if let code = codesByKey[key] {
          lastCode = code
        } else {
          lastCode = Int32(markStyles.count)
          codesByKey[key] = lastCode
          markStyles.append(markStyle(key))
        }
      }
      codes.append(lastCode)
    }
    if markStyles.count == 1, !codes.contains(-1) { codes = [] }
    return ResolvedMarkStyles(markStyles.isEmpty ? [markStyle(StyleKey())] : markStyles, codes: codes)
  }

  private static func factor(_ v: Double) -> Double { v.isNaN ? 1 : min(max(v, 0), 1) }
}

/// The key that distinguishes styles.
private struct StyleKey: Hashable {
  var style: UInt32 = 0
  var color: Int32 = 0
  var symbol: Int32 = 0
  var line: Int32 = 0
  var opacity = 1.0
}

/// A data-driven channel, stored as small codes with one output for each code.
private struct ChannelCodes<Output: Sendable> {
  let codes: [Int32]
  let outputs: [Output?]
  /// The value of each code; empty for a ramp.
  var values: [DataValue] = []

  /// Returns the codes of a column; `nil` when there is no data or no scale.
  /// - Parameter steps: The number of colours that represent a ramp.
  static func of(_ column: Column?, scale: StyleScale<Output>?, steps: Int) -> ChannelCodes? {
    guard let column, let scale else { return nil }
    if scale.isContinuous, scale.mapping == nil {
      // The ramp is divided into steps that eight bits per channel cannot distinguish.
      let last = Double(steps - 1)
      let codes = column.values.map { v in
        let t = scale.fraction(of: v)
        return t.isNaN ? -1 : Int32((t * last).rounded())
      }
      return ChannelCodes(codes: codes, outputs: (0..<steps).map { scale.ramp?(Double($0) / last) })
    }
    if column.kind == .category {
      let values = column.categories.map { DataValue.category($0) }
      return ChannelCodes(
        codes: column.values.map { $0 >= 0 ? Int32($0) : -1 }, outputs: values.map { scale.output(for: $0) },
        values: values)
    }
    var codesByValue: [Double: Int32] = [:]
    var codes: [Int32] = []
    var outputs: [Output?] = []
    var values: [DataValue] = []
    for row in 0..<column.count {
      let v = column.values[row]
      guard !v.isNaN else {
        codes.append(-1)
        continue
      }
      if let code = codesByValue[v] {
        codes.append(code)
      } else {
        codesByValue[v] = Int32(outputs.count)
        codes.append(Int32(outputs.count))
        values.append(column.value(at: row))
        outputs.append(scale.output(for: column.value(at: row)))
      }
    }
    return ChannelCodes(codes: codes, outputs: outputs, values: values)
  }

  func value(_ code: Int32) -> DataValue? {
    code >= 0 && Int(code) < values.count ? values[Int(code)] : nil
  }

  func output(_ code: Int32) -> Output? {
    code >= 0 && Int(code) < outputs.count ? outputs[Int(code)] : nil
  }
}
