import Foundation
import OpenChartsPhrases
import OpenChartsViewCore

/// The order of a table's rows, as a list of comparators. Rows are sorted by the first comparator; the others order rows
/// that are equal by it.
struct TableSorting<Value: Identifiable> {
  /// Returns the direction of the column of the first comparator; `nil` for other columns.
  let direction: (AnyTableColumn<Value>) -> SortOrder?
  /// Whether rows can be sorted by a column.
  let canSort: (AnyTableColumn<Value>) -> Bool
  /// Sorts by a column first, or reverses its direction if it is already the first.
  let sort: (AnyTableColumn<Value>) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort.Compared == Value {
    let present = order.wrappedValue
    direction = { column in
      guard let first = present.first, let sort = column.comparator as? Sort else { return nil }
      return Self.isSameColumn(first, sort) ? first.order : nil
    }
    canSort = { $0.comparator is Sort }
    sort = { column in
      guard var next = column.comparator as? Sort else { return }
      let old = order.wrappedValue
      if let first = old.first, Self.isSameColumn(first, next) {
        next = first
        next.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [next] + old.filter { !Self.isSameColumn($0, next) }
    }
  }

  /// Whether two comparators sort by the same value, in either direction. Comparators by key path are the same if the
  /// path is, because an app's default order may compare its strings by other rules than the column.
  private static func isSameColumn<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool
  where Sort.Compared == Value {
    if let a = a as? KeyPathComparator<Value>, let b = b as? KeyPathComparator<Value> {
      return a.keyPath == b.keyPath
    }
    var (a, b) = (a, b)
    (a.order, b.order) = (.forward, .forward)
    return a == b
  }
}

/// The heading of a column: its title, and an arrow if the rows are sorted by it.
struct TableHeading<Value: Identifiable>: View {
  let column: AnyTableColumn<Value>
  let sorting: TableSorting<Value>?
  @Environment(\.self) private var environment

  var body: some View {
    if let sorting, sorting.canSort(column) {
      let direction = sorting.direction(column)
      TappedBody(action: { sorting.sort(column) }) {
        HStack(spacing: 4) {
          if direction == nil {
            column.title
          } else {
            column.title.foregroundStyle(Color(.system(.label)))
          }
          if let direction {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small).accessibilityHidden(true)
          }
        }
      }
      .controlElement(.button, label: column.title, value: direction.map(words))
      .accessibilityAddTraits(.isHeader)
    } else {
      column.title.accessibilityAddTraits(.isHeader)
    }
  }

  private func words(_ direction: SortOrder) -> String {
    SpeechLanguage(environment.locale).control(
      direction == .forward ? .sortedUp : .sortedDown, [environment.spokenText(of: column.title)])
  }
}
