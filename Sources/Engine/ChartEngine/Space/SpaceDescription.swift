import ChartMath
import ChartModel
import Descriptions
import DisplayList
import Foundation
import Phrases

/// The marks and surfaces of a scene for those who do not see it: asked when somebody first wants to know.
struct SpaceDescription: ChartMarks, ChartColumns {
  let request: SpaceRequest
  let placed: PlacedBodies
  let scales: SpaceScales
  let guides: SpaceGuides
  /// The titles of x, y and z as they are written.
  let titles: [String]
  let camera: SpaceCamera
  /// Where the scene lies in the chart.
  let scene: Rect

  /// A surface is told along so many rows of its floor, and at so many places of each.
  private static let rows = 9
  private static let columns = 33

  // MARK: - Columns

  var outline: ChartOutline { ChartOutline(chart) }

  var chart: DescribedChart {
    let axes = SpaceDimension.allCases.map(axis)
    let points = pointSeries
    guard points.isEmpty, !request.surfaces.isEmpty else {
      return DescribedChart(
        form: .space, x: axes[0], y: axes[1], additionalAxes: [axes[2]], series: points)
    }
    var chart = DescribedChart(
      form: .surface, x: axes[0], y: axes[1], additionalAxes: [axes[2]],
      series: request.surfaces.flatMap { slices(of: $0, axes[2]) })
    chart.surfaces = request.surfaces.count
    return chart
  }

  func axis(_ dimension: SpaceDimension) -> DescribedAxis {
    let scale = scales[dimension]
    let environment = request.environment
    let written = titles[dimension.rawValue]
    let unit = UnitWords(title: written, locale: environment.locale)
    let title = unit?.title ?? written
    var speech = SpokenText(environment)
    if scale.setup.isBand {
      return DescribedAxis(
        title: title, categories: scale.setup.categories.map { speech.value($0, unit: .day) })
    }
    let range = scale.domain.lower...scale.domain.upper
    if scale.setup.kind == .date {
      return .dates(
        title, range: range, unit: .day, locale: environment.locale, calendar: environment.calendar)
    }
    let number = SpokenNumber(locale: environment.locale, range: range)
    return DescribedAxis(
      title: title, range: range, isLogarithmic: scale.domain.transform.isLogarithmic && range.lowerBound > 0,
      bound: { number($0) }, describe: { unit?.of(number($0)) ?? number($0) })
  }

  /// Points by the names that colour them; lines and rectangles by their middles.
  private var pointSeries: [DescribedSeries] {
    var index: [String: Int] = [:]
    var found: [DescribedSeries] = []
    for body in placed.bodies {
      let name = name(of: body.row)
      let series = index[name] ?? found.count
      if series == found.count {
        index[name] = series
        found.append(DescribedSeries(name: name, isContinuous: false, x: [], y: [], additional: [[]]))
      }
      found[series].x.append(scales.x.value(at: body.center.x))
      found[series].y.append(scales.y.value(at: body.center.y))
      found[series].additional[0].append(scales.z.value(at: body.center.z))
    }
    return found
  }

  func slices(of surface: SurfaceRequest, _ depth: DescribedAxis) -> [DescribedSeries] {
    (0..<Self.rows).map { row in
      let z = scales.z.value(at: Self.part(row, of: Self.rows, scales.z))
      let xs = (0..<Self.columns).map { scales.x.value(at: Self.part($0, of: Self.columns, scales.x)) }
      let ys = xs.map { x in
        let y = surface.height(x, z)
        return y.isFinite ? y : .nan
      }
      let row = "\(titles[2]) \(depth.describe(z))"
      // Several surfaces are told apart by what colours them.
      let own = request.surfaces.count > 1 ? name(of: surface) : ""
      var series = DescribedSeries(name: language.joined([own, row]), isContinuous: true, x: xs, y: ys)
      series.isFunction = true
      series.additional = [Array(repeating: z, count: xs.count)]
      return series
    }
  }

  private static func part(_ index: Int, of count: Int, _ scale: SpaceScale) -> Double {
    scale.low + (scale.high - scale.low) * Double(index) / Double(count - 1)
  }

  private func name(of surface: SurfaceRequest) -> String {
    if case .category(let name)? = surface.foregroundStyle?.value { name } else { "" }
  }

  private func name(of row: SpaceRow) -> String {
    let table = request.marks[Int(row.table)]
    guard let column = table.foregroundStyle, column.kind == .category else { return "" }
    if case .category(let name) = column.value(at: Int(row.row)) { return name }
    return ""
  }

  // MARK: - Elements

  var values: ChartValues? { nil }

  /// A mark an element, or a series where marks are many; a row of each surface.
  var elements: [AccessibilityNode] {
    let axes = SpaceDimension.allCases.map(axis)
    var nodes: [AccessibilityNode] = []
    if placed.bodies.count <= ChartFacts.elementLimit {
      nodes = placed.bodies.map { element($0, axes) }
    } else {
      nodes = pointSeries.map { series in
        let columns = [series.x, series.y, series.additional[0]]
        let words = zip(axes, columns).compactMap { stretch($1, on: $0) }
        return AccessibilityNode(
          role: .interval, label: series.name, value: language.joined(words), frame: scene)
      }
    }
    for surface in request.surfaces {
      for series in slices(of: surface, axes[2]) {
        guard let words = stretch(series.y, on: axes[1]) else { continue }
        nodes.append(AccessibilityNode(role: .interval, label: series.name, value: words, frame: scene))
      }
    }
    return nodes
  }

  private var language: SpeechLanguage { SpeechLanguage(request.environment.locale) }

  private func element(_ body: SpaceBody, _ axes: [DescribedAxis]) -> AccessibilityNode {
    let words = SpaceDimension.allCases.map { dimension in
      let (scale, i) = (scales[dimension], dimension.rawValue)
      let low = axes[i].describe(scale.value(at: body.center[i] - body.extent[i]))
      let high = axes[i].describe(scale.value(at: body.center[i] + body.extent[i]))
      let text = low == high ? low : language.range(low, high)
      return titles[i].isEmpty ? text : "\(axes[i].title) \(text)"
    }
    let p = camera.project(body.center)
    let reach = max(6, placed.styles[Int(body.style)].symbolSize / 2 * camera.magnification(atDepth: p.z))
    return AccessibilityNode(
      role: .mark, label: name(of: body.row), value: language.joined(words),
      frame: Rect(x: scene.x + p.x - reach, y: scene.y + p.y - reach, width: 2 * reach, height: 2 * reach))
  }

  /// From the least to the greatest of some values.
  private func stretch(_ values: [Double], on axis: DescribedAxis) -> String? {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    let text = low == high ? axis.describe(low) : language.range(axis.describe(low), axis.describe(high))
    return axis.title.isEmpty ? text : "\(axis.title) \(text)"
  }
}

extension SpaceRequest {
  /// The chart for those who do not see it.
  func described(
    _ placed: PlacedBodies, on scales: SpaceScales, _ guides: SpaceGuides, _ fit: SpaceFit,
    in frame: SpaceFrame
  ) -> AccessibilityNode {
    let titles = guides.axes.map { $0.title?.words ?? $0.scale.setup.label }
    let marks = SpaceDescription(
      request: self, placed: placed, scales: scales, guides: guides, titles: titles, camera: fit.camera,
      scene: frame.scene)
    var node = AccessibilityNode(
      role: .chart, label: accessibilityLabel ?? "", frame: Rect(origin: .zero, size: frame.size))
    node.setMarks(marks)
    var drawn = DrawnChart(plot: frame.scene)
    drawn.ground = environment.background
    drawn.isContrastIncreased = environment.isContrastIncreased
    drawn.reducesTransparency = environment.reducesTransparency
    drawn.isRightToLeft = environment.isRightToLeft
    drawn.authorTexts = accessibilityLabel.map { [$0] } ?? []
    drawn.scene = DrawnScene(self, guides, fit, at: frame.scene.origin)
    node.drawn = drawn
    node.facts = ChartFacts(
      locale: environment.locale, count: placed.bodies.count + surfaces.count, columns: marks)
    return node
  }
}
