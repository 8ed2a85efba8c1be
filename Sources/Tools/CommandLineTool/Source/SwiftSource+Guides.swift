import OpenChartsChartModel

extension SwiftSource {
  /// The source of bands, which are behind the marks.
  var bands: [String] {
    plan.guides.filter { $0.end != nil }.flatMap { guide in
      let axis = guide.isX ? "x" : "y"
      let ends =
        "\(axis)Start: \(value(guide.title, guide.value)), \(axis)End: \(value(guide.title, guide.end ?? guide.value))"
      return ["RectangleMark(\(ends))", "  .foregroundStyle(.gray.opacity(0.18))"]
        + annotation(guide, "position: .overlay, alignment: .topLeading")
    }
  }

  /// The source of rules, which are over the marks.
  var rules: [String] {
    plan.guides.filter { $0.end == nil }.flatMap { guide in
      [
        "RuleMark(\(guide.isX ? "x" : "y"): \(value(guide.title, guide.value)))",
        "  .foregroundStyle(.primary)",
        "  .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))",
      ] + annotation(guide, guide.isX ? "position: .top" : "position: .top, alignment: .leading")
    }
  }

  /// The source of texts at points, which are over all marks.
  var pointNotes: [String] {
    plan.pointNotes.flatMap { note in
      let (x, y) = (value(note.text, note.x), value(note.text, note.y))
      return [
        "PointMark(x: \(x), y: \(y))",
        "  .symbolSize(38)",
        "  .foregroundStyle(.primary)", "  .accessibilityLabel(\(SwiftText.literal(note.text)))",
        "  .annotation(position: .top, overflowResolution: .init(x: .fit(to: .plot), y: .fit(to: .plot))) {",
        "    Text(\(SwiftText.literal(note.text)))", "      .font(.caption)", "  }",
      ]
    }
  }

  private func annotation(_ guide: Guide, _ position: String) -> [String] {
    guard !guide.label.isEmpty else { return [] }
    return [
      "  .annotation(\(position)) {", "    Text(\(SwiftText.literal(guide.label)))", "      .font(.caption)",
      "  }",
    ]
  }

  private func value(_ title: String, _ value: DataValue) -> String {
    let text =
      switch value {
      case .number(let number): "\(number)"
      case .date(let moment): SwiftText.date(moment)
      case .category(let name): SwiftText.literal(name)
      }
    return ".value(\(SwiftText.literal(title)), \(text))"
  }
}
