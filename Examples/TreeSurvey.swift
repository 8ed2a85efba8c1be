import Charts
import SwiftUI

/// Custom symbols: a symbol scale needs a shape, and the frame in which it looks as large as a circle.
public struct TreeSurvey: View {
  /// A conifer: three tiers and a trunk.
  struct Conifer: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: -0.1, y: -0.15, width: 1.2, height: 1.3) }

    func path(in rect: CGRect) -> Path {
      func place(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      }
      var path = Path()
      path.addLines([
        place(0.5, 0), place(0.78, 0.36), place(0.64, 0.36), place(0.9, 0.78), place(0.58, 0.78),
        place(0.58, 1), place(0.42, 1), place(0.42, 0.78), place(0.1, 0.78), place(0.36, 0.36),
        place(0.22, 0.36),
      ])
      path.closeSubpath()
      return path
    }
  }

  /// A leaf: two arcs between its tips.
  struct Leaf: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: -0.05, y: -0.05, width: 1.1, height: 1.1) }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      let bottom = CGPoint(x: rect.minX, y: rect.maxY)
      let top = CGPoint(x: rect.maxX, y: rect.minY)
      path.move(to: bottom)
      path.addQuadCurve(to: top, control: CGPoint(x: rect.minX, y: rect.minY))
      path.addQuadCurve(to: bottom, control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  struct Tree {
    var kind: String
    var years: Double
    var metres: Double
  }

  let trees = [
    ("Spruce", 14.0, 6.1), ("Spruce", 22, 10.4), ("Spruce", 31, 15.2), ("Spruce", 38, 18.9),
    ("Spruce", 47, 22.6), ("Spruce", 55, 24.1), ("Spruce", 63, 27.8), ("Spruce", 74, 29.0),
    ("Spruce", 86, 32.3), ("Beech", 17, 4.8),
    ("Beech", 26, 8.2), ("Beech", 34, 11.7), ("Beech", 43, 14.3), ("Beech", 52, 18.2), ("Beech", 60, 19.5),
    ("Beech", 69, 22.9), ("Beech", 78, 23.6), ("Beech", 91, 26.8),
  ].map { Tree(kind: $0.0, years: $0.1, metres: $0.2) }

  public init() {}

  public var body: some View {
    Chart {
      PointPlot(trees, x: .value("Age", \.years), y: .value("Height", \.metres))
        .foregroundStyle(by: .value("Kind", \.kind))
        .symbol(by: .value("Kind", \.kind))
        .symbolSize(140)
    }
    .chartSymbolScale(["Spruce": Conifer(), "Beech": Leaf()])
    .chartForegroundStyleScale(["Spruce": Color.teal, "Beech": Color.orange])
    .chartXScale(domain: 0...100)
    .chartYScale(domain: 0...40)
    .chartXAxisLabel("Age in years")
    .chartYAxisLabel("Height in metres")
  }
}
