import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// A camera and its labels, fitted so that the whole box and every label lie in the picture.
struct SpaceFit {
  let camera: SpaceCamera
  let labels: SpaceLabels
  let view: BoxView
  /// The guides that were omitted to save space.
  let omitted: SpaceLabels.OmittedGuides

  private static let margin = 1.0
  /// The maximum number of passes. Labels do not scale with the box, so several passes are needed to find a size at
  /// which both fit.
  private static let passes = 6

  /// Fits the box, starting from Apple's camera. If not everything fits, the box is made smaller, never larger. Titles
  /// below the box first slide along their edges. Titles, and then labels, are omitted if they would reduce the box to
  /// less than 40 % of its size.
  init(_ guides: SpaceGuides, _ box: SpaceBox, _ request: SpaceRequest, in size: Size) {
    let view = BoxView(box, request.pose)
    let camera = SpaceCamera(request.pose, request.projection, width: size.width, height: size.height)
    func fit(_ omitted: SpaceLabels.OmittedGuides) -> SpaceFit {
      Self.fitted(camera, guides, view, omitted, in: size)
    }
    let bare = fit(.labels)
    for omitted in SpaceLabels.OmittedGuides.allCases where omitted != .labels {
      let candidate = fit(omitted)
      if candidate.camera.scale >= 0.4 * bare.camera.scale {
        self = candidate
        return
      }
    }
    self = bare
  }

  private init(camera: SpaceCamera, labels: SpaceLabels, view: BoxView, omitted: SpaceLabels.OmittedGuides) {
    (self.camera, self.labels, self.view, self.omitted) = (camera, labels, view, omitted)
  }

  private static func fitted(
    _ start: SpaceCamera, _ guides: SpaceGuides, _ view: BoxView, _ omitted: SpaceLabels.OmittedGuides,
    in size: Size
  ) -> SpaceFit {
    var camera = start
    let available = Size(max(size.width - 2 * margin, 1), max(size.height - 2 * margin, 1))
    func labeled() -> SpaceLabels {
      SpaceLabels(guides, view, camera, omitted: omitted, within: margin...(margin + available.width))
    }
    var labels = labeled()
    for _ in 0..<passes {
      let geometry = extent(view, camera)
      let all = labels.fixedFrames.reduce(geometry) { $0.union($1) }
      guard all.width > available.width + 1e-6 || all.height > available.height + 1e-6 else { break }
      let beside = Size(all.width - geometry.width, all.height - geometry.height)
      let factor = min(
        (available.width - beside.width) / geometry.width,
        (available.height - beside.height) / geometry.height)
      camera.scale *= min(max(factor, 0.05), 0.999)
      labels = labeled()
    }
    // Moves the camera if something still extends beyond a side of the picture.
    let all = labels.fixedFrames.reduce(extent(view, camera)) { $0.union($1) }
    let (dx, dy) = (
      shift(all.minX, all.maxX, within: size.width), shift(all.minY, all.maxY, within: size.height)
    )
    if dx != 0 || dy != 0 {
      camera.x += dx
      camera.y += dy
      labels = labeled()
    }
    return SpaceFit(camera: camera, labels: labels, view: view, omitted: omitted)
  }

  private static func shift(_ low: Double, _ high: Double, within length: Double) -> Double {
    if high - low > length - 2 * margin { return (length - low - high) / 2 }
    return low < margin ? margin - low : high > length - margin ? length - margin - high : 0
  }

  /// The frame of the box in the picture, including its ticks.
  private static func extent(_ view: BoxView, _ camera: SpaceCamera) -> Rect {
    var corners = view.box.corners
    for dimension in SpaceDimension.allCases {
      let out = view.outward(dimension) * SpaceLabels.tick
      for coordinate in [view.box.low[dimension.rawValue], view.box.high[dimension.rawValue]] {
        corners.append(view.edge(dimension, at: coordinate) + out)
      }
    }
    let points = corners.map { camera.project($0) }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: max(right - left, 1e-6), height: max(bottom - top, 1e-6))
  }
}
