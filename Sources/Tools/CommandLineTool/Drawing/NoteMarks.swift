import Charts
import OpenChartsChartMath
import SwiftUI

/// Texts at points, over all marks of a chart.
@MainActor
struct NoteMarks {
  let plan: ChartPlan
  let theme: Theme
  let zone: ZoneOffsets

  private var notes: [PointNote] { plan.pointNotes }

  var content: AnyChartContent {
    AnyChartContent(
      erasing: ForEach(notes.indices, id: \.self) { index in
        dot(notes[index])
        words(notes[index])
      })
  }

  private func dot(_ note: PointNote) -> AnyChartContent {
    switch note.x {
    case .number(let x): dot(note, x)
    case .date(let moment): dot(note, moment.date)
    case .name(let name): dot(note, name)
    }
  }

  private func dot<X: Plottable>(_ note: PointNote, _ x: X) -> AnyChartContent {
    switch note.y {
    case .number(let y): dot(note, x, y)
    case .date(let moment): dot(note, x, moment.date)
    case .name(let name): dot(note, x, name)
    }
  }

  /// A dot with the text above it, or within the plot near its edges. Assistive technology ignores it, because it is
  /// not a value of the data.
  private func dot<X: Plottable, Y: Plottable>(_ note: PointNote, _ x: X, _ y: Y) -> AnyChartContent {
    AnyChartContent(
      erasing: PointMark(x: .value(note.text, x), y: .value(note.text, y)).symbol {
        Circle().fill(theme.title).frame(width: 7, height: 7)
      }
      .accessibilityHidden(true)
      .annotation(
        position: .top, spacing: 3, overflowResolution: .init(x: .fit(to: .plot), y: .fit(to: .plot))
      ) {
        theme.note(note.text).padding(.horizontal, 3).background(theme.ground)
      })
  }

  /// An invisible rule, whose position descriptions name: its x position if x is a number or a date, otherwise y.
  private func words(_ note: PointNote) -> AnyChartContent {
    let isX = note.x.position != nil
    let rule: AnyChartContent =
      switch isX ? note.x : note.y {
      case .number(let value): self.rule(note, value, isX: isX)
      case .date(let moment): self.rule(note, moment.date, isX: isX)
      case .name(let name): self.rule(note, name, isX: isX)
      }
    let words = GuideWords(plan: plan, theme: theme, zone: zone)
    let position = [words.position(note.x, on: plan.xAxis), words.position(note.y, on: plan.yAxis)]
    return AnyChartContent(
      erasing: rule.lineStyle(StrokeStyle(lineWidth: 0)).accessibilityValue(plan.words.joined(position)))
  }

  private func rule<Value: Plottable>(_ note: PointNote, _ value: Value, isX: Bool) -> AnyChartContent {
    let value = PlottableValue.value(note.text, value)
    return isX ? AnyChartContent(erasing: RuleMark(x: value)) : AnyChartContent(erasing: RuleMark(y: value))
  }
}
