import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The labels and titles of a scene's axes in the picture, without overlaps.
struct SpaceLabels {
  /// The guides that are omitted in a small picture.
  enum OmittedGuides: CaseIterable { case none, titles, labels }

  struct Label {
    let frame: Rect
    let text: SpaceText
    let dimension: SpaceDimension
    /// Whether the text runs upwards.
    var isRotated = false
    /// Whether the text moves along its edge to stay within the picture.
    var slides = false
    /// The x position that the text's centre would have without moving.
    var anchor = 0.0

    var item: DisplayItem {
      var group = GroupItem(text.items)
      group.transform =
        isRotated
        ? Transform(a: 0, b: -1, c: 1, d: 0, tx: frame.minX, ty: frame.maxY)
        : .translation(frame.minX, frame.minY)
      return .group(group)
    }
  }

  private static let gap = 3.0
  /// The distance from a tick to the top of the label below it, and from the label to a title. As in pictures of
  /// devices, the middle of a label is 10 points below the tick, and a title 8 points below the digits of the label.
  private static let gapBelow = (label: 2.75, title: 2.0)
  static let tick = 0.03
  /// The maximum length in points of an edge whose axis has no title.
  private static let titleLength = 16.0
  private(set) var labels: [Label] = []
  private(set) var titles: [Label] = []
  /// The left and right bounds of the picture for titles that slide.
  private let bounds: ClosedRange<Double>

  var frames: [Rect] { labels.map(\.frame) + titles.map(\.frame) }

  /// The frames that must fit into the picture. For a title that can slide, only the height must fit.
  var fixedFrames: [Rect] {
    labels.map(\.frame)
      + titles.map { title in
        guard title.slides else { return title.frame }
        return Rect(
          x: min(max(title.anchor, bounds.lowerBound), bounds.upperBound), y: title.frame.y, width: 0,
          height: title.frame.height)
      }
  }

  /// - Parameter bounds: The left and right bounds of the picture.
  init(
    _ guides: SpaceGuides, _ view: BoxView, _ camera: SpaceCamera, omitted: OmittedGuides,
    within bounds: ClosedRange<Double>
  ) {
    self.bounds = bounds
    guard omitted != .labels else { return }
    // Start with the vertical axis, because it is the least foreshortened.
    for axis in [guides.axes[1], guides.axes[0], guides.axes[2]] { addLabels(axis, view, camera) }
    guard omitted == .none else { return }
    for axis in [guides.axes[1], guides.axes[0], guides.axes[2]] { addTitle(axis, view, camera) }
  }

  // MARK: - Edges in the picture

  private func point(_ p: Vector3, _ camera: SpaceCamera) -> Point {
    let q = camera.project(p)
    return Point(q.x, q.y)
  }

  /// The direction out of the box at an axis' edge, and the length of the edge in the picture; `nil` if the edge is
  /// seen end on.
  private func edge(_ scale: SpaceScale, _ view: BoxView, _ camera: SpaceCamera) -> (
    out: Point, length: Double
  )? {
    let start = point(view.edge(scale.dimension, at: scale.low), camera)
    let end = point(view.edge(scale.dimension, at: scale.high), camera)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 8 else { return nil }
    var out = Point(-dy / length, dx / length)
    let middle = point((view.box.low + view.box.high) / 2, camera)
    let way = Point((start.x + end.x) / 2 - middle.x, (start.y + end.y) / 2 - middle.y)
    if out.x * way.x + out.y * way.y < 0 { out = Point(-out.x, -out.y) }
    return (out, length)
  }

  /// The direction from an edge to its labels. On the floor it is straight down or up, so that each label is below or
  /// above its tick. For the vertical axis, and where an edge is so steep that labels would overlap, it points out of
  /// the box.
  private func labelDirection(_ dimension: SpaceDimension, _ out: Point) -> Point {
    dimension == .y || abs(out.y) < 0.3 ? out : Point(0, out.y < 0 ? -1 : 1)
  }

  /// Whether an axis' edge is seen end on, so that labels do not fit beside it.
  static func isEndOn(_ scale: SpaceScale, _ view: BoxView, _ camera: SpaceCamera) -> Bool {
    let start = camera.project(view.edge(scale.dimension, at: scale.low))
    let end = camera.project(view.edge(scale.dimension, at: scale.high))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot() <= titleLength
  }

  // MARK: - Labels

  private mutating func addLabels(_ axis: SpaceGuides.Axis, _ view: BoxView, _ camera: SpaceCamera) {
    let dimension = axis.scale.dimension
    guard let edge = edge(axis.scale, view, camera) else { return }
    let out = labelDirection(dimension, edge.out)
    let gap = out.x == 0 ? Self.gapBelow.label : Self.gap
    let outward = view.outward(dimension) * Self.tick
    for values in axis.values {
      let candidates = values.compactMap { value -> Label? in
        guard let text = value.label else { return nil }
        let anchor = view.edge(dimension, at: value.position)
        let tip = point(value.entry.ticks.isEmpty ? anchor : anchor + outward, camera)
        return Label(frame: frame(text.size, beyond: tip, out, gap: gap), text: text, dimension: dimension)
      }
      labels += thinned(candidates)
    }
  }

  /// Returns the frame of content placed beyond a point in a direction.
  private func frame(_ size: Size, beyond tip: Point, _ out: Point, gap: Double = gap) -> Rect {
    let reach = abs(out.x) * size.width / 2 + abs(out.y) * size.height / 2 + gap
    return Rect(
      x: tip.x + out.x * reach - size.width / 2, y: tip.y + out.y * reach - size.height / 2,
      width: size.width,
      height: size.height)
  }

  /// Keeps every label, or else every second, fifth (and so on) label, so that no label overlaps another label of this
  /// axis or of previous axes.
  private func thinned(_ candidates: [Label]) -> [Label] {
    func isFree(_ frame: Rect, of others: [Label]) -> Bool {
      let frame = frame.inset(x: -2, y: 0)
      return !others.contains { $0.frame.intersects(frame) }
    }
    var every = 1
    for candidate in [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000] {
      every = candidate
      let thinned = stride(from: 0, to: candidates.count, by: candidate).map { candidates[$0] }
      if zip(thinned, thinned.dropFirst()).allSatisfy({ isFree($0.frame, of: [$1]) }) { break }
    }
    return stride(from: 0, to: candidates.count, by: every).map { candidates[$0] }.filter {
      isFree($0.frame, of: labels)
    }
  }

  // MARK: - Titles

  private mutating func addTitle(_ axis: SpaceGuides.Axis, _ view: BoxView, _ camera: SpaceCamera) {
    guard let text = axis.title?.text, let edge = edge(axis.scale, view, camera),
      edge.length > Self.titleLength
    else {
      return
    }
    let dimension = axis.scale.dimension
    let out = labelDirection(dimension, edge.out)
    // A title along the vertical edge is rotated unless it is a single letter.
    let isRotated = dimension == .y && text.size.width > 2 * text.size.height && abs(edge.out.x) > 0.7
    let size = isRotated ? Size(text.size.height, text.size.width) : text.size
    let middle = (axis.scale.low + axis.scale.high) / 2
    let tip = point(
      view.edge(dimension, at: middle) + view.outward(dimension) * Self.tick, camera)
    // The distance by which the labels extend beyond the edge.
    var reach = 0.0
    for label in labels where label.dimension == dimension {
      let (dx, dy) = (label.frame.midX - tip.x, label.frame.midY - tip.y)
      let middle = dx * out.x + dy * out.y
      let half = abs(out.x) * label.frame.width / 2 + abs(out.y) * label.frame.height / 2
      // A title below the floor only has to avoid the labels directly above it, not those beside it.
      if out.x == 0, abs(dx) > (label.frame.width + size.width) / 2 { continue }
      reach = max(reach, middle + half)
    }
    let gap = out.x == 0 && reach > 0 ? Self.gapBelow.title : Self.gap
    let natural = self.frame(size, beyond: tip, out, gap: reach + gap)
    let slides =
      dimension != .y && abs(edge.out.y) > 0.5 && size.width <= bounds.upperBound - bounds.lowerBound
    func placed(_ frame: Rect) -> Rect { slides ? slid(frame, along: edge.out) : frame }
    var frame = placed(natural)
    // Moves the title outwards until it does not overlap labels of other axes.
    for _ in 0..<12 where frames.contains(where: { $0.intersects(frame.inset(x: -2, y: -1)) }) {
      frame = placed(frame.offset(x: out.x * 5, y: out.y * 5))
    }
    guard !frames.contains(where: { $0.intersects(frame) }) else { return }
    titles.append(
      Label(
        frame: frame, text: text, dimension: dimension, isRotated: isRotated, slides: slides,
        anchor: natural.midX))
  }

  /// Returns the frame moved into the picture, parallel to the edge that it is beside.
  ///
  /// - Parameter out: The direction from the edge to the frame.
  private func slid(_ frame: Rect, along out: Point) -> Rect {
    let way = max(bounds.lowerBound - frame.minX, 0) + min(bounds.upperBound - frame.maxX, 0)
    return frame.offset(x: way, y: -out.x / out.y * way)
  }
}
