import Foundation
import OpenChartsDisplayList

/// Rules for adjacent areas of colour.
enum ShapeRules {
  /// The maximum distance in points of touching areas.
  private static let touch = 0.5
  private static let neighbours = 12

  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    let filled = chart.marks.filter { shape in
      guard let fill = shape.fill, shape.line == nil, !shape.bounds.isEmpty else { return false }
      if case .pattern = fill { return false }
      return true
    }
    // Neighbours on a colour ramp are similar by design.
    guard Set(filled.map { $0.fill?.representativeColor.hex }).count <= 12 else { return [] }
    let touching = rects(filled, chart) + areas(filled, chart) + sectors(filled, chart)
    guard let worst = touching.min(by: { $0.ratio < $1.ratio }) else { return [] }
    let names = [worst.a, worst.b].map { color in chart.name(of: color).map { "\"\($0)\"" } ?? color.hex }
    return [
      AuditFinding(
        .separated,
        "Areas of \(names[0]) and \(names[1]) touch with \(Text.ratio(worst.ratio)) between their colours; "
          + "without a gap they need 3:1."
          + (touching.count > 1 ? " \(touching.count) borders are like this." : ""),
        measured: Text.ratio(worst.ratio), required: "3:1 or a gap of 1 pt",
        remedy: "Separate stacked pieces and sectors with .chartMarkSeparator(.visible); leave a gap between "
          + "rectangles with a width of .inset(0.5).", frame: CGRect(worst.frame))
    ]
  }

  private typealias Border = (a: RGBA, b: RGBA, ratio: Double, frame: Rect)

  private static func border(_ a: SeenShape, _ b: SeenShape, _ chart: AuditedChart) -> Border? {
    guard let first = a.fill, let second = b.fill else { return nil }
    let (x, y) = (a.visibleColor(first, on: chart.background), b.visibleColor(second, on: chart.background))
    guard x.hex != y.hex, x.hex != chart.background.hex, y.hex != chart.background.hex else { return nil }
    let ratio = x.contrast(to: y)
    return ratio < 3 ? (x, y, ratio, a.bounds.union(b.bounds)) : nil
  }

  private static func rects(_ shapes: [SeenShape], _ chart: AuditedChart) -> [Border] {
    let rects = shapes.filter { if case .rect = $0.outline { true } else { false } }
    var borders: [Border] = []
    func compare(_ sorted: [SeenShape], _ isNext: (Rect, Rect) -> Bool) {
      for i in sorted.indices {
        for j in (i + 1)..<min(i + neighbours, sorted.count) where j < sorted.count {
          if isNext(sorted[i].bounds, sorted[j].bounds), let border = border(sorted[i], sorted[j], chart) {
            borders.append(border)
          }
        }
      }
    }
    func overlap(_ a: (Double, Double), _ b: (Double, Double)) -> Bool { min(a.1, b.1) - max(a.0, b.0) > 1 }
    compare(rects.sorted { ($0.bounds.minX, $0.bounds.minY) < ($1.bounds.minX, $1.bounds.minY) }) { a, b in
      abs(b.minY - a.maxY) < touch && overlap((a.minX, a.maxX), (b.minX, b.maxX))
    }
    compare(rects.sorted { ($0.bounds.minY, $0.bounds.minX) < ($1.bounds.minY, $1.bounds.minX) }) { a, b in
      abs(b.minX - a.maxX) < touch && overlap((a.minY, a.maxY), (b.minY, b.maxY))
    }
    return borders
  }

  /// Returns the borders of neighbouring sectors of one ring, in their order around the circle.
  private static func sectors(_ shapes: [SeenShape], _ chart: AuditedChart) -> [Border] {
    let sectors = shapes.compactMap { shape in
      shape.id.flatMap { chart.drawn.sectors[$0] }.map { (shape: shape, sector: $0) }
    }.sorted { ($0.sector.outer, $0.sector.start) < ($1.sector.outer, $1.sector.start) }
    var borders: [Border] = []
    var first = 0
    for (i, a) in sectors.enumerated() {
      let ring = a.sector.outer
      if sectors[first].sector.outer != ring { first = i }
      // After the last sector of a ring comes its first one.
      let isLast = i + 1 == sectors.count || sectors[i + 1].sector.outer != ring
      let next = isLast ? first : i + 1
      let b = sectors[next]
      let turn = abs((b.sector.start - a.sector.end).truncatingRemainder(dividingBy: 2 * .pi))
      let gap = min(turn, 2 * .pi - turn) * ring + a.sector.inset + b.sector.inset
      if next != i, gap < touch, let border = border(a.shape, b.shape, chart) { borders.append(border) }
    }
    return borders
  }

  /// The corners of an area, with coordinates in tenths of a point.
  private struct Corners {
    var shape: SeenShape
    var points: Set<Point>
    var byX: [Double: [Double]]
    var byY: [Double: [Double]]

    init(_ shape: SeenShape, _ points: [Point]) {
      self.shape = shape
      self.points = Set(points)
      byX = Dictionary(grouping: self.points, by: \.x).mapValues { $0.map(\.y) }
      byY = Dictionary(grouping: self.points, by: \.y).mapValues { $0.map(\.x) }
    }

    /// The number of corners that are also corners of another area. Areas of a stack overlap by up to 0.3 points.
    func count(sharedWith other: Corners) -> Int {
      func isNear(_ values: [Double]?, _ value: Double) -> Bool {
        values?.contains { abs($0 - value) <= 3 } ?? false
      }
      return max(
        points.count { isNear(other.byX[$0.x], $0.y) }, points.count { isNear(other.byY[$0.y], $0.x) })
    }
  }

  /// Returns the borders of stacked areas, which share the corners of their common edge.
  private static func areas(_ shapes: [SeenShape], _ chart: AuditedChart) -> [Border] {
    var corners: [Corners] = []
    for shape in shapes.prefix(200) {
      guard case .path(let path, _) = shape.outline, path.points.count > 5 else { continue }
      let points = path.points.prefix(5_000).map { Point(($0.x * 10).rounded(), ($0.y * 10).rounded()) }
      corners.append(Corners(shape, points))
    }
    guard corners.count <= 60 else { return [] }
    var borders: [Border] = []
    for i in corners.indices {
      for j in 0..<i where corners[i].count(sharedWith: corners[j]) > 2 {
        if let border = border(corners[j].shape, corners[i].shape, chart) { borders.append(border) }
      }
    }
    return borders
  }
}
