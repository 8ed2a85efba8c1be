import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsStatistics

/// The heights of a surface on the grid lines that are described.
struct SampledSurface {
  /// The indices of the rows that are described and played as sound.
  static let rowNumbers = Array(stride(from: 0, to: DescribedSurface.lines, by: DescribedSurface.step))

  let x: [Double]
  let z: [Double]
  let grid: HeightGrid

  init(_ surface: SurfaceRequest, on scales: SpaceScales) {
    func lines(_ scale: SpaceScale) -> [Double] {
      let values = (0..<DescribedSurface.lines).map { line in
        let share = Double(line) / Double(DescribedSurface.lines - 1)
        return scale.value(at: scale.start + (scale.end - scale.start) * share)
      }
      return scale.domain.isReversed ? values.reversed() : values
    }
    (x, z) = (lines(scales.x), lines(scales.z))
    let (x, transform) = (x, scales.y.domain.transform)
    grid = HeightGrid(
      columns: x.count,
      heights: z.flatMap { z in
        x.map { x in
          let y = surface.height(x, z)
          return y.isFinite && transform.takes(y) ? y : .nan
        }
      })
  }

  /// A series for each described row, named after its value of z.
  func rows(named name: String, _ depth: DescribedAxis, _ language: SpeechLanguage) -> [DescribedSeries] {
    Self.rowNumbers.map { row in
      let depthText = [depth.name, depth.describe(z[row])].filter { !$0.isEmpty }.joined(separator: " ")
      var series = DescribedSeries(
        name: language.joined([name, depthText]), isContinuous: true, x: x,
        y: x.indices.map { grid[$0, row] }, additional: [Array(repeating: z[row], count: x.count)])
      series.isFunction = true
      return series
    }
  }
}

extension DescribedSurface {
  init(name: String, _ sampled: SampledSurface, rows: Range<Int>) {
    self.init(name: name, x: sampled.x, z: sampled.z, grid: sampled.grid, rows: rows)
  }
}

extension SpaceDescription {
  /// A unique name for each surface; empty for a single surface without other marks.
  var surfaceNames: [String] {
    let isAlone = request.surfaces.count == 1 && placed.bodies.isEmpty
    var names: [String] = []
    for (index, surface) in request.surfaces.enumerated() {
      var name = ""
      if case .category(let category)? = surface.foregroundStyle?.value { name = category }
      if name.isEmpty, !isAlone { name = language.mark(.surface) }
      if names.contains(name) || name == language.mark(.surface) && request.surfaces.count > 1 {
        name += " \(index + 1)"
      }
      names.append(isAlone ? "" : name)
    }
    return names
  }

  /// The marks by category: the bodies of each category, in order of first appearance.
  var groups: [(name: String, bodies: [SpaceBody])] {
    let (names, indices) = seriesOfBodies
    var result = names.map { (name: $0, bodies: [SpaceBody]()) }
    for (body, series) in zip(placed.bodies, indices) { result[series].bodies.append(body) }
    return result
  }

  /// The categories of the marks in order of first appearance, and the index of each body's category.
  var seriesOfBodies: (names: [String], indices: [Int]) {
    var seriesNames: [String] = []
    var indices: [Int] = []
    indices.reserveCapacity(placed.bodies.count)
    var index: [String: Int] = [:]
    // The series index of each category in each table.
    var seriesOfCategory = request.marks.map {
      [Int](repeating: -1, count: ($0.foregroundStyle?.categories.count ?? 0) + 1)
    }
    for body in placed.bodies {
      let (table, row) = (Int(body.row.table), Int(body.row.row))
      let names = request.marks[table].foregroundStyle
      let code = names.map { $0.kind == .category ? Int($0.values[row]) + 1 : 0 } ?? 0
      if seriesOfCategory[table][code] < 0 {
        let category = code > 0 ? names?.categories[code - 1] ?? "" : ""
        let name = category.isEmpty && !request.surfaces.isEmpty ? language.points : category
        if index[name] == nil {
          index[name] = seriesNames.count
          seriesNames.append(name)
        }
        seriesOfCategory[table][code] = index[name] ?? 0
      }
      indices.append(seriesOfCategory[table][code])
    }
    return (seriesNames, indices)
  }

  /// The marks as columns. Lines and rectangles are represented by their centres.
  var pointSeries: [DescribedSeries] {
    groups.map { name, bodies in
      let columns = SpaceDimension.allCases.map { dimension in bodies.map { number($0, dimension) } }
      var series = DescribedSeries(
        name: name, isContinuous: false, x: columns[0], y: columns[1], additional: [columns[2]])
      series.isMiddles = bodies.contains { $0.extent != .zero }
      return series
    }
  }

  /// The value of a mark on an axis as given; for a range, the centre of its visible part.
  func number(_ body: SpaceBody, _ dimension: SpaceDimension) -> Double {
    let column = request.marks[Int(body.row.table)][dimension]
    let scale = scales[dimension]
    if column.isInterval { return scale.value(at: body.center[dimension.rawValue]) }
    guard scale.setup.isBand else { return column.values[Int(body.row.row)] }
    return scale.value(at: body.center[dimension.rawValue]).rounded()
  }

  /// The value of a mark on an axis in words; for a range, both ends.
  func text(_ body: SpaceBody, _ dimension: SpaceDimension, _ speech: inout SpokenText) -> String {
    let column = request.marks[Int(body.row.table)][dimension]
    return speech.text(
      column, Int(body.row.row), unit: units[dimension.rawValue], on: facts[dimension.rawValue])
  }
}
