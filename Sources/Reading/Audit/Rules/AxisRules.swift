import Foundation
import OpenChartsDisplayList

/// Rules for ticks and labels of axes.
enum AxisRules {
  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for (name, axis) in [("x", chart.drawn.x), ("y", chart.drawn.y)] {
      guard let axis else { continue }
      findings += [familiar(name, axis, chart), crowded(name, axis, chart)].compactMap { $0 }
    }
    return findings + compact(chart)
  }

  // MARK: - familiar-ticks

  private static func familiar(_ name: String, _ axis: AuditModel.Axis, _ chart: AuditedChart)
    -> AuditFinding?
  {
    guard axis.kind == .numbers, axis.isLinear, axis.hasOwnTicks, axis.ticks.count > 2 else { return nil }
    let step = axis.ticks[1] - axis.ticks[0]
    let isEven = zip(axis.ticks, axis.ticks.dropFirst()).allSatisfy { abs($1 - $0 - step) < step * 1e-6 }
    guard isEven, step > 0 else { return nil }
    let offsets = axis.ticks.map { abs($0 / step - ($0 / step).rounded()) }
    let isAligned = offsets.allSatisfy { $0 < 1e-6 }
    guard !isFamiliar(step) || !isAligned else { return nil }
    let shown = axis.ticks.prefix(4).map(Text.value).joined(separator: ", ")
    let near = nearest(to: step)
    let from = (axis.ticks[0] / near).rounded(.down) * near
    let better = (0..<4).map { Text.value(from + Double($0) * near) }.joined(separator: ", ")
    return AuditFinding(
      .familiarTicks,
      "The \(name) axis counts \(shown) …: steps of \(Text.value(step))"
        + (isAligned ? "" : " that miss zero") + " are not known at a glance.",
      measured: "steps of \(Text.value(step)) from \(Text.value(axis.ticks[0]))",
      required: "1, 2, 2.5 or 5 times a power of ten, through zero",
      remedy: "Use AxisMarks(values: .stride(by: \(Text.value(near)))), which gives \(better) …, or "
        + ".automatic.", frame: CGRect(chart.plot))
  }

  /// Whether a step is 1, 2, 2.5 or 5 times a power of ten, or a part of hours, days or circles.
  private static func isFamiliar(_ step: Double) -> Bool {
    if [3, 4, 6, 12, 15, 24, 30, 45, 60, 90, 180, 360, 7].contains(step) { return true }
    let mantissa = step / pow(10, floor(log10(step)))
    return [1, 2, 2.5, 5, 10].contains { abs(mantissa - $0) < 1e-6 }
  }

  private static func nearest(to step: Double) -> Double {
    if isFamiliar(step) { return step }
    let power = pow(10, floor(log10(step)))
    let choices = [1, 2, 2.5, 5, 10].map { $0 * power }
    return choices.min { abs(log($0 / step)) < abs(log($1 / step)) } ?? step
  }

  // MARK: - grid-weight

  private static func crowded(_ name: String, _ axis: AuditModel.Axis, _ chart: AuditedChart) -> AuditFinding?
  {
    let labels = axis.labels.filter { !$0.text.isEmpty }
    // Each name labels one bar; numbers and dates can be interpolated between labels.
    guard axis.kind != .names, labels.count > 2 else { return nil }
    if name == "y" {
      let spacing = chart.plot.height / Double(labels.count - 1)
      // Half a point of tolerance, because plots are measured in pixels.
      guard spacing < 29.5 - 12, chart.plot.height > 60 else { return nil }
      return AuditFinding(
        .gridWeight,
        "The y axis has \(labels.count) labels on \(Text.number(chart.plot.height)) points: one each "
          + "\(Text.number(spacing)) points.", measured: "\(Text.number(spacing)) pt a label",
        required: "30 pt a label",
        remedy: "Use AxisMarks(values: .automatic(desiredCount: \(max(2, Int(chart.plot.height / 40))))).",
        frame: CGRect(chart.plot))
    }
    let width = labels.map(\.frame.width).max() ?? 0
    let spacing = chart.plot.width / Double(labels.count)
    guard width > 0, spacing < 1.2 * width else { return nil }
    return AuditFinding(
      .gridWeight,
      "The x axis has \(labels.count) labels of up to \(Text.number(width)) points, one each "
        + "\(Text.number(spacing)) points: they read as one line of text.",
      measured: "\(Text.number(spacing / width)) label widths a label", required: "1.2 label widths a label",
      remedy: "Use AxisMarks(values: .automatic(desiredCount: "
        + "\(max(2, Int(chart.plot.width / (1.5 * width))))))) or a shorter format.",
      frame: CGRect(chart.plot))
  }

  // MARK: - compact

  private static func compact(_ chart: AuditedChart) -> [AuditFinding] {
    guard let axis = chart.drawn.y, let widest = axis.labels.max(by: { $0.frame.width < $1.frame.width }),
      chart.node.frame.width > 0
    else { return [] }
    let share = widest.frame.width / chart.node.frame.width
    guard share > 1.0 / 3 + 0.005 else { return [] }
    let percent = "\(Int((share * 100).rounded())) %"
    return [
      AuditFinding(
        .compact,
        "Labels of the y axis take \(percent) of the width"
          + (widest.text.isEmpty ? "" : " (\"\(widest.text)\")") + ": the plot has the rest.",
        measured: percent, required: "at most 33 %",
        remedy: axis.kind == .names
          ? "Shorten the names, or write them above their bars with .annotation(position: .topLeading)."
          : "Use a compact format: AxisMarks(format: .number.notation(.compactName)).",
        frame: CGRect(chart.node.frame))
    ]
  }
}
