import Charts
import OpenChartsChartMath
import SwiftUI

/// Texts at points, in front of all marks.
@MainActor
struct NoteMarks {
  let plan: ChartPlan
  let theme: Theme

  private var notes: [PointNote] { plan.pointNotes }

  var content: AnyChartContent {
    AnyChartContent(
      erasing: ForEach(notes.indices, id: \.self) { index in
        dot(notes[index])
      })
  }

  private func dot(_ note: PointNote) -> AnyChartContent {
    switch note.x {
    case .number(let x): dot(note, x)
    case .date(let moment): dot(note, moment.date)
    case .category(let name): dot(note, name)
    }
  }

  private func dot<X: Plottable>(_ note: PointNote, _ x: X) -> AnyChartContent {
    switch note.y {
    case .number(let y): dot(note, x, y)
    case .date(let moment): dot(note, x, moment.date)
    case .category(let name): dot(note, x, name)
    }
  }

  /// A dot with the text above it; near an edge, the text is moved into the plot. Assistive technology ignores both,
  /// because they are not values of the data: ``GuideWords`` describes them.
  private func dot<X: Plottable, Y: Plottable>(_ note: PointNote, _ x: X, _ y: Y) -> AnyChartContent {
    AnyChartContent(
      erasing: PointMark(x: .value(note.text, x), y: .value(note.text, y)).symbol {
        Circle().fill(theme.title).frame(width: 7, height: 7)
      }
      .accessibilityHidden(true)
      .annotation(
        position: .top, spacing: 3, overflowResolution: .init(x: .fit(to: .plot), y: .fit(to: .plot))
      ) {
        theme.note(note.text).padding(.horizontal, 3).background(theme.plate)
      })
  }
}
