import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

extension SpaceDescription {
  /// The points of each series in order of x; each row of a surface is a series along x, ordered by z.
  var values: ChartValues? {
    guard placed.bodies.count <= Self.walkLimit else { return nil }
    let axes = axes
    var series = groups.map { points($0.name, $0.bodies, axes) }
    let colors = request.colorScale
    for (surface, name) in zip(request.surfaces, surfaceNames) {
      let sampled = SampledSurface(surface, on: scales)
      let color = request.color(of: surface, colors)
      for row in sampled.rows(named: name, axes[2], language) {
        series.append(values(of: row, owner: name, color, axes))
      }
    }
    var values = ChartValues(
      navigationOrder: .space, plot: scene, xTitle: facts[0].written, yTitle: facts[1].written, series: series
    )
    values.zTitle = facts[2].written
    values.positionNames = (facts[0].name, facts[2].name)
    values.isRightToLeft = request.environment.isRightToLeft
    return values
  }

  private func points(_ name: String, _ bodies: [SpaceBody], _ axes: [DescribedAxis]) -> ChartValues.Series {
    var speech = SpokenText(request.environment)
    var series = ChartValues.Series(name: name, color: bodies.first?.color ?? request.environment.accent)
    var depth = ChartValues.Depth(owner: name)
    for body in bodies {
      let frame = frame(of: body)
      series.frames.append(frame)
      series.points.append(frame.center)
      series.spots.append(body.center)
      series.positionTexts.append(text(body, .x, &speech))
      series.values.append(text(body, .y, &speech))
      depth.texts.append(text(body, .z, &speech))
      series.x.append(number(body, .x))
      series.y.append(number(body, .y))
      depth.z.append(number(body, .z))
    }
    (depth.along, depth.up) = (shares(series.x, axes[0]), shares(series.y, axes[1]))
    depth.far = shares(depth.z, axes[2])
    series.depth = depth
    return series
  }

  private func values(
    of row: DescribedSeries, owner: String, _ color: RGBA, _ axes: [DescribedAxis]
  ) -> ChartValues.Series {
    var series = ChartValues.Series(name: row.name, color: color)
    series.isContinuous = true
    let z = row.additional[0]
    for (index, x) in row.x.enumerated() {
      let y = row.y[index]
      // If there is no height, the floor shows the position.
      let height = y.isFinite ? min(max(scales.y.position(y), scales.y.low), scales.y.high) : scales.y.low
      let spot = Vector3(scales.x.position(x), height, scales.z.position(z[index]))
      let p = camera.project(spot)
      let point = Point(scene.x + p.x, scene.y + p.y)
      series.points.append(point)
      series.spots.append(spot)
      series.frames.append(Rect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
      series.positionTexts.append(axes[0].describe(x))
      series.values.append(y.isFinite ? axes[1].describe(y) : language.noValue)
    }
    (series.x, series.y) = (row.x, row.y)
    var depth = ChartValues.Depth(owner: owner)
    depth.z = z
    depth.texts = z.map(axes[2].describe)
    (depth.along, depth.up) = (shares(row.x, axes[0], parts: 100_000), shares(row.y, axes[1]))
    depth.far = shares(z, axes[2])
    series.depth = depth
    return series
  }

  /// The positions of values on an axis as fractions, rounded to thousandths. Equally spaced lines use finer parts,
  /// so that they stay equally spaced.
  private func shares(_ values: [Double], _ axis: DescribedAxis, parts: Double = 1000) -> [Double] {
    values.map { value in
      let share = axis.position(of: value)
      return share.isNaN ? share : (min(max(share, 0), 1) * parts).rounded() / parts
    }
  }
}
