import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsPhrases

/// The accessible description of a scene's marks and surfaces, computed on demand.
struct SpaceDescription: ChartMarks, ChartColumns {
  /// The maximum number of marks that can be explored one by one. With more marks, the elements are series.
  static let walkLimit = 50_000

  let request: SpaceRequest
  let placed: PlacedSolids
  let scales: SpaceScales
  let guides: SpaceGuides
  /// The scale facts of x, y and z.
  let facts: [ScaleFacts]
  /// The date precision that distinguishes the values of each axis.
  let units: [Calendar.Component]
  let camera: SpaceCamera
  /// The frame of the scene in the chart.
  let scene: Rect

  init(
    _ request: SpaceRequest, _ placed: PlacedSolids, _ guides: SpaceGuides, _ scales: SpaceScales,
    _ camera: SpaceCamera, scene: Rect
  ) {
    let environment = request.environment
    let speech = SpokenText(environment)
    (self.request, self.placed, self.guides, self.scales) = (request, placed, guides, scales)
    (self.camera, self.scene) = (camera, scene)
    facts = guides.axes.map { axis in
      let setup = axis.scale.setup
      return ScaleFacts(
        written: axis.title?.words ?? setup.label, isNamedByMarks: axis.title == nil, setup,
        setup.isBand ? nil : axis.scale.domain, axis.values.joined().map(\.entry), locale: environment.locale)
    }
    units = SpaceDimension.allCases.map { dimension in
      let dates = request.marks.lazy.map { $0[dimension] }.first { $0.kind == .date }
      return dates.map { speech.unit(of: $0) } ?? .day
    }
  }

  var language: SpeechLanguage { SpeechLanguage(request.environment.locale) }

  /// The described axes x, y and z.
  var axes: [DescribedAxis] {
    SpaceDimension.allCases.map {
      facts[$0.rawValue].described(request.environment, dateUnit: units[$0.rawValue])
    }
  }

  // MARK: - Columns

  var outline: ChartOutline {
    let axes = axes
    let isSurface = placed.bodies.isEmpty && !request.surfaces.isEmpty
    var names: [String] = []
    for table in request.marks where table.count > 0 {
      let categories = table.foregroundStyle.flatMap { $0.kind == .category ? $0.categories : nil } ?? [""]
      for name in categories where !names.contains(name) { names.append(name) }
    }
    var outline = ChartOutline(
      form: isSurface ? .surface : .space, x: axes[0], y: axes[1], isSideways: false,
      count: placed.bodies.count, functions: request.surfaces.count, names: isSurface ? surfaceNames : names)
    outline.z = axes[2]
    return outline
  }

  var chart: DescribedChart {
    let axes = axes
    let points = pointSeries
    var chart = DescribedChart(
      form: points.isEmpty && !request.surfaces.isEmpty ? .surface : .space, x: axes[0], y: axes[1],
      additionalAxes: [axes[2]], series: points)
    for (surface, name) in zip(request.surfaces, surfaceNames) {
      let rows = chart.series.count..<(chart.series.count + SampledSurface.rowNumbers.count)
      let sampled = SampledSurface(surface, on: scales)
      chart.series += sampled.rows(named: name, axes[2], language)
      chart.surfaces.append(DescribedSurface(name: name, sampled, rows: rows))
    }
    return chart
  }
}

extension SpaceRequest {
  /// The kinds of marks in order of declaration, surfaces last.
  private var kinds: [String] {
    var names: [String] = []
    for table in marks where table.count > 0 {
      let name = table.trait.name
      if !names.contains(name) { names.append(name) }
    }
    return surfaces.isEmpty ? names : names + ["surface"]
  }

  /// Returns the chart with its drawing as data and its values, and its accessibility node.
  func described(
    _ placed: PlacedSolids, on scales: SpaceScales, _ guides: SpaceGuides, _ fit: SpaceFit,
    in frame: SpaceFrame
  ) -> (PictureChart, AccessibilityNode) {
    let whole = Rect(origin: .zero, size: frame.size)
    let marks = SpaceDescription(self, placed, guides, scales, fit.camera, scene: frame.scene)
    var node = AccessibilityNode(role: .chart, label: accessibilityLabel ?? "", frame: whole)
    node.chart = id
    node.setMarks(marks)
    node.facts = ChartFacts(
      locale: environment.locale, count: placed.bodies.count + surfaces.count, columns: marks)
    var drawn = AuditModel(plot: frame.scene)
    drawn.isSpatial = true
    drawn.background = environment.background
    drawn.isContrastIncreased = environment.isContrastIncreased
    drawn.reducesTransparency = environment.reducesTransparency
    drawn.isRightToLeft = environment.isRightToLeft
    drawn.authorTexts = accessibilityLabel.map { [$0] } ?? []
    var scene = DrawnScene(self, guides, fit, at: frame.scene.origin)
    scene.kinds = kinds
    drawn.scene = scene
    return (PictureChart(id, frame: whole, drawn: drawn, marks: marks), node)
  }
}
