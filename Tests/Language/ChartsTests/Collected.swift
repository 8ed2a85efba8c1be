import Charts
import Foundation
import OpenChartsChartModel
import Testing

/// Returns the request of the only chart in a view.
@MainActor func request(
  of view: some View, in environment: EnvironmentValues = EnvironmentValues()
) throws -> ChartRequest {
  let requests = ViewTree.chartRequests(of: view, in: environment)
  return try #require(requests.count == 1 ? requests.first : nil)
}

/// An alias of `request(of:in:)`, for tests with a local constant `request`.
@MainActor func collected(
  of view: some View, in environment: EnvironmentValues = EnvironmentValues()
) throws -> ChartRequest { try request(of: view, in: environment) }

/// Returns the tables of some content.
@MainActor func tables(@ChartContentBuilder _ content: () -> some ChartContent) throws -> [MarkTable] {
  try request(of: Chart(content: content)).marks
}

/// Returns the only table of some content.
@MainActor func table(@ChartContentBuilder _ content: () -> some ChartContent) throws -> MarkTable {
  let tables = try tables(content)
  return try #require(tables.count == 1 ? tables.first : nil)
}

extension PositionChannel {
  var column: Column? { if case .value(let column) = self { column } else { nil } }
  var interval: (start: Column, end: Column)? {
    if case .interval(let start, let end) = self { (start, end) } else { nil }
  }
  var plot: [Double?]? { if case .plot(let start, let end) = self { [start, end] } else { nil } }
  var isNone: Bool { if case .none = self { true } else { false } }
}

struct Point3: Identifiable {
  let id: Int
  let x: Double
  let y: Double
  let name: String
}
