import Foundation
import OpenChartsChartMath
import OpenChartsDescriptions
import OpenChartsDisplayList

/// Rules for the readability of 3-D scenes in a picture.
enum SpaceRules {
  /// The maximum fraction of hidden points.
  private static let mostHidden = 0.25
  /// The improvement in the fraction of visible points that makes a view worth naming: over the current pose, and
  /// over a more familiar view.
  private static let betterBy = 0.1
  private static let betterThanFamiliarBy = 0.03

  static func findings(_ chart: AuditedChart, in picture: AuditedPicture) -> [AuditFinding] {
    guard let scene = chart.drawn.scene else { return [] }
    let positions = chart.chart.scenePositions
    var findings = axisTexts(scene, chart)
    if let positions {
      findings += hiddenPoints(positions, scene, chart)
      findings += depthCue(positions, scene, chart, picture)
    }
    findings += slab(scene, chart)
    findings += needlessDepth(scene, chart)
    if scene.projection == .perspective {
      findings.append(
        AuditFinding(
          .perspective,
          "\(chart.name) is a still picture in perspective: equal lengths look unequal, so that values and sizes cannot "
            + "be compared.", measured: "perspective", required: "equal lengths look equal",
          remedy: "Use .chart3DCameraProjection(.orthographic).", frame: CGRect(chart.plot)))
    }
    return findings
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  // MARK: - hidden-points

  private static func hiddenPoints(_ positions: ScenePositions, _ scene: DrawnScene, _ chart: AuditedChart)
    -> [AuditFinding]
  {
    func hidden(_ pose: SpacePose) -> Double { DepthRaster.hiddenShare(positions, pose, scene.projection) }
    let share = hidden(scene.pose)
    guard share > mostHidden else { return [] }
    var best: (name: String, share: Double)?
    for view in NamedView.all {
      let viewShare = hidden(view.pose)
      if viewShare < best.map({ $0.share - betterThanFamiliarBy }) ?? (share - betterBy) {
        best = (view.name, viewShare)
      }
    }
    let smaller = "smaller symbols (symbolSize), or flat charts beside it"
    return [
      AuditFinding(
        .hiddenPoints,
        "\(percent(share)) of \(Text.count(positions.points.count, "point is", "points are")) hidden behind something nearer "
          + "at this pose.", measured: percent(share), required: "at most \(percent(mostHidden))",
        remedy: best.map {
          "Use .chart3DPose(.\($0.name)), which hides \(percent($0.share)), \(smaller)."
        } ?? "Use \(smaller); no named view shows many more.", frame: CGRect(chart.plot))
    ]
  }

  // MARK: - axis-texts

  private static func axisTexts(_ scene: DrawnScene, _ chart: AuditedChart) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    let frame = chart.node.frame
    let size = "\(Text.number(frame.width)) × \(Text.number(frame.height)) points"
    for (name, axis) in [("x", scene.x), ("y", scene.y), ("z", scene.z)] where !axis.isEndOn {
      if !axis.title.isEmpty, !axis.showsTitle {
        findings.append(
          AuditFinding(
            .axisTexts, "The \(name) axis has no room for its title \"\(axis.title)\" on \(size).",
            measured: "no title", required: "a title",
            remedy:
              "Give the chart more room or the axis a shorter title (.chart\(name.uppercased())AxisLabel), or say "
              + "in a text beside it what the axes are.", frame: CGRect(chart.plot)))
      }
      let needed = min(axis.labelCount, 2)
      guard axis.shownLabelCount < needed else { continue }
      findings.append(
        AuditFinding(
          .axisTexts,
          "The \(name) axis shows \(axis.shownLabelCount) of \(Text.count(axis.labelCount, "label", "labels")) on \(size): "
            + "nothing can be read off it.",
          measured: Text.count(axis.shownLabelCount, "label", "labels"), required: "at least \(needed)",
          remedy: "Give the chart more room, shorter labels, or a pose that shows more of the axis.",
          frame: CGRect(chart.plot)))
    }
    for (index, text) in scene.texts.enumerated() {
      guard let other = scene.texts[..<index].first(where: { $0.inset(x: 0.5, y: 0.5).intersects(text) })
      else { continue }
      findings.append(
        AuditFinding(
          .axisTexts, "Two texts of axes meet.", measured: "0 pt between them", required: "a gap",
          remedy: "Give the axes fewer values: AxisMarks(values: .automatic(desiredCount: 3)).",
          frame: CGRect(text.union(other).offset(x: frame.minX, y: frame.minY))))
      break
    }
    return findings
  }

  // MARK: - slab

  private static func slab(_ scene: DrawnScene, _ chart: AuditedChart) -> [AuditFinding] {
    let axes = [("x", scene.x), ("y", scene.y), ("z", scene.z)]
    guard let longest = axes.max(by: { $0.1.length < $1.1.length }),
      let shortest = axes.min(by: { $0.1.length < $1.1.length }), shortest.1.length > 0,
      longest.1.hasOwnLength || shortest.1.hasOwnLength
    else { return [] }
    let ratio = longest.1.length / shortest.1.length
    guard ratio > DrawnScene.mostLength * (1 + 1e-9) else { return [] }
    return [
      AuditFinding(
        .slab,
        "The \(longest.0) axis is \(Text.number(ratio)) times as long as the \(shortest.0) axis: values along the "
          + "\(shortest.0) axis cannot be distinguished.", measured: "\(Text.number(ratio)):1",
        required: "at most \(Text.number(DrawnScene.mostLength)):1",
        remedy:
          "Give both ranges of similar length: .chart\(shortest.0.uppercased())Scale(range: -0.5...0.5).",
        frame: CGRect(chart.plot))
    ]
  }

  // MARK: - depth-cue

  /// Finds scenes without a cue to depth: in a still picture, a point can be at any depth along its line of sight.
  private static func depthCue(
    _ positions: ScenePositions, _ scene: DrawnScene, _ chart: AuditedChart, _ picture: AuditedPicture
  ) -> [AuditFinding] {
    guard !positions.points.isEmpty, positions.ruleCount < positions.points.count else { return [] }
    // A scene that is seen along an axis looks like a flat chart.
    guard ![scene.x, scene.y, scene.z].contains(where: \.isEndOn) else { return [] }
    let titles = [scene.x.title, scene.y.title, scene.z.title]
    let flat = picture.charts.filter { other in
      guard other.drawn.scene == nil, let x = other.drawn.x, let y = other.drawn.y else { return false }
      return titles.contains(x.title) && titles.contains(y.title)
    }
    guard flat.count < 2 else { return [] }
    return [
      AuditFinding(
        .depthCue,
        "\(chart.name) is one still view of points: how far back each of them lies cannot be seen.",
        measured: "1 view", required: "flat views, or a line from each point to the floor",
        remedy:
          "Put flat charts of two axes each beside it, or add RuleMark(x:y:z:) with a range on y for each point.",
        frame: CGRect(chart.plot))
    ]
  }
}
